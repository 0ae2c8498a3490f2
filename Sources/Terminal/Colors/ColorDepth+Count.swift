import Cells

extension ColorDepth {
  /// The number of colours in curses' description; in 24 bits a colour's number is its value.
  var colorCount: Int32 {
    switch self {
    case .none: 0
    case .ansi8: 8
    case .ansi16: 16
    case .indexed256: 256
    case .trueColor: 0x100_0000
    }
  }
}

extension CellColor {
  /// The colour, or the terminal's own in place of one that the depth does not have.
  func shown(in depth: ColorDepth) -> CellColor {
    if depth == .trueColor { return rgb == nil ? .terminal : self }
    guard let paletteIndex, Int32(paletteIndex) < depth.colorCount else { return .terminal }
    return self
  }
}
