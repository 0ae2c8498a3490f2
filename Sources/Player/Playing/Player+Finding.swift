import Panels
import Animation
import Lookup
import StateGraph
import Terminal

/// The search field for states, actors and files.
extension Player {
  /// Opens the field, or returns the focus to it.
  func openFinder() {
    overlays.keys = nil
    overlays.list = nil
    if overlays.finder == nil {
      shelf.onRead = { [weak self] in
        guard let self, overlays.finder != nil else { return }
        show(at: clock.time)
      }
      overlays.finder = PlayerFinder(foundItems(), hint: findableThings, shelf: shelf)
    } else {
      replaceFoundItems()
      overlays.finder?.field.begin()
    }
  }

  private var findableThings: String {
    let others = [
      performance.director.actors.count > 1 ? "an actor" : nil, neighbours == nil ? nil : "a file",
    ].compactMap { $0 }
    guard let last = others.last else { return "a state" }
    return (["a state"] + others.dropLast()).joined(separator: ", ") + " or " + last
  }

  private func foundItems() -> [FoundItem] {
    FoundItem.items(
      performance.director.actors, chosen: overlays.chosen, files: neighbours?() ?? [])
  }

  /// Updates the items of the open field for another graph.
  func replaceFoundItems() {
    guard overlays.finder != nil else { return }
    let items = foundItems()
    overlays.finder?.replace(items)
  }

  /// Handles a key if the field is open.
  ///
  /// - Returns: Whether the key was handled.
  func find(_ key: Key) -> Bool {
    guard let outcome = overlays.finder?.field.press(key) else { return false }
    return follow(outcome)
  }

  /// Handles pasted text if the field is open.
  func find(pasted text: String) {
    if let outcome = overlays.finder?.field.paste(text) { _ = follow(outcome) }
  }

  /// Handles a click if the field is open; a click outside closes it.
  ///
  /// - Returns: Whether the click was handled.
  func clickFinder(column: Int, row: Int) -> Bool {
    guard let outcome = overlays.finder?.field.click(column: column, row: row) else { return false }
    return follow(outcome)
  }

  /// Scrolls the field if the wheel is turned over it.
  func turnWheel(by lines: Int, column: Int, row: Int) {
    if overlays.finder?.field.turnWheel(by: lines, column: column, row: row) == true {
      show(at: clock.time)
    }
  }

  /// Acts on the outcome of an event in the field.
  ///
  /// - Returns: Whether the field handled the event.
  private func follow(_ outcome: CompletionField<Completer<FinderClient>>.Outcome) -> Bool {
    let news = overlays.finder?.takeNews()
    switch outcome {
    case .ignored: return false
    case .stays, .chose: break
    case .closes: overlays.finder = nil
    }
    if case .chose(let item) = news { choose(item) }
    show(at: clock.time)
    return true
  }

  private func choose(_ item: FoundItem) {
    switch item.subject {
    case .state(let actor, let state): play(state, ofActor: actor)
    case .actor(let actor): choose(actor)
    case .file(let path): onOpen?(path)
    case .line: break
    }
  }
}
