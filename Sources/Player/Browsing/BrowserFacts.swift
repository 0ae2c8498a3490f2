import Lookup

/// What is said of an entry below its picture.
struct BrowserFacts {
  /// The most important first; none is empty.
  let lines: [String]

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
      entry.title, maker, numbers.joined(separator: ", "),
      entry.tags.joined(separator: ", "), entry.path,
    ].filter { !$0.isEmpty }
  }
}
