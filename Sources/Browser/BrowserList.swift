import Files
import Catalogue
import Lookup

/// The rows of the browser: which are shown, in which order, and which one is selected.
struct BrowserList {
  private(set) var entries: [CatalogueEntry] = []
  /// Places in ``entries`` of the rows, from the top.
  private(set) var shown: [Int] = []
  private(set) var query = Query()
  private(set) var order = BrowserOrder()
  /// Which of the rows is selected, from zero; nil if there is none.
  private(set) var selected: Int?
  /// The first row that is in sight, if there are rows enough.
  private(set) var scroll = 0
  /// Whether the selected row is to be in sight.
  private(set) var followsSelection = false
  /// The entry that the user selected last; it is selected whenever it is shown.
  private(set) var wanted: String?

  /// Places in ``entries`` in the order.
  private var sorted: [Int] = []
  /// Made when something is looked for first.
  private var table: QueryTable<CatalogueEntry>?

  /// The selected entry.
  var selection: CatalogueEntry? { selected.map { entries[shown[$0]] } }

  func entry(ofRow row: Int) -> CatalogueEntry { entries[shown[row]] }

  // MARK: What is shown

  /// Shows other entries, in their order of paths.
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

  /// Takes over what was selected and in sight.
  mutating func restore(selected path: String?, scroll: Int, followsSelection: Bool) {
    wanted = path
    self.followsSelection = followsSelection
    self.scroll = max(0, scroll)
    filter()
  }

  /// Selects a row, the nearest if there is none.
  mutating func select(_ row: Int) {
    guard !shown.isEmpty else { return }
    let row = min(max(0, row), shown.count - 1)
    selected = row
    wanted = entries[shown[row]].path
  }

  mutating func move(by count: Int) { select((selected ?? 0) + count) }

  /// Moves what is in sight without selecting anything.
  ///
  /// - Parameters:
  ///   - count: Rows, downwards if above zero.
  ///   - page: Rows that are in sight.
  mutating func scroll(by count: Int, page: Int) {
    scroll = min(max(0, top(page: page) + count), max(0, shown.count - page))
    followsSelection = false
  }

  /// Lets the selected row be in sight from now on.
  ///
  /// - Parameter page: Rows that are in sight.
  mutating func reveal(page: Int) {
    followsSelection = true
    scroll = top(page: page)
  }

  /// The first row that is in sight among so many.
  ///
  /// It depends on their number alone, so that a screen that becomes smaller and larger again shows
  /// what it did.
  func top(page: Int) -> Int {
    let page = max(1, page)
    let top = min(scroll, max(0, shown.count - page))
    guard followsSelection, let selected else { return top }
    return min(max(top, selected - page + 1), selected)
  }
}
