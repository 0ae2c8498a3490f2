import Animation
package import Pixels

/// How much larger or smaller an actor is drawn than it is on its sheet.
///
/// At scale 1 a pixel is as wide as a cell and as high as half of a cell of the common shape, which a
/// half block shows exactly.
package struct Magnification: Hashable, Sendable {
  /// Cells for the width of a pixel.
  package let scale: Double
  /// Sub-cells for the width of a pixel.
  package let factorX: Double
  /// Sub-cells for the height of a pixel.
  package let factorY: Double
  package let filter: ResamplingFilter

  /// Finds the factors of a scale.
  ///
  /// - Parameters:
  ///   - scale: What the graph or the command line asks for.
  ///   - filter: The same, of the filter.
  ///   - box: Width and height in pixels of the largest picture to be drawn.
  ///   - room: The place for it in cells, at least one each way.
  ///   - cell: What a cell is like.
  package init(
    _ scale: Appearance.Scale, filter: Appearance.Filter, box: (width: Int, height: Int),
    room: (columns: Int, rows: Int), cell: CellShape = .halfBlocks
  ) {
    self.scale =
      switch scale {
      case .factor(let ratio): ratio.value
      case .fit: Self.fitting(box, into: room, cell)
      }
    factorX = self.scale * Double(cell.across)
    factorY = Self.factorY(self.scale, cell)
    let isWhole = factorX == factorX.rounded() && factorY == factorY.rounded()
    self.filter =
      switch filter {
      case .auto: self.scale < 1 || (scale == .fit && !isWhole) ? .area : .nearest
      case .nearest: .nearest
      case .area: .area
      }
  }

  /// A width in pixels as whole sub-cells; nothing vanishes.
  package func width(_ pixels: Int) -> Int { Self.length(pixels, factorX) }

  /// A height in pixels as whole sub-cells; nothing vanishes.
  package func height(_ pixels: Int) -> Int { Self.length(pixels, factorY) }

  private static func length(_ pixels: Int, _ factor: Double) -> Int {
    max(1, Int((Double(pixels) * factor).rounded()))
  }

  /// A pixel is as high as it is wide; enlarged, also as many whole sub-cells where they divide a cell
  /// evenly, so that all pixels are of one size.
  private static func factorY(_ scale: Double, _ cell: CellShape) -> Double {
    let factor = scale * cell.aspect * Double(cell.down)
    let isWholeZoom = scale >= 1 && scale == scale.rounded() && cell.down.isMultiple(of: 2)
    return isWholeZoom ? max(1, factor.rounded()) : factor
  }

  /// Enlarged by whole numbers only, so that all pixels are of one size; shrunk by any fraction.
  private static func fitting(
    _ box: (width: Int, height: Int), into room: (columns: Int, rows: Int), _ cell: CellShape
  ) -> Double {
    let width = Double(max(1, box.width))
    let height = Double(max(1, box.height))
    let scale = min(Double(room.columns) / width, Double(room.rows) / (height * cell.aspect))
    guard scale >= 1 else { return scale }
    var whole = scale.rounded(.down)
    // Rounding the height to whole sub-cells may have made it too high.
    while whole > 1, factorY(whole, cell) * height > Double(room.rows * cell.down) { whole -= 1 }
    return whole
  }
}
