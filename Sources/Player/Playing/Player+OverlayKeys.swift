import Stage
import Panels
import Basics
import Animation
import StateGraph
import Terminal

/// Keys and clicks that open, close and navigate overlays.
extension Player {
  /// Handles a key if a list or field has the focus.
  ///
  /// - Returns: Whether the key was handled.
  func type(_ key: Key) -> Bool {
    guard let outcome = overlays.list?.press(key) else { return find(key) }
    switch outcome {
    case .stays: show(at: clock.time)
    case .closes: closeList()
    case .chooses(let item):
      closeList()
      play(item.state, ofActor: item.actor)
    }
    return true
  }

  private func closeList() {
    overlays.list = nil
    show(at: clock.time)
  }

  /// Handles a click on an overlay.
  ///
  /// - Returns: Whether the click was handled.
  func clickOverlay(column: Int, row: Int) -> Bool {
    if overlays.list == nil, clickFinder(column: column, row: row) { return true }
    let spot = overlays.spots.last { $0.rows.contains(row) && $0.columns.contains(column) }
    guard let spot else { return false }
    switch spot.action {
    case .nothing: break
    case .play(let actor, let state):
      if overlays.list != nil { closeList() }
      play(state, ofActor: actor)
    case .seek(let from, let perColumn):
      go(to: from.later(by: Nanoseconds(column - spot.columns.lowerBound) * perColumn))
    }
    return true
  }

  /// Chooses the clicked actor, unless its graph has transitions triggered by clicks.
  func choose(clicked actor: Int) {
    let hearsClicks = performance.graph.actors[actor].transitions.contains { $0.trigger == .click }
    if !hearsClicks { choose(actor) }
  }

  func choose(_ actor: Int) {
    overlays.choose(actor)
    if overlays.isEmpty, !showsStatus {
      say("actor: \(performance.graph.actors[actor].name)")
    }
    show(at: clock.time)
  }

  /// Chooses the actor at an offset from the chosen one, wrapping around.
  func chooseActor(by step: Int) {
    let count = performance.director.actors.count
    choose((overlays.chosen + step + count) % count)
  }

  /// Executes a command that opens, closes or navigates overlays.
  func obeyOverlay(_ command: KeyCommand) {
    switch command {
    case .selectPrevious, .selectNext, .playSelected:
      guard overlays.showsGraph else { return }
    case .close:
      guard !overlays.isEmpty else { return }
    default: break
    }
    switch command {
    case .toggleTimeLine: overlays.showsTimeLine.toggle()
    case .nextTimeScale:
      overlays.timeScale = (overlays.timeScale + 1) % TimeLine.scales.count
    case .toggleGraph:
      overlays.showsGraph.toggle()
      return layOutIfNarrowed()
    case .toggleKeys:
      overlays.keys = overlays.keys == nil ? KeyList(performance.graph) : nil
    case .chooseState:
      overlays.keys = nil
      overlays.list = StateList(performance.director.actors, chosen: overlays.chosen)
    case .find: openFinder()
    case .selectPrevious: select(by: -1)
    case .selectNext: select(by: 1)
    case .playSelected: return playSelected()
    case .close: return close()
    default: break
    }
    show(at: clock.time)
  }

  private func close() {
    if overlays.keys != nil {
      overlays.keys = nil
    } else {
      overlays.showsTimeLine = false
      overlays.showsGraph = false
      overlays.deselect()
    }
    layOutIfNarrowed()
  }

  /// Lays out the stage again if its width has changed.
  private func layOutIfNarrowed() {
    if stage.geometry.columns == max(1, stageColumns) { show(at: clock.time) } else { layOut() }
  }

  private func select(by step: Int) {
    performance.move(to: clock.time)
    let view = graphView(at: performance.time)
    let (before, after) = (view.incoming.count, view.outgoing.count)
    guard before + after > 0 else { return }
    // The first selection is an outgoing way when moving down, an incoming one when moving up.
    let next = view.selected.map { $0 + step } ?? (step > 0 ? before : before - 1)
    overlays.select(min(max(0, next), before + after - 1), of: chosenActor)
  }

  private func playSelected() {
    performance.move(to: clock.time)
    if let place = graphView(at: performance.time).selectedPlace {
      play(place.state, ofActor: place.actor)
    }
  }
}
