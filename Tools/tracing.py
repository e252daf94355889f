#!/usr/bin/env python3
"""tracing.py: whether programs can be stopped at their system calls here, which crash tests rest on; by its status."""

import re
import subprocess
import sys


def is_permitted():
    """Whether strace may do its work. That it is missing, or fails for another reason, is no answer and raises."""
    done = subprocess.run(
        ["strace", "-f", "-qq", "-o", "/dev/null", "true"], stdin=subprocess.DEVNULL, capture_output=True, text=True,
        errors="replace", timeout=60)
    if done.returncode == 0:
        return True
    if re.search(r"(?i)ptrace.*(not permitted|permission denied)", done.stderr):
        return False
    raise SystemExit(f"strace cannot be used: {done.stderr.strip()}")


def quick_options():
    """What makes strace stop only at the calls it is asked for, where the system can do that.

    Errors and delays are injected all the same; signals are not, so nothing is killed this way."""
    tracer = ["strace", "-f", "--seccomp-bpf", "-qq", "-o", "/dev/null", "-e", "trace=getcwd", "-e", "inject=getcwd:error=EIO"]
    done = subprocess.run(
        [*tracer, sys.executable, "-c", "import os; os.getcwd()"], stdin=subprocess.DEVNULL, capture_output=True, timeout=60)
    return ["--seccomp-bpf"] if b"Input/output error" in done.stderr else []


if __name__ == "__main__":
    sys.exit(0 if is_permitted() else 1)
