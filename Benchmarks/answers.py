#!/usr/bin/env python3
"""The answers that a reader of a generated journal has to give.

usage: answers.py LIMITS JOURNAL FOLDER

Prints what the yardstick LIMITS and the program JOURNAL say wrongly about the
journal in FOLDER; the status is 1 if there is anything.
make_journal.py writes them into totals.json while it writes the day files. A
fast wrong answer is no answer, so they are asked for before any time is taken.
"""
import json
import subprocess
import sys
from collections import Counter
from pathlib import Path


def expected(folder):
    """The answers for the journal of `folder`, by name."""
    with open(folder / "totals.json", encoding="utf-8") as file:
        totals = json.load(file)
    return {
        "food entries": totals["food"]["entries"],
        "food kcal": totals["food"]["kcal"],
        "food tags": dict(sorted(totals["food"]["tags"].items())),
        "open tasks": totals["tasks_open"],
        "done tasks": totals["tasks_done"],
    }


def given(journal, folder):
    """The same answers by the program `journal`, from its export."""
    command = [journal, "export", "json", "--all", "-C", folder / "journal"]
    export = json.loads(subprocess.run(command, check=True, stdout=subprocess.PIPE).stdout)
    tags = Counter(tag for entry in export["entries"] for tag in entry["tags"] or [])
    states = Counter(task["status"] for task in export["tasks"])
    return {
        "food entries": len(export["entries"]),
        "food kcal": sum(entry["energy_kcal"] or 0 for entry in export["entries"]),
        "food tags": dict(sorted(tags.items())),
        "open tasks": states["open"],
        "done tasks": states["done"],
    }


def yardstick_differences(limits, folder):
    """How the yardstick's own totals differ from the right ones, as sentences."""
    with open(folder / "totals.json", encoding="utf-8") as file:
        totals = json.load(file)
    words = subprocess.run([limits, "analyse", folder / "journal"], check=True,
                           stdout=subprocess.PIPE, text=True).stdout.split()
    found = dict(zip(words[1::2], map(int, words[2::2])))
    wanted = {
        "files": totals["files"],
        "bytes": totals["bytes"],
        "entries": totals["entries"],
        "kcal": totals["kcal"],
        "tags": sum(totals["tags"].values()),
        "tasks": totals["tasks_open"] + totals["tasks_done"],
    }
    return differences(wanted, found)


def differences(wanted, found):
    """What differs between two sets of answers, as sentences."""
    return ["%s: %s, not %s" % (name, found.get(name), answer)
            for name, answer in wanted.items() if found.get(name) != answer]


def main():
    if len(sys.argv) != 4:
        sys.exit(__doc__)
    limits, journal, folder = map(Path, sys.argv[1:])
    wrong = ["limits: " + line for line in yardstick_differences(limits, folder)]
    wrong += ["journal: " + line for line in differences(expected(folder), given(journal, folder))]
    if wrong:
        sys.exit("\n".join(wrong))


if __name__ == "__main__":
    main()
