import Cells
package import Lookup
package import Terminal

/// A field with its matches right below, for any kind of items.
///
/// The caller passes it keys, pastes, clicks and wheel events, and draws its layers at a position:
///
///     switch field.press(key) {
///     case .stays, .chose: show()
///     case .closes: take the field away
///     case .ignored: the key means something else
///     }
///
/// The items come from a `CompletionClient`, which is notified of choices, or from another source;
/// `list.current` is the item that the user is looking at.
package struct CompletionField<Source: CompletionSource> {
  package private(set) var text: TextField
  package private(set) var list: CompletionList<Source>
  /// A word on the right of an item's row.
  package var note: (Source.Item) -> String = { _ in "" }
  /// Number of leading graphemes of an item's title to omit before its end is cut.
  package var lead: (Source.Item) -> Int = { _ in 0 }
  /// Whether more items will follow.
  private(set) var isGrowing = false
  /// Where the parts were last drawn.
  private(set) var place = Place(columns: 0, rows: 0, column: 0, row: 0)

  /// The result of a key or a click.
  package enum Outcome: Hashable {
    /// The field does not handle it.
    case ignored
    case stays
    /// The client was notified of a choice; the field shows it and no longer has the focus.
    case chose
    /// The field should be removed.
    case closes
  }

  package init(of source: Source, hint: String) {
    text = TextField(hint: hint)
    list = CompletionList(of: source)
  }

  /// Starts editing with the client's items.
  package mutating func begin() {
    text.hasFocus = true
    list.begin()
  }

  /// Requests the client's items again, as they may have changed.
  package mutating func replaceItems() { list.begin() }

  /// Appends items to the source.
  ///
  /// - Parameters:
  ///   - hint: The new placeholder of the empty field.
  ///   - isGrowing: Whether more items will follow.
  ///   - change: The change to the source.
  package mutating func extend(hint: String, isGrowing: Bool, _ change: (inout Source) -> Void) {
    text.hint = hint
    self.isGrowing = isGrowing
    list.extend(change)
  }

  // MARK: Keys

  /// Handles a key; without the focus, only Escape.
  package mutating func press(_ key: Key) -> Outcome {
    guard text.hasFocus else { return key == .escape ? .closes : .ignored }
    switch key {
    case .up, .backTab, .control("p"): list.select(by: -1)
    case .down, .tab, .control("n"): list.select(by: 1)
    case .pageUp: list.select(by: -list.room)
    case .pageDown: list.select(by: list.room)
    case .escape, .control("g"): return .closes
    case .enter: return finish()
    default:
      // Other keys are swallowed, since their effect would be hidden behind the field.
      if text.press(key) { list.textChanged(to: text.text) }
    }
    return .stays
  }

  /// Handles Enter and Done: chooses the current item, or closes if no item can follow.
  private mutating func finish() -> Outcome {
    guard let match = list.offered else { return isGrowing ? .stays : .closes }
    choose(match)
    return .chose
  }

  private mutating func choose(_ match: Int) {
    text.text = list.choose(match: match)
    text.hasFocus = false
  }

  /// Inserts pasted text if the field has the focus.
  package mutating func paste(_ pasted: String) -> Outcome {
    guard text.hasFocus else { return .ignored }
    text.paste(pasted)
    list.textChanged(to: text.text)
    return .stays
  }

  // MARK: The mouse

  /// Handles a click; one outside the field closes it.
  package mutating func click(column: Int, row: Int) -> Outcome {
    if place.list.contains(column: column, row: row) {
      let match = list.rows.lowerBound + row - place.list.row
      guard list.rows.contains(match) else { return .stays }
      choose(match)
      return .chose
    }
    guard place.field.contains(column: column, row: row) else { return .closes }
    if text.hasFocus, place.done.contains(column: column, row: row) { return finish() }
    if !text.hasFocus { begin() }
    text.click(column: column - place.field.column)
    return .stays
  }

  /// Handles a wheel event.
  ///
  /// - Returns: Whether it was over the field or its list.
  package mutating func turnWheel(by lines: Int, column: Int, row: Int) -> Bool {
    guard
      place.list.contains(column: column, row: row)
        || place.field.contains(column: column, row: row)
    else { return false }
    list.scroll(by: lines)
    return true
  }

  // MARK: Drawing

  /// Draws the field, and the list below it if it is open.
  ///
  /// - Parameters:
  ///   - columns: Width of the field.
  ///   - column: First column of the field.
  ///   - row: Row of the field.
  ///   - rows: Height of the screen; what does not fit is omitted.
  ///   - theme: The colours.
  /// - Returns: The layers, the list first.
  package mutating func layers(
    columns: Int, column: Int, row: Int, rows: Int, theme: Theme
  ) -> [Canvas.Layer] {
    let room = max(0, rows - row - 1)
    list.room = min(3, max(1, room))
    place = Place(
      columns: columns, rows: min(list.rowCount, room), column: column, row: row)
    var layers: [Canvas.Layer] = []
    if place.list.rows > 0 {
      let sketch = dropDown.sketch(columns: place.list.columns, theme: theme)
      layers.append(
        Canvas.Layer(grid: sketch.grid, column: place.list.column, row: place.list.row))
    }
    var sketch = Sketch(columns: columns, rows: 1, theme: theme, ink: theme.field())
    drawField(on: &sketch)
    layers.append(Canvas.Layer(grid: sketch.grid, column: column, row: row))
    return layers
  }

  private mutating func drawField(on sketch: inout Sketch) {
    let theme = sketch.theme
    var right = sketch.columns
    if text.hasFocus, place.done.columns > 0 {
      right -= place.done.columns
      sketch.write("done", theme.field(.dim), column: right + 1, row: 0)
    }
    let count = list.isOpen ? "\(list.matches.count)" + (isGrowing ? "+" : "") : ""
    if sketch.columns >= 24 {
      right -= count.count + 1
      sketch.write(count, theme.field(.present), column: right, row: 0)
    }
    text.draw(on: &sketch, column: 0, row: 0, width: right)
  }

  private var dropDown: DropDown {
    let query = Folding.folded(text.text)
    return DropDown(list.rows, of: list.matches.count, selected: list.selected) { row($0, query) }
  }

  private func row(_ match: Int, _ query: FoldedText) -> DropDown.Row {
    // Search only as far as can be drawn.
    let item = list.source.item(list.matches.titles[match])
    let lead = lead(item)
    let title = String(
      list.title(ofMatch: match).prefix(place.list.columns + query.bytes.count + lead))
    let folded = Folding.folded(title)
    let found = folded.wordRange(of: query).map(folded.graphemes) ?? 0..<0
    return DropDown.Row(text: title, found: found, lead: lead, note: note(item))
  }
}

extension CompletionField {
  /// A field for the items of a client.
  init<Client>(_ client: Client, hint: String) where Source == Completer<Client> {
    self.init(of: Completer(client), hint: hint)
  }
}
