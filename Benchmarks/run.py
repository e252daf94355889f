#!/usr/bin/env python3
"""Hold the program against the yardstick, on generated journals.

usage: run.py [--instructions]

Makes journals of ten and a hundred years below .build-bench (once), checks the
program's answers on the smaller one, then measures `journal check`
against `limits analyse`, which parses and totals the same files in plain C, all insights against
that check, and searches against grep. Reports over a hundred years are held to a peak of memory.
Machines are noisy: the ratios of one run are what is held to the limits below,
never seconds. The status is 1 if an answer is wrong or a limit is broken.

With --instructions it counts instructions by callgrind on one year instead and
only prints them.
"""
import argparse
import hashlib
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import interleave

HERE = Path(__file__).resolve().parent
SCRATCH = HERE.parent / ".build-bench"
JOURNAL = HERE.parent / ".build" / "release" / "journal"

# `journal check` may take this many times the yardstick's CPU time, and this many MiB.
CPU_LIMIT = 2.0
MEMORY_LIMIT = 200
# The whole of the insights may take this many times the CPU time of `journal check`, and a
# search this many times that of grep, be it for a word of every second day.
INSIGHTS_LIMIT = 1.6
SEARCH_LIMIT = 3.0
# Reports over a hundred years may take this many MiB.
REPORT_MEMORY_LIMIT = 150


@dataclass
class Size:
    """A journal to make: its name, the generator's arguments, and how often to measure it."""

    name: str
    arguments: list
    rounds: int


YEAR = Size("a year", ["--days", "365"], 1)
TEN_YEARS = Size("ten years", ["--days", "3650"], 9)
HUNDRED_YEARS = Size("a hundred years", ["--days", "36500", "--start", "1930-01-01"], 3)


def build_yardstick():
    """Compile the yardstick and return its path."""
    compiler = next(filter(None, map(shutil.which, ("cc", "gcc", "clang"))))
    program = SCRATCH / "limits"
    flags = subprocess.run(["pkg-config", "--cflags", "--libs", "libcmark"],
                           stdout=subprocess.PIPE, text=True).stdout.split() \
        if shutil.which("pkg-config") else []
    subprocess.run([compiler, "-O2", "-Wall", "-o", program, HERE / "limits.c",
                    *(flags or ["-lcmark"])], check=True)
    return program


def make_journal(size):
    """Make the journal of `size` unless it is there already; return its folder."""
    generator = HERE / "make_journal.py"
    recipe = " ".join(size.arguments) + " " + hashlib.sha256(generator.read_bytes()).hexdigest()
    folder = SCRATCH / size.name.replace(" ", "-")
    made_by = folder / "made-by"
    if made_by.exists() and made_by.read_text() == recipe:
        return folder
    print("Making a journal of %s." % size.name, flush=True)
    shutil.rmtree(folder, ignore_errors=True)
    subprocess.run([sys.executable, generator, folder, *size.arguments], check=True)
    made_by.write_text(recipe)
    return folder


def check_answers(limits, size):
    """End the run if the yardstick or the program says anything wrong about `size`."""
    # In a process of its own: an export is large, and a command that is started from here counts
    # this process's memory as its own.
    asked = subprocess.run([sys.executable, HERE / "answers.py", limits, JOURNAL, make_journal(size)],
                           stderr=subprocess.PIPE, text=True)
    if asked.returncode:
        sys.exit("Wrong answers on %s:\n%s" % (size.name, asked.stderr.rstrip()))
    print("The answers on %s are right." % size.name, flush=True)


def measure(limits, size):
    """Print what `size` costs; return the limits that were broken, as sentences."""
    folder = make_journal(size) / "journal"
    yardstick, checked = costs = interleave.measure(size.rounds, [
        [str(limits), "analyse", str(folder)],
        [str(JOURNAL), "check", "-C", str(folder)],
    ])
    cpu = min(checked.cpu) / min(yardstick.cpu)
    memory = max(checked.memory)
    print("\n%s\n%s" % (size.name.capitalize(), interleave.table(
        ["limits analyse", "journal check"], costs)), flush=True)
    broken = []
    if cpu > CPU_LIMIT:
        broken.append("%s: %.2f times the yardstick's CPU time, above %.1f" % (size.name, cpu, CPU_LIMIT))
    if memory > MEMORY_LIMIT:
        broken.append("%s: %.0f MiB, above %d" % (size.name, memory, MEMORY_LIMIT))
    return broken


def compare(size, limit, baseline, asked):
    """Print what two commands cost; return the limit that was broken, as a list of sentences."""
    costs = interleave.measure(size.rounds, [baseline, asked])
    cpu = min(costs[1].cpu) / min(costs[0].cpu)
    names = [" ".join(Path(word).name if word.startswith("/") else word for word in command)
             for command in (baseline, asked)]
    print("\n" + interleave.table(names, costs), flush=True)
    return ["%s: %.2f times the CPU time, above %.1f" % (names[1], cpu, limit)] if cpu > limit else []


def measure_answers(size):
    """The same for the insights and for a search."""
    folder = str(make_journal(size) / "journal")
    journal = [str(JOURNAL)]
    return compare(size, INSIGHTS_LIMIT, journal + ["check", "-C", folder],
                   journal + ["insights", "--period", "all", "-C", folder]) \
        + compare(size, SEARCH_LIMIT, ["grep", "-rn", "Porridge", folder],
                  journal + ["search", "porridge", "-C", folder]) \
        + compare(size, SEARCH_LIMIT, ["grep", "-rn", "rice", folder],
                  journal + ["search", "rice", "-C", folder])


def measure_memory(size):
    """Print what reports over all of `size` take; return the limits that were broken."""
    folder = str(make_journal(size) / "journal")
    reports = [["insights", "--period", "all"], ["after", "headache"], ["timeline", "rice"],
               ["timeline", "dinner", "--period", "all"]]
    today = ["-C", folder, "--today", "2029-12-31"]
    costs = interleave.measure(1, [[str(JOURNAL), *report, *today] for report in reports])
    names = ["journal " + " ".join(report) for report in reports]
    print("\n" + interleave.table(names, costs), flush=True)
    return ["%s: %.0f MiB, above %d" % (name, max(cost.memory), REPORT_MEMORY_LIMIT)
            for name, cost in zip(names, costs) if max(cost.memory) > REPORT_MEMORY_LIMIT]


def count_instructions(command):
    """The instructions that a command executes in user mode."""
    counter = subprocess.run([HERE / "instructions.sh", *map(str, command)], check=True,
                             stdout=subprocess.PIPE, text=True)
    return int(counter.stdout)


def print_instructions(limits):
    """Print the instructions for one year, with and without the cost of starting."""
    folder = make_journal(YEAR) / "journal"
    rows = {
        "limits empty": [limits, "empty", folder],
        "limits analyse": [limits, "analyse", folder],
        "journal --version": [JOURNAL, "--version"],
        "journal check": [JOURNAL, "check", "-C", folder],
    }
    counts = {name: count_instructions(command) for name, command in rows.items()}
    for name, count in counts.items():
        print("%-26s %15s" % (name, f"{count:,}"))
    print("ratio on %s: %.2f" % (
        YEAR.name, counts["journal check"] / counts["limits analyse"]))


def main():
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--instructions", action="store_true")
    options = parser.parse_args()

    SCRATCH.mkdir(exist_ok=True)
    limits = build_yardstick()
    if options.instructions:
        print_instructions(limits)
        return
    check_answers(limits, TEN_YEARS)
    broken = measure(limits, TEN_YEARS) + measure_answers(TEN_YEARS) + measure(limits, HUNDRED_YEARS) \
        + measure_memory(HUNDRED_YEARS)
    if broken:
        sys.exit("\nToo much:\n  " + "\n  ".join(broken))
    print("\nWithin %.1f times the yardstick's CPU time and %d MiB." % (CPU_LIMIT, MEMORY_LIMIT))


if __name__ == "__main__":
    try:
        main()
    except (interleave.CommandFailed, subprocess.CalledProcessError) as failure:
        sys.exit("run.py: %s" % failure)
