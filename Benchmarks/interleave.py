#!/usr/bin/env python3
"""Run commands in turn and compare what they cost.

usage: interleave.py ROUNDS COMMAND COMMAND...

Each command is one argument and is run once a round, so that a noisy machine
disturbs all of them alike. Their output is thrown away. Printed are the least
and the median CPU and wall time, the peak memory, and the ratios of the least
times to those of the first command. A command that fails ends the run.
"""
import os
import shlex
import statistics
import sys
import time
from dataclasses import dataclass


class CommandFailed(Exception):
    """A measured command did not end with status 0."""


@dataclass
class Cost:
    """What one command took, a value a round. Times are in seconds, memory in MiB."""

    cpu: list
    wall: list
    memory: list


def run_once(command):
    """Run a command and return its CPU seconds, wall seconds and peak MiB."""
    null = os.open(os.devnull, os.O_RDWR)
    actions = [(os.POSIX_SPAWN_DUP2, null, number) for number in (0, 1, 2)]
    try:
        started = time.perf_counter()
        process = os.posix_spawnp(command[0], command, os.environ, file_actions=actions)
        _, status, usage = os.wait4(process, 0)
        wall = time.perf_counter() - started
    finally:
        os.close(null)
    if status:
        raise CommandFailed("status %d: %s" % (
            os.waitstatus_to_exitcode(status), shlex.join(command)))
    # Linux counts kibibytes, macOS bytes.
    unit = 1024 * 1024 if sys.platform == "darwin" else 1024
    return usage.ru_utime + usage.ru_stime, wall, usage.ru_maxrss / unit


def measure(rounds, commands):
    """Run each of the commands (lists of arguments) once a round; return their costs."""
    costs = [Cost([], [], []) for _ in commands]
    for _ in range(rounds):
        for command, cost in zip(commands, costs):
            cpu, wall, memory = run_once(command)
            cost.cpu.append(cpu)
            cost.wall.append(wall)
            cost.memory.append(memory)
    return costs


def table(labels, costs):
    """Return one line a command, with ratios to the first."""
    lines = ["%-36s %8s %8s %8s %8s %8s %6s %6s" % (
        "", "cpu", "median", "wall", "median", "MiB", "cpu x", "wall x")]
    for label, cost in zip(labels, costs):
        lines.append("%-36s %8.4f %8.4f %8.4f %8.4f %8.1f %6.2f %6.2f" % (
            label[-36:], min(cost.cpu), statistics.median(cost.cpu),
            min(cost.wall), statistics.median(cost.wall), max(cost.memory),
            min(cost.cpu) / min(costs[0].cpu), min(cost.wall) / min(costs[0].wall)))
    return "\n".join(lines)


def main():
    if len(sys.argv) < 3 or not sys.argv[1].isdecimal() or sys.argv[1] == "0":
        sys.exit(__doc__)
    commands = [shlex.split(command) for command in sys.argv[2:]]
    try:
        print(table(sys.argv[2:], measure(int(sys.argv[1]), commands)))
    except CommandFailed as failure:
        sys.exit("interleave.py: %s" % failure)


if __name__ == "__main__":
    main()
