import Stage
import Panels
import Animation
import StateGraph
import Terminal

extension Player {
  /// Handles an event of the screen; the graph's keys take precedence over the player's.
  func hear(_ event: ScreenEvent) {
    switch event {
    case .key(let key): key.typed(where: means).forEach(press)
    case .click(let column, let row): click(column: column, row: row)
    case .wheel(let lines, let column, let row): turnWheel(by: lines, column: column, row: row)
    case .paste(let text): find(pasted: text)
    case .resize: layOut()
    case .hangup: end(.hangup)
    case .background(let rgb):
      setting.setTerminalBackground(rgb)
      layOutIfNeeded()
    case .name: layOutIfNeeded()
    case .answered: break
    }
  }

  /// Whether a key with Alt currently has a meaning.
  private func means(_ key: Key) -> Bool {
    if overlays.list != nil { return false }
    if overlays.finder?.field.text.hasFocus == true { return EditKeys.command(of: key) != nil }
    return performance.graph.names(key: key.name)
  }

  private func press(_ key: Key) {
    if type(key) { return }
    let command = KeyTable.command(of: key)
    // A graph cannot take the quit key. All other keys that it names belong to it, even while no
    // actor listens to them: the meaning of a key should not change with the state.
    guard command == .quit || !performance.graph.names(key: key.name) else {
      send(.key(key.name))
      return
    }
    command.map(obey)
  }

  private func click(column: Int, row: Int) {
    if clickOverlay(column: column, row: row) { return }
    performance.move(to: clock.time)
    stage.update(to: performance.director, at: performance.time)
    guard let actor = stage.actor(atColumn: column, row: row) else { return }
    choose(clicked: actor)
    send(.click(actor))
  }

  /// Sends a signal to the actors.
  ///
  /// - Returns: The number of actors that listen to it.
  package func hear(signal name: String) -> Int {
    performance.move(to: clock.time)
    let listening = performance.director.listeners(to: .signal(name))
    if listening > 0 { send(.signal(name)) }
    return listening
  }

  /// Passes an external input to the actors, at the current time of the play.
  ///
  /// - Returns: Whether the input had an effect.
  @discardableResult
  func send(_ input: StageInput) -> Bool {
    performance.move(to: clock.time)
    guard performance.take(input) else { return false }
    show(at: performance.time)
    return true
  }

  private func obey(_ command: KeyCommand) {
    let actor = overlays.chosen
    switch command {
    case .pause: togglePause()
    case .stepForward: return step { $0.stepForward() }
    case .stepBack: return step { $0.stepBack() }
    case .passForward:
      return step(saying: "no other pass follows") { $0.stepPassForward(ofActor: actor) }
    case .passBack: return step { $0.stepPassBack(ofActor: actor) }
    case .stateForward:
      return step(saying: "no state follows by itself") { $0.stepStateForward(ofActor: actor) }
    case .stateBack: return step { $0.stepStateBack(ofActor: actor) }
    case .faster: clock.speed = clock.speed.stepped(up: true)
    case .slower: clock.speed = clock.speed.stepped(up: false)
    case .normalSpeed: clock.speed = .one
    case .restart:
      performance.restart()
      overlays.deselect()
      clock.seek(to: 0)
    case .loop: return toggleLoop()
    case .nextActor: return chooseActor(by: 1)
    case .previousActor: return chooseActor(by: -1)
    case .toggleStatus:
      showsStatus.toggle()
      return layOut()
    case .nextGlyphs: return change { $0.goToNextGlyphs(of: screen.glyphs.usable) }
    case .nextBackground: return change { $0.goToNextBackground() }
    case .nextScale: return change { $0.goToNextScale() }
    case .quit: return end(.quit)
    case .find, .chooseState, .toggleTimeLine, .nextTimeScale, .toggleGraph, .selectPrevious,
      .selectNext,
      .playSelected, .toggleKeys, .close:
      return obeyOverlay(command)
    }
    show(at: clock.time)
  }

  /// Changes the setting of the stage, and shows the new value.
  private func change(_ step: (inout StageSetting) -> String) {
    say(step(&setting))
    layOut()
  }

  private func togglePause() {
    let isPaused = clock.isPaused
    if isPaused { clock.resume() } else { clock.pause() }
    performance.move(to: clock.time)
    performance.take(isPaused ? .resume : .pause)
  }
}
