#!/bin/sh
# One told evening at a table: played into a new campaign in a home of its own, looked at, and exported.
set -eu
examples=$(cd "$(dirname "$0")/../examples" && pwd)
DELVE_HOME=$(mktemp -d "${TMPDIR:-/tmp}/delve-demo.XXXXXX")
export DELVE_HOME
kept="$DELVE_HOME/dusk.json"

# Say a command, then run it.
told() {
  printf '\n$ delve%s\n' "${*:+ $*}"
  delve "$@"
}

told new dusk draggmar Ana Ben
told run "$examples/draggmar/round.txt"
told
told log
told why fate
told audit
told export "$kept"

test -s "$kept"
printf '\nThe campaign is exported to %s\n' "$kept"
printf 'Go on with it: DELVE_HOME=%s delve\n' "$DELVE_HOME"
