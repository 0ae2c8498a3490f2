package import Basics
import CCurses
package import Cells
import Dispatch
import Glibc

/// The terminal, drawn on through curses.
@MainActor package final class CursesScreen: Screen {
  package private(set) var size: ScreenSize
  package private(set) var cellAspect: Double?
  package private(set) var glyphs: GlyphSupport
  package var onEvent: ((ScreenEvent) -> Void)?
  package var reportsClicks = false {
    didSet {
      guard state == .shown, reportsClicks != oldValue else { return }
      prefix += reportsClicks ? ScreenModes.reportClicks : ScreenModes.ignoreClicks
      catchUp()
    }
  }

  package var reportsPastes = false {
    didSet {
      guard state == .shown, reportsPastes != oldValue else { return }
      prefix += reportsPastes ? ScreenModes.reportPastes : ScreenModes.ignorePastes
      catchUp()
    }
  }

  /// The colours that cells are to have, and why.
  package let colors: ColorChoice

  private enum State {
    /// Nothing was shown yet, and the terminal not touched.
    case new
    case shown, suspended, closed
  }
  private var state = State.new
  /// The grid in curses' window; of the screen's size.
  private var present: CellGrid
  /// The latest grid, if the terminal could not take it yet.
  private var latest: CellGrid?
  /// Where the latest grid may differ from `present`.
  private var damage = Damage()
  /// What is to be sent before the next picture.
  private var prefix: [UInt8] = []
  private var bytes: [UInt8] = []
  private var isHungUp = false
  /// Until when the process is taken to be in the foreground without asking again.
  private var foregroundEnds: Nanoseconds = 0
  /// How long that is; in the background the terminal stops the process at its next write anyway.
  private static let foregroundInterval: Nanoseconds = 100 * .perMillisecond

  private let environment: TerminalEnvironment
  private let asks: Bool
  private let clock: any AlarmClock
  private let session: CursesSession
  private let output: TerminalOutput
  private let takeover: TerminalTakeover
  private let keyboard: Keyboard?

  /// Prepares to show pictures on a terminal, that of standard output unless another is named.
  ///
  /// The first picture switches it to its alternate screen; until then it stays as it is.
  ///
  /// - Parameters:
  ///   - requested: The depth of colour that the user wants; nil to find out what there is.
  ///   - asks: Whether to ask the terminal for its name and the colour of its background, behind the
  ///     first picture and again after each `suspend`, as the user may have changed colours meanwhile.
  ///     Its answers come as events. Terminals that are known not to answer, or did not answer before,
  ///     are not asked.
  ///   - descriptor: Of the terminal, which is opened again.
  ///   - signals: Reports changes of the terminal's size.
  ///   - clock: By which keys and answers are waited for.
  /// - Throws: What keeps the terminal from showing pictures.
  package init(
    colors requested: ColorDepth? = nil, asks: Bool = true,
    on descriptor: Int32 = STDOUT_FILENO,
    signals: TerminalSignals,
    clock: any AlarmClock = SystemAlarmClock.shared
  ) throws(TerminalError) {
    let isUTF8 = CharacterSet.adopt()
    guard isatty(descriptor) == 1 else { throw .notATerminal }
    environment = .current
    glyphs = GlyphSupport(
      environment: environment, isUTF8: isUTF8, isOneColumn: CharacterSet.isOneColumn)
    let description = try TerminalDescription.found(for: environment)
    colors = ColorChoice.made(
      requested: requested, environment: environment, described: description.colors)

    self.asks = asks && environment.takesQuestions
    self.clock = clock
    let terminal = try TerminalDevice.reopened(descriptor, for: O_WRONLY)
    let keys = TerminalDevice.openKeyboard()
    size = TerminalDevice.size(of: terminal, environment: environment)
    cellAspect = TerminalDevice.cellSize(of: terminal)?.aspect
    present = CellGrid(columns: size.columns, rows: size.rows)
    let fitted = description.fitted(
      to: colors.depth, isMultiplexed: environment.multiplexer != nil,
      takesCodes: BlockCodes.areUsable)
    session = try CursesSession(description: fitted, depth: colors.depth, size: size)
    signals.takeAgain()

    output = TerminalOutput(descriptor: terminal)
    takeover = try TerminalTakeover(
      of: output, keyboard: keys, modes: ScreenModes(fitted, bottom: Self.bottom(fitted)))
    keyboard = keys.map {
      Keyboard(descriptor: $0, decoder: KeyDecoder(description), clock: clock)
    }
    listen(to: signals)
  }

  /// The movement to the last row; curses must be running.
  private static func bottom(_ fitted: TerminalDescription) -> [UInt8] {
    // A description that takes codes had the usual movement.
    fitted.takesCodes
      ? Array("\u{1B}[999;1H".utf8) : zoe_cursor_to(998, 0).map(TerminalDescription.bytes) ?? []
  }

  private func listen(to signals: TerminalSignals) {
    signals.onResize = { [weak self] in self?.followSize() }
    keyboard?.onEvent = { [weak self] in self?.receive($0) }
    keyboard?.onHangup = { [weak self] in self?.hangUp() }
    output.onHangup = { [weak self] in self?.hangUp() }
    output.onReady = { [weak self] in
      guard let self else { return }
      keyboard?.inquiry.outputIsReady(at: clock.now)
      catchUp()
    }
  }

  private func receive(_ event: ScreenEvent) {
    if case .name(let name) = event { glyphs.update(name: name) }
    onEvent?(event)
  }

  package func show(_ grid: CellGrid, damage: Damage) {
    guard state != .closed else { return }
    self.damage.add(damage)
    if state == .new { take() }
    if isReady { draw(grid) } else { latest = grid }
  }

  package func suspend() {
    guard state == .shown else { return }
    keyboard?.isListening = false
    takeover.giveBack { keyboard?.dropAnswers() }
    state = .suspended
    foregroundEnds = 0
  }

  package func resume() {
    guard state == .shown || state == .suspended, zoe_is_ending() == 0 else { return }
    take()
    followSize()
  }

  package func close() {
    suspend()
    state = .closed
  }

  /// Takes the terminal; the next picture is drawn whole.
  private func take() {
    if asks { keyboard?.inquiry.request(at: clock.now) }
    let start = takeover.take()
    state = .shown
    keyboard?.isListening = true
    prefix =
      start + (reportsClicks ? ScreenModes.reportClicks : [])
      + (reportsPastes ? ScreenModes.reportPastes : [])
    session.terminalWasReset()
    session.redrawAll()
  }

  /// Whether a picture can be sent now.
  private var isReady: Bool {
    zoe_guard_thread()
    return state == .shown && !output.isBusy && isInForeground
  }

  /// Whether the process may use the terminal, or could a short time ago.
  private var isInForeground: Bool {
    let time = clock.now
    if time < foregroundEnds { return true }
    guard zoe_is_foreground(output.descriptor) != 0 else { return false }
    foregroundEnds = time + Self.foregroundInterval
    return true
  }

  /// Draws what could not be drawn when it was due, or must be drawn again.
  private func catchUp() {
    if isReady { draw(latest) }
  }

  /// Draws a grid, and sends what else is waiting.
  ///
  /// The grid is not kept, so that its owner can change it without copying it.
  private func draw(_ grid: CellGrid?) {
    if let grid {
      session.change(&present, to: grid.fitted(to: size), within: damage)
      damage.removeAll()
      latest = nil
    }
    bytes.removeAll(keepingCapacity: true)
    bytes += prefix
    bytes += ScreenModes.beginPicture
    let start = bytes.count
    session.refresh(into: &bytes)
    if bytes.count > start {
      bytes += ScreenModes.endPicture
    } else {
      bytes.removeLast(ScreenModes.beginPicture.count)
    }
    prefix = []
    let isAsking = keyboard?.inquiry.isWanted == true
    if isAsking { bytes += Inquiry.questions }
    guard !bytes.isEmpty else { return }
    output.send(bytes)
    if isAsking { keyboard?.inquiry.wasSent(completely: !output.isBusy, at: clock.now) }
  }

  /// Adapts to the terminal's size, and draws everything: terminals move cells when their size
  /// changes, even if it becomes the old one again.
  private func followSize() {
    let newSize = TerminalDevice.size(of: output.descriptor, environment: environment)
    let newAspect = TerminalDevice.cellSize(of: output.descriptor)?.aspect
    session.redrawAll()
    if newSize != size {
      session.resize(to: newSize)
      present = CellGrid(columns: newSize.columns, rows: newSize.rows)
      damage.add(Damage(columns: newSize.columns, rows: newSize.rows))
    }
    if (newSize, newAspect) != (size, cellAspect) {
      (size, cellAspect) = (newSize, newAspect)
      onEvent?(.resize(size))
    }
    catchUp()
  }

  /// Reports the end of the terminal once, after the present call stack has returned.
  private func hangUp() {
    guard !isHungUp else { return }
    isHungUp = true
    DispatchQueue.main.async { [weak self] in
      MainActor.assumeIsolated { self?.onEvent?(.hangup) }
    }
  }
}
