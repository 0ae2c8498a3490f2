import Cells

/// One actor's part of the picture, as if it were alone on the stage.
struct Patch: Hashable, Sendable {
  let actor: Int
  let standing: Standing
  /// The stage cells that its box touches.
  let cells: CellRect

  /// Patches with equal keys have equal cells, even if they belong to different actors.
  struct Key: Hashable, Sendable {
    /// Actors of one kind are drawn alike (``Painter/kinds``).
    let kind: Int
    /// Its corner is relative to the patch.
    let standing: Standing
    let columns: Int
    let rows: Int
    /// Phase of the background pattern.
    let phaseX: Int
    let phaseY: Int
  }
}

/// A patch as cells.
struct Painting: Hashable, Sendable {
  let cells: CellGrid
  /// How much of each cell the picture covers.
  let coverage: [Coverage]

  enum Coverage: UInt8, Sendable {
    /// Only the background is visible.
    case none
    case part
    /// Everything behind is hidden.
    case whole
  }
}
