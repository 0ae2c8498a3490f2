/// What a user looks for in a table, as it was typed.
///
/// Terms stand between spaces and must all match. `-` before one turns it round, quotes keep spaces in it, and
/// a name with a colon before it says where to look. What is wrong with a term is told of; the term
/// counts for nothing, and the others as before.
package struct Query: Hashable, Sendable {
  package private(set) var terms: [QueryTerm] = []
  /// What is wrong, in the order of the text.
  package private(set) var problems: [QueryProblem] = []

  /// A query that everything matches.
  package init() {}

  /// Reads a query.
  ///
  /// - Parameters:
  ///   - text: As it was typed.
  ///   - names: What may stand before a colon.
  ///   - style: How numbers are written.
  package init(_ text: String, names: QueryNames, style: NumberStyle) {
    for piece in QueryPiece.all(of: text, grouping: style.grouping) {
      do throws(QueryProblem) {
        if let term = try Self.term(piece, names, style) { terms.append(term) }
      } catch { problems.append(error) }
    }
  }

  package var isEmpty: Bool { terms.isEmpty }

  private static func term(
    _ piece: QueryPiece, _ names: QueryNames, _ style: NumberStyle
  ) throws(QueryProblem) -> QueryTerm? {
    let folded = Folding.folded(piece.value)
    guard let written = piece.name else {
      // Nothing but marks; or a sign before a term that is not there yet.
      guard !folded.isEmpty, piece.isQuoted || piece.value != "-" else { return nil }
      let number = piece.isQuoted ? nil : style.number(piece.value)
      return QueryTerm(test: .plain(folded, number: number), isNegated: piece.isNegated)
    }
    guard let known = names[written] else {
      throw QueryProblem(piece, "nothing is called \(written): there is \(names.list)")
    }
    let name = known.text
    let test: QueryTerm.Test
    switch known.kind {
    case .text:
      guard !folded.isEmpty else { return nil }
      test = .text(name: name, folded)
    case .word(let words):
      guard !folded.isEmpty else { return nil }
      guard words.contains(where: { Folding.folded($0).begins(with: folded) }) else {
        throw QueryProblem(
          piece,
          "no \(name) is called \(piece.value): there is \(words.joined(separator: ", "))")
      }
      test = .word(name: name, folded)
    case .number:
      guard let range = NumberRange(piece.value, in: style) else {
        throw QueryProblem(
          piece,
          "\(name) needs a number, as in \(name):8, \(name):>8 or \(name):4..8")
      }
      guard range.low <= range.high else {
        throw QueryProblem(
          piece,
          "\(name):\(piece.value) ends before it begins: the smaller number comes first")
      }
      test = .number(name: name, range)
    }
    return QueryTerm(test: test, isNegated: piece.isNegated)
  }
}

/// What is wrong with one term of a query.
package struct QueryProblem: Error, Hashable, Sendable {
  /// The term, in characters of the query from zero.
  package let range: Range<Int>
  /// A clause without a full stop.
  package let message: String

  init(_ piece: QueryPiece, _ message: String) {
    range = piece.range
    self.message = message
  }
}
