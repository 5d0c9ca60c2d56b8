# Two commands need nothing before them: `make play` and `make test`. `make help` lists the rest.
PYTHON ?= python3
SOURCES := $(shell find sabbat -name '*.py' -o -name '*.ftl' -o -name '*.json') setup.py pyproject.toml $(wildcard buildtools/*.py)
CLIENT := $(shell find web -type f -not -path '*/node_modules/*' -not -path '*/harness/*') $(shell find sabbat/locales -name '*.ftl')
# Bytecode is kept, whatever the environment says: without it every process compiles all libraries anew.
unexport PYTHONDONTWRITEBYTECODE
# A PYTHONPATH from outside is not passed on: pip would find our own package there, and remove it.
unexport PYTHONPATH
# The system's uv, or the one that buildtools/venv.py has put into the environment of the tests.
UV = $(or $(shell command -v uv),.venv-test/bin/uv)
PIP := -m pip install --quiet --disable-pip-version-check --no-input --no-deps

.PHONY: help play test test-server test-house soak lowest mutants lint lint-python lint-client lint-audit wire format docs bench build lock clean
.DEFAULT_GOAL := help

help: ## this list
	@grep -E '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## /  make \1\t/' | expand -t 16

play: .venv/.app ## set everything up and open the house
	@$(PYTHON) buildtools/compiled.py
	@.venv/bin/sabbat serve --open

# What people run is compiled, so nearly all tests run on that build. The rules' own tests and those of tables
# run on both, and tests/builds plays both against each other. A walk can only be traced where nothing is compiled. Two jobs share the processors, since a server's tests mostly wait.
test: export OMP_NUM_THREADS := 1
test: .venv-test/.compiled ## set everything up and run all tests
	@$(MAKE) --no-print-directory -j2 test-server test-house

test-server: .venv-test/.compiled
	$(COMPILED) .venv-test/bin/pytest -q -n 1 --ignore=$(WALK) tests/server
	SABBAT_BUILD=interpreted SABBAT_COMPILED=$(CURDIR)/.venv-test/compiled .venv-test/bin/pytest -q -n 2 tests/builds $(WALK) $(TABLES)
WALK := tests/server/test_walk.py
TABLES := $(addprefix tests/server/test_,table.py hub.py touches.py two_worlds.py clock.py versions.py manners.py)

test-house: .venv-test/.compiled
	$(COMPILED) .venv-test/bin/pytest -q -n 2 --dist worksteal tests/browser
	$(COMPILED) .venv-test/bin/pytest -q -n 2 --dist worksteal --ignore=tests/server --ignore=tests/browser -k "not builds_play"
	SABBAT_BUILD=interpreted .venv-test/bin/pytest -q -n 2 --clauses tests/games tests/core tests/contract/test_faults.py --ignore=tests/games/test_guests.py
COMPILED := SABBAT_BUILD=compiled PYTHONPATH=$(CURDIR)/.venv-test/compiled

soak: export SABBAT_KILLS := 200
soak: export SABBAT_STORMS := 400
soak: export SABBAT_FLOOD := 60
soak: export SABBAT_CUTS := 60
soak: .venv-test/.compiled ## the long tests: kills of every process, cut logs, full disks, locks, hung databases, floods, two workers, a thousand surprises, then `make lowest` (three quarters of an hour)
	.venv-test/bin/pytest -q $(addprefix tests/server/test_,floods.py silent_sockets.py storage_troubles.py troubles.py wal_cuts.py writer_client.py crash.py interruptions.py several.py storms.py)
	SABBAT_LAYOUTS=1000 $(COMPILED) .venv-test/bin/pytest -q tests/bots/test_surprises.py
	SABBAT_STEPS=1000000 SABBAT_BUILD=interpreted SABBAT_COMPILED=$(CURDIR)/.venv-test/compiled .venv-test/bin/pytest -q tests/builds
	@env -u SABBAT_KILLS -u SABBAT_STORMS -u SABBAT_FLOOD -u SABBAT_CUTS $(MAKE) --no-print-directory lowest

lowest: .venv-lowest/.deps ## the tests with the oldest libraries that pyproject.toml allows
	PYTHONPATH=$(CURDIR) .venv-lowest/bin/pytest -q -n 2 --dist worksteal $(addprefix tests/,core bots cli arena analysis lab server)

mutants: .venv-test/.client ## change the rules two hundred times, and see that tests notice (an hour)
	.venv-test/bin/python buildtools/mutants.py

lint: lint-python lint-client lint-audit ## style, types, which room may know which, and known holes in dependencies

lint-python: .venv-test/.client
	.venv-test/bin/ruff check .
	.venv-test/bin/ruff format --check .
	.venv-test/bin/mypy
	.venv-test/bin/lint-imports

lint-client: .venv-test/.client
	.venv-test/bin/python buildtools/client.py check

lint-audit: .venv-test/.deps
	.venv-test/bin/python buildtools/audit.py requirements/test.txt

wire: .venv-test/.client ## write the client's types of messages anew, from the server's
	.venv-test/bin/python buildtools/wire.py

format: .venv-test/.deps ## put the code into shape
	.venv-test/bin/ruff check --fix .
	.venv-test/bin/ruff format .

docs: .venv-docs/.deps ## the documentation as a site, in build/docs; a warning is an error
	NO_MKDOCS_2_WARNING=1 .venv-docs/bin/mkdocs build --quiet
	@echo "build/docs/index.html"

bench: .venv-bench/.app .venv-test/.compiled ## measure, side by side with peers; writes bench/*.md
	.venv-bench/bin/python bench/engine.py
	.venv-bench/bin/python bench/search.py
	.venv-bench/bin/python bench/flights.py
	.venv-bench/bin/python bench/abacadabra.py
	.venv-bench/bin/python bench/lab.py
	.venv-bench/bin/python bench/server.py
	.venv-bench/bin/python bench/frames.py
	PYTHONPATH=.venv-test/compiled .venv-test/bin/python bench/several.py
	PYTHONPATH=.venv-test/compiled .venv-test/bin/python bench/reviews.py
	.venv-bench/bin/python bench/yielding.py

build: .venv-test/.deps ## a wheel in dist/
	.venv-test/bin/python -m pip wheel --quiet --no-deps --wheel-dir dist .

lock: ## resolve the pinned requirements anew
	$(UV) pip compile $(LOCK) pyproject.toml -o requirements/run.txt
	$(UV) pip compile $(LOCK) -c requirements/run.txt --group test pyproject.toml -o requirements/test.txt
	$(UV) pip compile $(LOCK) -c requirements/run.txt --group bench pyproject.toml -o requirements/bench.txt
	$(UV) pip compile $(LOCK) --group pyproject.toml:docs -o requirements/docs.txt
	echo uv | $(UV) pip compile $(LOCK) - -o requirements/uv.txt
LOCK := --quiet --universal --python-version 3.11 --generate-hashes --no-header --no-annotate

clean: ## remove environments and built files
	rm -rf .venv .venv-test .venv-lowest .venv-bench .venv-docs build dist *.egg-info

.venv/.deps: requirements/run.txt buildtools/venv.py
	@echo "Setting up (once): less than a minute …"
	@$(PYTHON) buildtools/venv.py .venv requirements/run.txt
	@touch $@

.venv/.app: .venv/.deps $(SOURCES) $(CLIENT)
	@SABBAT_MYPYC=0 .venv/bin/python $(PIP) --force-reinstall .
	@touch $@

.venv-test/.deps: requirements/test.txt buildtools/venv.py
	$(PYTHON) buildtools/venv.py .venv-test requirements/test.txt
	@touch $@

.venv-test/.client: .venv-test/.deps pyproject.toml $(CLIENT)
	SABBAT_MYPYC=0 .venv-test/bin/python $(PIP) --editable .
	@touch $@

.venv-test/.compiled: .venv-test/.client $(SOURCES)
	@rm -rf .venv-test/compiled
	.venv-test/bin/python $(PIP) --target .venv-test/compiled .
	@touch $@

.venv-lowest/.deps: pyproject.toml .venv-test/.client
	$(UV) venv --quiet --clear --python .venv-test/bin/python .venv-lowest
	$(UV) pip compile --quiet --resolution lowest-direct --all-extras --no-header pyproject.toml -o .venv-lowest/lowest.txt
	$(UV) pip install --quiet --python .venv-lowest --group test -r .venv-lowest/lowest.txt
	@touch $@

.venv-docs/.deps: requirements/docs.txt buildtools/venv.py
	$(PYTHON) buildtools/venv.py .venv-docs requirements/docs.txt
	@touch $@

.venv-bench/.app: requirements/run.txt requirements/bench.txt $(SOURCES)
	$(PYTHON) buildtools/venv.py .venv-bench requirements/run.txt requirements/bench.txt
	SABBAT_MYPYC=1 .venv-bench/bin/python $(PIP) --force-reinstall .
	@touch $@
