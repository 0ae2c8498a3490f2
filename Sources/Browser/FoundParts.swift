import Catalogue
import Lookup

/// The parts that a query found in texts of the table, each of which is looked through once.
struct FoundParts {
  private var query = Query()
  private var known: [Place: [Range<Int>]] = [:]

  private struct Place: Hashable {
    let name: String
    let text: String
  }

  /// More than any screen shows at once.
  private static let mostKnown = 4096

  /// The found parts of a text, in graphemes of it.
  ///
  /// - Parameters:
  ///   - text: One of a row's.
  ///   - name: What the query calls it.
  ///   - query: If it is another one than before, everything is looked through anew.
  /// - Returns: Ascending.
  mutating func marks(in text: String, named name: String, by query: Query) -> [Range<Int>] {
    if query != self.query || known.count == Self.mostKnown {
      self.query = query
      known = [:]
    }
    let place = Place(name: name, text: text)
    if let marks = known[place] { return marks }
    let isPlain = CatalogueEntry.fields.texts.contains { $0.name == name && $0.isPlain }
    let marks = query.marks(in: text, named: name, isPlain: isPlain)
    known[place] = marks
    return marks
  }
}
