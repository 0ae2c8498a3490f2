/// A search in a table, as the user typed it.
///
/// Terms are separated by spaces and must all match. `-` before a term negates it, quotes keep
/// spaces in it, and a name with a colon before it says where to search. A term with a mistake is
/// reported and otherwise ignored.
package struct Query: Hashable, Sendable {
  package private(set) var terms: [QueryTerm] = []
  /// The mistakes, in the order of the text.
  package private(set) var diagnostics: [QueryDiagnostic] = []

  /// A query that everything matches.
  package init() {}

  /// Reads a query.
  ///
  /// - Parameters:
  ///   - text: The query as it was typed.
  ///   - names: The names that may come before a colon.
  ///   - style: How numbers are written.
  package init(_ text: String, names: QueryNames, style: NumberStyle) {
    for piece in QueryPiece.all(of: text, grouping: style.grouping) { add(piece, names, style) }
  }

  package var isEmpty: Bool { terms.isEmpty }

  private mutating func add(_ piece: QueryPiece, _ names: QueryNames, _ style: NumberStyle) {
    guard let written = piece.name else {
      addPlain(piece, style)
      return
    }
    guard let known = names[written] else {
      report(piece, "nothing is called \(written): there is \(names.list)")
      return
    }
    switch known.kind {
    case .text: addText(piece, known.text)
    case .word(let words): addWord(piece, known.text, of: words)
    case .number: addNumber(piece, known.text, style)
    }
  }

  private mutating func addPlain(_ piece: QueryPiece, _ style: NumberStyle) {
    let folded = Folding.folded(piece.value)
    // Skip what folds to nothing, and a minus sign whose term is not typed yet.
    guard !folded.isEmpty, piece.isQuoted || piece.value != "-" else { return }
    let number = piece.isQuoted ? nil : style.number(piece.value)
    add(.plain(folded, number: number), piece)
  }

  private mutating func addText(_ piece: QueryPiece, _ name: String) {
    let folded = Folding.folded(piece.value)
    if !folded.isEmpty { add(.text(name: name, folded), piece) }
  }

  private mutating func addWord(_ piece: QueryPiece, _ name: String, of words: [String]) {
    let folded = Folding.folded(piece.value)
    if folded.isEmpty { return }
    guard words.contains(where: { Folding.folded($0).begins(with: folded) }) else {
      report(
        piece, "no \(name) is called \(piece.value): there is \(words.joined(separator: ", "))")
      return
    }
    add(.word(name: name, folded), piece)
  }

  private mutating func addNumber(_ piece: QueryPiece, _ name: String, _ style: NumberStyle) {
    guard let range = NumberRange(piece.value, in: style) else {
      report(piece, "\(name) needs a number, as in \(name):8, \(name):>8 or \(name):4..8")
      return
    }
    guard range.low <= range.high else {
      report(
        piece, "\(name):\(piece.value) ends before it begins: the smaller number comes first")
      return
    }
    add(.number(name: name, range), piece)
  }

  private mutating func add(_ test: QueryTerm.Test, _ piece: QueryPiece) {
    terms.append(QueryTerm(test: test, isNegated: piece.isNegated))
  }

  private mutating func report(_ piece: QueryPiece, _ message: String) {
    diagnostics.append(QueryDiagnostic(range: piece.range, message: message))
  }
}
