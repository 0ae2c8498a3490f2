import Cells

/// The text that surely shows a cluster in its number of columns.
///
/// Terminals agree with the locale on the columns of single characters, but not of sequences: some join
/// the parts of an emoji, others show each of them. So a cluster is replaced by its first part, padded
/// with spaces, if its parts do not have as many columns together as the whole.
enum ShownCluster {
  /// The text to show for a cluster.
  ///
  /// - Parameters:
  ///   - cluster: The cluster.
  ///   - columns: The columns of a scalar by the locale; negative if it cannot be shown.
  /// - Returns: A text as wide as the cluster.
  static func text(
    of cluster: ClusterGlyph.Cluster, columns: (Unicode.Scalar) -> Int = CharacterSet.columns
  ) -> String {
    let scalars = cluster.text.unicodeScalars
    let widths = scalars.map(columns)
    if widths.allSatisfy({ $0 >= 0 }), widths.reduce(0, +) == cluster.width { return cluster.text }
    // The first part, with its combining marks.
    var kept = String.UnicodeScalarView()
    var width = 0
    for (scalar, columns) in zip(scalars, widths) {
      guard columns >= 0, columns == 0 || width == 0, scalar != "\u{200D}", scalar != "\u{FE0F}"
      else { break }
      kept.append(scalar)
      width += columns
    }
    if width == 0 || width > cluster.width {
      kept = "?".unicodeScalars
      width = 1
    }
    return String(kept) + String(repeating: " ", count: cluster.width - width)
  }
}
