/// The items that match the text of a field, some of them visible, one of them selected.
package struct CompletionList<Source: CompletionSource> {
  package private(set) var source: Source
  /// The matches of the current text.
  package private(set) var matches = TitleIndex.Matches.none
  /// The index of the selected match; nil until the user moves to one.
  package private(set) var selected: Int?
  /// The first visible match.
  package private(set) var top = 0
  /// Whether the list is shown: from the first typed character until something is chosen.
  package private(set) var isOpen = false
  /// The item that was chosen last; nil once the field was cleared.
  package private(set) var chosen: Int?
  private var text = ""

  /// The number of rows for matches: three, or fewer on a small screen.
  package var room = 3 { didSet { if room != oldValue { showSelected() } } }

  package init(of source: Source) { self.source = source }

  /// Updates the items.
  ///
  /// What was chosen or selected stays so if it still exists.
  package mutating func begin() {
    let kept = source.begin(keeping: [chosen, selected.map { matches.titles[$0] }])
    chosen = kept[0]
    find(selecting: kept[1])
  }

  /// Lets the source append items.
  package mutating func extend(_ change: (inout Source) -> Void) {
    let selected = selected.map { matches.titles[$0] }
    change(&source)
    find(selecting: selected)
  }

  /// Updates the matches and selects an item among them.
  private mutating func find(selecting number: Int?) {
    matches = isOpen ? source.matches(text) : .none
    selected = number.flatMap { matches.titles.firstIndex(of: $0) }
    showSelected()
  }

  /// The number of rows to show: none while the list is closed, and an empty one if nothing
  /// matches.
  package var rowCount: Int {
    isOpen ? max(1, min(room, matches.titles.count)) : 0
  }

  /// The visible matches.
  package var rows: Range<Int> {
    isOpen ? top..<min(top + room, matches.titles.count) : 0..<0
  }

  /// The title of a match.
  package func title(ofMatch match: Int) -> String { source.title(matches.titles[match]) }

  /// The selected item, or else the chosen one.
  package var current: Source.Item? {
    (selected.map { matches.titles[$0] } ?? chosen).map(source.item)
  }

  /// Updates the list after the text of the field has changed; notifies the source if it became
  /// empty.
  package mutating func textChanged(to new: String) {
    guard new != text else { return }
    text = new
    selected = nil
    top = 0
    isOpen = !text.isEmpty
    matches = isOpen ? source.matches(text) : .none
    guard text.isEmpty else { return }
    chosen = nil
    source.clear()
  }

  /// Moves the selection by `step` matches; if there is none, starts from the first going down, or
  /// from the last going up.
  package mutating func select(by step: Int) {
    let count = matches.titles.count
    guard isOpen, count > 0 else { return }
    let start = selected ?? (step > 0 ? -1 : count)
    selected = min(max(0, start + step), count - 1)
    showSelected()
  }

  /// Scrolls without changing the selection.
  package mutating func scroll(by rows: Int) {
    top = min(max(0, top + rows), max(0, matches.titles.count - room))
  }

  private mutating func showSelected() {
    scroll(by: 0)
    guard let selected else { return }
    top = min(max(top, selected - room + 1), selected)
  }

  /// Closes the list without a choice.
  package mutating func close() {
    isOpen = false
    selected = nil
  }

  /// The match that Enter chooses: the selected one, or else the first, which has exactly the typed
  /// title if there is such an item.
  package var offered: Int? {
    guard isOpen else { return nil }
    return selected ?? (matches.titles.isEmpty ? nil : 0)
  }

  /// Chooses a match, notifies the source, and closes the list.
  ///
  /// - Returns: The title, to fill the field.
  package mutating func choose(match: Int) -> String {
    let number = matches.titles[match]
    chosen = number
    text = source.title(number)
    close()
    source.choose(number)
    return text
  }
}

extension CompletionList {
  /// A list of a client's items.
  package init<Client>(_ client: Client) where Source == Completer<Client> {
    self.init(of: Completer(client))
  }
}
