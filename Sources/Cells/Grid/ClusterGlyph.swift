import Synchronization

/// Glyphs for what one scalar of one column cannot show: wide characters, and those of several scalars.
///
/// A cell has room for one scalar. For each such cluster it gets a private one, of the two planes of
/// Unicode that are for private use, for as long as the process lives. A cluster of several columns is followed
/// by ``rest`` in the cells that it covers too.
package enum ClusterGlyph {
  /// What stands in the cells to the right of a cluster that covers them; a scalar that no text has.
  package static let rest: Unicode.Scalar = "\u{10FFFF}"

  /// A cluster as it is to be shown.
  package struct Cluster: Hashable, Sendable {
    /// Without anything that acts on a terminal.
    package let text: String
    /// Columns, at least one.
    package let width: Int

    package init(text: String, width: Int) {
      self.text = text
      self.width = width
    }
  }

  private struct Table {
    var clusters: [Cluster] = []
    var numbers: [Cluster: Int] = [:]
  }

  private static let table = Mutex(Table())
  private static let first: UInt32 = 0xF_0000
  /// Those in the two planes, without the last two of each, which are no characters.
  private static let planeSize = 0xFFFE
  private static let limit = 2 * planeSize

  /// The glyph of a cluster, a question mark if there have been too many.
  package static func glyph(of cluster: Cluster) -> Unicode.Scalar {
    table.withLock { table in
      if let number = table.numbers[cluster] { return glyph(number) }
      guard table.clusters.count < limit else { return "?" }
      table.numbers[cluster] = table.clusters.count
      table.clusters.append(cluster)
      return glyph(table.clusters.count - 1)
    }
  }

  /// The cluster that a glyph stands for; nil if it stands for itself.
  package static func cluster(of glyph: Unicode.Scalar) -> Cluster? {
    guard glyph.value >= first, glyph != rest else { return nil }
    let place = Int(glyph.value - first)
    let number = place < 0x1_0000 ? place : planeSize + place - 0x1_0000
    return table.withLock { table in
      number < table.clusters.count ? table.clusters[number] : nil
    }
  }

  private static func glyph(_ number: Int) -> Unicode.Scalar {
    let place = number < planeSize ? number : 0x1_0000 + number - planeSize
    return Unicode.Scalar(first + UInt32(place)) ?? "?"
  }
}

extension Cell {
  /// The text that the cell shows; none in a cell that a wide character covers from the left.
  package var text: String {
    if glyph == ClusterGlyph.rest { return "" }
    return ClusterGlyph.cluster(of: glyph)?.text ?? String(Character(glyph))
  }
}
