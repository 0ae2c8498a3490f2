extension ProgramSpec {
  /// This program.
  static let zoetrope = ProgramSpec(
    name: "zoetrope", version: "0.1.0", date: "2026-11-30",
    summary: "play sprite animations in the terminal, chained by a state-graph file",
    options: [OptionSpec("--version", nil, "show the version"), GeneratedText.option],
    commands: commands + [.help(of: commands)],
    fileNote: "FILE is a state-graph file or a sheet; - is standard input.",
    description: description,
    exitStatuses: [
      Entry("0", "success"), Entry("1", "a file or the run failed"),
      Entry("2", "wrong command line"),
    ],
    environment: environment, files: files, examples: examples,
    related: ["dot(1)", "locale(7)", "terminfo(5)"])

  private static let commands: [CommandSpec] = [
    .play, .browse, .check, .inspect, .trace, .render, .record, .extract, .import, .pick, .send,
  ]

  private static let description: [Remark] = [
    .text(
      """
      A state-graph file is a graph in the language of Graphviz. Each node is a state with
      an animation, cut out of a sheet of pictures; each edge says which state follows
      when one stops. A man walks three rounds, stops, drinks his tea, and walks on:
      """),
    .example(
      """
      digraph drink {
        sheet = "brian.png"   // relative to this file
        tile  = "61x85"
        node [fps=10, repeat=1]
        walk      [frames="0-11", repeat=3]
        drinkIn   [frames="12-15"]
        drinkIdle [frames="15", fps=5, repeat=10]
        drinkOut  [frames="16-22"]
        walk -> drinkIn -> drinkIdle -> drinkOut -> walk
      }
      """),
    .text(
      """
      Edges may also wait for the end of a pass, a time, a key, a click, a signal or the
      border of the screen. A file that is saved while it plays takes effect at once.
      """),
    .text(
      """
      A sheet is a PNG, an animated PNG, a GIF, a file of Aseprite's, or what names the
      frames of a PNG: JSON of Aseprite and TexturePacker, texture atlases of libGDX and
      Starling, tile sets of Tiled, SpriteFrames of Godot, and others. It is played
      without a graph file too.
      """),
  ]

  private static let environment = [
    Entry("TERM", "the terminal's type, as in terminfo"),
    Entry("TERMINFO, TERMINFO_DIRS", "further directories of terminfo descriptions"),
    Entry(
      "COLORTERM",
      """
      if it is truecolor or 24bit, the terminal shows 24-bit colours, unless TERM is of
      one that does not
      """),
    Entry("NO_COLOR", "if not empty, no colours are used; --colors overrides it"),
    Entry(
      "LC_ALL, LC_CTYPE, LANG",
      "the character set; where it is not UTF-8, pictures are made of ASCII"),
    Entry("LC_NUMERIC", "how the table of 'browse' writes numbers, unless LC_ALL is set"),
    Entry("COLUMNS, LINES", "the size of a terminal that does not report its own"),
    Entry(
      "TMUX, STY, TERM_PROGRAM, TERM_PROGRAM_VERSION",
      """
      together with variables that single terminals set, they tell which one it is, and
      so which glyphs it draws well; 'zoetrope inspect --terminal' says what was found
      out
      """),
    Entry("XDG_RUNTIME_DIR, XDG_CACHE_HOME, XDG_STATE_HOME, HOME", "where the files below are"),
  ]

  private static let files = [
    Entry(
      "$XDG_RUNTIME_DIR/zoetrope/",
      """
      sockets at which players hear what 'send' sends; /tmp/zoetrope-UID/ where that
      directory is not the user's alone
      """),
    Entry(
      "$XDG_CACHE_HOME/zoetrope/catalogue/",
      """
      what 'browse' found in folders, so that it opens at once; in ~/.cache unless said.
      It can be removed
      """),
    Entry(
      "$XDG_STATE_HOME/zoetrope/browse/",
      "the last session of 'browse'; in ~/.local/state by default"),
  ]

  private static let examples = [
    Entry(
      "zoetrope drink.gv hero.png --tile 24x24 --fps 12", "play a graph and a sheet side by side"),
    Entry("zoetrope import hero.aseprite -o hero.gv", "start a graph file for a sheet"),
    Entry("zoetrope check *.gv", "report everything wrong with graph files"),
    Entry(
      "zoetrope trace drink.gv --for 20s --send \"5s key d\"",
      "see what a key changes, without a terminal"),
    Entry(
      "make test && zoetrope send passed || zoetrope send failed",
      "tell a player how a build went"),
    Entry("zoetrope record drink.gv -o drink.png --for 10s --zoom 4", "make an animated PNG"),
    Entry(
      "source <(zoetrope --generate complete-bash)",
      "enable completion in this shell, if no package or 'make install' has done so"),
  ]
}
