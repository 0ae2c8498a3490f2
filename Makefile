# make play     build, then play the drink demo (or FILE=…)
# make test     build and run all tests
# make fuzz     feed a million changed graph files to the reader and the director (or RUNS=…), and as many
#               sheet files of each kind to their readers
# make sheets   draw the sheets anew
# make pictures draw the pictures of the READMEs and of docs anew; needs graphviz
# make bench    measure the cost of events, frames, cells, decoding, many actors, kept pictures, catalogues, titles, curses
# make lint     check the format, and that arrows between parts and folders go one way; needs python3
# make install  put the program, its manual page and shell completions under PREFIX (default /usr/local)
# Each first installs the libraries that the build needs, if they are missing.

PREFIX  ?= /usr/local
FILE    ?= demos/drink.gv
RUNS    ?= 1000000
PACKAGES = libcjson-dev libexpat1-dev libgif-dev libncurses-dev libpng-dev \
           libunistring-dev pkg-config zlib1g-dev

# One configuration for playing, measuring and installing, with the Swift runtime linked in. Whether two
# accesses to a variable overlap is found out by the tests, which are built otherwise.
RELEASE = swift build -c release --static-swift-stdlib -Xswiftc -enforce-exclusivity=unchecked
PROGRAM = .build/release/zoetrope

# What the program's option --generate prints, and where under PREFIX that is looked for.
GENERATED = man:share/man/man1/zoetrope.1 \
            complete-bash:share/bash-completion/completions/zoetrope \
            complete-zsh:share/zsh/site-functions/_zoetrope \
            complete-fish:share/fish/vendor_completions.d/zoetrope.fish

.PHONY: play build test fuzz bench lint sheets pictures install uninstall clean packages

play: build
	$(PROGRAM) play $(FILE)

build: packages
	@command -v swift >/dev/null || { echo "Swift 6.2 or later is needed: https://www.swift.org/install" >&2; exit 1; }
	$(RELEASE) --product zoetrope

test: packages
	swift test --disable-xctest

fuzz: packages
	scripts/fuzz graphs $(RUNS)
	scripts/fuzz sheets $(RUNS)

bench: packages
	$(RELEASE) --product zoetrope-bench
	.build/release/zoetrope-bench

lint:
	swift format lint --strict -r -p Package.swift Sources Samples Tests Benchmarks sheets docs
	scripts/check-arrows

# Draws the sheets anew; they come out the same to the byte.
sheets: packages
	swift run -c release draw-sheets

# The state graphs and the players of the demos, and the screens of README.md and docs.
pictures: build
	$(RELEASE) --product draw-screens
	@scripts/install-packages graphviz
	scripts/pictures $(PROGRAM)
	.build/release/draw-screens

install: build
	install -d "$(DESTDIR)$(PREFIX)/bin"
	install -m 755 $(PROGRAM) "$(DESTDIR)$(PREFIX)/bin/zoetrope"
	@set -e; for text in $(GENERATED); do \
	  $(PROGRAM) --generate $${text%%:*} > .build/generated; \
	  (set -x; install -D -m 644 .build/generated "$(DESTDIR)$(PREFIX)/$${text#*:}"); \
	done

uninstall:
	rm -f "$(DESTDIR)$(PREFIX)/bin/zoetrope"
	@for text in $(GENERATED); do \
	  (set -x; rm -f "$(DESTDIR)$(PREFIX)/$${text#*:}"); \
	done

clean:
	rm -rf .build

packages:
	@scripts/install-packages $(PACKAGES)
