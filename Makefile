# Delvelog: what a developer types. Needs make and Python 3.11 or newer; the rest goes into .venv.
#   make test PYTHON=python3.13 VENV=/tmp/py313     another Python, beside the first

PYTHON ?= python3
VENV ?= .venv
RUN := $(VENV)/bin
READY := $(VENV)/.ready
CHECKS := "ruff format --check" "ruff check" "mypy" "lint-imports --no-logo" "python -m tools.docs --check"

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
# The suite starts the shell hundreds of times: compiled once, not each time, whatever the environment says.
unexport PYTHONDONTWRITEBYTECODE
.PHONY: help demo test check format examples docs bench soak new-game clean

help: ## what can be made
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/\1|\2/p' Makefile | while IFS='|' read -r name does; do printf '%-10s %s\n' "$$name" "$$does"; done

$(READY): pyproject.toml constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Delvelog needs Python 3.11 or newer: make PYTHON=python3.13 …"; exit 1; }
	$(PYTHON) -m venv $(VENV)
	$(RUN)/python -m pip install -q --disable-pip-version-check -c constraints.txt --upgrade pip setuptools
	$(RUN)/python -m pip install -q -c constraints.txt --no-build-isolation -e . --group dev
	@touch $@

demo: $(READY) ## play one told evening into a new campaign and show what is left of it
	@PATH="$(abspath $(RUN)):$$PATH" sh tools/demo.sh

test: $(READY) ## every test, on two workers
	@$(RUN)/pytest -n 2

check: $(READY) ## format, lint, types, import contracts, stale pages
	@failed=0; for step in $(CHECKS); do \
	  if told=$$($(RUN)/$$step 2>&1); then echo "ok      $$step"; \
	  else failed=1; echo "FAILED  $$step"; echo "$$told"; fi; \
	done; exit $$failed

format: $(READY) ## lay out the code, and mend what a machine can mend
	@$(RUN)/ruff format
	@$(RUN)/ruff check --fix

examples: $(READY) ## run the told sessions; UPDATE=1 writes what they print now
	@DELVE_UPDATE=$(UPDATE) $(RUN)/pytest tests/examples

docs: $(READY) ## write the pages that follow from the moves
	@$(RUN)/python -m tools.docs

bench: $(READY) ## floor, value and ratio of everything that must be quick; BENCH=--help
	@$(RUN)/python -m tools.bench $(BENCH)

soak: $(READY) ## long random plays; SEEDS=200 says how many
	@$(RUN)/python -m tools.soak $(or $(SEEDS),200)

new-game: $(READY) ## lay out a game: make new-game NAME=emberfall
	@$(RUN)/python tools/new_game.py "$(NAME)"

clean: ## forget everything that can be made again
	rm -rf $(VENV) build dist *.egg-info .pytest_cache .mypy_cache .ruff_cache .import_linter_cache .hypothesis
