# On a fresh machine, run `make demo` or `make test`. Both install what is missing.
SWIFT ?= swift
# For `make fuzz`: the duration, the number of cores, and an additional sanitizer such as address.
SECONDS ?= 60
JOBS ?= 1
# For `make install`.
PREFIX ?= /usr/local
# For `make mutants`: the target to break, how many mutants are tried, and which.
TARGET ?= RIBsTrace
SAMPLE ?= 100
SEED ?= 1
SANITIZER ?=
# swift format skips folders that are links.
FORMATTED = Sources Plugins Tests Benchmarks Fuzzing Mutants/Sources Mutants/Tests Package.swift

.PHONY: help setup setup-tests build release dist install manual docs demo live gallery test fixtures format-files bench fuzz mutants check-event format lint clean

help: ## show this list
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## (.*)/  make \1\t\2/' | expand -t 20

setup: ## install what is missing (Graphviz, zlib; as root, with sudo, or with Homebrew)
	@scripts/setup

setup-tests: ## install what the tests also need (Chromium, fonts, validators)
	@scripts/setup tests

build: setup
	$(SWIFT) build

release: setup ## build ribs-inspect with optimisation and print its folder
	@scripts/release

dist: setup ## make a release for this machine in dist/: archive, bundle, checksums
	@scripts/setup dist
	@scripts/archive
	@scripts/bundle

install: setup ## build, and install into PREFIX=/usr/local
	@scripts/install "$(PREFIX)"

docs: build ## build the DocC archives of what apps and tools import, into .build/docs
	@scripts/docs

manual: ## write the manual page anew from the command's help
	@scripts/manual

demo: build ## record sample apps, check their traces, draw pictures into output/
	@scripts/demo

live: build ## open the live page, with sample apps that walk through their journeys
	@scripts/live

gallery: setup-tests ## draw output/gallery: flows and large trees, light and dark
	@scripts/gallery

test: setup-tests ## run all tests
	@SWIFT="$(SWIFT)" scripts/test

fixtures: build ## record fixtures/ again from the sample apps' journeys
	$(SWIFT) run --skip-build ribs-samples all --into fixtures

format-files: ## write the schemas, the fuzzer's dictionary and the config's tables anew from the code
	RECORD_GOLDEN=1 $(SWIFT) test --disable-xctest --filter GeneratedFilesTests

bench: setup ## time recording, reading and drawing against other tools (installed by scripts/setup bench)
	@scripts/bench

fuzz: setup ## fuzz the reader, replay and reports for SECONDS=60 on JOBS=1
	@scripts/fuzz $(SECONDS) $(JOBS) $(SANITIZER)

mutants: ## break TARGET=RIBsTrace in SAMPLE=100 places, and list what its tests do not notice
	@scripts/mutants "$(TARGET)" $(SAMPLE) $(SEED)

check-event: ## add an event to a copy, as CONTRIBUTING says, and look for it in the log and on the page
	RIBS_ADD_EVENT=1 $(SWIFT) test --disable-xctest --filter AddedEventTests

format: ## format the sources
	$(SWIFT) format --in-place --recursive --parallel $(FORMATTED)

lint: ## report what `make format` would change
	$(SWIFT) format lint --strict --recursive --parallel $(FORMATTED)

clean:
	$(SWIFT) package clean
