# journal: build, test, install. `make help` lists what can be asked for.

PREFIX ?= /usr/local
DESTDIR ?=
# Not every shell expands the tilde of PREFIX=~/.local.
override PREFIX := $(patsubst ~/%,$(HOME)/%,$(PREFIX))

BINARY = .build/release/journal
BIN = $(DESTDIR)$(PREFIX)/bin
SHARE = $(DESTDIR)$(PREFIX)/share
MANUAL = $(SHARE)/man/man1
BASH_COMPLETION = $(SHARE)/bash-completion/completions
ZSH_COMPLETION = $(SHARE)/zsh/site-functions
FISH_COMPLETION = $(SHARE)/fish/vendor_completions.d

# The sample journal's last Sunday: what is shown does not depend on the day it is shown.
SAMPLE_DAY = 2026-03-15

.PHONY: all help recap test lint release install uninstall foods figures bench bench-ir scenes crash crash-quick concurrency \
  concurrency-quick sync-races sync-races-quick sync-crash sync-crash-quick hostile-repositories hostile-repositories-quick \
  hostile-files hostile-files-quick sanitize fuzz fuzz-quick environments environments-quick no-sockets proof clean
.NOTPARALLEL:

all: release

help:
	@echo 'make             build $(BINARY)'
	@echo 'make recap       the weekly recap of the sample journal'
	@echo 'make test        all tests'
	@echo 'make lint        the form of the sources'
	@echo 'make install     binary, completions and manual page; PREFIX=$(PREFIX), DESTDIR honoured'
	@echo 'make uninstall   take those away again'
	@echo 'make foods       make the food table from its lists anew, and check it'
	@echo 'make figures     compute the figures of reports a second time, from the export'
	@echo 'make bench       answers, time and memory on ten and a hundred years of days'
	@echo 'make bench-ir    instructions, by callgrind'
	@echo 'make scenes      merge days in real git, and compare with plain git'
	@echo 'make crash       stop commands that write at every system call, and let calls fail'
	@echo 'make crash-quick the same of four commands, in a minute'
	@echo 'make concurrency several commands and an editor at one file, and nothing lost'
	@echo 'make sync-races  devices that write and sync all at once, and nothing lost'
	@echo 'make sync-crash  stop sync and its git at every system call, and sync again'
	@echo 'make hostile-repositories'
	@echo '                 every command in diaries whose .git would start programs'
	@echo '                 these three with -quick at the end: a sample, in a minute'
	@echo 'make power-cut   commands on a disk that is cut off at every call; needs root'
	@echo 'make fuzz        look for bytes that break a property, a minute for each target'
	@echo 'make fuzz-quick  the same for some seconds, with the same inputs each time'
	@echo 'make hostile-files  every command on files that nobody should write, within 5 s and 512 MB'
	@echo 'make sanitize    all tests under ThreadSanitizer, and again under AddressSanitizer'
	@echo 'make environments   other locales, time zones and clocks; -quick: one of each kind'
	@echo 'make no-sockets  every command traced: none opens a socket by itself'
	@echo 'make proof       all of these at length, which takes hours; SECURITY.md says what for'
	@echo 'make clean       remove what was built'
	@echo
	@echo 'Whatever is missing, libcmark and SQLite for two, is installed and named.'

recap: release
	@$(BINARY) recap -C sample-journal --today $(SAMPLE_DAY) --write
	@$(BINARY) recap -C sample-journal --today $(SAMPLE_DAY)

test:
	@Tools/install-dependencies cmark sqlite
	swift build --build-tests
	swift test --disable-xctest --skip-build --quiet

lint:
	@Tools/lint

release:
	@Tools/install-dependencies cmark sqlite
	@Tools/build-release

# The completions are written by the binary itself, so they cannot fall behind it.
install: release
	$(BINARY) --generate-completion-script bash >.build/completion.bash
	$(BINARY) --generate-completion-script zsh >.build/completion.zsh
	$(BINARY) --generate-completion-script fish >.build/completion.fish
	install -d "$(BIN)" "$(MANUAL)" "$(BASH_COMPLETION)" "$(ZSH_COMPLETION)" "$(FISH_COMPLETION)"
	install -m 755 $(BINARY) "$(BIN)/journal"
	install -m 644 Documentation/journal.1 "$(MANUAL)/journal.1"
	install -m 644 .build/completion.bash "$(BASH_COMPLETION)/journal"
	install -m 644 .build/completion.zsh "$(ZSH_COMPLETION)/_journal"
	install -m 644 .build/completion.fish "$(FISH_COMPLETION)/journal.fish"

uninstall:
	rm -f "$(BIN)/journal" "$(MANUAL)/journal.1" "$(BASH_COMPLETION)/journal" \
	  "$(ZSH_COMPLETION)/_journal" "$(FISH_COMPLETION)/journal.fish"

foods:
	@swift build --product embed-foods
	@.build/debug/embed-foods Tools/EmbedFoods

figures: release
	@Tools/install-dependencies python3
	@python3 Tools/check-figures.py $(BINARY)

bench:
	@Tools/install-dependencies cmark sqlite cc python3
	@Tools/build-release
	@python3 Benchmarks/run.py

bench-ir:
	@Tools/install-dependencies cmark sqlite cc python3 valgrind
	@Tools/build-release
	@python3 Benchmarks/run.py --instructions

scenes: release
	@Tools/install-dependencies python3
	@Tools/merge-scenes --binary $(BINARY)
	@Tools/merge-triples --binary $(BINARY)

crash:
	@Tools/install-dependencies cmark sqlite python3 strace
	@Tools/build-release
	@Tools/crash-test

crash-quick: release
	@Tools/install-dependencies python3 strace
	@Tools/crash-test --quick --if-permitted

concurrency:
	@Tools/install-dependencies cmark sqlite python3 strace
	@Tools/build-release
	@Tools/concurrency-test

concurrency-quick: release
	@Tools/install-dependencies python3 strace
	@Tools/concurrency-test --adds 500 --if-permitted

sync-races:
	@Tools/install-dependencies cmark sqlite python3 strace
	@Tools/build-release
	@Tools/sync-races

sync-races-quick: release
	@Tools/install-dependencies python3 strace
	@Tools/sync-races --quick --if-permitted

sync-crash:
	@Tools/install-dependencies cmark sqlite python3 strace
	@Tools/build-release
	@Tools/sync-crash

sync-crash-quick: release
	@Tools/install-dependencies python3 strace
	@Tools/sync-crash --quick --if-permitted

hostile-repositories:
	@Tools/install-dependencies cmark sqlite python3 strace
	@Tools/build-release
	@Tools/hostile-repositories

hostile-repositories-quick: release
	@Tools/install-dependencies python3 strace
	@Tools/hostile-repositories --quick --if-permitted

power-cut:
	@Tools/install-dependencies cmark sqlite python3 strace
	@Tools/build-release
	@Tools/power-cut

fuzz:
	@Tools/install-dependencies cmark sqlite python3
	@Tools/fuzz

fuzz-quick:
	@Tools/install-dependencies cmark sqlite python3
	@Tools/fuzz --quick

hostile-files: release
	@Tools/install-dependencies python3
	@Tools/hostile-files --binary $(BINARY)

hostile-files-quick: release
	@Tools/install-dependencies python3
	@Tools/hostile-files --binary $(BINARY) --quick

# Each in a folder of its own, since nothing built for one serves the other. Tests start the program that lies there.
sanitize:
	@Tools/install-dependencies cmark sqlite
	swift test --sanitize=thread --disable-xctest --quiet --scratch-path .build-sanitize/thread
	swift test --sanitize=address --disable-xctest --quiet --scratch-path .build-sanitize/address

environments: release
	@Tools/install-dependencies python3 faketime
	@Tools/environments

no-sockets: release
	@Tools/install-dependencies python3 strace
	@Tools/no-sockets --binary $(BINARY) --if-permitted

environments-quick: release
	@Tools/install-dependencies python3
	@Tools/environments --quick

proof: lint test figures scenes crash concurrency sync-races sync-crash hostile-repositories hostile-files sanitize power-cut fuzz environments no-sockets

clean:
	rm -rf .build .build-bench .build-sanitize Fuzz/.build
