#!/usr/bin/env python3
"""Make a journal of day files for tests and benchmarks.

usage: make_journal.py OUT [--days N] [--start YYYY-MM-DD] [--entries MEAN]
                           [--gap P] [--seed S] [--crlf] [--formats LIST]

Writes N Markdown day files as OUT/journal/YYYY/MM/YYYY-MM-DD.md, and the same
entries in other plain-text formats beside them, so that other tools can be
given the same work:

  totals       OUT/totals.json          what a correct reader must find
  jsonl        OUT/entries.jsonl        one entry or task a line
  jrnl         OUT/jrnl.txt             with OUT/jrnl.yaml as its settings
  hledger      OUT/hledger.journal      kcal as amounts, sections as accounts
  ledger       OUT/ledger.ledger
  beancount    OUT/main.beancount
  todotxt      OUT/todo.txt             the tasks
  taskwarrior  OUT/tasks.json           the tasks, for `task import`

--formats is a comma-separated list of those, or 'all' or 'none' (the default
is 'totals'). The day files are always written.

What stands in a day file is decided by the seed and the date alone: a longer
journal with the same start holds the shorter one, and two runs write the same
bytes. Nothing is read but the arguments; only the standard library is used.

Sizes worth having (about 8 entries and 0.75 KiB a day):
  ten years         --days 3650
  a hundred years   --days 36500 --start 1930-01-01
  a million entries --days 36500 --start 1930-01-01 --entries 27.4

In totals.json an *entry* is a top-level list item that starts with a time of
day (HH:MM) in a section other than Tasks; *kcal* adds the '(N kcal)' of the
entries' first lines; *tags* counts each #word of the entries' first lines,
once per occurrence; a *task* is a top-level list item under Tasks. Nested
items, quotes, images and notes are there to be kept apart from those, and so
is Exercise for a reader that counts food alone: its figures are under *food*.
"""
import argparse
import datetime
import json
import os
import random

from other_formats import EXPORTS, jrnl_settings

WEEKDAYS = ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday",
            "Saturday", "Sunday")
MONTHS = ("January", "February", "March", "April", "May", "June", "July",
          "August", "September", "October", "November", "December")

# section: (share of the day's entries, first hour, last hour, things)
MEALS = {
    "Breakfast": (0.26, 6, 9, (
        ("Idli with coconut chutney", 320), ("Masala dosa", 410),
        ("Porridge with blueberries", 280), ("Two boiled eggs", 156),
        ("Toast with peanut butter", 260), ("Filter coffee", 90),
        ("Black coffee", 5), ("Orange juice", 112), ("Greek yoghurt", 130),
        ("Müsli with oat milk", 340), ("Pain au chocolat", 290),
        ("Banana", 105), ("Congee with century egg", 240))),
    "Lunch": (0.24, 12, 14, (
        ("Lentil soup", 230), ("Rice, sambar and beans", 520),
        ("Caesar salad", 360), ("Cheese sandwich", 430),
        ("Pho with tofu", 390), ("Leftover lasagne", 610),
        ("Jalapeño quesadilla", 480), ("Bento box", 560),
        ("Apple", 95), ("Buttermilk", 60), ("Falafel wrap", 540))),
    "Snacks": (0.16, 15, 17, (
        ("Green tea", 2), ("Handful of almonds", 164),
        ("Oatmeal cookie", 130), ("Dark chocolate", 110),
        ("Crème brûlée", 330), ("Samosa", 260), ("Pear", 101),
        ("Rice crackers", 120))),
    "Dinner": (0.22, 18, 21, (
        ("Chapati with dal", 450), ("Grilled salmon", 410),
        ("Mushroom risotto", 570), ("Tomato pasta", 520),
        ("Palak paneer", 430), ("Chicken curry", 610),
        ("Vegetable stir-fry", 350), ("Red wine", 125),
        ("Mango lassi", 220), ("Roast potatoes", 300))),
}
EXERCISE = ("Morning run", "Walk along the river", "Swim", "Yoga",
            "Bike to work", "Climbing")
TAGS = ("homemade", "vegan", "eating-out", "leftovers", "sweet", "spicy",
        "new-recipe", "with_friends", "café", "work")
TASKS = ("Call the dentist", "Renew the passport", "Buy rice and lentils",
         "Water the plants", "Return the library books", "Pay the rent",
         "Fix the kitchen tap", "Write to Zoë", "Book train tickets",
         "Back up the photos", "Clean the *good* pan", "Read chapter 7")
PROJECTS = ("home", "errands", "family", "work")
SENTENCES = (
    "Slept well and woke before the alarm.",
    "It rained all morning, so the walk had to wait.",
    "The new recipe needs *less* salt and a longer simmer.",
    "Met Noor at the [market](https://example.org/market) and came home "
    "with far too many tomatoes.",
    "Felt tired after lunch; perhaps the second helping was to blame.",
    "Read a few pages about fermentation and made notes in `starter.txt`.",
    "Mum called and we talked for an hour about the garden.",
    "**Remember** the guests on Sunday: they don’t eat mushrooms.",
    "Finished the book at last.",
    "The bakery on the corner was closed again — third time this month.",
    "Ran out of oat milk & honey; shopping tomorrow.",
    "A quiet evening, some music, and early to bed. 🙂",
)
QUOTES = (
    "Soak the rice for four hours, then grind it with the lentils.",
    "Better than the last batch. The batter had risen by noon.",
    "Ask for the recipe!",
)
PARTS = ("200 g rice", "1 cup lentils", "2 tsp mustard seeds", "salt",
         "a handful of curry leaves", "3 tomatoes")


def heading(date):
    """The day as a day file's heading says it."""
    return "%s, %d %s %d" % (WEEKDAYS[date.weekday()], date.day,
                             MONTHS[date.month - 1], date.year)


def make_day(date, seed, mean):
    """The day's entries and tasks as records, and its Markdown lines."""
    rnd = random.Random("%d/%d" % (seed, date.toordinal()))
    pick, chance = rnd.choice, rnd.random
    lines = ["# " + heading(date), ""]
    records = []

    def entry(section, hour, minute, text, kcal, tags, end=None):
        when = "%02d:%02d" % (hour, minute)
        shown = when if end is None else when + "-" + end
        line = "- %s %s" % (shown, text)
        if kcal is not None:
            line += " (%d kcal)" % kcal
        for tag in tags:
            line += " #" + tag
        lines.append(line)
        records.append({"kind": "entry", "date": date.isoformat(),
                        "section": section, "time": when, "end": end,
                        "text": text, "kcal": kcal, "tags": tags})

    for section, (share, first, last, things) in MEALS.items():
        wanted = mean * share
        count = int(wanted) + (chance() < wanted - int(wanted))
        if chance() < 0.15:
            count += rnd.randrange(-1, 2)
        if count <= 0:
            continue
        lines += ["## " + section, ""]
        minutes = sorted(rnd.randrange(first * 60, last * 60 + 60)
                         for _ in range(count))
        for minute in minutes:
            text, kcal = pick(things)
            if chance() < 0.10:
                kcal = None
            elif chance() < 0.5:
                kcal += rnd.randrange(-20, 21) if kcal > 40 else 0
            tags = [pick(TAGS)] if chance() < 0.45 else []
            if tags and chance() < 0.2:
                tags.append(pick(TAGS))
            if chance() < 0.05:
                text = "*" + text + "*"
            entry(section, minute // 60, minute % 60, text, kcal, tags)
            kind = chance()
            if kind < 0.06:
                lines.append("  > " + pick(QUOTES))
            elif kind < 0.10:
                lines += ["", "  ![%s](photos/%s-%d.jpg)" % (
                    text.strip("*"), date.isoformat(), minute), ""]
            elif kind < 0.13:
                lines += ["  - " + part
                          for part in rnd.sample(PARTS, rnd.randrange(2, 5))]
            elif kind < 0.15:
                lines += ["", "  " + pick(SENTENCES), ""]
        if lines[-1]:
            lines.append("")

    wanted = mean * 0.08
    count = int(wanted) + (chance() < wanted - int(wanted))
    if count:
        lines += ["## Exercise", ""]
        for _ in range(count):
            start = rnd.randrange(6 * 60, 20 * 60)
            stop = start + rnd.randrange(20, 100)
            text = "%s, %d.%d km" % (pick(EXERCISE), rnd.randrange(1, 15),
                                     rnd.randrange(10))
            entry("Exercise", start // 60, start % 60, text, None,
                  ["exercise"], "%02d:%02d" % (stop // 60, stop % 60))
        lines.append("")

    if chance() < 0.6:
        lines += ["## Tasks", ""]
        for _ in range(rnd.randrange(1, 5)):
            done = chance() < 0.7
            text = pick(TASKS)
            project = pick(PROJECTS)
            due = None
            if chance() < 0.25:
                due = (date + datetime.timedelta(
                    days=rnd.randrange(1, 30))).isoformat()
            line = "- [%s] %s #%s" % ("x" if done else " ", text, project)
            if due:
                line += " due:" + due
            lines.append(line)
            records.append({"kind": "task", "date": date.isoformat(),
                            "done": done, "text": text, "project": project,
                            "due": due})
        lines.append("")

    if chance() < 0.8:
        lines += ["## Notes", ""]
        for _ in range(rnd.randrange(1, 4)):
            text = " ".join(rnd.sample(SENTENCES, rnd.randrange(1, 5)))
            column, row = 0, []
            for word in text.split(" "):
                if column and column + len(word) > 72:
                    lines.append(" ".join(row))
                    column, row = 0, []
                row.append(word)
                column += len(word) + 1
            lines += [" ".join(row), ""]
        if chance() < 0.08:
            lines += ["1. first " + pick(TASKS).lower(),
                      "2. then " + pick(TASKS).lower(), ""]
        if chance() < 0.05:
            lines += ["> " + pick(QUOTES), ">", "> — a friend", ""]
    while lines[-1] == "":
        lines.pop()
    return records, lines


def count(totals, record):
    """Add a record to the totals."""
    if record["kind"] == "task":
        totals["tasks_done" if record["done"] else "tasks_open"] += 1
        return
    totals["entries"] += 1
    section = record["section"]
    sections = totals["sections"].setdefault(section,
                                             {"entries": 0, "kcal": 0})
    sections["entries"] += 1
    sections["kcal"] += record["kcal"] or 0
    totals["kcal"] += record["kcal"] or 0
    parts = [totals] if section == "Exercise" else [totals, totals["food"]]
    for part in parts:
        for tag in record["tags"]:
            part["tags"][tag] = part["tags"].get(tag, 0) + 1
    if section != "Exercise":
        totals["food"]["entries"] += 1
        totals["food"]["kcal"] += record["kcal"] or 0


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("out")
    parser.add_argument("--days", type=int, default=365,
                        help="day files to write (365)")
    parser.add_argument("--start", type=datetime.date.fromisoformat,
                        default=datetime.date(2016, 1, 1),
                        help="first day that may have a file (2016-01-01)")
    parser.add_argument("--entries", type=float, default=8.55,
                        help="mean entries a day, roughly (8.55)")
    parser.add_argument("--gap", type=float, default=0.02,
                        help="chance that a day has no file (0.02)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--crlf", action="store_true",
                        help="end the day files' lines with CR LF")
    parser.add_argument("--formats", default="totals")
    args = parser.parse_args()

    formats = args.formats.split(",")
    if args.formats == "all":
        formats = ["totals"] + list(EXPORTS)
    elif args.formats == "none":
        formats = []
    for name in formats:
        if name != "totals" and name not in EXPORTS:
            parser.error("no format '%s'" % name)
    journal = os.path.join(args.out, "journal")
    os.makedirs(journal, exist_ok=True)
    exports = [EXPORTS[n][0](os.path.join(args.out, EXPORTS[n][1]))
               for n in formats if n in EXPORTS]
    if "jrnl" in formats:
        with open(os.path.join(args.out, "jrnl.yaml"), "w") as file:
            file.write(jrnl_settings(os.path.abspath(os.path.join(args.out, "jrnl.txt"))))

    totals = {"files": 0, "bytes": 0, "entries": 0, "kcal": 0,
              "tasks_open": 0, "tasks_done": 0, "first": None, "last": None,
              "sections": {}, "tags": {},
              "food": {"entries": 0, "kcal": 0, "tags": {}}}
    newline = "\r\n" if args.crlf else "\n"
    date, folder = args.start, None
    while totals["files"] < args.days:
        skip = random.Random("gap/%d/%d" % (args.seed, date.toordinal()))
        if skip.random() < args.gap:
            date += datetime.timedelta(days=1)
            continue
        records, lines = make_day(date, args.seed, args.entries)
        parent = os.path.join(journal, "%04d" % date.year, "%02d" % date.month)
        if parent != folder:
            os.makedirs(parent, exist_ok=True)
            folder = parent
        data = (newline.join(lines) + newline).encode("utf-8")
        with open(os.path.join(parent, date.isoformat() + ".md"), "wb") as out:
            out.write(data)
        totals["files"] += 1
        totals["bytes"] += len(data)
        totals["first"] = totals["first"] or date.isoformat()
        totals["last"] = date.isoformat()
        for record in records:
            count(totals, record)
            for export in exports:
                export.put(record)
        date += datetime.timedelta(days=1)
    for export in exports:
        export.close()
    if "totals" in formats:
        totals["tags"] = dict(sorted(totals["tags"].items()))
        with open(os.path.join(args.out, "totals.json"), "w",
                  encoding="utf-8") as file:
            json.dump(totals, file, indent=1, ensure_ascii=False)
            file.write("\n")


if __name__ == "__main__":
    main()
