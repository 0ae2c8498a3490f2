import Animation
package import Pixels

/// How much larger or smaller an actor is drawn than it is on its sheet.
package struct Magnification: Hashable {
  /// Sub-cells for each pixel.
  package let factor: Double
  package let filter: ResamplingFilter

  /// Finds the factor of a scale.
  ///
  /// - Parameters:
  ///   - scale: What the graph or the command line asks for.
  ///   - filter: The same, of the filter.
  ///   - box: Width and height in pixels of the largest picture to be drawn.
  ///   - room: Width and height in sub-cells of the place for it, at least one.
  package init(
    _ scale: Appearance.Scale, filter: Appearance.Filter, box: (width: Int, height: Int),
    room: (width: Int, height: Int)
  ) {
    switch scale {
    case .factor(let ratio): factor = ratio.value
    case .fit: factor = Self.fitting(box, into: room)
    }
    self.filter =
      switch filter {
      case .auto: factor < 1 ? .area : .nearest
      case .nearest: .nearest
      case .area: .area
      }
  }

  /// A length in pixels as whole sub-cells; nothing vanishes.
  package func length(_ pixels: Int) -> Int { max(1, Int((Double(pixels) * factor).rounded())) }

  /// Enlarged by whole numbers only, so that all pixels are of one size; shrunk by any fraction.
  private static func fitting(
    _ box: (width: Int, height: Int), into room: (width: Int, height: Int)
  ) -> Double {
    let factor = min(
      Double(room.width) / Double(max(1, box.width)),
      Double(room.height) / Double(max(1, box.height)))
    return factor < 1 ? factor : factor.rounded(.down)
  }
}
