/// The cost of drawing a file, which is limited so that a small file cannot take minutes.
extension AsepriteFile {
  /// The most pixels that may be mixed, as a multiple of those that a picture may have.
  ///
  /// With the usual limit that takes a few seconds at most.
  private static let drawnWithinLimit = 8

  /// Checks that the file can be drawn in a reasonable time.
  ///
  /// - Throws: ``SheetContentError`` if not.
  func checkCost(pixelLimit: Int) throws(SheetContentError) {
    let most = pixelLimit.multipliedReportingOverflow(by: Self.drawnWithinLimit)
    let limit = most.overflow ? .max : most.partialValue
    var left = limit
    let nesting = header.composesGroups ? nesting : 0
    // Each group that is being composed has its own canvas.
    do throws(SheetFileError) {
      try PixelBudget(pixelLimit: pixelLimit).check(width: width, height: height, count: nesting)
    } catch {
      throw SheetContentError("groups are too deep for so large a picture", isPixelLimit: true)
    }
    // For each frame, all layers are visited once for each group around them, and all pivots.
    let keys = slices.reduce(0) { $0 + $1.keys.count }
    let common = width * height + layers.count * (1 + nesting) + keys
    for frame in frames {
      left -= common + cost(of: frame)
      guard left >= 0 else {
        throw SheetContentError(
          "its layers take too long to draw, longer than \(limit) plain pixels",
          isPixelLimit: true)
      }
    }
  }

  /// The deepest nesting of groups.
  private var nesting: Int {
    var depths: [Int] = []
    for layer in layers {
      depths.append((layer.parent.map { depths[$0] } ?? 0) + (layer.kind == .group ? 1 : 0))
    }
    return depths.max() ?? 0
  }

  /// The work of drawing a frame, in pixels that are mixed in normal mode.
  private func cost(of frame: Frame) -> Int {
    var sum = 0
    if header.composesGroups {
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
  /// The time for a pixel as a multiple of that in normal mode, roughly.
  fileprivate var cost: Int {
    switch self {
    case .normal: 1
    case .softLight, .hue, .saturation, .color, .luminosity: 8
    default: 4
    }
  }
}
