import Cells

/// One actor's part of the picture, as if it stood alone.
struct Patch: Hashable, Sendable {
  let actor: Int
  let standing: Standing
  /// The cells of the stage that its box touches.
  let cells: CellRect

  /// Patches of one key have the same cells, also those of different actors.
  struct Key: Hashable, Sendable {
    /// Actors of one kind are drawn alike (``Painter/kinds``).
    let kind: Int
    /// With its corner counted from the patch's own.
    let standing: Standing
    let columns: Int
    let rows: Int
    /// Where the background's pattern begins.
    let phaseX: Int
    let phaseY: Int
  }
}

/// A patch in cells.
struct Painting: Hashable, Sendable {
  let cells: CellGrid
  /// How much of each cell the picture takes up.
  let coverage: [Coverage]

  enum Coverage: UInt8, Sendable {
    /// The background alone is to be seen.
    case none
    case part
    /// Nothing is to be seen of what is behind.
    case whole
  }
}
