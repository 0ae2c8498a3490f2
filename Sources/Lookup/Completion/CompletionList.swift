/// The items that match what is typed into a field, some of them in sight, one of them selected.
package struct CompletionList<Source: CompletionSource> {
  package private(set) var source: Source
  /// For what was typed last.
  package private(set) var matches = TitleIndex.Matches.none
  /// Which of the matches is selected; nil until the user moves to one.
  package private(set) var selected: Int?
  /// The first match in sight.
  package private(set) var top = 0
  /// Whether the list is to be seen: from the time that something is typed until something is chosen.
  package private(set) var isOpen = false
  /// The item that was chosen last; nil since the field was cleared.
  package private(set) var chosen: Int?
  private var text = ""

  /// How many matches may be in sight at once: three, or less where there is no room for them.
  package var room = 3 { didSet { if room != oldValue { showSelected() } } }

  package init(of source: Source) { self.source = source }

  /// Makes the items ready, which may be others than before.
  ///
  /// What was chosen and selected stays so if it is still there.
  package mutating func begin() {
    let kept = source.begin(keeping: [chosen, selected.map { matches.titles[$0] }])
    chosen = kept[0]
    find(selecting: kept[1])
  }

  /// Lets the source have more items, behind those that it has.
  package mutating func extend(_ change: (inout Source) -> Void) {
    let selected = selected.map { matches.titles[$0] }
    change(&source)
    find(selecting: selected)
  }

  /// Finds what matches anew, of which an item is selected.
  private mutating func find(selecting number: Int?) {
    matches = isOpen ? source.matches(text) : .none
    selected = number.flatMap { matches.titles.firstIndex(of: $0) }
    showSelected()
  }

  /// Rows that are to be seen: none while the list is closed, one that is empty if nothing matches.
  package var rowCount: Int {
    isOpen ? max(1, min(room, matches.titles.count)) : 0
  }

  /// The matches in sight.
  package var rows: Range<Int> {
    isOpen ? top..<min(top + room, matches.titles.count) : 0..<0
  }

  /// The title of a match.
  package func title(ofMatch match: Int) -> String { source.title(matches.titles[match]) }

  /// The item that the user looks at: the selected one, else the one chosen.
  package var current: Source.Item? {
    (selected.map { matches.titles[$0] } ?? chosen).map(source.item)
  }

  /// Hears that another text stands in the field; the source hears if there is none any more.
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

  /// Selects another match, from the first down or from the last up if none is selected.
  package mutating func select(by step: Int) {
    let count = matches.titles.count
    guard isOpen, count > 0 else { return }
    let start = selected ?? (step > 0 ? -1 : count)
    selected = min(max(0, start + step), count - 1)
    showSelected()
  }

  /// Lets others come in sight; what is selected stays so.
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

  /// The match that Enter chooses: the selected one, else the first one, which is of just that title if any is.
  package var offered: Int? {
    guard isOpen else { return nil }
    return selected ?? (matches.titles.isEmpty ? nil : 0)
  }

  /// Chooses a match; the source hears of it, and the list closes.
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
  /// A list of what a client has.
  package init<Client>(_ client: Client) where Source == Completer<Client> {
    self.init(of: Completer(client))
  }
}
