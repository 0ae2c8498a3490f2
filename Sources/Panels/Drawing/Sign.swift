/// Signs that overlays are drawn with, each with what takes its place in ASCII.
package enum Sign: CaseIterable {
  case horizontal, vertical
  /// Corners of a frame: upper left, upper right, lower left, lower right.
  case upperLeft, upperRight, lowerLeft, lowerRight
  case heavyHorizontal, heavyVertical
  case heavyUpperLeft, heavyUpperRight, heavyLowerLeft, heavyLowerRight
  /// A way that leaves an upright line to the right, and the last one.
  case branch, lastBranch
  /// The first of the ways that come together in an upright line.
  case firstBranch
  case arrowRight, arrowDown
  case ellipsis
  case choice, end
  /// Marks of the time line: a pass is over, a state stopped, a state was cut, now.
  case pass, stop, cut, now
  /// What is chosen in a list.
  case chosen
  /// A list or a line goes on beyond what is in sight.
  case moreAbove, moreBelow, moreLeft, moreRight

  package func text(_ theme: Theme) -> String { theme.isPlain ? plain : glyphs }

  private var glyphs: String {
    switch self {
    case .horizontal: "─"
    case .vertical: "│"
    case .upperLeft: "╭"
    case .upperRight: "╮"
    case .lowerLeft: "╰"
    case .lowerRight: "╯"
    case .heavyHorizontal: "━"
    case .heavyVertical: "┃"
    case .heavyUpperLeft: "┏"
    case .heavyUpperRight: "┓"
    case .heavyLowerLeft: "┗"
    case .heavyLowerRight: "┛"
    case .branch: "├"
    case .lastBranch: "╰"
    case .firstBranch: "╭"
    case .arrowRight: "▶"
    case .arrowDown: "▼"
    case .ellipsis: "…"
    case .choice: "◇"
    case .end: "◎"
    case .pass: "▕"
    case .stop: "■"
    case .cut: "×"
    case .now: "▲"
    case .chosen: "▶"
    case .moreAbove: "▴"
    case .moreBelow: "▾"
    case .moreLeft: "‹"
    case .moreRight: "›"
    }
  }

  private var plain: String {
    switch self {
    case .horizontal: "-"
    case .vertical, .heavyVertical: "|"
    case .upperLeft, .upperRight, .lowerLeft, .lowerRight: "+"
    case .heavyHorizontal: "="
    case .heavyUpperLeft, .heavyUpperRight, .heavyLowerLeft, .heavyLowerRight: "+"
    case .branch, .lastBranch, .firstBranch: "+"
    case .arrowRight, .chosen, .moreRight: ">"
    case .arrowDown: "v"
    case .ellipsis: "..."
    case .choice: "<>"
    case .end: "(o)"
    case .pass: "'"
    case .stop: "#"
    case .cut: "x"
    case .now, .moreAbove: "^"
    case .moreBelow: "v"
    case .moreLeft: "<"
    }
  }
}
