/// A piece of a query between spaces, taken apart.
struct QueryPiece: Hashable {
  /// In characters of the query from zero.
  let range: Range<Int>
  let isNegated: Bool
  /// What stands before a colon; nil if nothing does that could be a name.
  let name: String?
  /// Without quotes.
  let value: String
  /// Whether the value stood in quotes.
  let isQuoted: Bool

  /// All pieces of a query.
  static func all(of text: String) -> [QueryPiece] {
    let characters = Array(text)
    var pieces: [QueryPiece] = []
    var place = 0
    while place < characters.count {
      if characters[place].isWhitespace {
        place += 1
        continue
      }
      let piece = QueryPiece(at: place, in: characters)
      pieces.append(piece)
      place = piece.range.upperBound
    }
    return pieces
  }

  /// Takes the piece that begins at a place.
  private init(at start: Int, in characters: [Character]) {
    var place = start
    isNegated =
      characters[place] == "-" && place + 1 < characters.count
      && !characters[place + 1].isWhitespace
    if isNegated { place += 1 }
    let letters = characters[place...].prefix(while: \.isLetter)
    if !letters.isEmpty, letters.endIndex < characters.count, characters[letters.endIndex] == ":" {
      name = String(letters)
      place = letters.endIndex + 1
    } else {
      name = nil
    }
    isQuoted = place < characters.count && characters[place] == "\""
    if isQuoted {
      let inner = characters[(place + 1)...]
      // Quotes that are still open reach to the end.
      let end = inner.firstIndex(of: "\"") ?? characters.count
      value = String(inner[..<end])
      place = min(end + 1, characters.count)
    } else {
      let rest = characters[place...].prefix { !$0.isWhitespace }
      value = String(rest)
      place = rest.endIndex
    }
    range = start..<place
  }
}
