# make play    opens the hall: needs Python 3.11 or newer, and nothing else
# make test    checks everything
# make help    lists the rest

ifeq ($(strip $(PYTHON)),)
override PYTHON := $(shell for name in python3 python3.13 python3.12 python3.11 python3.14 python; do \
	"$$name" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && { command -v "$$name"; break; }; done)
endif
ifeq ($(strip $(PYTHON)),)
$(error Ludarium needs Python 3.11 or newer, and none is on the PATH. Debian, Ubuntu: apt-get install python3 python3-venv)
endif

# Some machines write no bytecode. Then each process of pytest compiles all sources and tests anew: half of the time in which
# it begins.
unexport PYTHONDONTWRITEBYTECODE

environment := $(PYTHON) tools/environment.py
python := .venv/bin/python
fast := .venv-compiled/bin/python
# On all cores.
parallel := -n auto --dist worksteal
# The tests of servers and pages wait for one another more than they compute: three processes for each two cores.
waiting := -n $(shell echo $$(( ($$(getconf _NPROCESSORS_ONLN 2>/dev/null || echo 2) * 3 + 1) / 2 ))) --dist worksteal
# The engine's suites run in the compiled build, where they take a quarter of the time. Plain Python, the reference, plays
# the contract and the golden games as well, and everything that stands on the engine.
engine := tests/rules tests/secrets tests/bots
both := tests/contract tests/golden tests/tools/test_build.py
# The wheel of which the compiled build was made.
packed := tests/wheel
# Random games of each check of the contract in plain Python; the compiled build plays as many as each check says.
plain_games := 4
served := tests/server tests/browser tests/load

# A part of the server's suite, played by three nodes behind a proxy that gives each connection to the next.
on_nodes := $(addprefix tests/server/test_,chat.py my_games.py)
# Of all of it one test in so many, drawn by the run's seed, is played on one node on PostgreSQL as well.
on_one_node := --share 0.08 tests/server

.DEFAULT_GOAL := help
# One thing after another, but for the two halves of `make test`.
ifneq ($(beside),yes)
.NOTPARALLEL:
endif
.PHONY: help play dev setup machine compiled wheels generate lint format test computing waiting test-client test-compiled test-python test-server test-browser test-load test-fast bench clean

help: ## what can be made
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/make \1\t\2/p' $(MAKEFILE_LIST) | expand -t 22

play: ## open the hall and print its address
	@$(environment) play $(ARGS)

dev: ## open a hall to work on: the page reloads as it is edited, Python as it is saved
	@$(environment) dev

setup: ## make .venv with everything that development needs
	@$(environment) setup test lint

compiled: ## make .venv-compiled, the mypyc build beside .venv
	@$(environment) compiled

wheels: ## pack dist: the sources, and wheels of them in plain Python and compiled for this Python
	@$(environment) wheels

generate: setup ## what one part makes for another: the page's types, the cards of King of Tokyo: Duel and of KeyForge
	$(python) tools/client_types.py
	$(python) tools/client.py generate
	$(python) -m ludarium.games.tokyo_duel.cards_json > client/src/games/tokyo-duel/cards.json
	$(python) -m ludarium.games.keyforge.text.gallery client/src/games/keyforge/gallery/facts.json

lint: setup ## ruff, mypy, svelte-check
	$(python) -m ruff check
	$(python) -m ruff format --check
	$(python) -m mypy
	$(python) tools/client.py check

format: setup ## put the Python sources into their usual form
	$(python) -m ruff check --fix
	$(python) -m ruff format

test-client: setup
	$(python) tools/client.py test

# Tests want what compiles soonest; for play and for what is measured, `make compiled` makes the quickest.
test-compiled: export LUDARIUM_OPTIMIZE ?= 1
test-compiled: setup compiled ## the suites of the engine in the compiled build
	LUDARIUM_BUILD=compiled $(fast) -m pytest $(parallel) $(engine) $(both) $(packed)

test-python: setup ## the other suites in plain Python, but for those of the server
	LUDARIUM_GAMES=$${LUDARIUM_GAMES:-$(plain_games)} \
		$(python) -m pytest $(parallel) $(addprefix --ignore=,$(engine) $(packed) $(served)) tests

test-server: setup ## the server, in plain Python
	$(python) -m pytest $(waiting) tests/server
	LUDARIUM_TEST_HALL=node $(python) -m pytest $(waiting) $(on_one_node)
	LUDARIUM_TEST_HALL=nodes $(python) -m pytest $(waiting) $(on_nodes)

test-browser: setup ## the page in Chromium
	$(python) -m pytest $(waiting) tests/browser

test-load: setup ## a server that is killed over and over, and three nodes with all that can happen to them
	$(python) -m pytest tests/load

machine: ## install what the checks need of this machine, or say how
	@$(environment) machine

# What waits for servers and pages goes first, and what computes takes the time that this leaves. Each part prints what it
# has to say when it has ended.
test: machine setup ## everything
	$(MAKE) beside=yes --jobs=2 --output-sync=target --no-print-directory waiting computing

waiting:
	$(MAKE) beside=no test-browser test-server test-load

computing:
	nice -n 3 $(MAKE) beside=no lint test-client test-compiled test-python

test-fast: setup ## what shows most in a minute: no browser, no load, little of the server, nothing slow
	$(python) -m pytest $(parallel) --fast

bench: export LUDARIUM_OPTIMIZE ?= 3
bench: ## speed of the engine, interpreted and compiled, beside OpenSpiel's
	@$(environment) setup test research
	@$(environment) compiled research
	$(python) benchmarks/engine.py
	$(fast) benchmarks/engine.py

clean: ## remove environments, caches and what was built; keeps ./data
	rm -rf .venv .venv-compiled .tools .mypy_cache .ruff_cache .pytest_cache .hypothesis dist
	rm -rf src/ludarium/server/static client/node_modules
	find src tests tools benchmarks -name __pycache__ -prune -exec rm -rf {} + 2>/dev/null || true
