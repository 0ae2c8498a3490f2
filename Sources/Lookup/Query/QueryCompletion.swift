/// A possible continuation of a query: a name, or one of the words that a name allows.
package struct QueryCompletion: Hashable, Sendable {
  /// What is offered, such as `fps:` or `kind:aseprite`.
  package let title: String
  /// The whole query with the term at the cursor replaced.
  package let text: String
  /// Where the cursor is then, in characters from zero.
  package let cursor: Int

  /// The possible continuations of the term that ends at the cursor, in the order of the names.
  ///
  /// - Parameters:
  ///   - text: The query.
  ///   - cursor: The cursor's place in characters from zero.
  ///   - names: The names that a query may use.
  /// - Returns: Empty if no term ends at the cursor.
  package static func all(
    of text: String, cursor: Int, names: QueryNames
  ) -> [QueryCompletion] {
    let before = String(text.prefix(cursor))
    guard let piece = QueryPiece.all(of: before).last, piece.range.upperBound == before.count,
      !piece.isQuoted
    else { return [] }
    let sign = piece.isNegated ? "-" : ""
    return titles(piece, names).compactMap { title in
      let start = text.prefix(piece.range.lowerBound) + sign + title
      let rest = text.dropFirst(before.count)
      let whole = start + rest
      return whole == text
        ? nil : QueryCompletion(title: sign + title, text: String(whole), cursor: start.count)
    }
  }

  private static func titles(_ piece: QueryPiece, _ names: QueryNames) -> [String] {
    let typed = Folding.folded(piece.value)
    guard let name = piece.name else {
      guard !typed.isEmpty else { return [] }
      return names.all.map { $0.text + ":" }.filter { Folding.folded($0).begins(with: typed) }
    }
    guard let known = names[name], case .word(let words) = known.kind else { return [] }
    return words.filter { Folding.folded($0).begins(with: typed) }.map { "\(known.text):\($0)" }
  }
}
