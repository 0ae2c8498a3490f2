/// One term of a query as it was typed, split into its parts.
struct QueryPiece: Hashable {
  /// In characters of the query from zero.
  let range: Range<Int>
  let isNegated: Bool
  /// The word before a colon; nil if there is none.
  let name: String?
  /// What follows the name, without quotes.
  let value: String
  /// Whether the value was in quotes.
  let isQuoted: Bool

  /// All pieces of a query.
  ///
  /// - Parameters:
  ///   - text: The query.
  ///   - grouping: White space that does not separate pieces when it is between digits, such as the
  ///     narrow space that some languages use; an ordinary space always separates.
  /// - Returns: The pieces in the order of the text.
  static func all(of text: String, grouping: String = "") -> [QueryPiece] {
    let grouping = grouping == " " ? nil : grouping.first
    let characters = Array(text)
    var pieces: [QueryPiece] = []
    var place = 0
    while place < characters.count {
      if characters[place].isWhitespace {
        place += 1
        continue
      }
      let piece = QueryPiece(at: place, in: characters, grouping)
      pieces.append(piece)
      place = piece.range.upperBound
    }
    return pieces
  }

  /// Reads the piece that begins at a place.
  private init(at start: Int, in characters: [Character], _ grouping: Character?) {
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
      // An open quote reaches to the end.
      let end = inner.firstIndex(of: "\"") ?? characters.count
      value = String(inner[..<end])
      place = min(end + 1, characters.count)
    } else {
      let end = Self.end(of: characters, from: place, grouping)
      value = String(characters[place..<end])
      place = end
    }
    range = start..<place
  }

  /// The first white space that separates pieces.
  private static func end(
    of characters: [Character], from start: Int, _ grouping: Character?
  ) -> Int {
    func isDigit(_ place: Int) -> Bool {
      characters.indices.contains(place) && ("0"..."9").contains(characters[place])
    }
    return characters[start...].indices.first { place in
      let isGrouping = characters[place] == grouping && isDigit(place - 1) && isDigit(place + 1)
      return characters[place].isWhitespace && !isGrouping
    } ?? characters.endIndex
  }
}
