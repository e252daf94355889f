#!/usr/bin/env python3
"""Journals that are out of the ordinary, by name: their files, and the day they are seen on.

usage: odd_journals.py FOLDER    writes them below FOLDER
"""
import sys
from datetime import date, timedelta
from pathlib import Path

TOML = 'format = 1\nlanguage = "en"\n'


def day(text, body):
    return "%s/%s.md" % (text[:4], text), body


def meals(start, count, step=1, words=("Porridge", "Rice and peas", "Fish soup")):
    """`count` days of three plain meals."""
    files = {}
    for number in range(count):
        text = str(date.fromisoformat(start) + timedelta(number * step))
        path, body = day(text, "## Breakfast\n\n- 08:%02d %s\n\n## Lunch\n\n- 13:00 %s (~500 kcal)\n\n## Dinner\n\n"
                               "- 19:30 %s (400-480 kcal) #home\n" % (number % 60, *words))
        files[path] = body
    return files


def habits(start, count, seed):
    """Habits of every kind of rule, ticked, skipped and left out at random, and meals on some days."""
    rules = ["every: day", "every: mon,wed,fri", "every: weekday", "every: 3/week", "every: 2/week\n- skips: 1/week",
             "every: 3d", "every: 3d!", "every: 2w", "every: week!", "every: lastfri", "every: 31", "every: month",
             "every: day\n- skips: 2/month", "target: 8", "since: %s" % date.fromisoformat(start).replace(day=20),
             "until: %s" % (date.fromisoformat(start) + timedelta(40)), "every: full moon",
             "every: day\n- every: 3/week from %s" % (date.fromisoformat(start) + timedelta(30)),
             "every: 2d\n- every: tue from %s\n- aliases: other" % (date.fromisoformat(start) + timedelta(25))]
    files = {"habits.md": "".join("## Habit %d\n\n- %s\n\n" % (n, rule) for n, rule in enumerate(rules))}
    for number in range(count):
        lines = []
        for habit in range(len(rules)):
            seed = (seed * 1103515245 + 12345) % 2 ** 31
            draw = seed // 65536 % 20
            name = "Other" if habit == len(rules) - 1 and draw % 2 else "Habit %d" % habit
            if draw < 11:
                lines.append("- [x] %s" % name)
            elif draw < 13:
                lines.append("- [-] %s: rain" % name)
            elif draw < 14:
                lines.append("- [ ] %s" % name)
            elif draw < 16:
                lines += ["- %s: %d" % (name, draw - 9), "- %s: %d/%d" % (name, draw - 12, draw - 9)]
        path, body = day(str(date.fromisoformat(start) + timedelta(number)), "## Lunch\n\n- Soup\n\n## Habits\n\n")
        files[path] = body + "\n".join(lines) + "\n"
    return files


def plain(files, today, settings=""):
    return dict(files, **{"journal.toml": TOML + settings}), today


def odd_journals():
    """Name to (files, today)."""
    late = dict([
        day("2026-03-13", "## Dinner\n\n- 20:00 Soup\n- 25:30 Toast with jam\n"),
        day("2026-03-14", "## Breakfast\n\n- 00:40 Toast\n- 07:10-07:40 Eggs\n\n## Dinner\n\n- 23:10 Curd rice\n"
                          "- 29:59 Tea\n\n## Symptoms\n\n- 26:00 headache 3/10\n"),
        day("2026-03-15", "## Breakfast\n\n- 06:00 Porridge\n- Apple\n"),
    ])
    two = dict([
        day("2026-03-14", "## Lunch\n\n- 12:00 Soup #out\n- [ ] Cake\n- [-] Wine\n"),
        ("2026/03/2026-03-14.md", "## Dinner\n\n- 19:00 Soup and bread (300 kcal) #Out\n"),
        day("2026-03-15", "## Lunch\n\n- 12:00 Soup\n"),
    ])
    scales = {}
    for number in range(40):
        text = str(date(2026, 2, 1) + timedelta(number))
        body = "## Lunch\n\n- 12:30 %s\n- 12:40 Bread\n\n## Symptoms\n\n" % ("Cheese" if number % 3 == 0 else "Apple")
        if number % 3 == 0:
            body += "- 17:00 headache %d/10\n" % (number % 7 + 1)
        elif number % 7 == 0:
            body += "- headache 0/10\n- 09:00 knee 2/5 #run\n"
        body += "\n## Mood\n\n- %d/10 calm\n" % (number % 10 + 1)
        path, body = day(text, body)
        scales[path] = body
    partial = dict([
        day("2026-03-12", "## Breakfast\n\n- 08:00 Porridge (320 kcal)\n\n## Dinner\n\n- 19:00 Pizza (900 kcal)\n"),
        day("2026-03-13", "## Breakfast\n\n- 08:00 Porridge (320 kcal)\n- Filter coffee\n"),
        day("2026-03-14", "- complete: yes\n\n## Lunch\n\n- 13:00 Curry (500-700 kcal)\n- Tea\n"),
        day("2026-03-15", "## Lunch\n\n- 13:00 Curry (~0 kcal)\n\n## Dinner\n\n- 19:00 Rice (2000 kJ)\n"),
    ])
    words = dict([
        day("2026-03-13", "## Food\n\n- 10:00 **Filter coffee** and [toast](http://a.b/c), 2 slices of cheese #a/b\n"
                          "- Crème brûlée & café au lait\n- 寿司と味噌汁\n- x2 eggs' shells, mother-in-law's tongue\n"),
        day("2026-03-14", "## Food\n\n- 10:00 Filter coffee, filter coffee\n- Peanut butter toast\n- 1 bowl of rice\n"
                          "- ![](../media/a.jpg)\n"),
        day("2026-03-15", "## Food\n\n- 11:00 Peanut butter\n- Filter coffee with a cup of [[tea|green tea]] <b>cold</b>\n"),
    ])
    feast = meals("2026-02-01", 20)
    feast.update([day("2026-03-01", "## Breakfast\n\n- 08:00 Porridge (300 kcal)\n\n## Dinner\n\n- 07:40 Rice (4129 kcal)\n")])
    rest = meals("2026-03-01", 4)
    rest.update(meals("2026-03-10", 6))
    return {
        "empty": plain({}, "2026-03-15"),
        "a single day": plain(meals("2026-03-15", 1), "2026-03-15"),
        "one entry": plain(dict([day("2026-03-10", "## Lunch\n\n- Soup\n")]), "2026-03-15"),
        "one entry, today alone": plain(dict([day("2026-03-15", "- 25:00 nothing\n\n## Food\n\n- 25:00 Soup\n")]), "2026-03-15"),
        "a gap of years": plain(dict(meals("2019-12-30", 5), **meals("2026-03-09", 7)), "2026-03-15"),
        "a leap day": plain(meals("2024-02-26", 6), "2024-03-02"),
        "seen on a leap day": plain(dict(meals("2023-02-20", 12), **meals("2024-02-20", 10)), "2024-02-29"),
        "after midnight": plain(late, "2026-03-15", 'day_ends = "04:00"\n'),
        "two files for one day": plain(two, "2026-03-15"),
        "scales": plain(scales, "2026-03-14"),
        "partial days": plain(partial, "2026-03-15"),
        "words": plain(words, "2026-03-15"),
        "a feast": plain(feast, "2026-03-03"),
        "rest in a gap": plain(rest, "2026-03-15", 'rest = ["2026-03-05..2026-03-09", "2026-03-08..2026-03-10"]\n'),
        "rest now": plain(meals("2026-03-01", 9), "2026-03-15",
                          'first_weekday = "sunday"\nrest = ["2026-03-10..2026-03-31"]\n'),
        "rest before": plain(meals("2026-03-09", 7), "2026-03-15", 'rest = ["2026-02-01..2026-03-08"]\n'),
        "habits": plain(habits("2025-12-15", 100, 3), "2026-03-20"),
        "habits over a leap day": plain(habits("2024-01-10", 60, 11), "2024-03-09",
                                        'first_weekday = "sunday"\nrest = ["2024-01-25..2024-01-27", "2024-02-28..2024-03-02"]\n'),
        "habits and the new year": plain(habits("2026-11-20", 60, 5), "2027-01-18"),
        "days to come": plain(dict(meals("2026-03-10", 6), **meals("2026-03-20", 3)), "2026-03-15"),
    }


def write(files, folder):
    """The files of one journal below a folder."""
    for path, text in files.items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(text)


if __name__ == "__main__":
    for name, (files, today) in odd_journals().items():
        write(files, Path(sys.argv[1], name))
        print("%s, seen on %s" % (name, today))
