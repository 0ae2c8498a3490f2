package import Animation
import Cells
import Lookup
import StateGraph
package import Terminal

/// Lets one of many lines be chosen on a screen, by the field in which the player finds things.
///
/// A line that is the path of a file which can be played is seen playing in the portrait.
@MainActor
package final class Picker {
  /// Called once, with the number of the line that was chosen, from zero; nil if none was.
  package var onEnd: ((Int?) -> Void)?

  private let screen: any Screen
  private let clock: any PlayClock
  private let shelf = FileShelf()
  private var finder: Finder
  private var look: Look
  private let glyphs: GlyphSet?
  private var canvas = Canvas()
  private var hasEnded = false

  /// Makes a picker that shows nothing yet.
  ///
  /// - Parameters:
  ///   - lines: What can be chosen.
  ///   - screen: Where the field is shown, and where keys come from.
  ///   - options: How pictures become cells.
  ///   - clock: What drives portraits; nil for a clock of its own.
  package init(
    _ lines: [String], on screen: any Screen, options: PlayOptions, clock: (any PlayClock)? = nil
  ) {
    self.screen = screen
    self.clock = clock ?? FrameClock(speed: options.speed, refreshRate: options.refreshRate)
    look = options.look
    glyphs = options.glyphs
    let items = lines.enumerated().map { number, line in
      FoundItem(
        title: line,
        subject: .line(number, path: PlayableName.isSure(PathName(line).last) ? line : nil))
    }
    finder = Finder(
      items, hint: items.count == 1 ? "one line" : "one of \(items.count) lines", shelf: shelf)
  }

  package func start() {
    screen.onEvent = { [weak self] in self?.hear($0) }
    screen.reportsClicks = true
    screen.reportsPastes = true
    shelf.onRead = { [weak self] in self?.show() }
    clock.onTick = { [weak self] _ in self?.show() }
    clock.seek(to: 0)
    show()
  }

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
    case .resize, .ground, .name: show()
    case .answered: break
    }
  }

  private func follow(_ outcome: CompletionField<FinderClient>.Outcome) {
    let news = finder.takeNews()
    switch outcome {
    case .ignored, .stays: show()
    case .closes: end(nil)
    case .chose:
      guard case .chose(let item) = news, case .line(let number, _) = item.subject else { return }
      show()
      end(number)
    }
  }

  private func show() {
    guard !hasEnded else { return }
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
