# Porthole: make run shows it, make test checks it, make help lists the rest.
PREFIX ?= /usr/local
STAGE := .build/stage
BIN := .build/release
FIXTURES := $(patsubst Tests/Fixtures/Plugins/%.c,.build/fixtures/%.so,$(wildcard Tests/Fixtures/Plugins/*.c))
PLUGINS := SystemMonitor GameWidgets CryptoWidgets
HEADER := SDK/Sources/CWidgetPlugin/include/widget_plugin.h
CFLAGS_PLUGIN := -std=c11 -D_GNU_SOURCE -O1 -Wall -Wextra -Wpedantic -Werror -shared -fPIC -pthread -I $(dir $(HEADER))
SWIFT_SOURCES := Package.swift Sources Tests SDK/Package.swift SDK/Sources SDK/Tests Plugins/Package.swift Plugins/Sources Benchmarks

.PHONY: help deps build stage fixtures run test lint format install bench clean

help:
	@echo 'make run       install what is missing, build, show the example widgets'
	@echo 'make test      install what is missing, build, run all tests'
	@echo 'make build     build everything into $(STAGE)'
	@echo 'make install   copy $(STAGE) to PREFIX (now $(PREFIX))'
	@echo 'make lint      check style and the C contract'
	@echo 'make bench     measure against the limits and print the table of the README'
	@echo 'make deps      install what is missing; make format, make clean'

deps:
	@scripts/deps

build: stage

stage: deps
	swift build -c release --product porthole
	swift build -c release --product widget-runner
	swift build -c release --package-path Plugins
	@scripts/stage $(STAGE) $(BIN) $(PLUGINS)

fixtures: $(FIXTURES)

.build/fixtures/%.so: Tests/Fixtures/Plugins/%.c $(HEADER)
	@mkdir -p $(@D)
	@$(CC) $(CFLAGS_PLUGIN) -o $@ $<

run: build
	@$(STAGE)/bin/porthole list
	@$(STAGE)/bin/porthole run com.mygame.game-status --family systemMedium --once --output terminal
	@$(STAGE)/bin/porthole render com.mygame.game-status --family systemMedium -o .build/game-status.png
	@echo "Drawn into $(CURDIR)/.build/game-status.png"

# One test after another: many start processes, and deadlines are not for two cores shared by dozens.
test: build fixtures
	swift test --package-path SDK
	swift test --package-path Plugins
	PORTHOLE_STAGE=$(CURDIR)/$(STAGE) PORTHOLE_FIXTURES=$(CURDIR)/.build/fixtures swift test --no-parallel

lint: deps
	swift format lint --strict --parallel --recursive $(wildcard $(SWIFT_SOURCES))
	@for c in '$(CC) -x c -std=c11' '$(CC) -x c++ -std=c++17'; do \
		echo '#include "widget_plugin.h"' | $$c -Wall -Wextra -Wpedantic -Werror -I $(dir $(HEADER)) -fsyntax-only - || exit 1; done
	@clang -std=c11 -Wall -Wextra -Werror -fsyntax-only -I Sources/CPangoCairo/include \
		$$(pkg-config --cflags pangocairo pangoft2 cairo-svg cairo-pdf zlib) Tests/CPangoCairoCheck/check.c

format:
	swift format --in-place --parallel --recursive $(wildcard $(SWIFT_SOURCES))

install:
	@test -x $(STAGE)/bin/porthole || { echo 'Nothing is built yet: run "make build" first.' >&2; exit 1; }
	@install -d $(DESTDIR)$(PREFIX)
	cp -R $(STAGE)/. $(DESTDIR)$(PREFIX)/

bench: build
	swift build -c release --package-path Benchmarks
	Benchmarks/.build/release/porthole-benchmarks $(CURDIR)/$(STAGE)

clean:
	rm -rf .build SDK/.build Plugins/.build Benchmarks/.build
