/// What a query may go on with: a name, or one of the words that a name knows.
package struct QueryCompletion: Hashable, Sendable {
  /// What is offered: `fps:`, `kind:aseprite`.
  package let title: String
  /// The whole query with that in the place of the term that is being typed.
  package let text: String
  /// Where the cursor stands then, in characters.
  package let cursor: Int

  /// What the term that ends at the cursor may be meant to be, in the order of the names.
  ///
  /// - Parameters:
  ///   - text: The query.
  ///   - cursor: In characters.
  ///   - names: Those that there are.
  /// - Returns: None if nothing is being typed there.
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
