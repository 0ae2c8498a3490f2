import Animation
import Cells
import Dispatch
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

  private let screen: any Screen
  private let options: PlayOptions
  private let performance: Performance
  private let clock: FrameClock
  private var stage: Stage
  private var showsStatus = false
  private var hasEnded = false

  package init(_ graph: StateGraph, on screen: any Screen, options: PlayOptions) {
    self.screen = screen
    self.options = options
    performance = Performance(graph, seed: options.seed)
    clock = FrameClock(speed: options.speed, refreshRate: options.refreshRate)
    stage = Self.stage(graph, on: screen, look: options.look, showsStatus: false)
  }

  /// Shows the first picture and lets the play run.
  package func start() {
    screen.onEvent = { [weak self] in self?.hear($0) }
    clock.onTick = { [weak self] in self?.show(at: $0) }
    clock.seek(to: 0)
    if options.startsPaused { clock.pause() }
    show(at: 0)
    prepare()
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
    if holdsForSuspension { clock.resume() }
    holdsForSuspension = false
    layOut()
  }

  private var holdsForSuspension = false

  /// Delivers a signal; returns how many actors listened for it.
  package func hear(signal: String) -> Int { 0 }

  // MARK: Pictures

  private func show(at time: Nanoseconds) {
    performance.move(to: time)
    let shown = performance.director.shown(at: time)
    var grid = stage.grid(showing: shown)
    if showsStatus {
      grid = grid.extended(by: status(at: time).grid(columns: grid.columns))
    }
    screen.show(grid)
    clock.wake(at: nextChange(after: time))
  }

  /// When what is shown next changes by itself; nil if it never does.
  private func nextChange(after time: Nanoseconds) -> Nanoseconds? {
    let boundary = performance.director.nextBoundary(after: time)
    // The status line counts passes, of a still picture too.
    guard showsStatus, let event = performance.director.nextEvent else { return boundary }
    return min(event, boundary ?? event)
  }

  private func status(at time: Nanoseconds) -> StatusLine {
    StatusLine(
      performance.director, at: time, speed: clock.speed, isPaused: clock.isPaused)
  }

  private func layOut() {
    stage = Self.stage(
      performance.graph, on: screen, look: options.look, showsStatus: showsStatus)
    show(at: clock.time)
    prepare()
  }

  private static func stage(
    _ graph: StateGraph, on screen: any Screen, look: Look, showsStatus: Bool
  ) -> Stage {
    let rows = screen.size.rows - (showsStatus ? 1 : 0)
    return Stage(graph, columns: screen.size.columns, rows: max(1, rows), look: look)
  }

  /// Encodes all pictures, one at a time between other work, the states in play first.
  private func prepare() {
    preparation = Preparation(performance.graph, startingFrom: performance.director)
    prepareNext(of: stage)
  }

  private var preparation: Preparation?

  private func prepareNext(of stage: Stage) {
    DispatchQueue.main.async { [weak self] in
      MainActor.assumeIsolated {
        // A new layout has its own preparation.
        guard let self, stage === self.stage, let next = self.preparation?.next() else { return }
        if stage.prepare(next.shown, ofActor: next.actor) { self.prepareNext(of: stage) }
      }
    }
  }

  // MARK: Events

  private func hear(_ event: ScreenEvent) {
    switch event {
    case .key(let key): PlayCommand(key).map(obey)
    case .click: break
    case .resize: layOut()
    case .hangup: end(.hangup)
    }
  }

  private func obey(_ command: PlayCommand) {
    switch command {
    case .pause: clock.isPaused ? clock.resume() : clock.pause()
    case .stepForward: step { $0.stepForward() }
    case .stepBack: step { $0.stepBack() }
    case .faster: clock.speed = clock.speed.stepped(up: true)
    case .slower: clock.speed = clock.speed.stepped(up: false)
    case .restart:
      performance.restart()
      clock.seek(to: 0)
    case .toggleStatus:
      showsStatus.toggle()
      return layOut()
    case .quit: return end(.quit)
    }
    show(at: clock.time)
  }

  private func step(_ move: (Performance) -> Bool) {
    clock.pause()
    performance.move(to: clock.time)
    _ = move(performance)
    clock.seek(to: performance.time)
  }

  // MARK: The end

  private func end(after length: Nanoseconds) {
    DispatchQueue.main.asyncAfter(deadline: .now() + .nanoseconds(Int(length))) { [weak self] in
      MainActor.assumeIsolated { self?.end(.quit) }
    }
  }

  private func end(_ ending: Ending) {
    guard !hasEnded else { return }
    hasEnded = true
    clock.wake(at: nil)
    onEnd?(ending)
  }
}
