#!/usr/bin/env python3
"""Compute the figures of reports a second time, from the export alone.

usage: check-figures.py JOURNAL                          all journals below
       check-figures.py JOURNAL FOLDER DAY [PERIOD…]     one journal, seen on DAY

JOURNAL is the program. Without a folder they are the sample journal, generated ones, and those of
odd_journals.py. Every figure that insights, recap, timeline, calendar, search, summary, energy, tags, streak,
habits and after give as JSON is compared with one computed here from `export json --all`; the status is 1 if one differs.
"""
import re
import subprocess
import sys
import tempfile
from collections import Counter, defaultdict
from datetime import date, timedelta
from math import comb, floor
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))
from figures import (CATEGORIES, WEEKDAYS, Diary, clock, compared, fold, half_up, mean_of_days, middle, monday_of,  # noqa: E402
                     heat_levels, months_before, percent, percents, quantile, same, streak_json, tail, tenths, to_minutes, week_name, wrong)
from food_names import Foods, bases, named, new_foods, left_out, runs  # noqa: E402
from habit_figures import check_habits  # noqa: E402
from odd_journals import odd_journals, write  # noqa: E402
from recap_figures import check_recaps  # noqa: E402

ROOT = Path(__file__).resolve().parent.parent
PERIODS = ["7d", "30d", "3m", "1y", "all"]


class Insights:
    """One period of a diary, part by part."""

    def __init__(self, diary, period):
        self.diary, self.period = diary, period
        self.said = diary.ask("insights", "--period", period)
        today, eaten = diary.today, diary.eaten
        self.first = {"d": lambda n: today - timedelta(n - 1),
                      "m": lambda n: months_before(today, n) + timedelta(1),
                      "y": lambda n: months_before(today, 12 * n) + timedelta(1),
                      }[period[-1]](int(period[:-1])) if period != "all" else min([e["day"] for e in eaten] + diary.files() + [today])
        self.last = today
        self.days = [self.first + timedelta(n) for n in range((today - self.first).days + 1)]
        # Before the first entry nothing was missed.
        self.counted = [d for d in self.days if not eaten or d >= min(e["day"] for e in eaten)]
        self.by_day = defaultdict(list)
        for entry in eaten:
            self.by_day[entry["day"]].append(entry)
        # Nor is today, as long as it has no entry.
        if len(self.counted) > 1 and self.counted[-1] == today and today not in self.by_day:
            self.counted.pop()
        self.inside = [e for e in eaten if e["day"] >= self.first]
        self.logged = [d for d in self.days if d in self.by_day]
        self.rested = {d for d in self.counted if d in self.diary.rest and d not in self.by_day}
        self.index = Foods([e["processedDescription"] for e in eaten])

    def named(self, entry):
        return self.index.all(entry["processedDescription"])

    def parted(self, entry):
        return self.index.parts(entry["processedDescription"])

    def check(self):
        same("first day", str(self.first), self.said["first_day"])
        same("days begun", len(self.days), self.said["days_begun"])
        same("days logged", len(self.logged), self.said["days_logged"])
        same("entries in all", len(self.inside), self.said["entries"])
        for part in ("headline", "stats", "records", "foods", "activity", "categories", "timing", "weeks", "consistency",
                     "weekdays", "together", "new", "variety", "outliers", "series"):
            getattr(self, part)(self.said[part])

    def headline(self, said):
        monday = self.diary.week_of(self.last)
        began = min((e["day"] for e in self.diary.eaten), default=monday)
        week = [e for e in self.diary.eaten if e["day"] >= monday]
        before = [e for e in self.diary.eaten if monday - timedelta(7) <= e["day"] < monday]
        holds = self.diary.streaks(set(self.by_day), self.last)[1]
        most = max(Foods([e["processedDescription"] for e in week],
                         other_times=[e["processedDescription"] for e in self.diary.eaten]).counts.values(), default=0)
        kind = "streak" if holds and holds[0] > 7 else "top_food" if most >= 3 else \
            "improvement" if len(week) - len(before) > 3 and began <= monday - timedelta(7) else "default"
        same("headline", [self.diary.week_name(monday), kind], [said["week"], said["kind"]])

    def stats(self, said):
        runs, holds = self.diary.streaks(set(self.by_day), self.last)
        kinds = Counter(e["inputType"] for e in self.inside)
        longest = max(runs, key=lambda run: (run[0], -run[1].toordinal()), default=None)
        same("stats", {
            "current_streak": streak_json(holds), "longest_streak": streak_json(longest), "days": len(self.counted),
            "days_logged": len(self.logged), "days_of_rest": len(self.rested),
            "consistency_percent": percent(len(self.logged), len(self.counted) - len(self.rested)),
            "entries": len(self.inside), "entries_per_logged_day": tenths(len(self.inside), len(self.logged)),
            "entries_text": kinds["text"], "entries_voice": kinds["voice"], "entries_photo": kinds["image"]}, said)

    def records(self, said):
        most = max(map(len, self.by_day.values()), default=0)
        fullest = sorted(d for d in self.by_day if len(self.by_day[d]) == most)
        parted, named = set(), {}
        for entry in self.diary.eaten:
            parted |= self.parted(entry)
            for name in self.named(entry):
                named.setdefault(name, entry["day"])
        firsts = [named[name] for name in parted]
        same("records", [fullest and {"day": str(fullest[0]), "entries": most, "days_with_as_many": len(fullest)} or None,
                         len(parted), len(self.diary.eaten), str(min(self.by_day)) if self.by_day else None],
             [said["fullest_day"], said["different_foods"], said["entries"], said["first_day"]])
        day = max(firsts, default=None)
        # As a recap names them, from the fourth logged day on.
        earlier = [e for e in self.diary.eaten if day and e["day"] < day]
        found = {} if len({e["day"] for e in earlier}) < 3 else new_foods(
            [self.index.runs(e["processedDescription"]) for e in self.diary.eaten if e["day"] == day], self.index.pairs,
            self.index.forms.of, [run for e in earlier for run in self.index.runs(e["processedDescription"])])
        names = sorted(found.values()) or sorted(n for n in parted if named[n] == day)
        same("latest new foods", day and {"names": names, "day": str(day)},
             said["latest_new_foods"])
        lengths = [run[0] for run in self.diary.streaks(set(self.by_day), self.last)[0]]
        same("longest streaks", lengths.count(max(lengths, default=0)), said["longest_streaks"])

    def foods_before(self):
        """The entries of as many days before, or None where none is logged."""
        start = self.first - timedelta(len(self.days))
        entries = [e for e in self.diary.eaten if start <= e["day"] < self.first]
        days, before = len(self.logged), len({e["day"] for e in entries})
        began = min((e["day"] for e in self.diary.eaten), default=None)
        rest = self.diary.rest & {start + timedelta(n) for n in range(2 * len(self.days))}
        alike = not rest and self.period != "all" and began and began <= start and before * 2 >= days and days * 2 >= before
        return entries if alike and entries else None

    def foods(self, said, limit=10, match=None):
        own = Foods([e["processedDescription"] for e in self.inside], [e["processedDescription"] for e in self.diary.eaten])
        before = self.foods_before()
        counts = before and Counter(name for e in before for name in own.all(e["processedDescription"], True))
        listed = sorted(((-count, name) for name, count in own.counts.items()
                        if not match and name not in own.covered or match and any(fold(match) in fold(form) for form in own.forms_of(name))))
        same("foods", [{"name": name, "entries": -count, "share_percent": percent(-count, len(self.inside)),
                        "entries_period_before": counts and counts[name], "timeline": "journal timeline " + name}
                       for count, name in listed[:limit]], said["foods"])
        same("more foods", sum(name not in own.covered for _, name in listed[limit:]), said["more_foods"])

    def activity(self, said):
        same("by day", [[str(d), len(self.by_day.get(d, []))] for d in self.counted],
             [[d["day"], d["entries"]] for d in said["by_day"]])
        same("activity", [len(self.inside), len(self.logged)], [said["entries"], said["days_logged"]])

    def consistency(self, said):
        same("levels", heat_levels([len(self.by_day.get(d, [])) for d in self.counted]), [d["level"] for d in said["by_day"]])
        months = Counter(str(d)[:7] for d in self.counted)
        rested = Counter(str(d)[:7] for d in self.rested)
        logged = Counter(str(d)[:7] for d in self.logged)
        same("months", [[m, months[m], logged[m], rested[m], percent(logged[m], months[m] - rested[m]),
                         sum(e["date"][:7] == m for e in self.inside)] for m in sorted(months)],
             [list(m.values()) for m in said["months"]])

    def categories(self, said):
        counts = Counter(e["category"] for e in self.inside)
        named = len(self.inside) - counts[None]
        used = [c for c in CATEGORIES if counts[c]]
        shares = [[c, counts[c], p] for c, p in zip(used, percents([counts[c] for c in used]))]
        same("categories", [shares, named, counts[None]],
             [[list(c.values()) for c in said["categories"]], said["entries_with_category"], said["entries_without_category"]])

    def weekdays(self, said):
        order = WEEKDAYS[self.diary.first_weekday:] + WEEKDAYS[:self.diary.first_weekday]
        rows = []
        for name in order:
            logged = [d for d in self.logged if WEEKDAYS[d.weekday()] == name]
            entries = sum(len(self.by_day[d]) for d in logged)
            rows.append({"weekday": name, "entries": entries, "days": sum(WEEKDAYS[d.weekday()] == name for d in self.counted),
                         "days_logged": len(logged), "days_of_rest": sum(WEEKDAYS[d.weekday()] == name for d in self.rested), "entries_per_logged_day": tenths(entries, len(logged))})
        same("weekdays", rows, said["weekdays"])

    def timing(self, said):
        timed = [e for e in self.inside if e["exact"] is not None]
        same("timed", [len(timed), len(self.inside) - len(timed)], [said["entries_with_time"], said["entries_without_time"]])
        for hour in range(24):
            own = Counter(e["category"] or "none" for e in timed if e["exact"] // 60 % 24 == hour)
            same("hour %d" % hour, [hour, sum(own.values())] + [own[c] for c in CATEGORIES + ["none"]],
                 [said["by_hour"][hour][key] for key in ["hour", "entries"] + CATEGORIES + ["none"]])
        usual = []
        for category in CATEGORIES:
            own = [e["exact"] for e in timed if e["category"] == category]
            if own:
                usual.append({"category": category, "time": clock(middle(own)), "quarter_before": clock(quantile(own, 0.25)),
                              "quarter_after": clock(quantile(own, 0.75)), "entries": len(own)})
        same("usual times", usual, said["usual"])
        ends = {}
        for entry in timed:
            first, last = ends.get(entry["day"], (9999, 0))
            ends[entry["day"]] = min(first, entry["exact"]), max(last, entry["exact"], entry["end"])
        untimed = {e["day"] for e in self.inside if e["exact"] is None}
        whole = {day for day, (first, last) in ends.items() if first < last} - untimed
        windows = [ends[day][1] - ends[day][0] for day in whole]
        nights = [ends[d + timedelta(1)][0] + 1440 - ends[d][1] for d in whole if d + timedelta(1) in whole]
        nights = [night for night in nights if 0 < night < 1440]
        same("eating window", [half_up(sum(windows), len(windows)) if windows else None, len(windows)],
             [said["eating_window_minutes"], said["eating_window_days"]])
        same("overnight", [half_up(sum(nights), len(nights)) if nights else None, len(nights)],
             [said["overnight_fast_minutes"], said["overnight_fast_nights"]])

    def weeks(self, said):
        monday = self.diary.week_of(self.last)
        now = [len(self.by_day.get(d, [])) if d <= self.last else None for d in (monday + timedelta(n) for n in range(7))]
        before = [len(self.by_day.get(monday + timedelta(n - 7), [])) for n in range(7)]
        begun = sum(count is not None for count in now)
        same("weeks", [*map(self.diary.week_name, (monday, monday - timedelta(7))), begun, sum(filter(None, now)), sum(before),
                       sum(before[:begun]), list(zip(now, before))],
             [said["week"], said["week_before"], said["days_begun"], said["entries"], said["entries_week_before"],
              said["entries_week_before_by_now"], [(d["entries"], d["entries_week_before"]) for d in said["by_day"]]])

    def together(self, said):
        days, meals = [], []
        for day in self.logged:
            among = {e["category"] for e in self.by_day[day] if e["category"]}
            days.append((set().union(*(self.named(e) for e in self.by_day[day])), (min(3, len(among)), day.weekday())))
            for category in CATEGORIES:
                own = [self.named(e) for e in self.by_day[day] if e["category"] == category]
                if own:
                    meals.append((set().union(*own), (category, day.weekday())))
        # What half of them have side by side is hardly two foods.
        joined = Counter(pair for e in self.inside for pair in self.index.side_by_side(e["processedDescription"]))
        for name, told in (("same_day", days), ("same_meal", meals)):
            occasions = [foods for foods, stratum in told]
            sizes = Counter(stratum for foods, stratum in told)
            within = Counter((food, stratum) for foods, stratum in told for food in foods)
            single = Counter(food for occasion in occasions for food in occasion)
            common = [food for count, food in sorted((-n, f) for f, n in single.items() if n >= 3)][:150]
            rank = {food: place for place, food in enumerate(common)}
            both = Counter()
            for occasion in occasions:
                own = sorted((f for f in occasion if f in rank), key=rank.get)
                both.update((a, b) for at, a in enumerate(own) for b in own[at + 1:])
            pairs = []
            for (a, b), count in both.items():
                if count < 3 or self.index.words(a) & self.index.words(b) or 2 * joined[frozenset((a, b))] >= count:
                    continue
                tables = [(size, within[a, stratum], within[b, stratum]) for stratum, size in sizes.items()]
                chance = sum(n * m / size for size, n, m in tables)
                tried = len(common) * (len(common) - 1) // 2
                clear = count >= 5 and count - chance > 2 * chance ** 0.5 and tail(count, tables) * tried < 0.025
                pairs.append((a, b, count, floor(count / chance * 10 + 0.5) / 10 if clear else None, count / chance))
            same(name, [len(occasions), [list(p[:4]) for p in sorted(pairs, key=lambda p: (-p[2], p[0], p[1]))[:10]]],
                 [said[name]["occasions"], [[*p["foods"], p["count"], p["lift"]] for p in said[name]["by_count"]]])
            lifted = sorted((p for p in pairs if p[3] is not None), key=lambda p: (-p[4], -p[2], p[0], p[1]))[:10]
            same(name + " by lift", [list(p[:4]) for p in lifted],
                 [[*p["foods"], p["count"], p["lift"]] for p in said[name]["by_lift"]])

    def days_of(self):
        """For each food that is one of the parts the days it is named on, words within dishes too."""
        days = defaultdict(set)
        for entry in self.diary.eaten:
            for name in self.named(entry):
                days[name].add(entry["day"])
        parts = set().union(*(self.parted(e) for e in self.diary.eaten)) if self.diary.eaten else set()
        return {name: sorted(days[name]) for name in parts}

    def new(self, said):
        days = self.days_of()
        earlier = sum(d < self.first for d in self.by_day)
        same("too early", earlier < 3, said["is_too_early"])
        own = Foods([e["processedDescription"] for e in self.inside], [e["processedDescription"] for e in self.diary.eaten])
        known = [run for e in self.diary.eaten if e["day"] < self.first for run in own.runs(e["processedDescription"])]
        found = {} if earlier < 3 else new_foods(
            [own.runs(e["processedDescription"]) for e in self.inside], own.pairs, own.forms.of, known)
        new = []
        for words, name in found.items():
            on = sorted({e["day"] for e in self.inside if named(own.unified(e["processedDescription"]), list(words))})
            new.append((-on[0].toordinal(), name, len(on), str(on[0]), str(on[-1])))
        same("new", [list(food[1:]) for food in sorted(new)], [list(f.values()) for f in said["new"]])
        forgotten = []
        for name, own in days.items():
            away, span = (self.last - own[-1]).days, (own[-1] - own[0]).days
            if len(own) >= 4 and own[-1] < (self.last if earlier < 3 else self.first) and away > 21 and away * (len(own) - 1) > 3 * span:
                forgotten.append((-len(own), name))
        same("forgotten", [[n, len(days[n]), str(days[n][0]), str(days[n][-1])] for _, n in sorted(forgotten)[:10]],
             [list(f.values()) for f in said["forgotten"]])

    def variety(self, said):
        start = self.counted[0] if self.counted else self.first
        weeks, monday = [], self.diary.week_of(start)
        while monday <= self.last:
            own = [monday + timedelta(n) for n in range(7) if start <= monday + timedelta(n) <= self.last]
            foods = {f for d in own for e in self.by_day.get(d, []) for f in self.parted(e)}
            whole = len(own) == 7 and monday + timedelta(6) < self.diary.today and not self.rested & set(own)
            weeks.append({"week": self.diary.week_name(monday), "foods": len(foods),
                          "days_logged": sum(d in self.by_day for d in own), "is_whole": whole})
            monday += timedelta(7)
        # The week that runs is left out as long as it has no entry.
        if weeks and not weeks[-1]["days_logged"] and monday > self.diary.today:
            weeks.pop()
        whole = [w for w in weeks if w["is_whole"] and w["days_logged"]]
        if not self.diary.eaten:
            whole = []
        same("variety", [tenths(sum(w["foods"] for w in whole), len(whole)), len(whole), weeks],
             [said["average_per_whole_week"], said["whole_weeks"], said["by_week"]])

    def outliers(self, said):
        found, fenced = [], []
        meals = defaultdict(list)
        for entry in self.diary.eaten:
            if entry["category"]:
                meals[entry["day"], entry["category"]].append(entry)
        for category in CATEGORIES:
            sums = {d: (sum(round(10 * (e["energy_kcal"] or 0)) for e in own), all(e["energy_kcal"] is not None for e in own))
                    for (d, c), own in meals.items() if c == category}
            whole = [value for value, is_whole in sums.values() if is_whole and value > 0]
            fenced.append(len(whole) > 10)
            if fenced[-1]:
                low, high = quantile(whole, 0.25), quantile(whole, 0.75)
                fence = high + 3 * max(high - low, middle(whole) // 10)
                found += [(str(d), category, value / 10, len(whole) - is_whole) for d, (value, is_whole) in sums.items()
                          if d >= self.first and value > fence and value > 2 * high and value > quantile(whole, 0.9)]
            times = [e["exact"] for e in self.diary.eaten if e["category"] == category and e["exact"] is not None]
            fenced.append(category in ("breakfast", "lunch", "dinner") and len(times) > 10)
            if fenced[-1]:
                low, high = quantile(times, 0.25), quantile(times, 0.75)
                reach = 3 * max(high - low, 45)
                found += [(e["date"], category, clock(e["exact"]), len(times) - 1) for e in self.inside
                          if e["category"] == category and e["exact"] is not None and not low - reach <= e["exact"] <= high + reach
                          and not quantile(times, 0.1) <= e["exact"] <= quantile(times, 0.9)]
        same("too early for outliers", not any(fenced), said["is_too_early"])
        theirs = [(o["day"], o["category"], o.get("energy_kcal", o.get("time")), o["others"]) for o in said["outliers"]]
        if len(found) <= 20:
            same("outliers", sorted(found, key=str), sorted(theirs, key=str))
        else:
            same("outliers are some of", [], [o for o in theirs if o not in found])

    def series(self, said):
        sums = defaultdict(list)
        for item in self.diary.export["series"]:
            if item["value"] == 0:  # It says that it did not come.
                continue
            words = item["words"] or ""
            if fold(item["series"]) in ("symptom", "symptoms", "complaints", "symptome", "beschwerden", "schmerzen", "symptomes",
                                        "sintomas", "sintomi", "klachten"):  # Neither a remark nor a word for how strong it was is part of the name.
                words = words.split(", ")[0].split(" (")[0].rstrip(".,;:!?–—- ")
                words = re.sub(r"(?i)^((a|bit|of|very|mild|slight|severe|terrible|bad|strong) )+(?=.)|( (mild|slight|severe|terrible|bad|strong|again|still))+$", "", words)
            sums[fold(item["series"]), fold(words), item["scale"]].append(item)
        for item in self.diary.export["moods"]:
            if item["value"] is not None:
                sums["mood", "", item["scale"]].append(item)
        for item in self.diary.export["habit_ticks"]:
            if item["mood"] is not None:
                sums["mood", "", item["mood_scale"]].append(dict(item, value=item["mood"]))
        ours = {}
        within = lambda items: [i for i in items if self.first <= date.fromisoformat(i["date"]) <= self.last]
        sums = {key: within(items) for key, items in sums.items() if within(items)}
        # Lines without a number belong to the scale that is noted most.
        for heading, words, scale in [key for key in sums if key[2] is None]:
            scales = [key for key in sums if key[:2] == (heading, words) and key[2] is not None]
            if scales:
                most = max(scales, key=lambda key: (len(sums[key]), -key[2]))
                sums[most] = sums[most] + sums.pop((heading, words, scale))
        for (heading, words, scale), items in sums.items():
            own = [i for i in items if self.first <= date.fromisoformat(i["date"]) <= self.last]
            if own:
                mean = mean_of_days([(i["date"], i["value"]) for i in own if i["value"] is not None]) if scale is not None else None
                ours["%s/%s/%s" % (heading, words, scale)] = [mean, len(own), len({i["date"] for i in own}),
                                                              max(i["date"] for i in own)]
        same("series", ours, {"%s/%s/%s" % (fold(s["heading"]), fold(s["words"]), s["scale"]):
                              [s["average"], s["count"], s["days"], s["last_day"]] for s in said["series"]})


def whole(words, text):
    """Whether the words stand in a text, not within longer ones."""
    return re.search(r"(?<![^\W\d_])%s(?![^\W\d_])" % re.escape(fold(words)), fold(text)) is not None


def check_timeline(diary, words, period="30d", wanted=None):
    """Compare one timeline; `wanted` says which entries it follows, those that hold the words if it is not given."""
    said = diary.ask("timeline", words, "--period", period)
    asked = runs(words) if wanted is None else []
    index = Foods([e["processedDescription"] for e in diary.eaten], besides=asked[0] if len(asked) == 1 else ())

    def names(entry):
        """Whether an entry names the food that is asked for, in other forms."""
        own = [index.forms.of(word) for word in asked[0]] if len(asked) == 1 else []
        return bool(own) and named(index.unified(entry["processedDescription"]), own)

    def leaves_out(entry):
        """Whether an entry says that the food was left out: it has the words, but not among those that were eaten."""
        own = [index.forms.of(word) for word in asked[0]] if len(asked) == 1 else []
        left = [[index.forms.of(word) for word in run] for run in left_out(entry["processedDescription"])]
        return bool(own) and named(left, own)

    follows = wanted or (lambda e: names(e) or whole(words, e["processedDescription"]) and not leaves_out(e))
    found = [(e["day"], e["at"], None) for e in diary.eaten if follows(e)]
    meals = company = None
    if found:
        meals, company = eaten_with(diary, follows, words)
    is_series, others = not found, 0
    if wanted is None:
        for item in diary.export["series"]:
            if any(whole(form, item[key] or "") for form in (words, words + "s", words + "es") for key in ("words", "series")):
                day = date.fromisoformat(item["date"])
                others += day <= diary.today and not is_series
                if day <= diary.today and is_series and (item["value"] is None or item["value"] > 0):
                    found.append((day, item["time"] and to_minutes(item["time"]), None if item["value"] is None else (item["value"], item["scale"])))
        same("series lines of " + words, others, said["series_lines"])
        if is_series:
            found = mentions(diary, words)
    found.sort(key=lambda f: f[0])
    days = sorted({f[0] for f in found})
    gaps = sorted((1 - (b - a).days, a, b) for a, b in zip(days, days[1:]) if (b - a).days > 1)
    since = (diary.today - days[-1]).days - 1 if days else 0
    gap = gaps and {"days": -gaps[0][0], "after": str(gaps[0][1]), "before": str(gaps[0][2])} or None
    if since > (gap["days"] if gap else 0):
        gap = {"days": since, "after": str(days[-1]), "before": None}
    same("timeline " + words, [is_series, len(found), len(days), str(days[0]) if days else None,
                               str(days[-1]) if days else None, gap],
         [said[k] for k in ("is_series", "count", "days", "first_day", "last_day", "longest_gap")])
    if meals is not None:
        same("eaten with " + words, [meals, company], [said["meals"], [[f["name"], f["meals"]] for f in said["eaten_with"]]])
    own = said["period"]
    first = date.fromisoformat(own["first_day"])
    if period == "all":
        same("first day of timeline " + words, min([f[0] for f in found] + [e["day"] for e in diary.eaten] or [diary.today]), first)
    else:
        same("first day of timeline " + words, diary.today - timedelta(int(period[:-1]) - 1), first)
    inside = [f for f in found if f[0] >= first]
    begun = max(first, min([f[0] for f in found] + [e["day"] for e in diary.eaten] or [diary.today]))
    length = (diary.today - begun).days + 1
    by_day, by_hour = Counter(f[0] for f in inside), Counter(f[1] // 60 % 24 for f in inside if f[1] is not None)
    by_weekday = Counter(WEEKDAYS[f[0].weekday()] for f in inside)
    averages = []
    for scale in sorted({f[2][1] for f in inside if f[2]}):
        values = [(f[0], f[2][0]) for f in inside if f[2] and f[2][1] == scale]
        averages.append([scale, mean_of_days(values), len(values)])
    same("period of timeline " + words,
         [len(inside), len(by_day), len({e["day"] for e in diary.eaten if e["day"] >= first}),
          [[str(begun + timedelta(n)), by_day[begun + timedelta(n)]] for n in range(length)],
          sorted([name, by_weekday[name]] for name in WEEKDAYS), [by_hour[h] for h in range(24)], averages],
         [own["count"], own["days"], own["days_logged"], [list(d.values()) for d in own["by_day"]],
          sorted([d["weekday"], d["count"]] for d in own["by_weekday"]), own["by_hour"], [list(a.values()) for a in own["averages"]]])


def mentions(diary, words):
    """The items, moods and notes that have the words and do not deny them; a note only of a day without the others."""
    found, told = [], set()
    forms = (words, words + "s", words + "es")
    for kind in ("series", "moods", "notes"):
        for item in diary.export[kind]:
            texts = [fold(item.get(key) or "") for key in ("words", "series", "text")]
            naming = [text for text in texts if any(whole(form, text) for form in forms)]
            if date.fromisoformat(item["date"]) > diary.today or not naming or kind == "notes" and item["date"] in told:
                continue
            if kind == "series" and item.get("value") == 0 or any(denies(text, fold(words)) for text in naming):
                continue
            if kind != "notes":
                told.add(item["date"])
            elif words != "headache" and not told:
                continue
            value = item.get("value")
            found.append((date.fromisoformat(item["date"]), item.get("time") and to_minutes(item["time"]),
                          None if value is None or kind == "notes" else (value, item["scale"])))
    return found


def eaten_with(diary, follows, words):
    """How many meals hold it, and the ten commonest foods of these that share no word with it."""
    foods = Foods([e["processedDescription"] for e in diary.eaten])
    meals = defaultdict(list)
    for number, entry in enumerate(diary.eaten):
        meals[entry["day"], entry["category"] or number].append(entry)
    meals = [own for own in meals.values() if any(map(follows, own))]
    counts = Counter(f for own in meals for f in set().union(*(foods.parts(e["processedDescription"]) for e in own)))
    shared = {foods.forms.of(word) for word in re.findall(r"[^\W\d_]+", words.lower())}
    listed = sorted((-count, name) for name, count in counts.items() if not shared & foods.words(name))
    return len(meals), [[name, -count] for count, name in listed[:10]]


def check_calendar(diary, month):
    said = diary.ask("calendar", month)
    counts = Counter(e["date"] for e in diary.eaten)
    first, days = date.fromisoformat(month + "-01"), []
    while str(first)[:7] == month:
        entries = counts[str(first)] if first <= diary.today else None
        days.append([str(first), entries, entries, first in diary.rest])
        first += timedelta(1)
    steps = heat_levels([d[1] or 0 for d in days])
    days = [[d[0], d[1], None if d[1] is None else step, d[3]] for d, step in zip(days, steps)]
    same("calendar " + month, [month, sum(d[1] or 0 for d in days), sum(d[1] is not None for d in days),
                               sum(bool(d[1]) for d in days), days],
         [said["month"], said["entries"], said["days_begun"], said["days_logged"], [list(d.values()) for d in said["by_day"]]])


def check_streak(diary):
    said = diary.ask("streak")
    logged = {e["day"] for e in diary.eaten}
    runs, holds = diary.streaks(logged, diary.today)
    longest = max(runs, key=lambda run: (run[0], -run[1].toordinal()), default=None)
    same("streak", [str(diary.today), diary.today in logged, str(max(logged)) if logged else None, streak_json(holds),
                    streak_json(longest)],
         [said[k] for k in ("seen_on", "is_logged_today", "last_logged_day", "current_streak", "longest_streak")])
    stretches, day = [], holds and holds[1]
    while day and day <= diary.today:
        if day in diary.rest:
            if stretches and stretches[-1][1] == day - timedelta(1):
                stretches[-1][1] = day
            else:
                stretches.append([day, day])
        day += timedelta(1)
    same("rest", [[str(a), str(b), sum(a <= d <= b for d in logged)] for a, b in stretches],
         [list(r.values()) for r in said["rest"]])


def check_summary(diary, kind, period, first, last):
    said = diary.ask("summary", kind, period)
    entries = [e for e in diary.export["entries"] if str(first) <= e["date"] <= str(last)]
    days = []
    for day in sorted({e["date"] for e in entries}):
        own = [e for e in entries if e["date"] == day]
        categories = []
        for category in CATEGORIES + [None]:
            lines = [[e["createdAt"] and e["createdAt"][14:16], e["processedDescription"], e["state"], e["energy_kcal"],
                      e["tags"], e["file"], e["line"]] for e in own if e["category"] == category]
            categories += [[category, lines]] if lines else []
        eaten = [e for e in own if e["state"] == "eaten"]
        stated = [e["energy_kcal"] for e in eaten if e["energy_kcal"] is not None]
        days.append([day, len(eaten), sum(round(10 * v) for v in stated) / 10 if stated else None, categories])
    theirs = [[d["day"], d["entries_eaten"], d["energy_kcal"],
               [[c["category"], [[e["time"] and e["time"][3:]] + list(e.values())[1:] for e in c["entries"]]]
                for c in d["categories"]]] for d in said["days"]]
    past = [d for d in days if d[0] <= str(diary.today)]
    same("summary " + period, [sum(d[1] for d in past), sum(d[1] > 0 for d in past), days],
         [said["entries"], said["days_logged"], theirs])


def check_energy(diary, period):
    """Sums, states and averages; whether a day is complete is not in the export, so that is taken as said."""
    said = diary.ask("energy", "--period", period)
    by_day = defaultdict(list)
    for entry in diary.eaten:
        by_day[str(entry["day"])].append(entry)

    def total(entries, key):
        stated = [e[key] for e in entries if e["energy_kcal"] is not None]
        return sum(round(10 * v) for v in stated) / 10 if stated else None

    def end(entry, key, share):
        """An end of what is written; of a figure that was looked up one that is 10 to 40 % off, as its words are sure."""
        looked_up = entry["source"] == "table" or entry["source"].startswith("model")
        plain = entry["energy_estimated"] and entry["energy_low_kcal"] == entry["energy_high_kcal"]
        return entry[key] * (1 + share) if looked_up and plain else entry[key]

    keys = ("energy_kcal", "energy_low_kcal", "energy_high_kcal")
    known = []
    for day in said["days"] + said["grid"]:
        own = by_day[day["day"]]
        same("energy of %s" % day["day"], [len(own), total(own, keys[0])], [day["entries_eaten"], day[keys[0]]])
        ends = [[end(e, key, share) for e in own if e["energy_kcal"] is not None] for key, share in
                ((keys[1], -0.4), (keys[1], -0.1), (keys[2], 0.1), (keys[2], 0.4))]
        for key, (first, last) in zip(keys[1:], (ends[:2], ends[2:])):
            # Within a tenth of a kilocalorie an entry, to which each end is rounded.
            near = 0.1 * len(own) + 0.001
            held = not first and day[key] is None or first and sum(first) - near <= day[key] <= sum(last) + near
            same("%s of %s" % (key, day["day"]), True, bool(held))
        for nutrient in ("protein_g", "carbs_g", "fat_g"):
            grams = [e[nutrient] for e in own if e[nutrient] is not None]
            theirs = day[nutrient]
            same("%s of %s" % (nutrient, day["day"]), not grams, theirs is None)
            same("%s of %s" % (nutrient, day["day"]), True, not grams or abs(sum(grams) - theirs) < 0.051)
        over = day["day"] < str(diary.today)
        whole = day["coverage"] == "complete" and total(own, "energy_kcal") is not None
        goal, eaten = day["goal_kcal"], total(own, "energy_kcal")
        eaten = eaten and half_up(round(10 * eaten), 10)
        state = None
        if over and not own:
            state = "untracked"
        elif over and (not whole or day["entries_without_value"]):
            state = "partial"
        elif over and goal:
            state = ("under" if eaten * 100 < goal * 95 else "on" if eaten * 100 <= goal * 105
                     else "slightly_over" if eaten * 100 <= goal * 115 else "over")
        same("state of %s" % day["day"], state, day["state"])
    for day in said["days"]:
        if day["day"] < str(diary.today) and day["coverage"] == "complete" and day["energy_kcal"] is not None:
            known.append(round(10 * day["energy_kcal"]))
    same("complete days", len(known), said["complete_days"])
    same("average", half_up(sum(known), 10 * len(known)) if known else None, said["average_kcal"])
    inside = [e for day in said["days"] for e in by_day[day["day"]]]
    same("meals", {c: total([e for e in inside if e["category"] == c], "energy_kcal") for c in {e["category"] for e in inside}},
         {m["category"]: m["energy_kcal"] for m in said["meals"]})


def note_tags(text):
    if "```" in text or "~~~" in text:
        return []
    tags = []
    for line in re.split("[\r\n]", text):
        if line.lstrip(" \t").startswith(">") or "<!--" in line:
            continue
        for long, short in re.findall(r"(?:^|(?<=[\s(]))#(?:\[\[(.+?)\]\]|([^\s#]\S*))", line):
            name = long or re.sub(r"[.,;:!?)、。！），：；？]+$", "", short.split("]")[0] if short.startswith("[[") else short)
            if any(c.isalpha() or ord(c) > 127 for c in name):
                tags.append(name.lower())
    return list(dict.fromkeys(tags))


def check_tags(diary):
    lines = defaultdict(list)
    kinds = defaultdict(Counter)
    tagged = 0
    for kind in ("entries", "tasks", "habit_ticks", "moods", "series", "habits"):
        for item in diary.export[kind]:
            tagged += bool(item["tags"])
            for tag in {t.lower() for t in item["tags"]}:
                lines[tag].append(item.get("date"))
                kinds[tag][{"habit_ticks": "habits", "series": "items"}.get(kind, kind)] += 1
    for note in diary.export["notes"]:
        tagged += bool(note_tags(note["text"]))
        for tag in note_tags(note["text"]):
            lines[tag].append(note["date"])
            kinds[tag]["notes"] += 1
    said = diary.ask("tags")
    if any(Path(diary.folder, e["file"]).read_bytes().startswith(b"---") for e in diary.export["notes"] + diary.export["entries"]):
        return
    same("tagged lines", tagged, said["lines_with_tags"])
    same("kinds of tags", {tag: [own[k] for k in ("entries", "tasks", "habits", "moods", "items", "notes")] for tag, own in kinds.items()},
         {t["tag"].lower(): [t[k] for k in ("entries", "tasks", "habits", "moods", "items", "notes")] for t in said["tags"]})
    same("tags", {tag: [len(own), len(set(filter(None, own))), min(filter(None, own), default=None),
                        max(filter(None, own), default=None)] for tag, own in lines.items()},
         {t["tag"].lower(): [t["lines"], t["days"], t["first_day"], t["last_day"]] for t in said["tags"]})


def is_form(word, other):
    """Whether two words are forms of one another, as `egg` of `eggs`."""
    own, others = ({key} | {base for base, _, _ in bases(key)} for key in (fold(word), fold(other)))
    return bool(own & others)


def check_search(diary, word):
    """Every hit holds the word or a form of it, newest day first, and no entry that holds it is left out."""
    said = diary.ask("search", word, status=(0, 1))
    hits = said["hits"]
    lines = [(h, fold(diary.line(h["file"], h["line"]))) for h in hits]
    same("hits of " + word, [], [h for h, line in lines if fold(word) not in line and not any(
        is_form(word, match) and fold(match) in line for match in h["matches"])])
    same("order of " + word, sorted((h["day"] or "" for h in hits), reverse=True), [h["day"] or "" for h in hits])
    found = {(h["file"], h["line"]) for h in hits}
    same("places of " + word, [len(found), len({h["day"] for h in hits if h["day"]})], [said["lines"], said["days"]])
    held = {(e["file"], e["line"]) for e in diary.export["entries"]
            if fold(word) in fold(diary.line(e["file"], e["line"]))}
    held |= {(i["file"], i["line"]) for kind in ("series", "habit_ticks", "tasks") for i in diary.export[kind]
             if fold(word) in fold(diary.line(i["file"], i["line"]))}
    same("entries with " + word, set(), held - found)


def check_after(diary, symptom, hours):
    """Compare what is said of one symptom."""
    said = diary.ask("after", symptom, "--within", "%dh" % hours)
    export, today, eaten = diary.export, diary.today, diary.eaten
    lines, told = [], set()
    for kind in ("series", "moods", "notes"):
        for item in export[kind]:
            texts = [fold(item.get(key) or "") for key in ("words", "series", "text")]
            naming = [text for text in texts if any(whole(form, text) for form in (symptom, symptom + "s", symptom + "es"))]
            if date.fromisoformat(item["date"]) > today or not naming or kind == "notes" and item["date"] in told:
                continue
            if kind == "series" and item.get("value") == 0 or any(denies(text, fold(symptom)) for text in naming):
                continue
            if kind != "notes":
                told.add(item["date"])
            lines.append(date.fromisoformat(item["date"]).toordinal() * 1440 + to_minutes(item.get("time") or "20:00"))
    same("lines of " + symptom, len(lines), said["lines"])
    written = {i["date"] for kind in export if kind != "habits" for i in export[kind] if i["date"]}
    reach = (1439 + hours * 60) // 1440
    days = [day for day in sorted({e["day"] for e in eaten})
            if day + timedelta(reach) < today
            and all(str(day + timedelta(n + 1)) in written for n in range(reach))]
    same("days for " + symptom, len(days), said["days"])
    too_early = len(days) < 20 or len({line // 1440 for line in lines}) < 5
    same("too early for " + symptom, too_early, said["is_too_early"])
    if too_early:
        return
    times = {c: [e["at"] for e in eaten if e["category"] == c and e["at"] is not None] for c in CATEGORIES}
    usual = {c: middle(own) if own else 720 for c, own in times.items()}
    foods = Foods([e["processedDescription"] for e in eaten])
    firsts = defaultdict(dict)
    for entry in eaten:
        at = usual.get(entry["category"], 720) if entry["at"] is None else entry["at"]
        for name in foods.all(entry["processedDescription"]):
            firsts[name][entry["day"]] = min(firsts[name].get(entry["day"], at), at)

    if hours > 24:
        kept = []
        for day in days:
            if not kept or (day - kept[-1]).days >= reach:
                kept.append(day)
        days = kept
    counting = set(days)
    eaten_on = {name: {day: at for day, at in first.items() if day in counting} for name, first in firsts.items()}
    groups = []
    for name in sorted((n for n, own in eaten_on.items() if own), key=lambda n: (-len(eaten_on[n]), n)):
        own = set(eaten_on[name])
        if len(own) < 5 or len(days) - len(own) < 5:
            continue
        for group in groups:
            other = set(eaten_on[group[0]])
            if len(own) >= 0.9 * len(other) and len(own & other) >= 0.9 * len(own | other):
                group.append(name)
                break
        else:
            groups.append([name])
    theirs = {f["name"]: f for f in said["foods"]}
    same("foods tried for " + symptom, sorted(g[0] for g in groups), sorted(theirs))
    if not groups:
        return
    begun, span = days[0].toordinal(), days[-1].toordinal() - days[0].toordinal() + 1
    around, blocks = span + reach, span // 56 if span >= 112 else 1
    stratum = {day: ((day.toordinal() - begun) * blocks // span, day.weekday()) for day in days}
    minutes = {}
    for name, *others in groups:
        turns, turn = [eaten_on[name][day] for day in days if day in eaten_on[name]], 0
        for day in days:
            if day in eaten_on[name]:
                minutes[name, day] = eaten_on[name][day]
            else:
                minutes[name, day], turn = turns[turn % len(turns)], turn + 1

    def follows(name, day, at):
        start = day.toordinal() * 1440 + minutes[name, day]
        return any(start < time <= start + hours * 60 for time in at)

    def outcomes(shift):
        at = sorted((line - begun * 1440 + shift * 1440) % (around * 1440) + begun * 1440 for line in lines
                    if 0 <= line - begun * 1440 < around * 1440)
        near = defaultdict(list)
        for time in at:
            for back in range(reach + 1):
                near[time // 1440 - back].append(time)
        found = {}
        for name, *others in groups:
            excess = variance = 0
            cells = defaultdict(lambda: [0, 0, 0, 0])
            for day in days:
                came = follows(name, day, near[day.toordinal()])
                cell = cells[stratum[day]]
                cell[0] += 1
                cell[1] += day in eaten_on[name]
                cell[2] += came
                cell[3] += came and day in eaten_on[name]
            for size, exposed, came, both in cells.values():
                excess += both - exposed * came / size
                if size > 1:
                    variance += exposed * (size - exposed) * came * (size - came) / (size ** 2 * (size - 1))
            found[name] = excess / (variance + 0.3) ** 0.5
        return found

    own = outcomes(0)
    possible = max(0, around - 2 * reach + 1)
    count = min(possible, 499)
    moved = [outcomes(reach + n * possible // count) for n in range(count)]
    highest = [max(one.values()) for one in moved]
    for name, *others in groups:
        food = theirs.get(name)
        if food is None:
            continue
        inside = [day for day in days if day in eaten_on[name]]
        outside = [day for day in days if day not in eaten_on[name]]
        counts = [len(inside), sum(follows(name, d, lines) for d in inside), len(outside), sum(follows(name, d, lines) for d in outside)]
        same("%s before %s" % (name, symptom), counts,
             [food[k] for k in ("days_with", "days_with_followed", "days_without", "days_without_followed")])
        chance = (1 + sum(one[name] >= own[name] - 1e-9 for one in moved)) / (count + 1)
        corrected = (1 + sum(one >= own[name] - 1e-9 for one in highest)) / (count + 1)
        difference = counts[1] / counts[0] - counts[3] / counts[2]
        for key, value in (("chance", chance), ("chance_corrected", corrected), ("difference", difference)):
            if abs(value - food[key]) > 1e-6:
                same("%s of %s before %s" % (key, name, symptom), value, food[key])
        same("clear %s" % name, corrected < 0.04, food["is_clear"])


def denies(text, symptom):
    """Whether each time the text names the symptom a word before or behind denies it, in English."""
    rest = text
    while symptom in rest:
        head, rest = rest.split(symptom, 1)
        head = re.sub(r"[^\W\d]+$", "", head).strip()
        if not re.search(r"\b(no|not|without|never)( (more|a|any|sign|of|real|bad|had|have))*$", head) \
                and not re.match(r"\w*[ :=–—-]*(none|free|0(?![.,]\d))\b", rest):
            return False
    return True


def check_journal(program, folder, today, periods):
    """Compare all that one journal says on one day."""
    diary = Diary(program, folder, today)
    for period in periods:
        Insights(diary, period).check()
        check_energy(diary, period)
    whole = Insights(diary, "all")
    most = sorted(whole.index.counts, key=lambda name: (-whole.index.counts[name], name))
    for words in most[:2] + ["headache", "no such food"]:
        check_timeline(diary, words)
    check_timeline(diary, "dinner", "all", lambda e: e["category"] == "dinner")
    check_timeline(diary, "#home", "all", lambda e: "home" in [t.lower() for t in e["tags"]])
    if most:
        match = most[0][:3]
        whole.foods(diary.ask("insights", "foods", "--match", match, "--limit", "100", "--period", "all")["foods"], 100, match)
    for day in {e["date"] for e in diary.eaten[:1] + diary.eaten[-1:]} | {today}:
        check_calendar(diary, day[:7])
        monday = monday_of(date.fromisoformat(day))
        check_summary(diary, "--week", week_name(monday), monday, monday + timedelta(6))
        check_summary(diary, "--month", day[:7], day[:8] + "01", day[:8] + "31")
    check_recaps(diary)
    check_habits(diary)
    check_streak(diary)
    check_tags(diary)
    for word in most[:1] + ["o"]:
        check_search(diary, word)
    for symptom, hours in (("headache", 24), ("headache", 6), ("knee", 48)):
        check_after(diary, symptom, hours)


def check_all(program):
    """The sample journal, two generated ones, and the odd ones."""
    check_journal(program, ROOT / "sample-journal", "2026-03-15", PERIODS)
    check_journal(program, ROOT / "sample-journal", "2026-02-09", ["30d"])
    with tempfile.TemporaryDirectory() as scratch:
        for seed, days in ((1, 400), (2, 45)):
            made = Path(scratch, "made %d" % seed)
            subprocess.run([sys.executable, ROOT / "Benchmarks/make_journal.py", made, "--days", str(days), "--start",
                            "2024-01-20", "--gap", "0.1", "--seed", str(seed)], check=True, stdout=subprocess.DEVNULL)
            last = str(date(2024, 1, 20) + timedelta(days - 1))
            check_named("generated with seed %d" % seed, program, made / "journal", last, ["30d", "all"])
        for name, (files, today) in odd_journals().items():
            folder = Path(scratch, name)
            folder.mkdir()
            write(files, folder)
            check_named(name, program, folder, today, ["7d", "3m", "1y", "all"])


def check_named(name, program, folder, today, periods):
    """The same; what is wrong is said with the journal's name."""
    before = len(wrong)
    check_journal(program, folder, today, periods)
    wrong[before:] = ["%s: %s" % (name, text) for text in wrong[before:]]


def main():
    program = sys.argv[1]
    if len(sys.argv) > 2:
        check_journal(program, sys.argv[2], sys.argv[3], sys.argv[4:] or ["30d", "all"])
    else:
        check_all(program)
    if wrong:
        sys.exit("\n".join(wrong))
    print("%d figures agree with the export" % compared[0])


if __name__ == "__main__":
    main()
