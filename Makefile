# Two commands for a fresh machine: `make demo` and `make test`. Both install what is missing.
SWIFT ?= swift

.PHONY: help setup build demo test fixtures bench format lint clean

help: ## this list
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## (.*)/  make \1\t\2/' | expand -t 18

setup: ## install what is missing (Graphviz; as root, with sudo, or with Homebrew)
	@scripts/setup

build: setup
	$(SWIFT) build

demo: build ## record a sample app, report on its trace, draw its pictures into output/
	@scripts/demo

test: setup ## all tests
	$(SWIFT) test --disable-xctest

fixtures: build ## write fixtures/ anew from the sample apps' journeys
	$(SWIFT) run --skip-build ribs-samples all --into fixtures

bench: setup ## time recording and reading, each beside something else
	@scripts/bench

format: ## format the sources
	$(SWIFT) format --in-place --recursive --parallel Sources Tests Package.swift

lint: ## say what `make format` would change
	$(SWIFT) format lint --strict --recursive --parallel Sources Tests Package.swift

clean:
	$(SWIFT) package clean
