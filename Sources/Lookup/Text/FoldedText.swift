/// A text as it is compared, with the way back to the graphemes that a user sees.
package struct FoldedText: Hashable, Sendable {
  /// Its UTF-8.
  ///
  /// One character of the text may have become several, or none.
  package internal(set) var bytes: [UInt8] = []
  /// For each grapheme of the text, where its bytes begin.
  package internal(set) var graphemeStarts: [Int] = []
  /// Where words and their camel-case parts begin, ascending, all within ``bytes``; the beginning
  /// of the text is one of them unless it is empty.
  package internal(set) var wordStarts: [Int] = []

  package var isEmpty: Bool { bytes.isEmpty }

  /// Whether the text begins with another.
  package func begins(with other: FoldedText) -> Bool { bytes.starts(with: other.bytes) }

  /// Where another text's bytes stand in this one's.
  ///
  /// - Parameters:
  ///   - other: An empty one is found nowhere.
  ///   - start: Where to begin to look.
  /// - Returns: A range of ``bytes``; nil if there is none.
  package func firstRange(of other: FoldedText, from start: Int = 0) -> Range<Int>? {
    let length = other.bytes.count
    guard length > 0, start >= 0, start <= bytes.count - length else { return nil }
    for place in start...(bytes.count - length) where matches(other, at: place) {
      return place..<place + length
    }
    return nil
  }

  /// The first place where a word, or a part of one, begins with another text.
  package func wordRange(of other: FoldedText) -> Range<Int>? {
    guard !other.isEmpty else { return nil }
    return wordStarts.first { matches(other, at: $0) }.map { $0..<$0 + other.bytes.count }
  }

  private func matches(_ other: FoldedText, at place: Int) -> Bool {
    bytes.dropFirst(place).starts(with: other.bytes)
  }

  /// The graphemes that bytes come from: those of which a part is among them, and what lies between.
  ///
  /// Marks that folded to nothing after them belong to other graphemes.
  package func graphemes(of range: Range<Int>) -> Range<Int> {
    guard !range.isEmpty else { return 0..<0 }
    let first = grapheme(ofByte: range.lowerBound)
    return first..<max(first, grapheme(ofByte: range.upperBound - 1)) + 1
  }

  /// The last grapheme that begins at a byte or before it: of those that begin there, the others
  /// have no bytes.
  private func grapheme(ofByte byte: Int) -> Int {
    var (low, high) = (0, graphemeStarts.count)
    while low < high {
      let middle = (low + high) / 2
      if graphemeStarts[middle] <= byte { low = middle + 1 } else { high = middle }
    }
    return max(0, low - 1)
  }
}
