import Panels
import Stage
package import Player
package import Animation
import Cells
import Lookup
package import Terminal

/// Lets the user choose a line on a screen, with the player's finder.
///
/// Lines can be found while more are being read. Lines that are paths of playable files are played in the
/// portrait.
@MainActor
package final class Picker {
  /// Called once with the number of the chosen line, from zero; nil for none.
  package var onEnd: ((Int?) -> Void)?

  private let screen: any Screen
  private let clock: any PlayerClock
  private let shelf = FileShelf()
  private var finder: Finder<LineCollection>
  private var look: Look
  private let glyphs: GlyphSet?
  private var canvas = Canvas()
  private var hasStarted = false
  private var hasEnded = false

  /// Makes a picker without lines that shows nothing yet.
  ///
  /// - Parameters:
  ///   - screen: Shows the picker and sends it input.
  ///   - options: How pictures become cells.
  ///   - clock: Drives the portraits; nil for the system's time.
  package init(on screen: any Screen, options: PlayOptions, clock: (any PlayerClock)? = nil) {
    self.screen = screen
    self.clock = clock ?? FrameClock(speed: options.speed, refreshRate: options.refreshRate)
    look = options.look
    glyphs = options.glyphs
    finder = Finder(of: LineCollection(), hint: "", shelf: shelf, hasPortraits: false)
    take([], isOver: false)
  }

  package func start() {
    guard !hasEnded else { return }
    hasStarted = true
    screen.onEvent = { [weak self] in self?.hear($0) }
    screen.reportsClicks = true
    screen.reportsPastes = true
    shelf.onRead = { [weak self] in self?.show() }
    clock.onTick = { [weak self] _ in self?.show() }
    clock.seek(to: 0)
    show()
  }

  // MARK: Lines

  /// Shows the lines that were read so far; ends without a choice if there are none at all.
  package func take(_ progress: LineReading.Progress) {
    take(progress.batches, isOver: progress.isOver)
  }

  private func take(_ batches: [LineBatch], isOver: Bool) {
    guard !hasEnded else { return }
    let count = batches.reduce(0) { $0 + $1.count }
    let hint = (count == 1 ? "one line" : "one of \(count) lines") + (isOver ? "" : " so far")
    finder.field.extend(hint: count == 0 ? "no lines so far" : hint, isGrowing: !isOver) {
      $0.batches = batches
    }
    finder.hasPortraits = finder.field.list.source.hasPaths
    if isOver && count == 0 { end(nil) } else { show() }
  }

  /// The bytes of a line by its number, from zero.
  package func line(_ number: Int) -> [UInt8] { Array(finder.field.list.source.line(number)) }

  // MARK: The terminal

  /// Gives the terminal back until ``resume()``.
  package func suspend() { screen.suspend() }

  package func resume() {
    screen.resume()
    clock.passOverStop()
    show()
  }

  private func hear(_ event: ScreenEvent) {
    switch event {
    case .key(let key):
      for key in key.typed(where: { EditKeys.command(of: $0) != nil }) where !hasEnded {
        follow(finder.field.press(key))
      }
    case .paste(let text): follow(finder.field.paste(text))
    case .click(let column, let row): follow(finder.field.click(column: column, row: row))
    case .wheel(let lines, let column, let row):
      if finder.field.turnWheel(by: lines, column: column, row: row) { show() }
    case .hangup: end(nil)
    case .resize, .background, .name: show()
    case .answered: break
    }
  }

  private func follow(_ outcome: CompletionField<LineCollection>.Outcome) {
    switch outcome {
    case .ignored, .stays: show()
    case .closes: end(nil)
    case .chose:
      show()
      end(finder.field.list.chosen)
    }
  }

  private func show() {
    guard hasStarted, !hasEnded else { return }
    let size = screen.size
    look.cellAspect = screen.cellAspect ?? look.cellAspect
    look.glyphs = screen.glyphs.choice(requested: glyphs, isShrunk: true, depth: look.depth).glyphs
    let time = clock.time
    let layers = finder.layers(
      columns: size.columns, rows: size.rows, look: look, director: nil, at: time)
    let (grid, damage) = canvas.lay(
      layers, over: CellGrid(columns: size.columns, rows: size.rows), damage: Damage(),
      columns: size.columns, rows: size.rows)
    screen.show(grid, damage: damage)
    clock.wake(at: finder.nextChange(nil, after: time))
  }

  private func end(_ number: Int?) {
    guard !hasEnded else { return }
    hasEnded = true
    clock.wake(at: nil)
    onEnd?(number)
  }
}
