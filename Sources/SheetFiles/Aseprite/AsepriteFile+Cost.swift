import Sheets
import Pixels

/// What it costs to draw a file, so that a small one cannot keep the reader busy for minutes.
extension AsepriteFile {
  /// So many times the pixels that a picture may have may be mixed; with the usual limit, that takes some
  /// seconds at most.
  private static let drawnWithinLimit = 8

  /// - Throws: ``SheetContentError`` if there is too much to draw.
  func checkCost(pixelLimit: Int) throws(SheetContentError) {
    let most = pixelLimit.multipliedReportingOverflow(by: Self.drawnWithinLimit)
    let limit = most.overflow ? .max : most.partialValue
    var left = limit
    let nesting = composesGroups ? nesting : 0
    // Each group that is being composed has a canvas of its own.
    do throws(SheetFileError) {
      try PixelBudget(pixelLimit: pixelLimit).check(width: width, height: height, count: nesting)
    } catch {
      throw SheetContentError(
        "groups are too deep for so large a picture; --max-pixels raises the limit")
    }
    // Layers are looked through for each frame, once for each group around them; pivots, too.
    let keys = slices.reduce(0) { $0 + $1.keys.count }
    let common = width * height + layers.count * (1 + nesting) + keys
    for frame in frames {
      left -= common + cost(of: frame)
      guard left >= 0 else {
        throw SheetContentError(
          "its layers take too long to draw, longer than \(limit) plain pixels; "
            + "--max-pixels raises the limit")
      }
    }
  }

  /// How many groups are in each other at most.
  private var nesting: Int {
    var depths: [Int] = []
    for layer in layers {
      depths.append((layer.parent.map { depths[$0] } ?? 0) + (layer.kind == .group ? 1 : 0))
    }
    return depths.max() ?? 0
  }

  /// The work of drawing a frame in pixels, of which each takes as long as one in normal mode.
  private func cost(of frame: Frame) -> Int {
    var sum = 0
    if composesGroups {
      for layer in layers where layer.kind == .group && layer.isShown {
        sum += width * height * (1 + layer.blendMode.cost)
      }
    }
    for (number, cel) in frame.cels where layers[number].isShown {
      let cost = layers[number].blendMode.cost
      switch cel.content {
      case .pixels(let celWidth, let celHeight, _):
        sum += min(celWidth, width) * min(celHeight, height) * cost
      case .tiles: sum += width * height * (1 + cost)
      }
    }
    return sum
  }
}

extension BlendMode {
  /// How many times as long as normal mode it takes, about.
  fileprivate var cost: Int {
    switch self {
    case .normal: 1
    case .softLight, .hue, .saturation, .color, .luminosity: 8
    default: 4
    }
  }
}
