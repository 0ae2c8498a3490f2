/// Folds texts, so that texts which look the same to a user compare as equal.
///
/// Case, accents, compatible forms (`ﬁ`, full width), control characters and marks of direction
/// make no difference; all white space is a space. An instance remembers what scalars fold to, so
/// use the same one for all texts of a list.
package struct Folding {
  private var known: [Unicode.Scalar: [UInt8]] = [:]

  package init() {}

  /// A folded text.
  package static func folded(_ text: String) -> FoldedText {
    var folding = Folding()
    return folding.fold(text)
  }

  /// The bytes by which a text is compared.
  package static func key(_ text: String) -> [UInt8] { folded(text).bytes }

  /// Folds a text, or its first `count` graphemes.
  package mutating func fold(_ text: String, atMost count: Int = .max) -> FoldedText {
    var folded = FoldedText()
    var words = WordScanner()
    for character in text.prefix(count) {
      let start = folded.bytes.count
      for scalar in character.unicodeScalars { folded.bytes += bytes(of: scalar) }
      folded.graphemeStarts.append(start)
      words.take(character, at: start)
    }
    // A word of which no bytes are left has no beginning.
    folded.wordStarts = words.starts(within: folded.bytes.count)
    return folded
  }

  private mutating func bytes(of scalar: Unicode.Scalar) -> [UInt8] {
    if let bytes = known[scalar] { return bytes }
    let bytes = ScalarFolding.folded(scalar).flatMap { Array(UTF8.encode($0) ?? .init()) }
    known[scalar] = bytes
    return bytes
  }
}
