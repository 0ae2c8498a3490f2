/// Characters that overlays are drawn with, each with its ASCII replacement.
package enum Sign: CaseIterable {
  case horizontal, vertical
  /// Corners of a frame: upper left, upper right, lower left, lower right.
  case upperLeft, upperRight, lowerLeft, lowerRight
  case heavyHorizontal, heavyVertical
  case heavyUpperLeft, heavyUpperRight, heavyLowerLeft, heavyLowerRight
  /// A branch to the right of a vertical line, and the last one.
  case branch, lastBranch
  /// The first of the branches that join a vertical line.
  case firstBranch
  case arrowRight, arrowDown
  case ellipsis
  case choice, end
  /// Marks of the timeline: a pass ended, a state stopped, a state was cut, now.
  case pass, stop, cut, now
  /// The selection in a list.
  case chosen
  /// A list or line continues beyond the visible part.
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
