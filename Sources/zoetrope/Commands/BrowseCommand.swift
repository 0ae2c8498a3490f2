import Basics
import Browser
import Glibc
import Lookup
import Player

extension CommandSpec {
  static let browse = CommandSpec(
    name: "browse", operands: "[DIR]", operandCount: 0...1,
    operandKind: .folder,
    summary: "list the graphs, sheets and atlases under a folder, and play them",
    options: [
      OptionSpec("--fresh", nil, "start fresh instead of restoring the last session"),
      OptionSpec("--title", "TEXT", "title above the table (default: the folder's name)"),
      .speed, .refreshRate, .cacheSize, .noProbe, .noAnimation,
    ] + LookOptions.specs,
    remarks: [
      .keys("Keys in the table", BrowserKeys.rows),
      .text(
        """
        A search has terms between spaces, all of which must be found: a part of the
        title, the author or a tag, or a number that is the year, the frames, the states
        or the fps. fps:>10, frames:4..8, kind:aseprite, -term and "quoted words" say
        more.
        """),
    ]
  ) { arguments in
    _ = try LookOptions.lookOfText(arguments)
    var setting = BrowserSetting(
      play: try PlaySession.options(arguments), numbers: UserLocale.numbers)
    setting.title = arguments.text("--title")
    let folder = try BrowseSession.folder(arguments.operands.first ?? ".")
    guard isatty(STDOUT_FILENO) == 1 else {
      throw Failure.run("browse needs a terminal on standard output")
    }
    try BrowseSession.run(folder, setting, arguments)
  }
}
