import Synchronization

/// Glyphs that stand for clusters: wide characters, and characters of several scalars.
///
/// A cell's glyph is one scalar. Each cluster gets one of Unicode's two planes for private use, for as
/// long as the process lives. A cluster of several columns is followed by ``rest`` in the other cells
/// that it covers.
package enum ClusterGlyph {
  /// The glyph of cells that a cluster to the left covers; no text contains this scalar.
  package static let rest: Unicode.Scalar = "\u{10FFFF}"

  /// A cluster as it is to be shown.
  package struct Cluster: Hashable, Sendable {
    /// The characters, none of them a control character.
    package let text: String
    /// Its columns, at least one.
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
  /// The characters of a plane, without the last two code points, which are noncharacters.
  private static let planeSize = 0xFFFE
  private static let limit = 2 * planeSize

  /// The glyph of a cluster; a question mark if there are too many clusters.
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
