import Basics
import Stage
import Player
import Catalogue
import Panels
import Cells
import Lookup
import Sheets
import Terminal

/// What a browser says, and how.
extension Browser {
  var theme: Theme {
    var look = setting.play.look
    look.glyphs = screen.glyphs.usable.contains(.half) ? .half : .ascii
    return Theme(look)
  }

  /// What must be told, in one line; nil if nothing must.
  var message: String? {
    if let notice { return notice }
    if let diagnostic = list.query.diagnostics.last { return diagnostic.message }
    return list.selection?.fault
  }

  /// What stands in place of rows if there are no entries at all.
  var emptyText: String {
    if catalogue.progress != nil { return "reading" }
    switch catalogue.fault {
    case nil: return "nothing to play here"
    case .missing?: return "the folder is not there any more"
    case .forbidden?: return "no permission to read the folder"
    case let fault?: return "the folder cannot be read: \(fault)"
    }
  }

  /// The found parts of a text that a query calls by a name.
  func marks(in text: String, named name: String) -> [Range<Int>] {
    found.marks(in: text, named: name, by: list.query)
  }

  /// The found parts of what stands in a column.
  func marks(_ column: BrowserColumn, of entry: CatalogueEntry, text: String) -> [Range<Int>] {
    let query = list.query
    guard !query.isEmpty else { return [] }
    let fields = CatalogueEntry.fields
    if fields.texts.contains(where: { $0.name == column.rawValue }) {
      return marks(in: text, named: column.rawValue)
    }
    if let field = fields.numbers.first(where: { $0.name == column.rawValue }),
      query.marks(field.values(entry), named: field.name, isPlain: field.isPlain)
    {
      return [0..<text.count]
    }
    return []
  }
}
