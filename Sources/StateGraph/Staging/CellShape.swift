/// How a cell is divided for drawing, and how wide it is.
package struct CellShape: Hashable, Sendable {
  /// Sub-cells side by side.
  package let across: Int
  /// Sub-cells one above the other.
  package let down: Int
  /// A cell's width over its height.
  package let aspect: Double

  package init(across: Int, down: Int, aspect: Double = CellShape.commonAspect) {
    self.across = across
    self.down = down
    self.aspect = aspect
  }

  /// What fonts come close to, and what is taken where nothing is known: half a cell is a square.
  package static let commonAspect = 0.5

  /// One pixel above another, in a cell of the common shape.
  package static let halfBlocks = CellShape(across: 1, down: 2)
}
