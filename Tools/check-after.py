#!/usr/bin/env python3
"""Ask `journal after` of many diaries in which no food does anything, and of some in which one does.

usage: check-after.py JOURNAL [DIARIES] [SEED]

Each diary has 60 to 180 days and a dozen foods with hours and weekdays of their own. The symptom comes in spells and
more often on weekends; in half of the diaries foods come in phases, too, so that some fall together with spells.
Printed are the shares of diaries without an effect in which a food is named, and of those with a planted one in
which that food is. The status is 1 if the first is above 8 %, twice what the program states, or the second is below
nine in ten.
"""
import json
import random
import subprocess
import sys
import tempfile
from datetime import date, timedelta
from pathlib import Path

FOODS = ["milk", "bread", "cheese", "apple", "rice", "coffee", "wine", "soup", "salad", "eggs", "nuts", "fish"]


def write_diary(folder, random, planted):
    """Day files below `folder`; the last of their days."""
    length = 90 if planted else random.randint(60, 180)
    has_phases = random.random() < 0.5
    often = {food: 0.3 if planted else random.uniform(0.05, 0.7) for food in FOODS}
    hour = {food: random.randint(7, 21) for food in FOODS}
    likes_weekend = {food: random.choice([0, 0, 0.2]) for food in FOODS}
    phase = {food: random.random() < 0.5 for food in FOODS}
    rate, weekend, spell = random.uniform(0.03, 0.25), random.choice([0, 0.2]), random.uniform(0, 0.5)
    is_ill = False
    for number in range(length):
        day = date(2026, 1, 5) + timedelta(number)
        free = day.weekday() > 4
        lines, follows = [], []
        for food in FOODS:
            if has_phases and random.random() < 0.05:
                phase[food] = not phase[food]
            chance = often[food] * (1.6 if phase[food] else 0.2) if has_phases else often[food]
            if random.random() < chance + likes_weekend[food] * free:
                lines.append("- %02d:%02d %s" % (hour[food], random.randint(0, 59), food))
                if planted and food == "milk" and random.random() < 0.7:
                    follows.append("%02d:30" % (hour[food] + 2))
        is_ill = random.random() < (0.05 if planted else rate + weekend * free + spell * is_ill)
        if is_ill:
            follows.append("%02d:15" % random.randint(8, 22))
        text = "## Food\n\n%s\n\n## Symptoms\n\n%s\n" % ("\n".join(lines), "\n".join("- %s ache 3/10" % at for at in follows))
        (folder / ("%s.md" % day)).write_text(text + "\n## Notes\n\nA day.\n")
    return day


def ask(program, random, planted, hours):
    """What the program says of one made-up diary."""
    with tempfile.TemporaryDirectory() as scratch:
        folder = Path(scratch)
        (folder / "journal.toml").write_text("format = 1\n")
        last = write_diary(folder, random, planted)
        command = [program, "after", "ache", "--within", "%dh" % hours, "--format", "json", "-C", scratch, "--today", str(last)]
        return json.loads(subprocess.run(command, stdout=subprocess.PIPE, check=True).stdout)


def main():
    program = sys.argv[1]
    count = int(sys.argv[2]) if len(sys.argv) > 2 else 1000
    source = random.Random(int(sys.argv[3]) if len(sys.argv) > 3 else 1)
    named = tried = 0
    for number in range(count):
        said = ask(program, source, False, 6 if number % 2 else 24)
        tried += not said["is_too_early"]
        named += bool(said["clear"])
    rate = said["false_finding_rate"]
    planted = max(1, count // 10)
    found = sum("milk" in ask(program, source, True, 6)["clear"] for _ in range(planted))
    print("without an effect a food is named in %d of %d diaries (%.1f %%, at most %.0f %%)"
          % (named, tried, 100 * named / max(1, tried), 100 * rate))
    print("a planted effect is found in %d of %d" % (found, planted))
    sys.exit(named > 2 * rate * tried or found < 0.9 * planted)


if __name__ == "__main__":
    main()
