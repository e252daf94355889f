#!/usr/bin/env python3
"""The figures of recaps, computed a second time from the export."""
import re
from collections import Counter, defaultdict
from datetime import date, timedelta
from pathlib import Path

from figures import CATEGORIES, clock, half_up, mean_of_days, middle, monday_of, percents, same, streak_json, week_name
from food_names import Foods
from habit_figures import check_recap_habits

MEALS = ["breakfast", "lunch", "snack", "dinner"]


def check_recaps(diary):
    """The weeks of today, of the last entry and of the first, their months, and today's year."""
    days = [diary.today] + [e["day"] for e in diary.eaten[:1] + diary.eaten[-1:]]
    weeks = {(monday_of(d), week_name(monday_of(d))) for d in days} | {(diary.week_of(d), None) for d in days}
    for start, name in sorted({(first - timedelta(7 * n), name or "") for first, name in weeks for n in (0, 1)}):
        if start <= diary.today:
            name = week_name(start) if name else diary.week_name(start)
            Recap(diary, ["--week", name], start, start + timedelta(6), 7).check()
    for first in sorted({d.replace(day=1) for d in days}):
        last = (first + timedelta(31)).replace(day=1) - timedelta(1)
        before = (first - timedelta(1)).day
        Recap(diary, ["--month", str(first)[:7]], first, last, before).check()
    first, last = date(diary.today.year, 1, 1), date(diary.today.year, 12, 31)
    before = (first - date(first.year - 1, 1, 1)).days if first.year > 1 else 0
    Recap(diary, ["--year", "%04d" % first.year], first, last, before).check()


class Recap:
    """One period, seen on its last day or on today."""

    def __init__(self, diary, option, first, last, length_before):
        self.diary, self.first, self.last = diary, first, last
        self.said = diary.ask("recap", *option)
        self.seen = min(last, diary.today)
        self.begun = [first + timedelta(n) for n in range((self.seen - first).days + 1)]
        self.eaten = [e for e in diary.eaten if first <= e["day"] <= self.seen]
        self.by_day = defaultdict(list)
        for entry in self.eaten:
            self.by_day[entry["day"]].append(entry)
        start = first - timedelta(length_before)
        self.before = [e for e in diary.eaten if start <= e["day"] < first]
        whole = self.seen == last
        self.before_by_now = self.before if whole else \
            [e for e in self.before if (e["day"] - start).days < len(self.begun)]

    def inside(self, key):
        return [r for r in self.diary.export[key] if r["date"] and str(self.first) <= r["date"] <= str(self.seen)]

    def check(self):
        for part in ("counts", "days", "categories", "timing", "energy", "nutrients", "weight", "moods", "habits"):
            getattr(self, part)(self.said)

    def counts(self, said):
        logged = {e["day"] for e in self.diary.eaten if e["day"] <= self.seen}
        runs, holds = self.diary.streaks(logged, self.seen)
        longest = max(runs, key=lambda run: (run[0], -run[1].toordinal()), default=None)
        states = Counter(e["state"] for e in self.inside("entries"))
        same("recap " + said["period"], {
            "first_day": str(self.first), "last_day": str(self.last), "seen_on": str(self.seen),
            "is_finished": self.last < self.diary.today, "entries": len(self.eaten),
            "entries_planned": states["planned"], "entries_dropped": states["dropped"],
            "entries_period_before": len(self.before), "entries_period_before_by_now": len(self.before_by_now),
            "days": (self.last - self.first).days + 1, "days_begun": len(self.begun), "days_logged": len(self.by_day),
            "current_streak": streak_json(holds), "longest_streak": streak_json(longest)},
             {key: said[key] for key in (
                 "first_day", "last_day", "seen_on", "is_finished", "entries", "entries_planned", "entries_dropped",
                 "entries_period_before", "entries_period_before_by_now", "days", "days_begun", "days_logged",
                 "current_streak", "longest_streak")})
        most = max(map(len, self.by_day.values()), default=0)
        same("best days", [str(d) for d in sorted(self.by_day) if len(self.by_day[d]) == most], said["best_days"])
        foods = Foods([e["processedDescription"] for e in self.eaten],
                      other_times=[e["processedDescription"] for e in self.diary.eaten if e["day"] <= self.last])
        own = {name: count for name, count in foods.counts.items() if name not in foods.covered}
        for food in said["top_foods"]:
            same("top food " + food["name"], own.get(food["name"]), food["entries"])
        most = max(own.values(), default=0)
        same("most named", most if most > 1 else None, said["top_foods"][0]["entries"] if said["top_foods"] else None)

    def days(self, said):
        same("days of the recap", [[str(d), len(self.by_day.get(d, [])), d in self.diary.rest] for d in self.begun],
             [[d["day"], d["entries"], d["is_rest"]] for d in said["by_day"]])
        for day in said["by_day"]:
            own = self.by_day.get(date.fromisoformat(day["day"]), [])
            valued = [e for e in own if e["energy_kcal"] is not None]
            same("energy of " + day["day"], round(sum(e["energy_kcal"] for e in valued), 1) if valued else None,
                 day["energy_kcal"])
            if not any(map(self.may_be_partial, own)):
                same("unvalued of " + day["day"], len(own) - len(valued), day["entries_without_value"])
                same("coverage of " + day["day"], self.coverage(own), day["coverage"])

    def may_be_partial(self, entry):
        """Whether the entry may be a sum of parts of which one states nothing, which the export does not tell."""
        return entry["energy_kcal"] is not None and ("(" in entry["processedDescription"] or len(re.findall(
            r"(?i)k?cal|kj", self.diary.line(entry["file"], entry["line"]))) > 1)

    def coverage(self, eaten):
        """By 13.2 of the format."""
        if not eaten:
            return "untracked"
        for path in sorted({e["file"] for e in eaten}, reverse=True):
            text = Path(self.diary.folder, path).read_bytes().decode("utf-8", "replace")
            declared = re.findall(r"(?mi)^(?:[-*+] )?complete: *(yes|true|no|false)\s*$", text)
            if declared:
                return "complete" if declared[-1].lower() in ("yes", "true") else "partial"
        meals = len({e["category"] for e in eaten if e["category"] in MEALS})
        counted = [e["at"] for e in eaten if e["category"] in MEALS and e["at"] is not None]
        for minute in sorted(e["at"] for e in eaten if e["category"] is None and e["at"] is not None):
            if all(abs(minute - other) >= 60 for other in counted):
                meals += 1
                counted.append(minute)
        return "complete" if meals >= 2 and all(e["energy_kcal"] is not None for e in eaten) else "partial"

    def categories(self, said):
        counts = Counter(e["category"] for e in self.eaten)
        named = len(self.eaten) - counts[None]
        used = [c for c in CATEGORIES if counts[c]]
        same("categories of the recap", [[c, counts[c], p] for c, p in zip(used, percents([counts[c] for c in used]))],
             [list(c.values()) for c in said["categories"]])
        same("without category", counts[None], said["entries_without_category"])

    def timing(self, said):
        said = said["timing"]
        timed = [e for e in self.eaten if e["exact"] is not None]
        usual = [[c, clock(middle(own)), len(own)] for c in CATEGORIES
                 for own in [[e["exact"] for e in timed if e["category"] == c]] if own]
        same("times of the recap", [len(timed), len(self.eaten) - len(timed), usual],
             [said["entries_with_time"], said["entries_without_time"], [list(u.values()) for u in said["usual"]]])
        for name, choose in (("earliest", min), ("latest", max)):
            at = choose((e["exact"] for e in timed), default=None)
            same(name, None if at is None else clock(at), said[name] and said[name]["time"])

    def energy(self, said):
        """From what is said of each day, which `days` has compared."""
        # A day that says it is complete and states no energy is in no average, nor is today, which goes on.
        valued = {e["date"] for e in self.eaten if e["energy_kcal"] is not None}
        coverage = {d["day"]: "partial" if d["coverage"] == "complete" and (d["day"] not in valued or d["day"] == str(self.diary.today))
                    else d["coverage"]
                    for d in said["by_day"]}
        complete = [e for e in self.eaten if coverage[e["date"]] == "complete"]
        partial = [e for e in self.eaten if coverage[e["date"]] == "partial"]
        figures = said["energy"]

        def total(entries, key="energy_kcal", only=lambda e: True):
            return round(sum(e[key] for e in entries if e[key] is not None and only(e)), 1)

        def is_estimated(entry):
            return entry["energy_estimated"]

        count = sum(c == "complete" for c in coverage.values())
        tens = round(10 * total(complete))
        same("energy of the recap", {
            "average_kcal": half_up(tens, 10 * count) if count else None, "complete_days": count,
            "complete_kcal": total(complete), "complete_low_kcal": total(complete, "energy_low_kcal"),
            "complete_high_kcal": total(complete, "energy_high_kcal"),
            "complete_estimated_kcal": total(complete, only=is_estimated),
            "partial_days": sum(c == "partial" for c in coverage.values()),
            "partial_days_with_value": len({e["date"] for e in partial if e["energy_kcal"] is not None}),
            "partial_kcal": total(partial), "partial_estimated_kcal": total(partial, only=is_estimated),
            "entries_without_value": sum(d["entries_without_value"] for d in said["by_day"])}, figures)

    def nutrients(self, said):
        rows = []
        for name in ("protein", "carbs", "fat"):
            own = [e[name + "_g"] for e in self.eaten if e[name + "_g"] is not None]
            if own:
                rows.append({"nutrient": name, "total_g": round(sum(own), 1), "entries": len(own)})
        same("nutrients", rows, said["nutrients"])

    def weight(self, said):
        def days(records):
            """A day counts with the mean of its readings."""
            masses = defaultdict(list)
            for record in records:
                masses[record["date"]].append(record["weight_kg"])
            return [{"day": day, "weight_kg": round(sum(own) / len(own), 2)} for day, own in sorted(masses.items())]

        def rounded(reading):
            return reading and dict(reading, weight_kg=round(reading["weight_kg"], 2))

        def plausible(records):
            return [record for record in records if 20 <= record["weight_kg"] <= 400]

        own = plausible(self.inside("weights"))
        before = days(plausible(w for w in self.diary.export["weights"] if w["date"] < str(self.first)))
        theirs = said["weight"] and {key: rounded(value) if isinstance(value, dict) else value
                                     for key, value in said["weight"].items()}
        same("weight", {"readings": len(own), "first": days(own)[0], "last": days(own)[-1],
                        "before": before[-1] if before else None} if own else None, theirs)

    def moods(self, said):
        scales = defaultdict(list)
        for mood in self.inside("moods"):
            if mood["scale"]:
                scales[mood["scale"]].append((mood["date"], mood["value"]))
        for tick in self.inside("habit_ticks"):
            if tick["mood_scale"]:
                scales[tick["mood_scale"]].append((tick["date"], tick["mood"]))
        same("moods", [[scale, mean_of_days(own), len(own),
                        len({day for day, _ in own})] for scale, own in sorted(scales.items())],
             [[m["scale"], m["average"], m["count"], m["days"]] for m in sorted(said["moods"], key=lambda m: m["scale"])])

    def habits(self, said):
        check_recap_habits(self.diary, said["habits"], self.first, self.seen, self.diary.today > self.last)
