# Two commands for a fresh machine: `make demo` and `make test`. Both install what is missing.
SWIFT ?= swift
# How long `make fuzz` goes on, on how many cores, and with which sanitizer besides, such as address.
SECONDS ?= 60
JOBS ?= 1
SANITIZER ?=
# A folder that is a link is passed over.
FORMATTED = Sources Tests Benchmarks Fuzzing Package.swift

.PHONY: help setup setup-tests build release demo gallery test fixtures format-files bench fuzz format lint clean

help: ## this list
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## (.*)/  make \1\t\2/' | expand -t 20

setup: ## install what is missing (Graphviz; as root, with sudo, or with Homebrew)
	@scripts/setup

setup-tests: ## install what the tests need besides (a Chromium, fonts, validators)
	@scripts/setup tests

build: setup
	$(SWIFT) build

release: setup ## build ribs-inspect with optimisation, and say where it is
	@scripts/release

demo: build ## record a sample app, report on its trace, draw its pictures into output/
	@scripts/demo

gallery: setup-tests ## draw output/gallery: flows and large trees, light and dark
	@scripts/gallery

test: setup-tests ## all tests
	$(SWIFT) test --disable-xctest

fixtures: build ## write fixtures/ anew from the sample apps' journeys
	$(SWIFT) run --skip-build ribs-samples all --into fixtures

format-files: ## write the trace's schema and the fuzzer's dictionary anew from the format's table
	RECORD_GOLDEN=1 $(SWIFT) test --disable-xctest --filter GeneratedFilesTests

bench: setup ## time recording, reading and drawing, each beside others (scripts/setup bench installs them)
	@scripts/bench

fuzz: setup ## read traces nobody would write, for SECONDS=60 on JOBS=1
	@scripts/fuzz $(SECONDS) $(JOBS) $(SANITIZER)

format: ## format the sources
	$(SWIFT) format --in-place --recursive --parallel $(FORMATTED)

lint: ## say what `make format` would change
	$(SWIFT) format lint --strict --recursive --parallel $(FORMATTED)

clean:
	$(SWIFT) package clean
