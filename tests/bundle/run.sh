#!/bin/sh
# Runs what `cargo xtask bundle` put beside this file; see `run.sh --help`. PYTHON names another interpreter than python3.
exec "${PYTHON:-python3}" "$(dirname "$0")/run.py" "$@"
