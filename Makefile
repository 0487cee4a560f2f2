# `make` lists the targets. Everything is pinned in go.mod; Go and make are all that is needed.
GO    ?= go
PLAN  ?=
FUZZ  ?= 10s

.DEFAULT_GOAL := help
.PHONY: help run build test check bench golden fuzz lint fmt demo

help: ## list the targets
	@sed -n 's/^\([a-z]*\):.*## /\1 /p' $(MAKEFILE_LIST) | while read -r name what; do printf '  make %-8s %s\n' "$$name" "$$what"; done

run: ## open the planner (PLAN=file.toml opens that plan)
	@$(GO) run ./cmd/gpuplan $(PLAN)

build: ## build bin/gpuplan
	@$(GO) build -trimpath -ldflags '-s -w' -o bin/gpuplan ./cmd/gpuplan

test: ## run all tests
	$(GO) test ./...

check: ## build, vet, lint and test: what CI runs
	$(GO) build ./...
	GOOS=windows $(GO) build ./...
	GOOS=darwin $(GO) build ./...
	$(GO) vet ./...
	@$(MAKE) --no-print-directory lint
	$(GO) test ./...

lint: ## hold the habits of .golangci.yml
	$(GO) tool golangci-lint run ./...

fmt: ## format the code
	gofmt -w cmd model pricing tui

golden: ## write the expected frames, summaries and messages anew, to be read in the diff
	$(GO) test $$(grep -rlE --include='*_test.go' 'exp/golden"|flag.Bool\("update"' cmd model pricing tui | xargs -n1 dirname | sort -u | sed 's|^|./|') -update

bench: ## measure evaluate, re-plan per key, first frame, key to bytes, and show against a bare program
	$(GO) test -run '^$$' -bench . -benchmem ./...

fuzz: ## let every fuzz target run for FUZZ (10s)
	@for package in $$($(GO) list ./...); do \
	  for target in $$($(GO) test -list '^Fuzz' $$package | grep '^Fuzz'); do \
	    echo "$$package $$target"; $(GO) test -run '^$$' -fuzz "^$$target\$$" -fuzztime $(FUZZ) -fuzzminimizetime 1x $$package || exit 1; \
	  done; \
	done

demo: ## draw the README's picture from the program's own frames
	$(GO) test ./cmd/gpuplan -run TestDemo -update
