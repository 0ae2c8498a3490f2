import Catalogue
import Lookup

/// The parts of the table's texts that a query matches, searched for once per text.
///
/// It is a class so that drawing can fill it without a copy.
final class FoundParts {
  private var query = Query()
  private var known: [Occurrence: [Range<Int>]] = [:]

  private struct Occurrence: Hashable {
    let name: String
    let text: String
  }

  /// More texts than any screen shows at once.
  private static let maximumCount = 4096

  /// The parts of a text that match, in graphemes of it.
  ///
  /// - Parameters:
  ///   - text: A text of a row.
  ///   - name: The name of its field in queries.
  ///   - query: If it differs from the last one, everything is searched again.
  /// - Returns: Ascending ranges.
  func marks(in text: String, named name: String, by query: Query) -> [Range<Int>] {
    if query != self.query || known.count == Self.maximumCount {
      self.query = query
      known = [:]
    }
    let occurrence = Occurrence(name: name, text: text)
    if let marks = known[occurrence] { return marks }
    let isPlain = CatalogueEntry.fields.texts.contains { $0.name == name && $0.isPlain }
    let marks = query.marks(in: text, named: name, isPlain: isPlain)
    known[occurrence] = marks
    return marks
  }

  /// The parts of a column's text that match; all of it if the query matches its number.
  func marks(
    _ column: BrowserColumn, of entry: CatalogueEntry, text: String, by query: Query
  ) -> [Range<Int>] {
    guard !query.isEmpty else { return [] }
    let fields = CatalogueEntry.fields
    if fields.texts.contains(where: { $0.name == column.rawValue }) {
      return marks(in: text, named: column.rawValue, by: query)
    }
    if let field = fields.numbers.first(where: { $0.name == column.rawValue }),
      query.marks(field.values(entry), named: field.name, isPlain: field.isPlain)
    {
      return [0..<text.count]
    }
    return []
  }
}
