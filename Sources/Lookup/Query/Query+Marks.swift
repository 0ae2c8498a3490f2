extension Query {
  /// The parts of a text that match, to be highlighted.
  ///
  /// - Parameters:
  ///   - text: One of a row's texts.
  ///   - name: The text's name.
  ///   - isPlain: Whether terms without a name are compared with it.
  /// - Returns: Ranges of the text's graphemes, from zero; ascending, and separate from each other.
  package func marks(in text: String, named name: String, isPlain: Bool) -> [Range<Int>] {
    let wanted = terms.compactMap { term -> (text: FoldedText, isStart: Bool)? in
      guard !term.isNegated else { return nil }
      switch term.test {
      case .plain(let part, _) where isPlain: return (part, false)
      case .text(name, let part): return (part, false)
      case .word(name, let part): return (part, true)
      default: return nil
      }
    }
    guard !wanted.isEmpty else { return [] }
    let folded = Folding.folded(text)
    var ranges: [Range<Int>] = []
    for (part, isStart) in wanted {
      var start = 0
      while let found = folded.firstRange(of: part, from: start) {
        if isStart, found.lowerBound > 0 { break }
        ranges.append(folded.graphemes(of: found))
        start = found.upperBound
      }
    }
    return Self.joined(ranges)
  }

  /// Whether one of several numbers matches, to be highlighted.
  ///
  /// - Parameters:
  ///   - numbers: A row's numbers of one name.
  ///   - name: The numbers' name.
  ///   - isPlain: Whether terms without a name are compared with them.
  /// - Returns: Whether one of them matches a term of the query.
  package func marks(_ numbers: [Double], named name: String, isPlain: Bool) -> Bool {
    terms.contains { term in
      guard !term.isNegated else { return false }
      switch term.test {
      case .plain(_, let number?): return isPlain && numbers.contains(number)
      case .number(name, let range): return numbers.contains(where: range.contains)
      default: return false
      }
    }
  }

  private static func joined(_ ranges: [Range<Int>]) -> [Range<Int>] {
    var joined: [Range<Int>] = []
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = joined.last, range.lowerBound <= last.upperBound {
        joined[joined.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        joined.append(range)
      }
    }
    return joined
  }
}
