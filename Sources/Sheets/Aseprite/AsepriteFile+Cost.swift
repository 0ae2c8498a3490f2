import Pixels

/// What it costs to draw a file, so that a small one cannot keep the reader busy for hours.
extension AsepriteFile {
  /// So many times the pixels that a picture may have may be mixed.
  private static let drawnWithinLimit = 32

  /// - Throws: ``SheetFault`` if there is too much to draw.
  func checkCost(pixelLimit: Int) throws(SheetFault) {
    let most = pixelLimit.multipliedReportingOverflow(by: Self.drawnWithinLimit)
    let limit = most.overflow ? .max : most.partialValue
    var left = limit
    for frame in frames {
      left -= drawnPixels(of: frame)
      guard left >= 0 else {
        throw SheetFault(
          "all its layers have more than \(limit) pixels to draw; --max-pixels raises the limit")
      }
    }
    guard composesGroups else { return }
    // Each group that is being composed has a canvas of its own.
    do throws(SheetFile.Failure) {
      try PixelBudget(pixelLimit: pixelLimit).check(width: width, height: height, count: nesting)
    } catch {
      throw SheetFault("groups are too deep for so large a picture; --max-pixels raises the limit")
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

  private func drawnPixels(of frame: Frame) -> Int {
    var sum = width * height
    if composesGroups {
      sum += width * height * layers.count { $0.kind == .group && $0.isShown }
    }
    for (number, cel) in frame.cels where layers[number].isShown {
      switch cel.content {
      case .pixels(let celWidth, let celHeight, _):
        sum += min(celWidth, width) * min(celHeight, height)
      case .tiles: sum += width * height
      }
    }
    return sum
  }
}
