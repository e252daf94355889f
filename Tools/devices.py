#!/usr/bin/env python3
"""devices.py: several devices that share a diary through one bare repository, for the tools that try `journal sync`.

Nothing leaves the machine: the repository, the devices, the home and git's configuration lie in one folder of their own.
"""

import collections
import os
import re
import shutil
import signal
import stat
import subprocess
import tempfile
import time

BUSY = 75
TIMEOUT = 120
TODAY = "2026-03-14"
MARKS = re.compile(rb"(?m)^(<{7}|>{7}|\|{7}|={7})")
# Names of files that nothing may leave among the days.
LEFT_OVER = re.compile(r"\.journal-tmp-|\.merge_file_|\.conflict-|\.sync-conflict-|\.orig$|~$")
GIT = shutil.which("git")


def new_folder(prefix, quick=False):
    """A folder of its own; a quick one lies in memory, where programs may run there, for runs that make and remove thousands."""
    where = "/dev/shm"
    is_usable = quick and os.access(where, os.W_OK | os.X_OK) and not os.statvfs(where).f_flag & os.ST_NOEXEC
    return os.path.realpath(tempfile.mkdtemp(prefix=prefix, dir=where if is_usable else None))


class Devices:
    """A bare repository and the devices that sync with it, below one folder."""

    def __init__(self, binary, prefix, home=None, quick=False):
        self.binary = binary
        self.home = home or new_folder(prefix, quick)
        self.bare = os.path.join(self.home, "bare")
        self.programs = os.path.join(self.home, "bin")
        self.settings = os.path.join(self.home, "home")
        self.devices = []
        self.environment = {
            "PATH": f"{self.programs}:{os.path.dirname(GIT)}:/usr/bin:/bin", "HOME": self.settings, "TZ": "UTC", "LC_ALL": "C.UTF-8",
            "XDG_CONFIG_HOME": os.path.join(self.settings, ".config"),
            "GIT_CONFIG_GLOBAL": os.path.join(self.settings, ".gitconfig"), "GIT_CONFIG_NOSYSTEM": "1",
            "GIT_TERMINAL_PROMPT": "0", "JOURNAL_TODAY": f"{TODAY}T13:30", "SWIFT_BACKTRACE": "enable=no",
        }
        if home is None:
            os.mkdir(self.programs)
            os.mkdir(self.settings)
            os.symlink(binary, os.path.join(self.programs, "journal"))
            for setting, value in [
                ("user.name", "Diary"), ("user.email", "diary@example.org"), ("init.defaultBranch", "main"),
                # What git does behind a command's back would differ from run to run.
                ("gc.auto", "0"), ("maintenance.auto", "false"), ("advice.detachedHead", "false"),
                ("init.templateDir", ""),
            ]:
                self.git(self.home, "config", "--global", setting, value)
            self.git(self.home, "init", "-q", "--bare", self.bare)

    def begin(self, name):
        """The first device, whose diary goes into the bare repository."""
        device = self.take(name)
        device.require("init", "--quiet", "--git")
        self.git(device.path, "remote", "add", "origin", self.bare)
        return device

    def clone(self, name):
        """A further device, as a person makes one."""
        self.git(self.home, "clone", "-q", self.bare, os.path.join(self.home, name))
        device = self.take(name)
        device.require("init", "--quiet", "--git")
        return device

    def take(self, name):
        """A device that lies there already, or will."""
        device = Device(self, name)
        self.devices.append(device)
        return device

    def git(self, folder, *arguments, allowed=(0,), input=None):
        """What git answers as bytes; a plain git of the user's."""
        done = subprocess.run(
            [GIT, "-C", folder, *arguments], env=self.environment, input=input, capture_output=True, timeout=TIMEOUT,
            **({} if input is not None else {"stdin": subprocess.DEVNULL}))
        if done.returncode not in allowed:
            raise GitError(f"‘git {' '.join(arguments)}’ ended with {done.returncode}: {done.stderr.decode(errors='replace').strip()}")
        return done.stdout

    def pack(self):
        """Makes few files of the objects, so that copies are quick."""
        for folder in [self.bare, *(device.path for device in self.devices)]:
            self.git(folder, "repack", "-adq")
            self.git(folder, "prune-packed", "-q")

    def copy(self, prefix):
        """The same at another place: a run may change it as it likes. Names of the old place become those of the new one."""
        home = new_folder(prefix, quick=True)
        shutil.copytree(self.home, home, symlinks=True, copy_function=_copy, dirs_exist_ok=True)
        old, new = self.home.encode(), home.encode()
        for folder, folders, names in os.walk(home):
            for name in list(folders):
                # Objects name no places, but where they are borrowed from.
                if name == "objects" and "alternates" not in _names(os.path.join(folder, name, "info")):
                    folders.remove(name)
            for name in names + [name for name in folders if os.path.islink(os.path.join(folder, name))]:
                path = os.path.join(folder, name)
                status = os.lstat(path)
                if stat.S_ISLNK(status.st_mode):
                    target = os.readlink(path)
                    if target.startswith(self.home + "/"):
                        os.unlink(path)
                        os.symlink(home + target[len(self.home):], path)
                elif stat.S_ISREG(status.st_mode) and 0 < status.st_size < 1 << 18 and name != "index":
                    with open(path, "rb") as file:
                        data = file.read()
                    if old in data:
                        os.chmod(path, 0o600)
                        with open(path, "wb") as file:
                            file.write(data.replace(old, new))
                        os.utime(path, ns=(status.st_atime_ns, status.st_mtime_ns))
                        os.chmod(path, stat.S_IMODE(status.st_mode))
        copied = Devices(self.binary, "", home)
        for device in self.devices:
            copied.take(device.name)
        return copied

    def remove(self):
        shutil.rmtree(self.home, onerror=_make_removable)

    # What holds after any of it

    def sync_until_in_step(self, rounds=12):
        """Syncs all devices until none has anything to send or to take; what went wrong.

        A conflict is settled by keeping both versions."""
        last = []
        for _ in range(rounds):
            last = []
            for device in self.devices:
                last += device.sync_and_settle()
            if not last and self.are_in_step():
                return []
        return last or [f"not in step after {rounds} rounds: {self.heads()}"]

    def heads(self):
        """The commit of each device, and of the bare repository."""
        heads = {device.name: self.git(device.path, "rev-parse", "HEAD").decode().strip()[:12] for device in self.devices}
        heads["bare"] = self.git(self.bare, "rev-parse", "main").decode().strip()[:12]
        return heads

    def are_in_step(self):
        if len(set(self.heads().values())) != 1:
            return False
        first, *others = [device.files() for device in self.devices]
        return all(other == first for other in others)

    def in_commits(self):
        """All texts in any commit of any device and of the bare repository, joined."""
        texts = {}
        for folder in [self.bare, *(device.path for device in self.devices)]:
            names = [line.split()[0] for line in self.git(
                folder, "cat-file", "--batch-all-objects", "--unordered", "--batch-check=%(objectname) %(objecttype)",
            ).decode().splitlines() if line.endswith(" blob")]
            wanted = [name for name in names if name not in texts]
            answer = self.git(folder, "cat-file", "--batch", input="\n".join(wanted).encode() + b"\n") if wanted else b""
            at = 0
            for name in wanted:
                end = answer.index(b"\n", at)
                size = int(answer[at:end].split()[2])
                texts[name] = answer[end + 1:end + 1 + size]
                at = end + size + 2
        reachable = set()
        for folder in [self.bare, *(device.path for device in self.devices)]:
            listed = self.git(folder, "rev-list", "--objects", "--all", "--reflog").decode(errors="replace")
            reachable.update(line.split()[0] for line in listed.splitlines() if line)
        return b"\n".join(text for name, text in texts.items() if name in reachable)

    def running(self):
        """The programs that still run for these devices: their ids and command lines."""
        found = {}
        mark = f"HOME={self.settings}".encode()
        for name in os.listdir("/proc"):
            if not name.isdigit() or int(name) == os.getpid():
                continue
            try:
                with open(f"/proc/{name}/environ", "rb") as file:
                    if mark not in file.read().split(b"\0"):
                        continue
                with open(f"/proc/{name}/stat", "rb") as file:
                    if file.read().rsplit(b")", 1)[1].split()[0] in (b"Z", b"X"):
                        continue
                with open(f"/proc/{name}/cmdline", "rb") as file:
                    found[int(name)] = file.read().replace(b"\0", b" ").decode(errors="replace").strip()
            except OSError:
                continue
        return found

    def outliving(self, seconds=2.0):
        """What still runs that long after its parent has ended; it is ended here."""
        end = time.monotonic() + seconds
        while left := self.running():
            if time.monotonic() > end:
                for process in left:
                    try:
                        os.kill(process, signal.SIGKILL)
                    except OSError:
                        pass
                return [f"‘{line}’ still runs {seconds:g} s later" for line in left.values()]
            time.sleep(0.02)
        return []


class Device:
    """A clone with a diary in it."""

    def __init__(self, devices, name):
        self.devices, self.name = devices, name
        self.path = os.path.join(devices.home, name)
        self.conflicts = 0

    def start(self, *arguments, tracer=(), variables=None, **options):
        """Starts the program here, perhaps under strace."""
        return subprocess.Popen(
            [*tracer, self.devices.binary, *arguments, "-C", self.path], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
            stderr=subprocess.PIPE, env={**self.devices.environment, **(variables or {})}, **options)

    def run(self, *arguments, timeout=TIMEOUT, **options):
        """Runs the program to its end: its status, output and messages."""
        process = self.start(*arguments, **options)
        try:
            output, messages = process.communicate(timeout=timeout)
        except subprocess.TimeoutExpired:
            process.kill()
            self.devices.outliving(0)
            output, messages = process.communicate()
            return Done(None, output.decode(errors="replace"), f"no end after {timeout} s; {messages.decode(errors='replace')}")
        return Done(process.returncode, output.decode(errors="replace"), messages.decode(errors="replace"))

    def run_when_free(self, *arguments, attempts=40, **options):
        """Runs the program, and again while it says that something else is at work."""
        for _ in range(attempts):
            done = self.run(*arguments, **options)
            if done.status != BUSY:
                break
            time.sleep(0.05)
        return done

    def require(self, *arguments):
        done = self.run(*arguments)
        if done.status != 0:
            raise SystemExit(f"‘journal {' '.join(arguments)}’, which prepares a run, {done}")
        return done

    def git(self, *arguments, **options):
        return self.devices.git(self.path, *arguments, **options)

    def day_file(self, day=TODAY):
        return os.path.join(self.path, day[:4], f"{day}.md")

    def write(self, path, text):
        path = os.path.join(self.path, path)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "wb") as file:
            file.write(text.encode() if isinstance(text, str) else text)

    def sync_and_settle(self, **options):
        """Syncs, and settles conflicts by keeping both versions; what went wrong."""
        for _ in range(5):
            done = self.run_when_free("sync", **options)
            if done.status == 0:
                return []
            if done.status != 1:
                break
            self.conflicts += 1
            settled = self.run_when_free("resolve", "--both")
            if settled.status != 0:
                return [f"{self.name}: resolve --both {settled} (after sync, which {done})"]
        return [f"{self.name}: sync {done}"]

    def files(self):
        """The bytes of all files but git's and the program's own."""
        found = {}
        for folder, folders, names in os.walk(self.path):
            folders[:] = [name for name in folders if name not in (".git", ".journal")]
            for name in names:
                path = os.path.join(folder, name)
                try:
                    if stat.S_ISREG(os.lstat(path).st_mode):
                        with open(path, "rb") as file:
                            found[os.path.relpath(path, self.path)] = file.read()
                except FileNotFoundError:
                    continue
        return found

    def lines(self):
        """How often each line is there, in all files together."""
        return collections.Counter(line for text in self.files().values() for line in text.split(b"\n"))

    def in_undo(self):
        """All that is kept for undo, joined."""
        return b"\n".join(self._texts(".journal"))

    def _texts(self, below):
        for folder, _, names in os.walk(os.path.join(self.path, below)):
            for name in names:
                try:
                    with open(os.path.join(folder, name), "rb") as file:
                        yield file.read()
                except OSError:
                    continue

    def locks(self):
        """The locks that some git left in the repository."""
        return _locks(os.path.join(self.path, ".git"))

    def untidy(self):
        """What lies about, and what git says is wrong."""
        for path, text in self.files().items():
            if LEFT_OVER.search(os.path.basename(path)):
                yield f"{self.name}: ‘{path}’ is left over"
            if path.endswith(".md") and MARKS.search(text):
                yield f"{self.name}: ‘{path}’ has conflict marks"
        left = os.path.join(self.path, ".journal/tmp")
        if os.path.isdir(left) and os.listdir(left):
            yield f"{self.name}: .journal/tmp holds {sorted(os.listdir(left))}"
        if self.locks():
            yield f"{self.name}: git’s locks are left: {self.locks()}"
        for arguments in [("status", "--porcelain"), ("fsck", "--full", "--strict", "--no-dangling", "--no-progress")]:
            try:
                answer = self.git(*arguments).decode(errors="replace").strip()
            except GitError as error:
                answer = str(error)
            if answer:
                yield f"{self.name}: git {arguments[0]}: {answer[:300]}"


class GitError(Exception):
    pass


class Done(collections.namedtuple("Done", "status output messages")):
    """How a program ended."""

    def __str__(self):
        words = " / ".join(self.messages.strip().splitlines()) or "no word"
        return f"ended with {self.status}: {words[:400]}"


def _names(folder):
    try:
        return os.listdir(folder)
    except OSError:
        return []


def _copy(source, copy):
    """Objects never change: a second name for each is a copy."""
    if "/objects/" in source and not os.path.islink(source):
        os.link(source, copy)
    else:
        shutil.copy2(source, copy, follow_symlinks=False)


def _locks(folder):
    return sorted(os.path.relpath(os.path.join(where, name), folder)
                  for where, _, names in os.walk(folder) for name in names if name.endswith(".lock"))


def remove_locks(folder):
    """Takes away what a killed git left on the other side, which is another machine's in life."""
    for name in _locks(folder):
        os.unlink(os.path.join(folder, name))


def _make_removable(function, path, _):
    """What a repository forbids to remove is removed all the same."""
    try:
        os.chmod(os.path.dirname(path), 0o700)
        os.chmod(path, 0o700, follow_symlinks=False) if not os.path.islink(path) else None
        function(path)
    except OSError:
        pass
