#!/bin/sh
# instructions.sh COMMAND...: prints how many instructions COMMAND executes in user mode, all its
# threads and libraries included, as callgrind counts them. Unlike seconds, they hold on a noisy machine.
set -eu

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
valgrind --tool=callgrind --callgrind-out-file="$folder/out" "$@" >/dev/null 2>"$folder/log" || {
  cat "$folder/log" >&2
  exit 1
}
sed -n 's/^.*Collected *: *//p' "$folder/log"
