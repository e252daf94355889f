"""Files that are as large as a file may be, each full of one thing: eight million bytes or 150,000 lines and list markers."""

import random

# What `file-too-large` allows (Documentation/format/reading.md, 2.5).
BYTES = 8_000_000
LINES = 150_000
SETTINGS_BYTES = 1_000_000


def fill(unit, lines=1, head=b"", tail=b"", limit=BYTES):
    """A text of as many `unit` as fit between `head` and `tail`; `lines` is what one of them counts.

    `unit` is bytes, or makes them of a number."""
    room = limit - len(head) - len(tail)
    most = (LINES - head.count(b"\n") - 2) // lines if lines else room
    if isinstance(unit, bytes):
        return head + unit * min(most, room // len(unit)) + tail
    parts = []
    for number in range(most):
        part = unit(number)
        room -= len(part)
        if room < 0:
            break
        parts.append(part)
    return head + b"".join(parts) + tail


def texts():
    """The names and the bytes of day files."""
    yield from lines()
    yield from merged()
    yield from long_lines()


def lines():
    meal = b"## Breakfast\n\n"
    for name, head, unit in [
        ("items", meal, b"- tea\n"),
        ("items-empty", meal, b"-\n"),
        ("items-numbered", meal, b"1. tea\n"),
        ("items-apart", meal, b"- tea\n\n"),
        ("items-with-one-within", meal, b"- tea\n  - b\n"),
        ("items-with-words-below", meal, b"- tea\n  b\n"),
        ("items-with-a-note", meal, b"- tea\n  - note: b\n"),
        ("items-with-a-photo", meal, b"- tea\n  - photo: b.jpg\n"),
        ("items-with-a-quotation", meal, b"- tea\n  > b\n"),
        ("items-at-a-time", meal, b"- 08:15 tea\n"),
        ("items-by-meal", b"", b"## Lunch\n- tea\n"),
        ("items-with-facts", meal, b"- tea (1 kcal, 2 g protein, 3 g fat)\n"),
        ("items-with-tags", meal, b"- tea #oats #b #c #d #e #f #g #h #i #j\n"),
        ("items-with-boxes", meal, b"- [ ] tea\n"),
        ("items-with-parts", meal + b"- tea\n", b"  - b (1 kcal)\n"),
        ("items-with-labels", b"", b"- Lunch: tea\n"),
        ("items-all-different", meal, lambda n: b"- Food%d (%d kcal) #t%d\n" % (n, n, n)),
        ("foods-in-a-line", meal, lambda n: b"- a%d, b%d, c%d\n" % (n, n, n)),
        ("tasks", b"## Tasks\n\n", b"- [ ] tea\n"),
        ("tasks-due", b"## Tasks\n\n", lambda n: b"- [ ] a%d due:2026-03-14\n" % n),
        ("tasks-with-parts", b"## Tasks\n\n", b"- [ ] tea\n  - [x] b\n"),
        ("tasks-with-tags", b"## Tasks\n\n", b"- [ ] a #a #b #c #d #e #f #g #h\n"),
        ("habits", b"## Habits\n\n", b"- [x] tea\n"),
        ("habits-all-different", b"## Habits\n\n", lambda n: b"- [x] a%d\n" % n),
        ("habits-of-amounts", b"## Habits\n\n", b"- a: 6/8 cups\n"),
        ("weights", b"## Weight\n\n", b"- 72.4 kg\n"),
        ("moods", b"## Mood\n\n", b"- 4/5\n"),
        ("series", b"## Symptoms\n\n", b"- headache 3/10\n"),
        ("series-all-different", b"", lambda n: b"## S%d\n- 1/5\n" % n),
        ("headings", b"", b"# a\n"),
        ("headings-all-different", b"", lambda n: b"## a%d\n" % n),
        ("headings-of-meals", b"", b"## Lunch\n"),
        ("headings-nearly-meals", b"", b"## Breakfats\n- a\n"),
        ("headings-underlined", b"", b"a\n-\n"),
        ("labels", b"", b"Lunch:\n- tea\n"),
        ("bold-titles", b"", b"**Lunch**\n\n"),
        ("totals", meal, b"- Total: 1 kcal\n"),
        ("paragraphs", b"", b"a\n\n"),
        ("paragraphs-in-a-meal", meal, b"08:15 tea\n\n"),
        ("paragraph", b"", b"a\n"),
        ("blank-lines", b"", b"\n"),
        ("returns", b"", b"\r"),
        ("quotations", b"", b"> a\n\n"),
        ("quotation", b"", b"> a\n"),
        ("code", b"", b"```\n```\n"),
        ("indented-code", b"", b"a\n\n    b\n\n"),
        ("indented-lists", b"", b"a\n\n\t- b\n\n"),
        ("html", b"", b"<b>\n\n"),
        ("comments", b"", b"%%\n"),
        ("regions", b"", b"<!-- journal begin a -->\n<!-- journal end -->\n"),
        ("questions", b"", b"```journal top-foods\n```\n"),
        ("rules", b"", b"***\n"),
        ("tables", b"| a | b |\n|---|---|\n", b"| a | b |\n"),
        ("links", b"", b"[a]: b\n"),
        ("key-value", b"", b"a: b\n"),
        ("conflicts", b"", b"<<<<<<< a\n=======\n>>>>>>> b\n"),
        ("wrong-times", meal, b"- 8:75 tea\n"),
        ("wrong-facts", meal, b"- tea (1 kcal with b)\n"),
        ("wrong-dates", b"## Tasks\n\n", b"- [ ] a due:2026-02-30\n"),
        ("no-bullets", meal, b"-soup\n\n"),
        ("energies-elsewhere", b"## Diary\n\n", b"- a 100 kcal\n"),
        ("bytes-that-are-no-text", meal, b"- \xff\n"),
        ("front-matter-keys", b"---\n", b"a: b\n"),
        ("front-matter-list", b"---\ntags:\n", b"  - a\n"),
        ("questions-of-formulas", meal, b"- =a\x1b[31m\n"),
    ]:
        sample = unit if isinstance(unit, bytes) else unit(0)
        count = sample.count(b"\n") + sample.count(b"\r")
        yield name, fill(unit, count, head, b"---\n- soup\n" if name.startswith("front") else b"")
    # A marker counts like a line.
    yield "items-a-hundred-deep", fill(b"- " * 100 + b"x\n", 100, meal)
    yield "items-in-quotations", fill(b"> " * 100 + b"- x\n", 101, meal)
    yield "items-up-and-down", fill(b"".join(b"  " * min(n, 100 - n) + b"- x\n" for n in range(100)), 100, meal)


def merged():
    """Files that are as large as one may be to be merged entry by entry."""
    for name, unit in [
        ("items", b"- tea\n"), ("items-with-one-within", b"- tea\n  - milk\n"), ("items-at-a-time", b"- 08:15 tea (1 kcal) #a\n"),
        ("items-all-different", lambda n: b"- 08:15 Food%d (%d kcal)\n" % (n, n)),
    ]:
        count = 1 if callable(unit) else unit.count(b"\n")
        text = fill(unit, count, b"## Breakfast\n\n", limit=3_990_000)
        yield f"merged-{name}", b"".join(text.splitlines(keepends=True)[:99_990])


def long_lines():
    item = b"## Breakfast\n\n- Tea "
    for name, unit in [
        ("words", b"lorem ipsum "), ("letters", b"a "), ("word", b"a"), ("spaces", b" "), ("tags", b"#a "), ("dates", b"2026-03-14 "),
        ("facts", b"(1 kcal) "), ("bracket", b"1 kcal, "), ("open-brackets", b"("), ("quantities", b"2 x 3 g "), ("times", b"08:15 "),
        ("colons", b"a: "), ("commas", b"a, "), ("digits", b"1"), ("links", b"[a](b) "), ("pictures", b"![](a) "), ("emphasis", b"*a* **b** "),
        ("code", b"`a` "), ("html", b"<b>a</b>"), ("entities", b"&amp;"), ("emoji", "\U0001f600".encode()), ("accents", "e\u0301".encode()),
        ("joiners", "\U0001f469\u200d".encode()), ("wide", "\u4e00".encode()), ("zeroes", b"\0"), ("bytes", b"\xff"), ("escapes", b"\x1b[31m"),
        ("no-break-spaces", b"a\xc2\xa0"), ("bars", b"|"), ("wiki-links", b"[[a]] "), ("sentences", b"a. "), ("slashes", b"a/"),
    ]:
        yield f"long-line-of-{name}", fill(unit, 0, item, b"\n")
    yield "long-line-of-tags-all-different", fill(lambda n: b"#t%d " % n, 0, item, b"\n")
    yield "long-line-of-foods-all-different", fill(lambda n: b"food%d, " % n, 0, item, b"\n")
    yield "long-line-of-a-table", fill(b"a|", 0, b"|", b"\n|-|-|\n")
    yield "long-line-of-a-heading", fill(b"a ", 0, b"## ", b"\n- soup\n")
    yield "long-line-of-a-task", fill(b"#a due:2026-03-14 ", 0, b"## Tasks\n\n- [ ] ", b"\n")
    yield "long-line-of-a-paragraph", fill(b"a ", 0, b"", b"\n")
    yield "long-line-of-a-label", fill(b"a ", 0, b"## Breakfast\n\n- Lunch: ", b"\n")
    yield "long-line-of-markers", fill(b">", 1, b"", b" x\n")
    yield "long-line-of-front-matter", fill(b"a, ", 0, b"---\ntags: [", b"b]\n---\n- soup\n")
    yield "lines-of-a-thousand-bytes", fill(b"- " + b"soup with rice, " * 62 + b"\n", 1, b"## Breakfast\n\n")
    yield "random-bytes", random.Random(3).randbytes(BYTES // 32)


def companions():
    """The names, file names and bytes of the files beside the days."""
    for name, unit, count in [
        ("habits-defined", lambda n: b"## H%d\n\n- every: day\n" % n, 3),
        ("habits-alike", b"## Walk\n", 1),
        ("habits-all-different", lambda n: b"## H%d\n" % n, 1),
        ("habits-with-steps", lambda n: b"- steps:\n  - a\n  - b\n", 3),
        ("habits-of-items", b"- a\n", 1),
    ]:
        yield name, "habits.md", fill(unit, count, b"## Walk\n\n" if "steps" in name or "items" in name else b"")
    yield "habits-long-line", "habits.md", fill(b"a ", 0, b"## ", b"\n")
    yield "tasks-of-no-day", "tasks.md", fill(b"- [ ] a\n")
    yield "tasks-of-no-day-again-and-again", "tasks.md", fill(b"- [ ] a every:day due:2000-01-01\n")
    yield "tasks-of-no-day-all-different", "tasks.md", fill(lambda n: b"- [ ] a%d #t%d\n" % (n, n))
    yield "tasks-of-no-day-long-line", "tasks.md", fill(b"#a ", 0, b"- [ ] ", b"\n")
    for name, unit, head, tail in [
        ("keys", lambda n: b"k%d=1\n" % n, b"", b""), ("tables", lambda n: b"[t%d]\n" % n, b"", b""), ("tables-alike", b"[[t]]\n", b"", b""),
        ("array", b"1,", b"x = [", b"]\n"), ("arrays", b"[],", b"x = [", b"]\n"), ("array-of-texts", b"'',", b"x = [", b"]\n"),
        ("string", b"a", b'language = "', b'"\n'), ("comments", b"#\n", b"", b""), ("blank-lines", b"\n", b"", b""),
        ("keywords", lambda n: b'"w%d",' % n, b"[keywords]\nbreakfast = [", b"]\n"),
        ("headings", lambda n: b'"w%d",' % n, b"[headings]\nbreakfast = [", b"]\n"),
    ]:
        yield f"settings-{name}", "journal.toml", fill(unit, 0, head, tail, SETTINGS_BYTES)
