import Player
import Panels
import Cells
import StateGraph
import Terminal

/// What the browser does with keys, clicks and the rest.
extension Browser {
  func hear(_ event: ScreenEvent) {
    let isWhole = openPath != nil
    switch event {
    case .click where isWhole, .wheel where isWhole, .paste where isWhole:
      // Nobody takes it until the file is read.
      if playsWhole { pane.onEvent?(event) }
    case .key(let key): key.typed(where: knows).forEach(press)
    case .click(let column, let row): click(column: column, row: row)
    case .wheel(let count, let column, let row): wheel(by: count, column: column, row: row)
    case .paste(let text): paste(text)
    case .resize: update()
    case .hangup: end(.hangup)
    case .background, .name, .answered: preview.hear(event)
    }
  }

  // MARK: Keys

  private func press(_ key: Key) {
    if openPath != nil { return pressWhole(key) }
    notice = nil
    if showsKeys {
      showsKeys = false
      if key == .escape || BrowserKeys.command(of: key) == .toggleKeys { return update() }
    }
    if fieldHasFocus { return type(key) }
    BrowserKeys.command(of: key).map(obey)
  }

  /// Whether a key with Alt is taken as one key.
  private func knows(_ key: Key) -> Bool {
    guard openPath != nil else { return fieldHasFocus && EditKeys.command(of: key) != nil }
    guard playsWhole, let player = preview.player else { return false }
    // What lies over the picture is closed by Escape before the picture is, which the player does itself.
    return player.closesByEscape || player.performance.graph.names(key: key.name)
  }

  /// Passes a key on to the player that has the whole screen.
  private func pressWhole(_ key: Key) {
    guard playsWhole, let player = preview.player else {
      // It is not read yet; who plays still is the one before it.
      if key == .escape { closeWhole() }
      if key == .character("q") { end(.quit) }
      return
    }
    if key == .escape, !player.closesByEscape { return closeWhole() }
    pane.onEvent?(.key(key))
  }

  private func type(_ key: Key) {
    switch field.press(key) {
    case .stays: list.search(query)
    case .leaves: fieldHasFocus = false
    case .ends: endSearch()
    }
    list.reveal(page: layout.list.rows)
    update()
  }

  private func paste(_ text: String) {
    guard fieldHasFocus else { return }
    field.paste(text)
    list.search(query)
    update()
  }

  private func endSearch() {
    isSearching = false
    fieldHasFocus = false
    field = SearchField()
    list.search(query)
    list.reveal(page: layout.list.rows)
  }

  private func obey(_ command: BrowserCommand) {
    let page = max(1, layout.list.rows)
    switch command {
    case .up: list.move(by: -1)
    case .down: list.move(by: 1)
    case .pageUp: list.move(by: -page)
    case .pageDown: list.move(by: page)
    case .first: list.select(0)
    case .last: list.select(list.shown.count - 1)
    case .open: return openSelected()
    case .search:
      isSearching = true
      fieldHasFocus = true
    case .focus:
      guard isSearching else { return }
      fieldHasFocus.toggle()
    case .nextOrder: list.sort(by: list.order.stepped(by: 1))
    case .previousOrder: list.sort(by: list.order.stepped(by: -1))
    case .reverse: list.sort(by: list.order.clicked(list.order.column))
    case .pause:
      pane.onEvent?(.key(.character(" ")))
      return
    case .toggleKeys: showsKeys = true
    case .close:
      guard isSearching else { return }
      endSearch()
    case .quit: return end(.quit)
    }
    list.reveal(page: max(1, layout.list.rows))
    update()
  }

  // MARK: The mouse

  private func click(column: Int, row: Int) {
    notice = nil
    showsKeys = false
    if field.clickChoice(column: column, row: row) {
      list.search(query)
      return update()
    }
    field.close()
    let layout = layout
    if layout.list.contains(column: column, row: row) {
      click(row: list.top(page: layout.list.rows) + row - layout.list.row)
    } else if let heads = layout.heads, heads.contains(column: column, row: row) {
      sort(atColumn: column, of: heads)
    } else if let area = layout.field, area.contains(column: column, row: row) {
      fieldHasFocus = true
      field.click(column: column)
    } else if let area = layout.preview, area.contains(column: column, row: row) {
      return openSelected()
    }
    update()
  }

  /// Selects a row, or opens it if it is selected.
  private func click(row: Int) {
    fieldHasFocus = false
    guard row < list.shown.count else { return }
    if row == list.selected { return openSelected() }
    list.select(row)
  }

  private func sort(atColumn column: Int, of heads: CellRect) {
    let columns = BrowserLayout.columns(in: heads.columns, sorted: list.order.column)
    let clicked = columns.last { $0.start <= column } ?? columns.first
    if let clicked { list.sort(by: list.order.clicked(clicked.column)) }
  }

  private func wheel(by count: Int, column: Int, row: Int) {
    if field.turnWheel(by: count, column: column, row: row) { return show() }
    list.scroll(by: 3 * count, page: max(1, layout.list.rows))
    update()
  }
}
