import Cells
import Stage
package import Panels
package import Basics
package import Animation
package import StateGraph
package import Terminal

/// Plays a graph on a screen, driven by a clock and by keys.
@MainActor
package final class Player {
  /// Called once when the play ends, by a key, by its length or by the loss of the terminal.
  package var onEnd: ((Ending) -> Void)?

  package enum Ending: Hashable, Sendable {
    case quit
    /// The terminal is gone.
    case hangup
  }

  /// Returns the paths of files that can be played instead; nil if there are none to offer.
  package var neighbours: (() -> [String])?
  /// Called with the path of a neighbour to play.
  package var onOpen: ((String) -> Void)?

  let screen: any Screen
  package private(set) var performance: Performance
  package let clock: any PlayerClock
  var showsStatus = false
  /// A message over the bottom of the picture; nil for none.
  package var strip: MessageStrip? {
    didSet { if strip != oldValue { show(at: clock.time) } }
  }

  var setting: StageSetting
  var overlays = Overlays()
  let shelf = FileShelf()
  private let options: PlayOptions
  private let preparer = Preparer()
  /// A short message that disappears by itself, such as what the last key did.
  let notice: Notice
  /// Whether a click triggers a transition of the graph; cached, as every picture needs it.
  private(set) var graphHearsClicks: Bool
  /// Rings when the play ends by itself.
  private let endAlarm: any Alarm
  /// Rings when to continue a way back that is too long for one turn of the run loop.
  private let wayBackAlarm: any Alarm
  private(set) var stage: Stage
  private var canvas = Canvas()
  private var hasEnded = false
  private var holdsForSuspension = false

  /// Makes a player that has not started yet.
  ///
  /// - Parameters:
  ///   - graph: The graph to play.
  ///   - screen: Where it is shown, and where keys come from.
  ///   - options: The settings of the play.
  ///   - clock: What drives the play; nil to make a clock from the options.
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
    notice = Notice(alarm: clock.makeAlarm())
    graphHearsClicks = graph.hearsClicks
    endAlarm = clock.makeAlarm()
    wayBackAlarm = clock.makeAlarm()
  }

  /// Shows the first picture and starts the play.
  package func start() {
    screen.onEvent = { [weak self] in self?.hear($0) }
    clock.onTick = { [weak self] in self?.show(at: $0) }
    clock.seek(to: 0)
    if options.startsPaused { clock.pause() }
    show(at: 0)
    prepare()
    if let message = setting.message { say(message) }
    if let length = options.length { end(after: length) }
  }

  /// Releases the terminal and pauses the play until ``resume()``.
  package func suspend() {
    holdsForSuspension = !clock.isPaused
    clock.pause()
    screen.suspend()
  }

  /// Takes the terminal back and continues the play where it stopped.
  package func resume() {
    screen.resume()
    clock.passOverStop()
    if holdsForSuspension { clock.resume() }
    holdsForSuspension = false
    layOut()
  }

  // MARK: Pictures

  /// Moves the play to a time, shows its picture and schedules the next one.
  package func show(at time: Nanoseconds) {
    performance.move(to: time)
    updateReports()
    // After a long stall the play may not have reached that time yet; then the next tick follows
    // at once.
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

  /// Continues a long way back in the next turn of the run loop.
  private func goOnGoingBack() {
    wayBackAlarm.onRing = { [weak self] _ in
      guard let self, performance.isGoingBack else { return }
      performance.goOn()
      clock.seek(to: performance.time)
      show(at: performance.time)
    }
    wayBackAlarm.moment = clock.now
  }

  /// Lays out the stage again, after the size of the screen or the look has changed.
  func layOut() {
    stage = newStage(for: performance.graph)
    performance.move(to: clock.time)
    performance.take(.resize(stage.geometry))
    show(at: clock.time)
    prepare()
  }

  /// Lays out the stage again if the terminal's answers change its look.
  func layOutIfNeeded() {
    if newStage(for: performance.graph).look != stage.look { layOut() }
  }

  /// Replaces the graph after an edit; states that still exist continue where they are.
  package func replace(with graph: StateGraph) {
    performance.move(to: clock.time)
    let chosen = chosenActor.graph.key
    stage = newStage(for: graph)
    performance.replace(with: graph, geometry: stage.geometry)
    graphHearsClicks = graph.hearsClicks
    overlays.replace(chosen: chosen, with: performance.director)
    replaceFoundItems()
    show(at: clock.time)
    prepare()
  }

  /// Replaces the graph by another one, and plays that from its start.
  package func load(_ graph: StateGraph) {
    stage = newStage(for: graph)
    performance = Performance(graph, geometry: stage.geometry, seed: options.seed)
    graphHearsClicks = graph.hearsClicks
    overlays.replace(chosen: nil, with: performance.director)
    replaceFoundItems()
    clock.seek(to: 0)
    show(at: 0)
    prepare()
  }

  private func newStage(for graph: StateGraph) -> Stage {
    let rows = screen.size.rows - (showsStatus ? 1 : 0)
    return setting.stage(
      for: graph, on: screen, columns: max(1, stageColumns), rows: max(1, rows))
  }

  /// Shows a message over the picture for a short while.
  package func say(_ text: String) {
    notice.show(text, at: clock.now) { [weak self] in
      guard let self else { return }
      show(at: clock.time)
    }
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
    notice.cancel()
    for alarm in [endAlarm, wayBackAlarm] { alarm.moment = nil }
    onEnd?(ending)
  }
}
