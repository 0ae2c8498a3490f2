import Cells
import Stage
package import Panels
package import Basics
package import Animation
package import StateGraph
package import Terminal

/// Plays a graph on a screen: hears the clock and the keys, shows what is due.
@MainActor
package final class Player {
  /// Called once when the play is over, by a key, by its length or by the terminal's end.
  package var onEnd: ((Ending) -> Void)?

  package enum Ending: Hashable, Sendable {
    case quit
    /// The terminal is gone.
    case hangup
  }

  /// The files that can be played in place of the present one, by their paths; nil if none can be.
  package var neighbours: (() -> [String])?
  /// Called when one of them is to be played.
  package var onOpen: ((String) -> Void)?

  let screen: any Screen
  package private(set) var performance: Performance
  package let clock: any PlayerClock
  var showsStatus = false
  /// Tells of something over the last row of the picture; nil shows the picture whole.
  package var strip: MessageStrip? {
    didSet { if strip != oldValue { show(at: clock.time) } }
  }

  var setting: StageSetting
  var overlays = Overlays()
  let shelf = FileShelf()
  private let options: PlayOptions
  private let preparer = Preparer()
  /// A word on what a key did, until the alarm beside it rings.
  private(set) var notice: MessageStrip?
  private let noticeAlarm: any Alarm
  private static let noticeLength = 2 * Nanoseconds.perSecond
  /// Rings when the play ends by itself.
  private let endAlarm: any Alarm
  /// Rings when a way back that is too long for one turn goes on.
  private let wayBackAlarm: any Alarm
  private(set) var stage: Stage
  private var canvas = Canvas()
  private var hasEnded = false
  private var holdsForSuspension = false

  /// Makes a player that has not started yet.
  ///
  /// - Parameters:
  ///   - graph: What is played.
  ///   - screen: Where it is shown, and where keys come from.
  ///   - options: How the play runs.
  ///   - clock: What drives it; nil for a clock of its own by the options.
  package init(
    _ graph: StateGraph, on screen: any Screen, options: PlayOptions,
    clock: (any PlayerClock)? = nil
  ) {
    self.screen = screen
    self.options = options
    setting = StageSetting(options)
    stage = setting.stage(for: graph, on: screen, rows: screen.size.rows)
    performance = Performance(graph, geometry: stage.geometry, seed: options.seed)
    let clock = clock ?? FrameClock(speed: options.speed, refreshRate: options.refreshRate)
    self.clock = clock
    noticeAlarm = clock.makeAlarm()
    endAlarm = clock.makeAlarm()
    wayBackAlarm = clock.makeAlarm()
  }

  /// Shows the first picture and lets the play run.
  package func start() {
    screen.onEvent = { [weak self] in self?.hear($0) }
    updateClicks()
    clock.onTick = { [weak self] in self?.show(at: $0) }
    clock.seek(to: 0)
    if options.startsPaused { clock.pause() }
    show(at: 0)
    prepare()
    if let message = setting.message { say(message) }
    if let length = options.length { end(after: length) }
  }

  /// Gives the terminal back until ``resume()``; the play stands still.
  package func suspend() {
    holdsForSuspension = !clock.isPaused
    clock.pause()
    screen.suspend()
  }

  /// Takes the terminal again; the play goes on where it stood.
  package func resume() {
    screen.resume()
    clock.passOverStop()
    if holdsForSuspension { clock.resume() }
    holdsForSuspension = false
    layOut()
  }

  // MARK: Pictures

  /// Lets the play come to a time, and shows how it stands then.
  package func show(at time: Nanoseconds) {
    performance.move(to: time)
    // After a long stall it may not have come there yet; then the next tick is at once.
    let time = performance.time
    stage.update(to: performance.director, at: time)
    let size = pictureSize
    let (grid, damage) = canvas.lay(
      layers(at: time), over: stage.grid, damage: stage.takeDamage(), columns: size.columns,
      rows: size.rows)
    screen.show(grid, damage: damage)
    if performance.director.isDone { return end(.quit) }
    clock.wake(at: nextChange(after: time))
    if performance.isGoingBack { goOnGoingBack() }
  }

  /// Lets a way back that is too long for one turn go on, in the next one.
  private func goOnGoingBack() {
    wayBackAlarm.onRing = { [weak self] _ in
      guard let self, performance.isGoingBack else { return }
      performance.goOn()
      clock.seek(to: performance.time)
      show(at: performance.time)
    }
    wayBackAlarm.moment = clock.now
  }

  /// Sets up the stage anew, for another size of the screen or another look.
  func layOut() {
    stage = newStage(for: performance.graph)
    performance.move(to: clock.time)
    performance.take(.resize(stage.geometry))
    show(at: clock.time)
    prepare()
  }

  /// Lays the picture anew if the terminal's answers make a difference.
  func layOutIfNeeded() {
    if newStage(for: performance.graph).look != stage.look { layOut() }
  }

  /// Plays another graph, as the file was edited; states that it still has go on with their time.
  package func replace(with graph: StateGraph) {
    performance.move(to: clock.time)
    let chosen = chosenActor.graph.key
    stage = newStage(for: graph)
    performance.replace(with: graph, geometry: stage.geometry)
    overlays.replace(chosen: chosen, with: performance.director)
    replaceFoundItems()
    updateClicks()
    show(at: clock.time)
    prepare()
  }

  /// Plays another graph from its start, in place of the present one.
  package func load(_ graph: StateGraph) {
    stage = newStage(for: graph)
    performance = Performance(graph, geometry: stage.geometry, seed: options.seed)
    overlays.replace(chosen: nil, with: performance.director)
    replaceFoundItems()
    updateClicks()
    clock.seek(to: 0)
    show(at: 0)
    prepare()
  }

  private func newStage(for graph: StateGraph) -> Stage {
    let rows = screen.size.rows - (showsStatus ? 1 : 0)
    return setting.stage(
      for: graph, on: screen, columns: max(1, stageColumns), rows: max(1, rows))
  }

  /// Says something over the picture for a short while.
  package func say(_ text: String) {
    notice = MessageStrip(.notice, text)
    noticeAlarm.onRing = { [weak self] _ in
      guard let self else { return }
      notice = nil
      show(at: clock.time)
    }
    noticeAlarm.moment = clock.now + Self.noticeLength
  }

  private func prepare() {
    preparer.prepare(stage, for: performance.director, at: performance.time)
  }

  // MARK: The end

  private func end(after length: Nanoseconds) {
    endAlarm.onRing = { [weak self] _ in self?.end(.quit) }
    endAlarm.moment = clock.now + length
  }

  func end(_ ending: Ending) {
    guard !hasEnded else { return }
    hasEnded = true
    clock.wake(at: nil)
    for alarm in [noticeAlarm, endAlarm, wayBackAlarm] { alarm.moment = nil }
    onEnd?(ending)
  }
}
