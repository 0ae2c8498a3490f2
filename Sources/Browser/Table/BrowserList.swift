import Files
import Catalogue
import Lookup

/// The rows of the table: which are shown, their order and the selection.
struct BrowserList {
  private(set) var entries: [CatalogueEntry] = []
  /// Indices into ``entries`` of the rows, from the top.
  private(set) var shown: [Int] = []
  private(set) var query = Query()
  private(set) var order = BrowserOrder()
  /// The selected row, from zero; nil if there are no rows.
  private(set) var selected: Int?
  /// The first visible row, unless the list is too short for it.
  private(set) var scroll = 0
  /// Whether the selected row is kept visible.
  private(set) var followsSelection = false
  /// The path that the user selected last; its entry is selected whenever it is shown.
  private(set) var wanted: String?

  /// Indices of all ``entries`` in the order.
  private var sorted: [Int] = []
  /// Built by the first search.
  private var table: QueryTable<CatalogueEntry>?

  /// The selected entry.
  var selection: CatalogueEntry? { selected.map { entries[shown[$0]] } }

  func entry(ofRow row: Int) -> CatalogueEntry { entries[shown[row]] }

  // MARK: Rows

  /// Replaces the entries, which are in the order of paths.
  mutating func show(_ entries: [CatalogueEntry]) {
    guard entries != self.entries else { return }
    self.entries = entries
    table = nil
    sorted = order.sorted(entries)
    filter()
  }

  mutating func sort(by order: BrowserOrder) {
    guard order != self.order else { return }
    self.order = order
    sorted = order.sorted(entries)
    filter()
  }

  mutating func search(_ query: Query) {
    guard query != self.query else { return }
    self.query = query
    filter()
  }

  private mutating func filter() {
    if query.isEmpty {
      shown = sorted
    } else {
      if table == nil { table = QueryTable(entries, fields: CatalogueEntry.fields) }
      let found = Set(table?.matches(query) ?? [])
      shown = sorted.filter(found.contains)
    }
    selected = wanted.map(PathKey.init).flatMap { wanted in
      shown.firstIndex { PathKey(entries[$0].path) == wanted }
    }
    if selected == nil, !shown.isEmpty { selected = 0 }
  }

  // MARK: Moving

  /// Restores the selection and the visible rows.
  mutating func restore(selected path: String?, scroll: Int, followsSelection: Bool) {
    wanted = path
    self.followsSelection = followsSelection
    self.scroll = max(0, scroll)
    filter()
  }

  /// Selects the nearest row.
  mutating func select(_ row: Int) {
    guard !shown.isEmpty else { return }
    let row = min(max(0, row), shown.count - 1)
    selected = row
    wanted = entries[shown[row]].path
  }

  mutating func move(by count: Int) { select((selected ?? 0) + count) }

  /// Scrolls without changing the selection.
  ///
  /// - Parameters:
  ///   - count: Number of rows; positive numbers scroll down.
  ///   - page: Number of visible rows.
  mutating func scroll(by count: Int, page: Int) {
    scroll = min(max(0, top(page: page) + count), max(0, shown.count - page))
    followsSelection = false
  }

  /// Keeps the selected row visible from now on.
  ///
  /// - Parameter page: Number of visible rows.
  mutating func reveal(page: Int) {
    followsSelection = true
    scroll = top(page: page)
  }

  /// The first visible row.
  ///
  /// It is computed without changing ``scroll``, so that a screen that becomes smaller and larger again shows the
  /// same rows.
  ///
  /// - Parameter page: Number of visible rows.
  /// - Returns: From zero.
  func top(page: Int) -> Int {
    let page = max(1, page)
    let top = min(scroll, max(0, shown.count - page))
    guard followsSelection, let selected else { return top }
    return min(max(top, selected - page + 1), selected)
  }
}
