#!/usr/bin/env python3
"""What the second computations of figures share: a journal as the program exports it, and rounding as it rounds."""
import json
import re
import subprocess
import sys
import unicodedata
from collections import defaultdict
from datetime import date, timedelta
from math import comb, floor
from pathlib import Path

CATEGORIES = ["breakfast", "lunch", "snack", "dinner", "dessert", "beverage"]
WEEKDAYS = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]
wrong = []
compared = [0]


def same(name, ours, theirs):
    """Note a figure that differs."""
    compared[0] += 1
    if ours != theirs:
        wrong.append("%s: the program says %s, the export %s" % (name, theirs, ours))


def half_up(part, whole):
    """The quotient in whole numbers, halves rounded up; 0 of nothing."""
    return 0 if whole == 0 else (2 * part + whole) // (2 * whole)


def mean_of_days(values):
    """The mean of the days' means, in hundredths, of pairs of a day and a value."""
    days = {}
    for day, value in values:
        days.setdefault(day, []).append(round(1000 * value))
    return half_up(sum(half_up(sum(own), len(own)) for own in days.values()), 10 * len(days)) / 100


def percent(part, whole):
    return half_up(100 * part, whole)


def percents(parts):
    """Whole percent of each part that add up to 100, by the largest remainder, of equal ones the first."""
    whole = sum(parts)
    found = [100 * part // whole for part in parts]
    order = sorted(range(len(parts)), key=lambda n: (-(100 * parts[n] % whole), n))
    for place in order[:100 - sum(found)]:
        found[place] += 1
    return found


def heat_levels(counts):
    """0 for none, 1 to 4 by the quartiles of the others, equal cuts moved down by one."""
    logged = [c for c in counts if c]
    most = limit = max(logged, default=0)
    cuts = [quantile(logged, part / 4) if logged else 0 for part in (1, 2, 3)]
    for place in (2, 1, 0):
        limit = cuts[place] = min(cuts[place], limit - 1)
    return [0 if not c else 1 + sum(c > cut for cut in cuts) for c in counts]


def tail(both, tables):
    """How probable as many common occasions are if two things know nothing of each other within each table.

    A table is a number of occasions and how many of them have the one, and the other (hypergeometric).
    """
    chances = {0: 1.0}
    for size, first, second in tables:
        own = {k: comb(first, k) * comb(size - first, second - k) / comb(size, second)
               for k in range(max(0, first + second - size), min(first, second) + 1)}
        joined = defaultdict(float)
        for a, p in chances.items():
            for b, q in own.items():
                joined[a + b] += p * q
        chances = joined
    return sum(p for k, p in chances.items() if k >= both)


def tenths(part, whole):
    return None if whole == 0 else half_up(10 * part, whole) / 10


def clock(value):
    """Minutes as the program writes a time."""
    return "%02d:%02d" % divmod(value, 60)


def to_minutes(text):
    return int(text[:-3]) * 60 + int(text[-2:])


def middle(values):
    """The median, of two in the middle the mean rounded down."""
    ordered = sorted(values)
    half = len(ordered) // 2
    return ordered[half] if len(ordered) % 2 else (ordered[half - 1] + ordered[half]) // 2


def quantile(values, fraction):
    """Between two values in proportion, halves rounded up."""
    ordered = sorted(values)
    place = fraction * (len(ordered) - 1)
    low = floor(place)
    if low + 1 >= len(ordered):
        return ordered[-1]
    return ordered[low] + floor((ordered[low + 1] - ordered[low]) * (place - low) + 0.5)


def fold(text):
    apart = unicodedata.normalize("NFKD", text)
    return "".join(s for s in apart if not unicodedata.combining(s)).casefold()


def months_before(day, count):
    """The same day so many months before, or the last of that month."""
    number = day.year * 12 + day.month - 1 - count
    for last in range(day.day, 27, -1):
        try:
            return date(number // 12, number % 12 + 1, last)
        except ValueError:
            continue
    return date(number // 12, number % 12 + 1, day.day)


def monday_of(day):
    return day - timedelta(day.weekday())


def week_name(day):
    return "%d-W%02d" % day.isocalendar()[:2]


class Diary:
    """The export of one journal as seen on a day."""

    def __init__(self, program, folder, today):
        self.program, self.folder, self.today = program, str(folder), date.fromisoformat(today)
        self.export = self.ask("export", "json", "--all")
        self.eaten = [e for e in self.export["entries"]
                      if e["state"] == "eaten" and date.fromisoformat(e["date"]) <= self.today]
        for entry in self.eaten:
            entry["day"] = date.fromisoformat(entry["date"])
            entry["at"], entry["end"] = self.times(entry)
            entry["exact"] = None if entry.get("time_estimated") else entry["at"]
        self.settings = Path(folder, "journal.toml").read_text() if Path(folder, "journal.toml").exists() else ""
        self.rest = set()
        for start, end in re.findall(r'"(\d{4}-\d\d-\d\d)\.\.(\d{4}-\d\d-\d\d)"', self.settings):
            first, last = date.fromisoformat(start), date.fromisoformat(end)
            self.rest.update(first + timedelta(n) for n in range((last - first).days + 1))

        found = re.search(r'^first_weekday *= *"(\w+)"', self.settings, re.M)
        self.first_weekday = [day.lower() for day in WEEKDAYS].index(found[1].lower()) if found else 0

    def week_of(self, day):
        """The first day of a day's week."""
        return day - timedelta((day.weekday() - self.first_weekday) % 7)

    def week_name(self, first):
        return "%s..%s" % (first, first + timedelta(6)) if self.first_weekday else week_name(first)

    def files(self):
        """The days of its files up to today."""
        days = [date.fromisoformat(path.stem) for path in Path(self.folder).rglob("*.md")
                if re.fullmatch(r"\d{4}-\d\d-\d\d", path.stem)]
        return [day for day in days if day <= self.today]

    def ask(self, *arguments, status=(0,)):
        """What the program answers as JSON."""
        command = [self.program, *arguments, "-C", self.folder]
        if arguments[0] != "export":
            command += ["--today", str(self.today), "--format", "json"]
        done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        if done.returncode not in status:
            sys.exit("%s ended with %d: %s" % (" ".join(command), done.returncode, done.stderr.decode()))
        return json.loads(done.stdout)

    def line(self, path, number):
        return Path(self.folder, path).read_bytes().decode("utf-8", "replace").splitlines()[number - 1]

    def times(self, entry):
        """Minutes from the entry's midnight at which it begins and ends; a stretch is read from its line."""
        if not entry["createdAt"]:
            return None, None
        day, time = entry["createdAt"].split("T")
        at = (date.fromisoformat(day) - entry["day"]).days * 1440 + to_minutes(time[:5])
        stretch = re.match(r"[-*+] (\d?\d:\d\d)-(\d?\d:\d\d) ", self.line(entry["file"], entry["line"]).strip())
        return at, to_minutes(stretch[2]) if stretch else at

    def streaks(self, logged, last):
        """The runs of logged days up to `last`, as (days, first, last), and the one that holds, or None."""
        counted = sorted(d for d in logged if d <= last and d not in self.rest)
        runs = []
        for day in counted:
            before = runs[-1][2] + timedelta(1) if runs else None
            while before is not None and before < day and before in self.rest:
                before += timedelta(1)
            if runs and before == day:
                runs[-1] = (runs[-1][0] + 1, runs[-1][1], day)
            else:
                runs.append((1, day, day))
        holds = None
        if runs:
            day = last
            if day not in logged or day in self.rest:
                day -= timedelta(1)
            while day > runs[-1][2] and day in self.rest:
                day -= timedelta(1)
            # Today may still be empty, and a day of rest ends nothing.
            holds = runs[-1] if day <= runs[-1][2] else None
        return runs, holds


def streak_json(streak):
    return streak and {"days": streak[0], "first_day": str(streak[1]), "last_day": str(streak[2])}
