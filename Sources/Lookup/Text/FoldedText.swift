import Basics

/// A text in the form in which texts are compared, with the places of its graphemes and words.
package struct FoldedText: Hashable, Sendable {
  /// The folded text in UTF-8.
  ///
  /// One character of the original may have become several, or none.
  package internal(set) var bytes: [UInt8] = []
  /// For each grapheme of the original, where its bytes begin.
  package internal(set) var graphemeStarts: [Int] = []
  /// Where words and their camel-case parts begin, ascending, all within ``bytes``; unless the text
  /// is empty, its beginning is one of them.
  package internal(set) var wordStarts: [Int] = []

  package var isEmpty: Bool { bytes.isEmpty }

  /// Whether the text begins with another.
  package func begins(with other: FoldedText) -> Bool { bytes.starts(with: other.bytes) }

  /// The first occurrence of another text.
  ///
  /// - Parameters:
  ///   - other: The text to find; an empty one is never found.
  ///   - start: The byte at which to begin the search.
  /// - Returns: A range of ``bytes``; nil if the text does not occur.
  package func firstRange(of other: FoldedText, from start: Int = 0) -> Range<Int>? {
    let length = other.bytes.count
    guard length > 0, start >= 0, start <= bytes.count - length else { return nil }
    for place in start...(bytes.count - length) where matches(other, at: place) {
      return place..<place + length
    }
    return nil
  }

  /// The first occurrence of another text at the beginning of a word or of a part of one.
  package func wordRange(of other: FoldedText) -> Range<Int>? {
    guard !other.isEmpty else { return nil }
    return wordStarts.first { matches(other, at: $0) }.map { $0..<$0 + other.bytes.count }
  }

  private func matches(_ other: FoldedText, at place: Int) -> Bool {
    bytes.dropFirst(place).starts(with: other.bytes)
  }

  /// The graphemes that a range of bytes comes from, also those that lie in it only in part.
  package func graphemes(of range: Range<Int>) -> Range<Int> {
    guard !range.isEmpty else { return 0..<0 }
    let first = grapheme(ofByte: range.lowerBound)
    return first..<max(first, grapheme(ofByte: range.upperBound - 1)) + 1
  }

  /// The grapheme that a byte comes from: the last that begins at it or before it.
  ///
  /// Others that
  /// begin at the same byte have no bytes.
  private func grapheme(ofByte byte: Int) -> Int {
    max(0, graphemeStarts.partitioningIndex { $0 > byte } - 1)
  }
}
