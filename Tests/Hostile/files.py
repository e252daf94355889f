"""The catalogue of hostile files: texts, settings and things in the file system that no diary has and anybody can make.

`files()` gives each case with a name, always the same ones in the same bytes. What a case is good for is in its name.
`python3 Tests/Hostile/files.py FOLDER` writes each of them below a folder as a journal of its own, and prints its name. With
`--step` it prints each name, and writes the case if it then reads `write` from standard input.
"""

import hashlib
import os
import random
import socket
import stat
import sys

import bounds

DAY = "2026/2026-03-14.md"
SETTINGS = b"format = 1\n"
PLAIN = b"# 2026-03-14\n\n## Breakfast\n\n- 08:15 Porridge (320 kcal) #oats\n- Apple\n\n## Tasks\n\n- [ ] Swim\n"
SIZE_LIMIT = 64 * 1024 * 1024


class HostileFile:
    """A journal with something in it: files by their paths, and what has to be made by hand."""

    def __init__(self, name, day=None, files=None, make=None, is_large=False):
        self.name = name
        self.files = {"journal.toml": SETTINGS}
        if day is not None:
            self.files[DAY] = day
        self.files.update(files or {})
        self.make = make
        # Whether it takes seconds rather than fractions of one.
        self.is_large = is_large

    def write(self, folder):
        """Writes the journal into `folder`, which has to exist."""
        for name, data in self.files.items():
            path = os.path.join(folder, name)
            os.makedirs(os.path.dirname(path), exist_ok=True)
            with open(path, "wb") as file:
                file.write(data)
        if self.make:
            path = os.path.join(folder, DAY)
            os.makedirs(os.path.dirname(path), exist_ok=True)
            self.make(path)


def files():
    """All cases."""
    yield HostileFile("plain", PLAIN)
    yield from nesting()
    yield from floods()
    yield from bytes_and_characters()
    yield from unclosed()
    yield from values()
    yield from front_matter()
    yield from merges()
    yield from settings()
    yield from companions()
    yield from at_the_bounds()
    yield from file_system()


def day(text):
    """A day whose breakfast begins with `text`."""
    return b"## Breakfast\n\n" + (text.encode() if isinstance(text, str) else text)


def nesting():
    blank = b"\n" * 30_000
    for name, marker in [
        ("bullets", "- "), ("stars", "* "), ("pluses", "+ "), ("numbers", "1. "), ("numbers-with-brackets", "1) "), ("quotes", "> "),
        ("bare-quotes", ">"), ("mixed", "- > 1. "), ("tabs", "-\t"), ("no-break", "-\u00a0"), ("boxes", "- [ ] "),
        ("labels", "- Lunch: "), ("headings", "- # "),
    ]:
        yield HostileFile(f"nesting-{name}", day((marker * 30_000).encode() + b"x\n" + blank))
    yield HostileFile("nesting-many-bullets", day(b"- " * 249_000 + b"x\n"))
    yield HostileFile("nesting-hundred-on-each-line", day((b"- " * 100 + b"x\n") * 2400))
    stairs = [("spaces", "  "), ("tabs", "\t"), ("quotes", "> ")]
    for name, step in stairs:
        yield HostileFile(f"stairs-{name}", day("".join(step * depth + "- x\n" for depth in range(600)).encode() + blank))
    yield HostileFile("stairs-of-numbers", day("".join(" " * 11 * depth + "123456789. x\n" for depth in range(300))))
    yield HostileFile("stairs-up-and-down", day("".join("  " * min(depth, 400 - depth) + "- x\n\n" for depth in range(400)) * 3))
    yield HostileFile("stairs-of-meals", day("".join("\t" * depth + "- Lunch:\n" for depth in range(500)) + "- soup\n"))
    yield HostileFile("nesting-lazy", day((b"- " * 1000 + b"x\n") + b"y\n" * 100_000))
    yield HostileFile("nesting-with-blank-lines-between", day(b"- " * 90 + b"x\n" + (b"\n" * 3 + b" " * 180 + b"y\n") * 1500))
    yield HostileFile("nesting-brackets", day("- " + "(" * 100_000 + "1 kcal" + ")" * 100_000 + "\n"))
    yield HostileFile("nesting-links", day("- " + "[" * 100_000 + "x" + "](y)" * 50_000 + "\n"))


def floods():
    yield HostileFile("empty", b"")
    yield HostileFile("newlines", b"\n" * 249_000)
    yield HostileFile("returns", b"\r" * 249_000)
    yield HostileFile("spaces", b" " * 1_000_000)
    yield HostileFile("tabs", b"\t" * 1_000_000)
    yield HostileFile("lines-of-one-letter", b"x\n" * 200_000)
    yield HostileFile("items-of-one-letter", day(b"- x\n" * 200_000), is_large=True)
    yield HostileFile("entries-alike", day(b"- 08:15 Porridge (320 kcal) #oats\n" * 30_000), is_large=True)
    yield HostileFile("entries-all-different", day("".join(f"- Food {n} ({n} kcal) #tag{n}\n" for n in range(30_000))), is_large=True)
    yield HostileFile("tasks", b"## Tasks\n\n" + b"".join(b"- [ ] Task %d due:2026-03-14\n" % n for n in range(30_000)), is_large=True)
    yield HostileFile("tasks-with-parts", b"## Tasks\n\n" + b"- [ ] a\n  - [x] b\n" * 20_000, is_large=True)
    yield HostileFile("habits", b"## Habits\n\n" + b"- [x] Walk\n" * 50_000, is_large=True)
    yield HostileFile("weights", b"## Weight\n\n" + b"- 72.4 kg\n" * 50_000)
    yield HostileFile("moods", b"## Mood\n\n" + b"- 4/5\n" * 50_000)
    yield HostileFile("series", b"## Sleep\n\n" + b"- 7 h\n" * 50_000)
    yield HostileFile("parts-of-one-entry", day(b"- Bowl\n" + b"  - oats (100 kcal)\n" * 50_000))
    yield HostileFile("fields-of-one-entry", day(b"- Bowl\n" + b"  - photo: ../media/a.jpg\n" * 50_000))
    yield HostileFile("continued-entry", day(b"- Bowl\n" + b"  of oats\n" * 100_000))
    yield HostileFile("paragraph", b"word word\n" * 100_000)
    yield HostileFile("paragraph-of-times", b"08:15 tea\n" * 50_000)
    yield HostileFile("headings", b"# a\n" * 100_000)
    yield HostileFile("headings-of-meals", b"## Lunch\n" * 50_000)
    yield HostileFile("headings-of-levels", b"".join(b"#" * (n % 6 + 1) + b" Lunch\n- soup\n" for n in range(20_000)))
    yield HostileFile("headings-underlined", b"Lunch\n---\n" * 50_000)
    yield HostileFile("labels", b"Lunch:\n- soup\n" * 20_000)
    yield HostileFile("bold-titles", b"**Lunch**\n\n" * 30_000)
    yield HostileFile("totals", day(b"- Total: 1 kcal\n" * 20_000))
    yield HostileFile("hashes", b"#" * 1_000_000)
    yield HostileFile("dashes", b"-" * 1_000_000)
    yield HostileFile("dashes-apart", b"- " * 249_000)
    yield HostileFile("tags", day("- Tea " + " ".join(f"#tag{n}" for n in range(50_000)) + "\n"))
    yield HostileFile("tags-alike", day(b"- Tea" + b" #a" * 200_000 + b"\n"))
    yield HostileFile("facts", day(b"- Tea (" + b"1 kcal, " * 50_000 + b"1 kcal)\n"))
    yield HostileFile("brackets", day(b"- Tea " + b"(1 kcal) " * 50_000 + b"\n"))
    yield HostileFile("open-brackets", day(b"- Tea " + b"(" * 300_000 + b"\n"))
    yield HostileFile("quantities", day(b"- " + b"2 x 3 g " * 50_000 + b"\n"))
    yield HostileFile("times", day(b"- " + b"08:15 " * 100_000 + b"\n"))
    yield HostileFile("colons", day(b"- " + b"a: " * 200_000 + b"\n"))
    yield HostileFile("commas", day(b"- a" + b", b" * 200_000 + b"\n"))
    yield HostileFile("digits", day(b"- " + b"1" * 1_000_000 + b" kcal\n"))
    yield HostileFile("line-of-a-megabyte", day(b"- " + b"lorem ipsum " * 87_000 + b"(320 kcal)\n"))
    yield HostileFile("word-of-a-megabyte", day(b"- " + b"a" * 1_000_000 + b"\n"))
    yield HostileFile("eight-lines-of-a-megabyte", day((b"- " + b"soup with rice, " * 62_000 + b"\n") * 8), is_large=True)
    yield HostileFile("table", b"| a | b |\n|---|---|\n" + b"| soup | 1 kcal |\n" * 100_000)
    yield HostileFile("table-wide", b"|" + b"a|" * 200_000 + b"\n|" + b"-|" * 200_000 + b"\n")
    yield HostileFile("definitions", b"[a]: b\n" * 100_000)
    yield HostileFile("definitions-used", b"[a]: b\n\n" + b"[a] " * 200_000 + b"\n")
    yield HostileFile("pictures-cut-short", day(b"- " + b"![[]()" * 100_000 + b"\n"))
    yield HostileFile("emphasis", day(b"- " + b"*a **b " * 100_000 + b"\n"))
    yield HostileFile("backticks", b"".join(b"`" * n + b" " for n in range(1200)) + b"\n")
    yield HostileFile("entities", day(b"- " + b"&amp;&#0;&#x110000;" * 50_000 + b"\n"))
    yield HostileFile("autolinks", day(b"- " + b"<" * 300_000 + b"\n"))
    yield HostileFile("wrong-lines", day(b"- [] 8:75 tea (1.5 kcal with cream) due:2026-02-30\n-soup\n" * 5000), is_large=True)
    yield HostileFile("indented-lists", b"".join(b"p%d\n\n\t- a\n\t- b\n\nx\n\n" % n for n in range(15_000)))
    yield HostileFile("comments-of-programs", b"<!-- journal begin a -->\nx\n<!-- journal end -->\n" * 20_000)
    yield HostileFile("questions", b"```journal top-foods\n```\n\n" * 300)
    yield HostileFile("just-64-MB", day(b"word " * ((SIZE_LIMIT - 20) // 5)), is_large=True)
    yield HostileFile("over-64-MB", b"x" * (SIZE_LIMIT + 1))


def bytes_and_characters():
    escapes = b"- \x1b[31mred\x1b[0m \x1b]0;title\x07 \x1b]8;;https://example.org\x1b\\link \x9b31m \xc2\x9b31m \x08\x7f\n"
    bidi = "- \u202etea\u202c \u2066a\u2067b\u2068c\u2069 \u200e\u200f\u061c \u2028 \u2029 \u0085\n"
    yield HostileFile("zeroes", day(b"- T\0ea (3\0 kcal) #t\0ag\n" + b"\0" * 1000 + b"\n"))
    yield HostileFile("zeroes-only", b"\0" * 1_000_000)
    yield HostileFile("not-utf-8", day(b"- Cr\xe8me \xff\xfe \xc0\x80 \xed\xa0\x80 \xf4\x90\x80\x80 \xf0\x9f (80 kcal)\n"))
    yield HostileFile("not-utf-8-at-all", random.Random(1).randbytes(300_000))
    yield HostileFile("continuation-bytes", b"\x80" * 500_000)
    yield HostileFile("utf-16", "\ufeff## Breakfast\n- Tea\n".encode("utf-16-le"))
    yield HostileFile("lone-returns", b"## Breakfast\r- 08:15 Tea\r- Apple\r")
    yield HostileFile("mixed-endings", b"## Breakfast\r\n- Tea\n- Apple\r- Pear\r\n\r\r\n\n- Soup")
    yield HostileFile("return-return-newline", b"## Lunch\r\r\n- Tea\r\r\n" * 5000)
    yield HostileFile("marks-of-byte-order", b"\xef\xbb\xbf" * 3 + day(b"- \xef\xbb\xbfTea\n\xef\xbb\xbf- Apple\n"))
    yield HostileFile("escape-sequences", day(escapes * 20 + b"\x1b[2J\n# \x1b[1mLunch\x1b[0m\n- \x01\x02\x0b\x0c soup #\x1b[5mx\n"))
    yield HostileFile("escape-sequences-in-names", b"# \x1b]0;x\x07\n## Tasks\n- [ ] \x9b5m due:\x1b[5m\n## Habits\n- [x] \x1b[7mrun\n## \x1b[7mSleep\n- \x1b[8mno\n")
    yield HostileFile("directions", day(bidi.encode() * 20 + "# \u202eLunch\n- #\u202etag\n".encode()))
    yield HostileFile("script-and-formulas", day(b"- <script>alert(1)</script> <img src=x onerror=alert(1)> =1+1 @SUM(A1) [a](javascript:alert(1))\n- =cmd|' /C calc'!A0\n"))
    yield HostileFile("emoji", day("- " + "\U0001f469\u200d\U0001f469\u200d\U0001f467\u200d\U0001f466" * 20_000 + "\n"))
    yield HostileFile("joiners", day("- a" + "\u200d" * 200_000 + "\n"))
    yield HostileFile("accents", day("- a" + "\u0301\u0316" * 150_000 + "\n"))
    yield HostileFile("accents-on-every-letter", day("- " + ("e" + "\u0301" * 60) * 4000 + "\n"))
    yield HostileFile("accents-out-of-order", day("- " + ("\u05d0" + "\u0316\u0301\u05b0\u3099" * 2000) * 8 + "\n"))
    yield HostileFile("flags", day("- " + "\U0001f1e9\U0001f1ea" * 30_000 + "\n"))
    yield HostileFile("syllables", day("- " + "\u1100\u1161\u11a8" * 50_000 + "\n"))
    yield HostileFile("wide", day("- " + "\uff37\u4e00\u3000" * 50_000 + "\n"))
    yield HostileFile("fullwidth-digits", day("- ８：１５ " + "１" * 100_000 + " kcal\n"))
    yield HostileFile("no-characters", day("- \ufffe\uffff\U0010ffff\U000e0041\ue000\ufdd0\n"))


def unclosed():
    for name, text in [
        ("fence", "```\n"), ("tildes", "~~~~\n"), ("comment", "<!--\n"), ("html", "<pre>\n"), ("cdata", "<![CDATA[\n"),
        ("instruction", "<?\n"), ("obsidian", "%%\n"), ("region", "<!-- journal begin recap -->\n"),
        ("drawer", ":LOGBOOK:\n"), ("math", "$$\n"),
    ]:
        yield HostileFile(f"unclosed-{name}", day(text + "- Tea\n" * 2000))
        yield HostileFile(f"unclosed-{name}-many", day((text + "\n- Tea\n\n") * 5000))
        yield HostileFile(f"unclosed-{name}-in-items", day(("- " + text) * 10_000))
    yield HostileFile("fences-of-growing-length", "".join("`" * (n + 3) + "\n" for n in range(1500)).encode())
    yield HostileFile("percents-on-one-line", b"%% " * 200_000 + b"\n")


def values():
    nines = "9" * 400
    texts = [f"- Tea ({nines} kcal)", f"- Tea ({nines}-{nines} kJ, {nines} g protein)", f"- {nines} x {nines} g Tea",
             f"- {nines}:{nines} Tea", f"- 99:99 Tea", "- 1e999 kcal", "- (0.0000000000000000000000000001 kcal)",
             f"- {nines}/{nines} cup Tea", "- 1/0 cup Tea", f"- Total: {nines} kcal", "- Tea (NaN kcal, inf kcal, -1 kcal)",
             "- Tea (9223372036854775807 kcal)", "- Tea (18446744073709551616 kcal)", "- Tea (2147483648 kcal)"]
    yield HostileFile("huge-numbers", day("\n".join(texts) + "\n"))
    yield HostileFile("huge-numbers-elsewhere", (
        f"## Weight\n\n- {nines} kg\n- 0 kg\n- -1 kg\n- 9e9 kg\n\n## Mood\n\n- {nines}/{nines}\n- 1/0\n\n## Tasks\n\n"
        f"- [ ] a due:9999-99-99\n- [ ] b every:{nines} days\n- [ ] c every:0 days\n- [ ] d est:{nines}h\n\n"
        f"## Habits\n\n- Run: {nines} km\n- Run: 1e400\n\n## Sleep\n\n- {nines} h\n- {nines}/{nines}\n").encode())
    yield HostileFile("sum-of-huge-numbers", day(b"- Tea (99999 kcal, 99999 g protein)\n" * 5000))
    yield HostileFile("dates", ("".join(f"# {d}\n" for d in ["0000-00-00", "9999-12-31", "99999999-01-01", "2026-02-30"]) * 500).encode())
    yield HostileFile("numbered-items", day("".join(f"{n}. Tea\n" for n in [0, 1, 999999999, 9999999999, int(nines)])))


def front_matter():
    yield HostileFile("front-matter-open", b"---\ntags: a\n" + b"key: value\n" * 50_000)
    yield HostileFile("front-matter-keys", b"---\n" + b"tags: a\n" * 50_000 + b"---\n- Lunch: soup\n")
    yield HostileFile("front-matter-names", b"---\ntags: [" + b"a, " * 100_000 + b"b]\n---\n")
    yield HostileFile("front-matter-list", b"---\ntags:\n" + b"  - a\n" * 100_000 + b"---\n")
    yield HostileFile("front-matter-brackets", b"---\ntags: " + b"[" * 100_000 + b"\nweight: " + b"9" * 100_000 + b" kg\n---\n")
    yield HostileFile("front-matter-quotes", b"---\ntags: \"" + b"\\\"" * 100_000 + b"\n---\n")
    yield HostileFile("front-matter-anchors", b"---\na: &a [x,x]\n" + b"".join(b"a%d: &b%d [*a,*a]\n" % (n, n) for n in range(30)) + b"---\n")


def merges():
    conflict = b"<<<<<<< HEAD\n- 08:15 Tea\n=======\n- 08:15 Coffee\n>>>>>>> theirs\n"
    yield HostileFile("conflicts", day(conflict * 3000))
    yield HostileFile("conflicts-opened", day(b"<<<<<<< HEAD\n- Tea\n" * 10_000))
    yield HostileFile("conflicts-of-all-widths", day(b"".join(b"<" * n + b" a\n" for n in range(7, 700)) + b"".join(b">" * n + b" a\n" for n in range(7, 700))))
    yield HostileFile("conflicts-closed", day(b">>>>>>> theirs\n=======\n" * 10_000))


def settings():
    for name, data in [
        ("empty", b""), ("zeroes", b"\0" * 10_000), ("not-toml", b"]]]===\n" * 1000), ("not-utf-8", b"format = 1\n\xff\xfe = 1\n"),
        ("deep-arrays", b"x = " + b"[" * 100_000 + b"]" * 100_000 + b"\n"), ("open-arrays", b"x = " + b"[" * 100_000),
        ("deep-tables", b"x = " + b"{a=" * 100_000 + b"1" + b"}" * 100_000 + b"\n"),
        ("dotted-keys", b"a" + b".a" * 50_000 + b" = 1\n"), ("dotted-tables", b"[a" + b".a" * 50_000 + b"]\nb = 1\n"),
        ("keys", b"".join(b"key%d = 1\n" % n for n in range(30_000))),
        ("tables", b"".join(b"[table%d]\na = 1\n" % n for n in range(10_000))),
        ("keywords", b"[keywords]\nbreakfast = [" + b",".join(b'"word%d"' % n for n in range(20_000)) + b"]\n"),
        ("headings", b"[headings]\nbreakfast = [" + b",".join(b'"word%d"' % n for n in range(20_000)) + b"]\n"),
        ("array", b"x = [" + b"1," * 200_000 + b"]\n"), ("string", b'language = "' + b"a" * 999_000 + b'"\n'),
        ("open-string", b'language = """' + b"a\n" * 300_000), ("huge-numbers", b"format = " + b"9" * 100_000 + b"\n"),
        ("format", b"format = 9223372036854775807\nday_starts = 99999999999\nweek_starts = -1\n"),
        ("escape-sequences", b'"\\u001b[31m" = 1\nlanguage = "\\u001b]0;x\\u0007\\u202e"\nname = "\\u009b31m"\n'),
        ("dates", b"format = 9999-99-99T99:99:99Z\n"), ("comments", b"#" * 599_000 + b"\n" + b"# x\n" * 100_000),
    ]:
        yield HostileFile(f"settings-{name}", PLAIN, {"journal.toml": data})


def companions():
    habit = b"## Walk\n\n- every: day\n- since: 2026-01-01\n- target: 30 min\n\n"
    yield HostileFile("habits-defined", PLAIN, {"habits.md": habit * 5000}, is_large=True)
    yield HostileFile("habits-nested", PLAIN, {"habits.md": b"## Walk\n\n- steps:\n" + b"- " * 30_000 + b"x\n" + b"\n" * 30_000})
    yield HostileFile("habits-of-numbers", PLAIN, {"habits.md": b"## Walk\n\n- every: 99999999999999999999 days\n- since: 0001-01-01\n- target: " + b"9" * 500 + b" km\n"})
    yield HostileFile("tasks-of-no-day", PLAIN, {"tasks.md": b"- [ ] Task every:day due:2000-01-01\n" * 20_000}, is_large=True)
    yield HostileFile("two-hundred-files-of-a-day", PLAIN, {f"{n}/2026-03-14.md": PLAIN for n in range(200)})
    yield HostileFile("names", PLAIN, {
        "2026/2026-03-13 \x1b[31m.md": PLAIN, "2026/2026-03-12-\u202emd.md": PLAIN, "2026/2026-03-11 trip \x07\x9b.md": PLAIN,
        "2026/2026-02-30.md": PLAIN, "2026/0000-00-00.md": PLAIN, "2026/9999-12-31.md": PLAIN, "2026/0001-01-01.md": PLAIN,
        "a\nb/2026-03-10.md": PLAIN, "2026/2026-03-09.sync-conflict-\x1b[5m.md": PLAIN})
    yield HostileFile("folders-deep", PLAIN, {"a/" * 500 + "2026-03-13.md": PLAIN})
    yield HostileFile("days-far-apart", PLAIN, {f"{year:04}-01-01.md": PLAIN for year in (1, 1000, 1800, 9999)})


def at_the_bounds():
    for name, text in bounds.texts():
        yield HostileFile(f"bound-{name}", text, is_large=True)
    for name, path, text in bounds.companions():
        yield HostileFile(f"bound-{name}", PLAIN, {path: text}, is_large=True)
    yield HostileFile("over-8-MB", day(b"a " * (bounds.BYTES // 2)))
    yield HostileFile("over-250000-lines", day(b"- x\n" * bounds.LINES))
    yield HostileFile("over-250000-markers", day((b"- " * 100 + b"x\n") * 2500))
    yield HostileFile("habits-over-250000-lines", PLAIN, {"habits.md": b"## a\n" * (bounds.LINES + 1)})
    yield HostileFile("settings-over-1-MB", PLAIN, {"journal.toml": b"#" * (bounds.SETTINGS_BYTES + 1)})


def file_system():
    def bind(path):
        # The name of a socket has room for a hundred bytes only.
        folder, name = os.path.split(path)
        here = os.getcwd()
        os.chdir(folder)
        try:
            with socket.socket(socket.AF_UNIX) as unix:
                unix.bind(name)
        finally:
            os.chdir(here)

    def unreadable(path):
        with open(path, "wb") as file:
            file.write(PLAIN)
        os.chmod(path, 0)

    def holes(path):
        with open(path, "wb") as file:
            file.truncate(SIZE_LIMIT)

    def chain(path):
        for number in range(60):
            os.symlink(f"{number + 1}.link", os.path.join(os.path.dirname(path), f"{number}.link"))
        os.symlink("0.link", path)

    def circle(path):
        os.symlink("..", os.path.join(os.path.dirname(path), "again"))
        os.symlink(os.path.dirname(path), os.path.join(os.path.dirname(path), "2026-03-13"))

    yield HostileFile("a-pipe", make=os.mkfifo)
    yield HostileFile("a-socket", make=bind)
    yield HostileFile("a-device", make=lambda path: os.symlink("/dev/zero", path))
    yield HostileFile("a-terminal", make=lambda path: os.symlink("/dev/tty", path))
    yield HostileFile("a-file-of-the-kernel", make=lambda path: os.symlink("/proc/self/mem", path))
    yield HostileFile("a-folder", make=os.mkdir)
    yield HostileFile("a-link-to-itself", make=lambda path: os.symlink("2026-03-14.md", path))
    yield HostileFile("a-link-to-nothing", make=lambda path: os.symlink("nothing.md", path))
    yield HostileFile("a-link-out", make=lambda path: os.symlink("/etc/passwd", path))
    yield HostileFile("a-chain-of-links", make=chain)
    yield HostileFile("a-folder-in-itself", PLAIN, make=circle)
    yield HostileFile("an-unreadable-file", make=unreadable)
    yield HostileFile("a-file-of-holes", make=holes, is_large=True)
    yield HostileFile("settings-in-a-pipe", PLAIN, make=lambda path: settings_as(path, os.mkfifo))
    yield HostileFile("settings-in-a-folder", PLAIN, make=lambda path: settings_as(path, os.mkdir))
    yield HostileFile("settings-without-end", PLAIN, make=lambda path: settings_as(path, lambda file: os.symlink("/dev/zero", file)))


def settings_as(path, make):
    """Puts what `make` makes in the place of the settings."""
    file = os.path.join(os.path.dirname(os.path.dirname(path)), "journal.toml")
    os.remove(file)
    make(file)


def read(path):
    """What lies at a path: a digest of a regular file, else what kind of thing it is."""
    try:
        status = os.lstat(path)
    except FileNotFoundError:
        return None
    if not stat.S_ISREG(status.st_mode):
        return stat.S_IFMT(status.st_mode), os.readlink(path) if stat.S_ISLNK(status.st_mode) else None
    if not os.access(path, os.R_OK):
        return stat.S_IMODE(status.st_mode), status.st_size
    digest = hashlib.sha256()
    with open(path, "rb") as file:
        while part := file.read(1 << 20):
            digest.update(part)
    return digest.digest()


def main():
    if len(sys.argv) not in (2, 3) or sys.argv[2:] not in ([], ["--step"]):
        sys.exit("usage: python3 Tests/Hostile/files.py FOLDER [--step]")
    for case in files():
        folder = os.path.join(sys.argv[1], case.name)
        if sys.argv[2:]:
            print(case.name, "large" if case.is_large else "small", flush=True)
            if sys.stdin.readline().strip() != "write":
                continue
        os.makedirs(folder)
        case.write(folder)
        print(folder, flush=True)


if __name__ == "__main__":
    main()
