#!/usr/bin/env python3
"""The streaks and rates of habits, computed a second time from the export by the rules of 11.4 of the specification."""
import re
from calendar import monthrange
from collections import defaultdict
from datetime import date, timedelta

from figures import WEEKDAYS, months_before, same

SHORT = [name[:3] for name in WEEKDAYS]
DAY = timedelta(1)


def longer(run, other):
    """Whether a streak is longer than another: by its length, or of two units by its days."""
    if run["unit"] == other["unit"]:
        return run["length"] > other["length"]
    def days(streak):
        return date.fromisoformat(streak["last_day"]) - date.fromisoformat(streak["first_day"])
    return days(run) > days(other)


class Rule:
    """A rule as the export writes it, such as 2w, mon,thu, 3/week, lastfri, 31, 2m@31 or week!; None for one that cannot be read."""

    def __init__(self, text, first, anchor):
        self.first, self.anchor, self.readable = first, anchor, text is not None
        text = text or "day"
        self.after = text.endswith("!")
        text = text.rstrip("!")
        text, _, dated = text.partition("@")
        self.date = int(dated) if dated else None
        self.weekdays = self.times = self.place = None
        self.days = self.months = None
        interval = re.fullmatch(r"(\d+)?(day|week|month|year|d|w|m|y)", text)
        if text == "weekday":
            self.weekdays = set(range(5))
        elif re.fullmatch(r"\d+", text):
            self.months, self.date = 1, int(text)
        elif interval:
            count = int(interval[1] or 1)
            kind = interval[2][0]
            if kind in "dw":
                self.days = count * (7 if kind == "w" else 1)
            else:
                self.months = count * (12 if kind == "y" else 1)
        elif text.endswith("/week"):
            self.times = int(text[:-5])
        elif re.fullmatch(r"(1st|2nd|3rd|4th|last)[a-z]{3}", text):
            self.place = text[:-3], SHORT.index(text[-3:])
        else:
            self.weekdays = {SHORT.index(name) for name in text.split(",")}

    def due(self, day):
        if self.weekdays is not None:
            return day.weekday() in self.weekdays
        if self.days:
            return day >= self.anchor and (day - self.anchor).days % self.days == 0
        if self.place:
            length = monthrange(day.year, day.month)[1]
            number = "last" if day.day + 7 > length else None
            return day.weekday() == self.place[1] and self.place[0] in (number, ["1st", "2nd", "3rd", "4th", "5th"][(day.day - 1) // 7])
        passed = (day.year - self.anchor.year) * 12 + day.month - self.anchor.month
        wanted = min(self.date or self.anchor.day, monthrange(day.year, day.month)[1])
        return passed >= 0 and passed % self.months == 0 and day.day == wanted

    def next(self, day):
        if self.days:
            return day + self.days * DAY
        number = day.year * 12 + day.month - 1 + self.months
        year, month = divmod(number, 12)
        return date(year, month + 1, min(self.date or day.day, monthrange(year, month + 1)[1]))


class Habit:
    def __init__(self, exported, days, diary, today):
        self.name, self.days, self.rest, self.today = exported["name"], days, diary.rest, today
        found = re.search(r'first_weekday\s*=\s*"?(\w+)', diary.settings)
        self.first_weekday = WEEKDAYS.index(found[1].lower()) if found else 0
        self.budget, self.used = exported["skips"], defaultdict(int)
        since = exported["since"] and date.fromisoformat(exported["since"])
        # What was never ticked is due from today on.
        self.begin = since or min(days, default=today)
        self.until = exported["until"] and date.fromisoformat(exported["until"])
        # (outcome, first day, last day, times a week, held, spared)
        self.occasions = []
        if self.begin > today:
            return
        last = self.week(today) + 6 * DAY
        if self.until:
            last = min(last, self.until)
        base = None if exported["every_unread"] else exported["every"] or "day"
        changes = [(date.fromisoformat(c["day"]), c["every"]) for c in exported["every_from"]]
        for day, text in changes:
            if day <= self.begin:
                base = text
        spans = [(self.begin, base)] + [(day, text) for day, text in changes if self.begin < day <= last]
        for number, (first, text) in enumerate(spans):
            end = spans[number + 1][0] - DAY if number + 1 < len(spans) else last
            if first <= end:
                self.follow(Rule(text, first, first), first, end)

    def week(self, day):
        return day - ((day.weekday() - self.first_weekday) % 7) * DAY

    def skips(self, day):
        """Whether a skip counts on that day; uses one of the budget."""
        if self.budget is None:
            return True
        count, _, span = self.budget.partition("/")
        key = {"": 0, "week": self.week(day), "month": (day.year, day.month), "year": day.year}[span]
        self.used[key] += 1
        return self.used[key] <= int(count)

    def state(self, day):
        if day in self.rest:
            return "excused"
        state = self.days.get(day)
        if state == "done":
            return "done"
        if state == "skipped" and self.skips(day):
            return "excused"
        return "missed" if day < self.today else "open"

    def follow(self, rule, first, end):
        if not rule.readable:
            return
        if rule.times:
            self.follow_weeks(rule, first, end)
        elif rule.after and (rule.days or rule.months):
            self.follow_ticks(rule, first, end)
        else:
            day = first
            while day <= min(end, self.today):
                if rule.due(day):
                    self.occasions.append((self.state(day), day, day, None, [], []))
                day += DAY

    def follow_weeks(self, rule, first, end):
        start = self.week(first)
        while start <= min(end, self.today):
            days = [start + n * DAY for n in range(7) if first <= start + n * DAY <= end]
            if days[0] > self.today:
                break
            held, spared = [], []
            for day in days:
                if day <= self.today:
                    state = self.days.get(day)
                    if day in self.rest or state == "skipped" and self.skips(day):
                        spared.append(day)
                    elif state == "done":
                        held.append(day)
            whole = len(days) == 7 and days[0] != first
            if len(held) >= rule.times:
                outcome = "done"
            elif start <= self.today <= start + 6 * DAY and end >= self.today:
                outcome = "open"
            else:
                outcome = "missed" if whole and not spared else "excused"
            self.occasions.append((outcome, days[0], days[-1], rule.times, held, spared))
            start += 7 * DAY

    def follow_ticks(self, rule, first, end):
        last = min(end, self.today)
        before = [d for d in self.days if d < first and self.days[d] == "done"]
        start, due = first, max(first, rule.next(max(before))) if before else first
        while start <= last:
            while due in self.rest:
                due += DAY
            event = None
            day = start
            while day <= min(due, last):
                if self.days.get(day) == "done" or self.days.get(day) == "skipped" and self.skips(day):
                    event = day
                    break
                day += DAY
            if event:
                done = self.days[event] == "done" and event not in self.rest
                self.occasions.append(("done" if done else "excused", event, event, None, [], []))
                start, due = event + DAY, rule.next(event)
            elif due < self.today and due <= last:
                self.occasions.append(("missed", due, due, None, [], []))
                start, due = due + DAY, rule.next(due)
            else:
                if due == self.today and due <= last:
                    self.occasions.append(("open", due, due, None, [], []))
                return

    def streaks(self):
        """The running streak and the longest, as the program writes them."""
        run = longest = None
        for outcome, _, day, times, held, _ in self.occasions:
            unit = "weeks" if times else "times"
            if run and run["unit"] != unit:
                run = None
            if outcome == "missed":
                run = None
            elif outcome == "done":
                first, last = (held[0], held[-1]) if held else (day, day)
                run = {"length": run["length"] + 1 if run else 1, "unit": unit,
                       "first_day": run["first_day"] if run else str(first), "last_day": str(last)}
                if longest is None or longer(run, longest):
                    longest = run
        return run, longest

    def rate(self, first, last):
        done = expected = 0
        for outcome, start, end, times, held, spared in self.occasions:
            if end < first or start > last:
                continue
            if times is None:
                done += outcome == "done"
                expected += outcome in ("done", "missed")
                continue
            days = [start + n * DAY for n in range((end - start).days + 1) if first <= start + n * DAY <= last]
            counted = sum(d < self.today and d not in spared or d in held for d in days)
            own = min(sum(d in held for d in days), times)
            done += own
            expected += max(own, times - (7 - counted))
        return done, expected


def day_states(ticks, target):
    """What the ticks of one habit on one day amount to."""
    counted = [t["amount"] for t in ticks if t["amount"] is not None and
               (t["state"] == "noted" or t["state"] == "open" and (target or any(x["target"] for x in ticks)))]
    wanted = ([t["target"] for t in ticks if t["target"] is not None] or [target])[-1]
    total = sum(counted)
    if any(t["state"] == "done" for t in ticks) or counted and (total >= wanted if wanted is not None else total > 0):
        return "done"
    return "skipped" if any(t["state"] == "skipped" for t in ticks) else "noted"


def habits_of(diary, today, last=None):
    """The habits of a diary seen on `today`, from its lines up to `last`."""
    names = {}
    for habit in diary.export["habits"]:
        for alias in habit["aliases"]:
            names.setdefault(alias.lower(), habit["name"].lower())
    defined = {}
    for habit in diary.export["habits"]:
        defined.setdefault(habit["name"].lower(), habit)
    ticks = defaultdict(lambda: defaultdict(list))
    for tick in diary.export["habit_ticks"]:
        if date.fromisoformat(tick["date"]) <= (last or today):
            name = tick["habit"].lower()
            ticks[name if name in defined else names.get(name, name)][date.fromisoformat(tick["date"])].append(tick)
    made = {}
    for name, habit in defined.items():
        days = {day: day_states(own, habit["target_amount"]) for day, own in ticks[name].items()}
        made[habit["name"]] = Habit(habit, days, diary, today)
    return made


def check_habits(diary):
    """Compare what `journal habits` says, today and in periods."""
    made = habits_of(diary, diary.today)
    for row in diary.ask("habits", "--all")["habits"]:
        if row["name"] in made and row["is_defined"]:
            habit = made[row["name"]]
            same("streaks of " + row["name"], list(habit.streaks()), [row["current_streak"], row["longest_streak"]])
            same("four weeks of " + row["name"], habit.rate(diary.today - 27 * DAY, diary.today),
                 (row["done_of_28_days"], row["expected_of_28_days"]))
    for period, first in (("7d", diary.today - 6 * DAY), ("30d", diary.today - 29 * DAY),
                          ("1y", months_before(diary.today, 12) + DAY)):
        for row in diary.ask("habits", "--period", period)["habits"]:
            if row["name"] in made:
                same("rate of %s in %s" % (row["name"], period), made[row["name"]].rate(first, diary.today),
                     (row["done"], row["expected"]))


def check_recap_habits(diary, said, first, last, finished):
    """Compare what a recap says of habits; a period that is over has no open day."""
    made = habits_of(diary, last + DAY if finished else last, last)
    for row in said:
        if row["name"] in made and row["expected"] is not None:
            habit = made[row["name"]]
            same("habit %s from %s" % (row["name"], first), (sum(habit.days.get(d) == "done" for d in habit.days if first <= d <= last),)
                 + habit.rate(first, last), (row["days_done"], row["done"], row["expected"]))
