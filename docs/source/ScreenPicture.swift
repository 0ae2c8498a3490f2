import Cells

/// The cells of a screen as an SVG picture, which looks the same with whatever fonts there are.
struct ScreenPicture {
  /// What stands for the terminal's own colours, as 0xRRGGBB.
  static let background: UInt32 = 0x16161E
  static let text: UInt32 = 0xC8CCD4

  /// Pixels that a cell has in the picture's own size.
  private static let cellWidth = 8
  private static let cellHeight = 16

  private let grid: CellGrid
  /// What lies in its colour from edge to edge of sub-cells, by colours.
  private var blocks: [UInt32: [Rectangle]] = [:]
  private var lines: [UInt32: [Rectangle]] = [:]
  private var outlines: [UInt32: String] = [:]
  private var texts: [UInt32: [TextRun]] = [:]

  init(_ grid: CellGrid) {
    self.grid = grid
    for row in 0..<grid.rows {
      for column in 0..<grid.columns { draw(grid[column, row], column, row) }
      for (run, color) in TextRun.runs(ofRow: row, in: grid) {
        texts[Self.rgb(color, else: Self.text), default: []].append(run)
      }
    }
  }

  private mutating func draw(_ cell: Cell, _ column: Int, _ row: Int) {
    let (x, y) = (column * GlyphShape.width, row * GlyphShape.height)
    let ink = Self.rgb(cell.foreground, else: Self.text)
    let background = Self.rgb(cell.background, else: Self.background)
    switch GlyphShape(cell.glyph) {
    case .blocks(let inked, let others):
      fill(ink, inked, x, y)
      fill(background, others, x, y)
      return
    case .lines(let parts): lines[ink, default: []] += parts.map { $0.moved(x: x, y: y) }
    case .outline(let path): outlines[ink, default: ""] += "M\(x) \(y)\(path)"
    case .text: break
    }
    // In halves, as most of what is beside it.
    let half = Rectangle(0, 0, GlyphShape.width, GlyphShape.height / 2)
    fill(background, [half, half.moved(x: 0, y: half.height)], x, y)
  }

  private mutating func fill(_ color: UInt32, _ parts: [Rectangle], _ x: Int, _ y: Int) {
    // The whole picture has its background already.
    guard color != Self.background, !parts.isEmpty else { return }
    blocks[color, default: []] += parts.map { $0.moved(x: x, y: y) }
  }

  private static func rgb(_ color: CellColor, else own: UInt32) -> UInt32 {
    color.rgb ?? color.paletteIndex.map { Palette.colors[Int($0)] } ?? own
  }

  // MARK: SVG

  /// The text of the file.
  var svg: String {
    let (width, height) = (grid.columns * GlyphShape.width, grid.rows * GlyphShape.height)
    return """
      <svg xmlns="http://www.w3.org/2000/svg" \
      width="\(grid.columns * Self.cellWidth)" height="\(grid.rows * Self.cellHeight)" \
      viewBox="0 0 \(width) \(height)">
      <path fill="\(Self.hex(Self.background))" d="M0 0h\(width)v\(height)H0z"/>
      <g shape-rendering="crispEdges">
      \(Self.paths(blocks.mapValues(Self.path)))\
      </g>
      \(Self.paths(lines.mapValues(Self.path)))\
      <g fill-rule="evenodd">
      \(Self.paths(outlines))\
      </g>
      <g font-family="\(Self.fonts)" font-size="\(Self.fontSize)">
      \(texts.sorted { $0.key < $1.key }.map(Self.group).joined())\
      </g>
      </svg>

      """
  }

  private static let fonts =
    "ui-monospace,SFMono-Regular,Menlo,Consolas,'DejaVu Sans Mono','Liberation Mono',monospace"
  /// Most of these fonts are 0.6 times as wide.
  private static let fontSize = GlyphShape.width * 10 / 6
  /// Of text, from the top of its cell.
  private static let baseline = 37

  private static func path(_ rectangles: [Rectangle]) -> String {
    rectangles.merged.map(\.path).joined()
  }

  private static func paths(_ paths: [UInt32: String]) -> String {
    paths.sorted { $0.key < $1.key }
      .map { color, path in "<path fill=\"\(hex(color))\" d=\"\(path)\"/>\n" }.joined()
  }

  private static func group(_ color: UInt32, _ runs: [TextRun]) -> String {
    "<g fill=\"\(hex(color))\">\n\(runs.map(element).joined())</g>\n"
  }

  /// A run, spread over its cells whatever the font's width.
  private static func element(_ run: TextRun) -> String {
    let (x, y) = (run.column * GlyphShape.width, run.row * GlyphShape.height + baseline)
    let length = run.columns > 1 ? " textLength=\"\(run.columns * GlyphShape.width)\"" : ""
    return "<text x=\"\(x)\" y=\"\(y)\"\(length)>\(escaped(run.text))</text>\n"
  }

  private static func escaped(_ text: String) -> String {
    text.map { character in
      switch character {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      default: String(character)
      }
    }.joined()
  }

  private static func hex(_ rgb: UInt32) -> String {
    let digits = String(rgb, radix: 16)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }
}
