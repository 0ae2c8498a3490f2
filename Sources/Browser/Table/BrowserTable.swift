import Catalogue
import Panels
import Cells
import Lookup
import Sheets
import Terminal

/// The browser's table with its search field and its message: what the user changes there by keys and the mouse.
struct BrowserTable {
  private(set) var list = BrowserList()
  private(set) var field = SearchField()
  private(set) var isSearching = false
  private(set) var fieldHasFocus = false
  /// Whether the list of keys covers the table.
  private(set) var showsKeys = false
  /// How the user's language writes numbers.
  let numbers: NumberStyle
  private var notice: String?

  /// What the browser has to do after an input.
  enum Outcome: Hashable {
    case none
    /// The table has changed.
    case changed
    /// The selected entry is to be opened.
    case opens
    case pauses
    case quits
  }

  init(numbers: NumberStyle) { self.numbers = numbers }

  // MARK: State

  /// The line at the bottom; nil if there is nothing to report.
  var message: String? { notice ?? list.query.diagnostics.last?.message ?? list.selection?.fault }

  /// The query in the search field.
  private var query: Query {
    isSearching
      ? Query(field.text, names: CatalogueEntry.fields.names, style: numbers) : Query()
  }

  /// Where everything is on a screen of the given size.
  func layout(in size: ScreenSize) -> BrowserLayout {
    BrowserLayout(size, isSearching: isSearching, hasMessage: message != nil)
  }

  /// Shows a message until the next input.
  mutating func show(notice text: String) { notice = text }

  /// Shows a message unless another one is shown.
  mutating func show(noticeIfNone text: String?) { notice = notice ?? text }

  mutating func show(_ entries: [CatalogueEntry]) { list.show(entries) }

  mutating func search() { list.search(query) }

  /// Selects the entry of a path, if it is shown.
  mutating func select(path: String) {
    if let row = list.shown.firstIndex(where: { list.entries[$0].path == path }) {
      list.select(row)
    }
  }

  /// Makes the entry that is selected by default the user's own choice, and removes the list of keys.
  mutating func confirmSelection() {
    list.select(list.selected ?? 0)
    showsKeys = false
  }

  /// The state to save.
  var state: TableState {
    TableState(
      isSearching: isSearching, query: field.text, fieldHasFocus: fieldHasFocus,
      selected: list.wanted, scroll: list.scroll, followsSelection: list.followsSelection,
      order: list.order)
  }

  mutating func restore(_ state: TableState) {
    isSearching = state.isSearching
    fieldHasFocus = state.fieldHasFocus && state.isSearching
    field = SearchField(state.query)
    list.sort(by: state.order)
    list.restore(
      selected: state.selected, scroll: state.scroll, followsSelection: state.followsSelection)
  }

  // MARK: Keys

  /// Handles a key on a screen of the given size.
  mutating func press(_ key: Key, in size: ScreenSize) -> Outcome {
    notice = nil
    if showsKeys {
      showsKeys = false
      if key == .escape || BrowserKeys.command(of: key) == .toggleKeys { return .changed }
    }
    if fieldHasFocus {
      type(key)
      reveal(in: size)
      return .changed
    }
    return BrowserKeys.command(of: key).map { obey($0, in: size) } ?? .none
  }

  private mutating func type(_ key: Key) {
    switch field.press(key) {
    case .stays: search()
    case .leaves: fieldHasFocus = false
    case .ends: endSearch()
    }
  }

  /// Inserts a text into the search field if that has the focus.
  mutating func paste(_ text: String) -> Outcome {
    guard fieldHasFocus else { return .none }
    field.paste(text)
    search()
    return .changed
  }

  private mutating func endSearch() {
    isSearching = false
    fieldHasFocus = false
    field = SearchField()
    search()
  }

  private mutating func reveal(in size: ScreenSize) {
    list.reveal(page: layout(in: size).list.rows)
  }

  private mutating func obey(_ command: BrowserCommand, in size: ScreenSize) -> Outcome {
    let page = max(1, layout(in: size).list.rows)
    switch command {
    case .up: list.move(by: -1)
    case .down: list.move(by: 1)
    case .pageUp: list.move(by: -page)
    case .pageDown: list.move(by: page)
    case .first: list.select(0)
    case .last: list.select(list.shown.count - 1)
    case .open: return .opens
    case .search:
      isSearching = true
      fieldHasFocus = true
    case .focus:
      guard isSearching else { return .none }
      fieldHasFocus.toggle()
    case .nextOrder: list.sort(by: list.order.stepped(by: 1))
    case .previousOrder: list.sort(by: list.order.stepped(by: -1))
    case .reverse: list.sort(by: list.order.clicked(list.order.column))
    case .pause: return .pauses
    case .toggleKeys: showsKeys = true
    case .close:
      guard isSearching else { return .none }
      endSearch()
    case .quit: return .quits
    }
    reveal(in: size)
    return .changed
  }

  // MARK: The mouse

  /// Handles a click on a cell of a screen of the given size.
  mutating func click(column: Int, row: Int, in size: ScreenSize) -> Outcome {
    notice = nil
    showsKeys = false
    if field.clickChoice(column: column, row: row) {
      search()
      return .changed
    }
    field.close()
    let layout = layout(in: size)
    if layout.list.contains(column: column, row: row) {
      return click(row: list.top(page: layout.list.rows) + row - layout.list.row)
    }
    if let heads = layout.heads, heads.contains(column: column, row: row) {
      sort(atColumn: column, of: heads)
    } else if let area = layout.field, area.contains(column: column, row: row) {
      fieldHasFocus = true
      field.click(column: column)
    } else if let area = layout.preview, area.contains(column: column, row: row) {
      return .opens
    }
    return .changed
  }

  /// Selects a row, or opens it if it is selected.
  private mutating func click(row: Int) -> Outcome {
    fieldHasFocus = false
    guard row < list.shown.count else { return .changed }
    if row == list.selected { return .opens }
    list.select(row)
    return .changed
  }

  private mutating func sort(atColumn column: Int, of heads: CellRect) {
    let columns = BrowserLayout.columns(in: heads.columns, sorted: list.order.column)
    let clicked = columns.last { $0.start <= column } ?? columns.first
    if let clicked { list.sort(by: list.order.clicked(clicked.column)) }
  }

  private static let rowsPerWheelStep = 3

  /// Handles a turn of the wheel, downwards if the count is positive.
  mutating func turnWheel(by count: Int, column: Int, row: Int, in size: ScreenSize) -> Outcome {
    if !field.turnWheel(by: count, column: column, row: row) {
      list.scroll(
        by: Self.rowsPerWheelStep * count, page: max(1, layout(in: size).list.rows))
    }
    return .changed
  }

  // MARK: Drawing

  /// Draws the search field, which keeps where its drop-down is for later clicks.
  mutating func drawField(in area: CellRect, on sketch: inout Sketch) {
    field.draw(in: area, hasFocus: fieldHasFocus, on: &sketch)
  }
}
