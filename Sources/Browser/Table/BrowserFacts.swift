import Catalogue
import Lookup

/// The facts about an entry below its picture.
struct BrowserFacts {
  /// One line.
  struct Line {
    let text: String
    /// The name of the text's field in queries; nil if it has none.
    var name: String?
  }

  /// The most important first; no line is empty.
  let lines: [Line]

  init(_ entry: CatalogueEntry, _ style: NumberStyle) {
    func text(_ column: BrowserColumn) -> String { column.text(of: entry, style) }
    let maker = [entry.author, text(.year)].filter { !$0.isEmpty }.joined(separator: ", ")
    var numbers = [entry.kind]
    if entry.fault == nil {
      numbers.append(entry.states == 1 ? "1 state" : "\(entry.states) states")
      numbers.append(
        (entry.frames == 1 ? "1 frame" : "\(entry.frames) frames")
          + (entry.tile == nil ? "" : " of \(text(.tile))"))
      if !entry.rates.isEmpty { numbers.append("\(text(.fps)) fps") }
    }
    lines = [
      Line(text: entry.title, name: "title"), Line(text: maker, name: "author"),
      Line(text: entry.tags.joined(separator: ", "), name: "tag"),
      Line(text: numbers.joined(separator: ", ")), Line(text: entry.path, name: "file"),
    ].filter { !$0.text.isEmpty }
  }
}
