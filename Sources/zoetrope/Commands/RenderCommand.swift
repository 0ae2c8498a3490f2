import GraphFiles
import Basics
import Inputs
import Stage
import Cells
import Player
import Terminal

extension CommandSpec {
  static let render = CommandSpec(
    name: "render", operands: "FILE", operandCount: 1...1,
    operandKind: .playable,
    summary: "print a picture as text for a terminal",
    options: [
      OptionSpec("--at", "TIME", "the stage at this time, such as 1.5s (default 0s)"),
      OptionSpec("--size", "CxR", "columns and rows (default: natural size, 80 columns at most)"),
      .seed,
    ] + FrameOptions.specs + LookOptions.specs(alsoGlyphs: ["all"]) + InputOptions.specs,
    remarks: [
      .text(
        """
        With --state or --frame, one frame alone is printed, else the whole stage.
        --glyphs all prints the picture in every glyph set, side by side. Colours are 24
        bits unless --colors or NO_COLOR say otherwise.
        """)
    ]
  ) { arguments in
    let showsAll = arguments.text("--glyphs") == "all"
    let look = try LookOptions.lookOfText(arguments)
    let size = try arguments.value("--size", Extent.screen).map {
      ScreenSize(columns: $0.columns, rows: $0.rows)
    }
    let time = try arguments.value("--at", TimeSpan.moment)
    let seed = try arguments.value("--seed", Quantity.seed) ?? 0
    let frame = try FrameOptions(arguments)
    if frame.isGiven && time != nil {
      throw Failure.usage("--at is for the stage, --state and --frame are for a frame alone")
    }
    let path = arguments.operands[0]
    let input = try InputOptions.load(path, arguments, unlessSaid: .whole)
    let shown = frame.isGiven ? try frame.shown(of: input, in: path) : nil
    func picture(_ look: Look) -> StillPicture {
      if let shown {
        return StillPicture(frame: shown, of: input.graph, look: look, size: size)
      }
      return StillPicture(input.graph, look: look, size: size, at: time ?? 0, seed: seed)
    }
    guard showsAll else {
      return try Output.write(ANSIText.text(of: picture(look).grid, depth: look.depth))
    }
    let pictures = GlyphSet.allCases.map { glyphs in
      var look = look
      look.glyphs = glyphs
      return (title: glyphs.rawValue, grid: picture(look).grid)
    }
    let sheet = ContactSheet(pictures).grid(columns: contactColumns)
    try Output.write(ANSIText.text(of: sheet, depth: look.depth))
  }

  /// Columns of a contact sheet's band.
  private static let contactColumns = 120
}
