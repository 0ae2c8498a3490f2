/// A part of the picture: some actors that share cells, and what they show.
struct Patch: Hashable, Sendable {
  /// Indexes of the actors, hindmost first.
  let actors: [Int]
  /// In the order of `actors`.
  let standing: [Standing]
  let cells: CellRect

  /// Patches of one key have the same cells.
  struct Key: Hashable, Sendable {
    let actors: [Int]
    /// With their corners counted from the patch's own.
    let standing: [Standing]
    let columns: Int
    let rows: Int
    /// Where the background's pattern begins.
    let phaseX: Int
    let phaseY: Int
  }
}
