# Porthole: make run shows it, make test checks it, make help lists the rest.
PREFIX ?= /usr/local
STAGE := .build/stage
BIN := .build/release
# Two packages are built at a time: the modules of one wait for one another and leave cores idle.
MAKEFLAGS += --jobs=2
SWIFT := scripts/swift-again
# For the tests that build packages.
export PORTHOLE_SWIFT := $(CURDIR)/$(SWIFT)
FIXTURE_FOLDERS := $(wildcard Tests/Fixtures/Plugins/*) Tests/Fixtures/Preloaded
FIXTURES := $(patsubst %.c,.build/fixtures/%.so,$(notdir $(wildcard $(FIXTURE_FOLDERS:=/*.c))))
vpath %.c $(FIXTURE_FOLDERS)
# One folder for the SDK's tests, the plugins and the tests' plugins, so that the SDK is built once. The paths of all
# builds must be spelled alike: they are part of the commands that are compared.
# The plan of the package that was built last is not that of the next.
SDK_BUILD := --configuration release --scratch-path $(CURDIR)/Plugins/.build --disable-build-manifest-caching
PLUGINS := SystemMonitor GameWidgets CryptoWidgets NextEvent MainDoor Quote
BENCHMARKS := floor-child floor-draw floor-list floor-swift BenchmarkPlugin ListedPlugin FloorLibrary porthole-benchmarks
HEADERS := $(wildcard SDK/Sources/CWidgetPlugin/include/*.h)
CFLAGS_PLUGIN := -std=c11 -D_GNU_SOURCE -O1 -Wall -Wextra -Wpedantic -Werror -shared -fPIC -pthread -I $(dir $(firstword $(HEADERS)))
SWIFT_SOURCES := Package.swift Sources Tests scripts SDK/Package.swift SDK/Sources SDK/Tests SDK/Plugins SDK/CryptoKit Plugins/Package.swift Plugins/Sources Plugins/Tests Benchmarks

.PHONY: help deps build stage host plugins fixtures run test tests-built command-tests-run \
	library-tests-run sdk-tests plugin-fixtures host-tests lint docs proto format install uninstall bench clean

help:
	@echo 'make run       install what is missing, build, place, press and draw example widgets'
	@echo 'make test      install what is missing, build, run all tests'
	@echo 'make build     build everything into $(STAGE)'
	@echo 'make install   copy $(STAGE) to PREFIX (now $(PREFIX)); make uninstall removes it'
	@echo 'make lint      check style and the C contract'
	@echo 'make bench     measure against the floors and print the table of the README'
	@echo 'make docs      write docs/supported-symbols.md from the sources'
	@echo 'make proto     write widget.pb.swift from widget.proto'
	@echo 'make deps      install what is missing; make format, make clean'

deps:
	@scripts/deps

build: stage

stage: host plugins
	@scripts/stage $(STAGE) $(BIN) $(PLUGINS)

host: deps
	$(SWIFT) build --configuration release --product porthole
	$(SWIFT) build --configuration release --product widget-runner
	$(SWIFT) build --configuration release --product user-locale

# A plugin takes the Mac's way where it can import AppKit, which the SDK's tests leave behind.
plugins: deps
	@rm -f Plugins/.build/release/Modules/AppKit.* Plugins/.build/release/Modules/Cocoa.*
	$(SWIFT) build --package-path Plugins $(SDK_BUILD)

fixtures: $(FIXTURES)

.build/fixtures/%.so: %.c Tests/Fixtures/Plugins/fixture.h $(HEADERS)
	@mkdir -p $(@D)
	@$(CC) $(CFLAGS_PLUGIN) -o $@ $<

run: build
	@scripts/show $(STAGE) $(CURDIR)/.build/show

# What is tested is what is installed: nothing of it is built once more. Everything is built ahead, because a test that
# builds fixtures holds up all others on a small machine.
# The command's tests mostly wait for its processes, so the others run beside them.
test: command-tests-run library-tests-run

tests-built: stage fixtures sdk-tests host-tests

# Porthole's tests run one after another: many start processes, and deadlines are not for two cores
# shared by dozens.
HOST_TESTS := PORTHOLE_STAGE=$(CURDIR)/$(STAGE) PORTHOLE_FIXTURES=$(CURDIR)/.build/fixtures \
	scripts/swift-test --configuration release --skip-build --ignore-lock --no-parallel

command-tests-run: tests-built
	$(HOST_TESTS) --filter '^PortholeTests[.]'

library-tests-run: tests-built
	scripts/swift-test --skip-build --package-path SDK $(SDK_BUILD)
	scripts/swift-test --disable-testable-imports --package-path Plugins $(SDK_BUILD)
	$(HOST_TESTS) --skip '^PortholeTests[.]'

plugin-fixtures: plugins
	$(SWIFT) build --package-path SDK/Tests/Fixtures $(SDK_BUILD)

# Last of those that use the folder, because it makes AppKit.
sdk-tests: plugin-fixtures
	$(SWIFT) build --build-tests --package-path SDK $(SDK_BUILD)

# Named, because --build-tests builds all programs of the packages that are used, such as protoc.
host-tests: host
	$(SWIFT) build --configuration release --product portholePackageTests

lint: deps .build/supported-symbols.md
	swift format lint --strict --parallel --recursive $(wildcard $(SWIFT_SOURCES))
	@diff -u docs/supported-symbols.md .build/supported-symbols.md || { \
		echo 'docs/supported-symbols.md is not what the sources say: run "make docs".' >&2; exit 1; }
	@for c in '$(CC) -x c -std=c11' '$(CC) -x c++ -std=c++17'; do \
		for header in $(HEADERS); do \
			echo "#include \"$$header\"" | $$c -Wall -Wextra -Wpedantic -Werror -I . -fsyntax-only - || exit 1; done; done
	@$(CC) -std=c11 -Wall -Wextra -Werror -fsyntax-only -I $(dir $(firstword $(HEADERS))) \
		Tests/CWidgetPluginCheck/check.c
	@clang -std=c11 -Wall -Wextra -Werror -fsyntax-only -I Sources/CPangoCairo/include \
		$$(pkg-config --cflags pangocairo pangoft2 cairo-svg cairo-pdf) Tests/CPangoCairoCheck/check.c

docs: .build/supported-symbols.md
	cp $< docs/supported-symbols.md

.PHONY: .build/supported-symbols.md
.build/supported-symbols.md: docs/known-differences.md scripts/supported-symbols.swift
	@mkdir -p .build
	@swiftc -O -o .build/supported-symbols scripts/supported-symbols.swift
	@$(SWIFT) package --package-path SDK $(SDK_BUILD) dump-symbol-graph --minimum-access-level public \
		--skip-synthesized-members >.build/symbol-graph.log 2>&1 || { cat .build/symbol-graph.log >&2; exit 1; }
	@$(SWIFT) package --package-path SDK $(SDK_BUILD) describe --type json >.build/sdk.json
	@.build/supported-symbols Plugins/.build/*-linux-gnu/symbolgraph .build/sdk.json docs/known-differences.md >$@

# Needs Debian's protobuf-compiler; the plugin is that of the swift-protobuf which the code is built with.
proto:
	$(SWIFT) build --configuration release --product protoc-gen-swift
	cd Sources/WidgetWire && protoc --plugin=$(CURDIR)/$(BIN)/protoc-gen-swift \
		--swift_opt=Visibility=Public --swift_out=. widget.proto

format:
	swift format --in-place --parallel --recursive $(wildcard $(SWIFT_SOURCES))

# What belongs to Porthole below PREFIX. A folder that is Porthole's alone is removed with whatever an earlier version left
# in it, which SwiftPM would compile; of the plugin directory and of others only what has one of our names.
INSTALLED := bin/porthole libexec/porthole share/porthole share/doc/porthole share/pkgconfig/porthole.pc \
	share/bash-completion/completions/porthole share/zsh/site-functions/_porthole \
	share/fish/vendor_completions.d/porthole.fish share/man/man1/porthole.1 \
	$(addprefix include/,$(notdir $(HEADERS))) $(PLUGINS:%=lib/porthole/plugins/%.widgetbundle)
IN_PREFIX := $(DESTDIR)$(PREFIX)/

install:
	@test -x $(STAGE)/bin/porthole || { echo 'Nothing is built yet: run "make build" first.' >&2; exit 1; }
	@install -d '$(IN_PREFIX)'
	@cd '$(IN_PREFIX)' && rm -rf $(INSTALLED)
	cp -R $(STAGE)/. '$(IN_PREFIX)'

uninstall:
	@test -d '$(IN_PREFIX)' || { echo 'There is no $(IN_PREFIX).' >&2; exit 1; }
	cd '$(IN_PREFIX)' && rm -rf $(INSTALLED)
	@cd '$(IN_PREFIX)' && for folder in lib/porthole/plugins lib/porthole; do \
		[ ! -d $$folder ] || rmdir --ignore-fail-on-non-empty $$folder; done

# In the folder of the build that is measured, whose modules are the same. Each product by its name, because all of them
# would include protoc; the plan of another package is no plan for this one.
bench: build
	@for product in $(BENCHMARKS); do \
		$(SWIFT) build --configuration release --package-path Benchmarks --scratch-path $(CURDIR)/.build \
			--disable-build-manifest-caching --product $$product || exit 1; done
	$(BIN)/porthole-benchmarks $(CURDIR)/$(STAGE)

clean:
	rm -rf .build SDK/.build SDK/CryptoKit/.build Plugins/.build
