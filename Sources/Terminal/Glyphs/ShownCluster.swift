import Cells

/// What terminals surely show of a cluster in its columns.
///
/// Terminals agree on the columns of single characters, as the locale has them, but not of sequences: one joins the
/// parts of an emoji, another shows each. So what takes other columns part by part than it does as a whole is shown by
/// its first part, filled up with spaces.
enum ShownCluster {
  /// - Parameters:
  ///   - cluster: The cluster.
  ///   - columns: The columns of a scalar by the locale; negative if it cannot be shown.
  /// - Returns: A text of as many columns.
  static func text(
    of cluster: ClusterGlyph.Cluster, columns: (Unicode.Scalar) -> Int = CharacterSet.columns
  ) -> String {
    let scalars = cluster.text.unicodeScalars
    let widths = scalars.map(columns)
    if widths.allSatisfy({ $0 >= 0 }), widths.reduce(0, +) == cluster.width { return cluster.text }
    // The first part, with the marks upon it.
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
