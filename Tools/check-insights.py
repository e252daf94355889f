#!/usr/bin/env python3
"""Compute the figures of the insights a second time, from the export alone.

usage: check-insights.py JOURNAL FOLDER DAY [PERIOD…]

JOURNAL is the program, FOLDER a journal, DAY what counts as today; the periods are those of
--period, 30d and all without one. Every figure that follows from the export is compared with what
the program says; the status is 1 if one differs.
"""
import json
import re
import statistics
import subprocess
import sys
from collections import Counter, defaultdict
from datetime import date, timedelta
from math import comb

CATEGORIES = ["breakfast", "lunch", "snack", "dinner", "dessert", "beverage"]
wrong = []


def ask(program, folder, today, *arguments):
    """What the program answers as JSON."""
    command = [program, *arguments, "-C", folder]
    if arguments[0] != "export":
        command += ["--today", today, "--format", "json"]
    done = subprocess.run(command, stdout=subprocess.PIPE, check=True)
    return json.loads(done.stdout)


def same(name, ours, theirs):
    """Note a figure that differs."""
    if ours != theirs:
        wrong.append("%s: the program says %s, the export %s" % (name, theirs, ours))


def half_up(part, whole):
    """The quotient in whole numbers, halves rounded up; 0 of nothing."""
    return 0 if whole == 0 else (2 * part + whole) // (2 * whole)


def minutes(entry):
    """Minutes since midnight of the entry's own day, or None."""
    if not entry["createdAt"]:
        return None
    day, clock = entry["createdAt"].split("T")
    late = (date.fromisoformat(day) - date.fromisoformat(entry["date"])).days
    return late * 1440 + int(clock[:2]) * 60 + int(clock[3:5])


def clock(value):
    """Minutes as the program writes a time."""
    return "%02d:%02d" % divmod(value, 60)


def middle(values):
    """The median, of two in the middle the mean rounded down."""
    ordered = sorted(values)
    half = len(ordered) // 2
    return ordered[half] if len(ordered) % 2 else (ordered[half - 1] + ordered[half]) // 2


def streak_ending(logged, rest, last):
    """Length and first day of the streak that holds on the day `last`."""
    length, first, day = 0, None, last
    while day.year > 1 and (day in rest or day in logged or (day == last and day not in logged)):
        if day in logged and day not in rest:
            length, first = length + 1, day
        elif day not in rest and not (day == last):
            break
        day -= timedelta(1)
    return length, first


def check(program, folder, today_text, period, export, rest):
    """Compare one period."""
    today = date.fromisoformat(today_text)
    eaten = [e for e in export["entries"] if e["state"] == "eaten" and date.fromisoformat(e["date"]) <= today]
    by_day = defaultdict(list)
    for entry in eaten:
        by_day[date.fromisoformat(entry["date"])].append(entry)
    said = ask(program, folder, today_text, "insights", "--period", period)
    first, last = date.fromisoformat(said["first_day"]), min(today, date.fromisoformat(said["last_day"]))
    if period == "all":
        same("first day", min(by_day, default=today), first)
    elif period.endswith("d"):
        same("first day", today - timedelta(int(period[:-1]) - 1), first)
    days = [first + timedelta(n) for n in range((last - first).days + 1)]
    inside = [e for day in days for e in by_day.get(day, [])]
    logged = [day for day in days if day in by_day]

    stats = said["stats"]
    same("days", len(days), stats["days"])
    same("days logged", len(logged), stats["days_logged"])
    same("entries", len(inside), stats["entries"])
    same("consistency", half_up(100 * len(logged), len(days)), stats["consistency_percent"])
    kinds = Counter(e["inputType"] for e in inside)
    same("kinds", [kinds["text"], kinds["voice"], kinds["image"]],
         [stats["entries_text"], stats["entries_voice"], stats["entries_photo"]])
    length, begin = streak_ending(set(by_day), rest, last)
    now = stats["current_streak"]
    same("streak", (length, begin and str(begin)), (now["days"], now["first_day"]) if now else (0, None))
    runs = [streak_ending(set(by_day), rest, day)[0] for day in by_day if day not in rest]
    longest = stats["longest_streak"]
    same("longest streak", max(runs, default=0), longest["days"] if longest else 0)

    records = said["records"]
    most = max(map(len, by_day.values()), default=0)
    fullest = [day for day in sorted(by_day) if len(by_day[day]) == most]
    same("fullest day", fullest and [str(fullest[0]), most, len(fullest)] or [],
         list(records["fullest_day"].values()) if records["fullest_day"] else [])

    same("by day", [[str(d), len(by_day.get(d, []))] for d in days],
         [[d["day"], d["entries"]] for d in said["activity"]["by_day"]])
    same("levels", [min(3, len(by_day.get(d, []))) for d in days],
         [d["level"] for d in said["consistency"]["by_day"]])
    months = Counter(str(d)[:7] for d in days)
    same("months", [[m, months[m], sum(str(d)[:7] == m for d in logged),
                     sum(e["date"][:7] == m for e in inside)] for m in sorted(months)],
         [[m["month"], m["days"], m["days_logged"], m["entries"]] for m in said["consistency"]["months"]])

    counts = Counter(e["category"] for e in inside)
    named = len(inside) - counts[None]
    same("categories", [[c, counts[c], half_up(100 * counts[c], named)] for c in CATEGORIES if counts[c]],
         [list(c.values()) for c in said["categories"]["categories"]])
    same("without category", counts[None], said["categories"]["entries_without_category"])

    names = [str(d.strftime("%A")).lower() for d in days]
    for weekday in said["weekdays"]["weekdays"]:
        name = weekday["weekday"]
        same(name, [names.count(name), sum(d.strftime("%A").lower() == name for d in logged),
                    sum(date.fromisoformat(e["date"]).strftime("%A").lower() == name for e in inside)],
             [weekday["days"], weekday["days_logged"], weekday["entries"]])

    timing = said["timing"]
    timed = [(e, minutes(e)) for e in inside if minutes(e) is not None]
    same("timed", len(timed), timing["entries_with_time"])
    for hour in timing["by_hour"]:
        own = Counter(e["category"] or "none" for e, at in timed if at // 60 % 24 == hour["hour"])
        same("hour %d" % hour["hour"], [sum(own.values())] + [own[c] for c in CATEGORIES + ["none"]],
             [hour["entries"]] + [hour[c] for c in CATEGORIES + ["none"]])
    for meal in timing["usual"]:
        own = [at for e, at in timed if e["category"] == meal["category"]]
        quarters = statistics.quantiles(own, n=4, method="inclusive") if len(own) > 1 else [own[0]] * 3
        same("usual " + meal["category"],
             [clock(middle(own)), clock(int(quarters[0] + 0.5)), clock(int(quarters[2] + 0.5))],
             [meal["time"], meal["quarter_before"], meal["quarter_after"]])

    monday = last - timedelta(last.weekday())
    same("weeks", [[len(by_day.get(d, [])) if (d := monday + timedelta(n)) <= last else None,
                    len(by_day.get(monday + timedelta(n - 7), []))] for n in range(7)],
         [[d["entries"], d["entries_week_before"]] for d in said["weeks"]["by_day"]])

    for food in said["foods"]["foods"]:
        words = r"(?<![^\W\d_])%s(?![^\W\d_])" % re.escape(food["name"])
        plain = [re.sub(r"[*_`]|’", "", e["processedDescription"]).lower() for e in inside]
        found = sum(bool(re.search(words, text)) for text in plain)
        if " " not in food["name"]:
            same("food " + food["name"], found, food["entries"])
        elif found < food["entries"]:
            wrong.append("food %s: the program says %d, the export %d" % (food["name"], food["entries"], found))


def check_after(program, folder, today_text, symptom, hours, export):
    """Compare what is said of one symptom, for the foods that are one word."""
    said = ask(program, folder, today_text, "after", symptom, "--within", "%dh" % hours)
    today = date.fromisoformat(today_text)
    lines = []
    for item in export["series"] + export["moods"] + export["notes"]:
        words = [item.get("words") or "", item.get("series") or "", item.get("text") or ""]
        if date.fromisoformat(item["date"]) > today or item.get("value") == 0 and "series" in item:
            continue
        if any(symptom.lower() in text.lower() for text in words):
            clock_time = item.get("time") or "20:00"
            lines.append(date.fromisoformat(item["date"]).toordinal() * 1440
                         + int(clock_time[:2]) * 60 + int(clock_time[3:5]))
    same("lines of " + symptom, len(lines), said["lines"])
    if said["is_too_early"]:
        return
    eaten = [e for e in export["entries"] if e["state"] == "eaten" and date.fromisoformat(e["date"]) <= today]
    written = {i["date"] for kind in export if kind != "habits" for i in export[kind] if i["date"]}
    reach = (1439 + hours * 60) // 1440
    days = [day for day in sorted({date.fromisoformat(e["date"]) for e in eaten})
            if day + timedelta(reach) < today
            and all(str(day + timedelta(n + 1)) in written for n in range(reach))]
    same("days for " + symptom, len(days), said["days"])
    usual = {c: middle([minutes(e) for e in eaten if e["category"] == c and minutes(e) is not None] or [720])
             for c in CATEGORIES + [None]}
    usual[None] = 720

    def follows(day, minute):
        start = day.toordinal() * 1440 + minute
        return any(start < at <= start + hours * 60 for at in lines)

    for food in said["foods"]:
        if " " in food["name"]:
            continue
        words = re.compile(r"(?<![^\W\d_])%s(?![^\W\d_])" % re.escape(food["name"]))
        first = {}
        for entry in eaten:
            if words.search(re.sub(r"[*_`]|’", "", entry["processedDescription"]).lower()):
                day = date.fromisoformat(entry["date"])
                at = minutes(entry)
                at = usual[entry["category"]] if at is None else at
                first[day] = min(first.get(day, at), at)
        turns = [first[day] for day in days if day in first]
        cells = {weekend: [0, 0, 0, 0] for weekend in (False, True)}
        turn = 0
        for day in days:
            if day not in first:
                minute, turn = turns[turn % len(turns)], turn + 1
            else:
                minute = first[day]
            cells[day.weekday() > 4][(0 if day in first else 2) + (not follows(day, minute))] += 1
        a, b, c, d = (cells[False][n] + cells[True][n] for n in range(4))
        chances = [1]
        for w, x, y, z in cells.values():
            size, outcomes, exposed = w + x + y + z, w + y, w + x
            own = [comb(outcomes, n) * comb(size - outcomes, exposed - n) / comb(size, exposed)
                   for n in range(exposed + 1)]
            chances = [sum(chances[m] * own[n - m] for m in range(len(chances)) if 0 <= n - m < len(own))
                       for n in range(len(chances) + len(own) - 1)]
        same("%s before %s" % (food["name"], symptom), [a + b, a, c + d, c],
             [food["days_with"], food["days_with_followed"], food["days_without"],
              food["days_without_followed"]])
        if abs(sum(chances[a:]) - food["chance"]) > 1e-6:
            same("chance of %s before %s" % (food["name"], symptom), sum(chances[a:]), food["chance"])


def rest_days(folder):
    """The days of rest that journal.toml names."""
    try:
        text = open(folder + "/journal.toml", encoding="utf-8").read()
    except OSError:
        return set()
    days = set()
    for start, end in re.findall(r'"(\d{4}-\d\d-\d\d)\.\.(\d{4}-\d\d-\d\d)"', text):
        day = date.fromisoformat(start)
        while day <= date.fromisoformat(end):
            days.add(day)
            day += timedelta(1)
    return days


def main():
    program, folder, today, *periods = sys.argv[1:]
    export = ask(program, folder, today, "export", "json", "--all")
    for period in periods or ["30d", "all"]:
        check(program, folder, today, period, export, rest_days(folder))
    for symptom, hours in (("headache", 24), ("headache", 6), ("knee", 24)):
        check_after(program, folder, today, symptom, hours, export)
    if wrong:
        sys.exit("\n".join(wrong))
    print("The insights agree with the export.")


if __name__ == "__main__":
    main()
