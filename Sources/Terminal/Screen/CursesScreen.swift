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
    /// Nothing was shown yet, and nothing done to the terminal.
    case new
    case shown, suspended, closed
  }
  private var state = State.new
  /// What curses believes to be on the screen; of the screen's size.
  private var present: CellGrid
  /// The grid to be on the screen that the terminal could not take yet; nil if there is none.
  private var latest: CellGrid?
  /// Where the grid to be on the screen may differ from `present`.
  private var damage = Damage()
  /// What goes before the next picture.
  private var prefix: [UInt8] = []
  private var bytes: [UInt8] = []
  private var isHungUp = false
  /// Until when the terminal is taken to be ours.
  private var foregroundEnds: UInt64 = 0

  private let environment: TerminalEnvironment
  private let asks: Bool
  private let modes: ScreenModes
  private let session: CursesSession
  private let output: TerminalOutput
  private let keyboard: Keyboard?

  /// Prepares to show pictures on a terminal, that of standard output unless another is named.
  ///
  /// The first picture switches it to its alternate screen; until then it stays as it is.
  ///
  /// - Parameters:
  ///   - requested: The depth of colour that the user wants; nil to find out what there is.
  ///   - asks: Whether the terminal is asked for its name and the colour of its ground, behind the
  ///     first picture and again whenever it is taken after `suspend`: the user may have chosen other
  ///     colours meanwhile. What it answers comes as events. Terminals that are known not to answer
  ///     are not asked, those that did not answer are not asked again.
  ///   - descriptor: Of the terminal, which is opened again.
  ///   - signals: Tells of changes of the terminal's size.
  /// - Throws: What keeps the terminal from showing pictures.
  package init(
    colors requested: ColorDepth? = nil, asks: Bool = true,
    on descriptor: Int32 = STDOUT_FILENO,
    signals: TerminalSignals
  ) throws(TerminalError) {
    let isUTF8 = CharacterSet.adopt()
    guard isatty(descriptor) == 1 else { throw .notATerminal }
    environment = .current
    glyphs = GlyphSupport(
      environment: environment, isUTF8: isUTF8, isOneColumn: CharacterSet.isOneColumn)
    let description = try TerminalDescription.found(for: environment)
    colors = ColorChoice.made(
      requested: requested, environment: environment, described: description.colors)

    let terminal = try TerminalDevice.reopened(descriptor, for: O_WRONLY)
    let keys = TerminalDevice.openKeyboard()
    self.asks = asks && environment.takesQuestions
    _ = zoe_remember_modes(terminal)
    if let keys { _ = zoe_remember_modes(keys) }
    size = TerminalDevice.size(of: terminal, environment: environment)
    cellAspect = TerminalDevice.cellSize(of: terminal)?.aspect
    present = CellGrid(columns: size.columns, rows: size.rows)
    let fitted = description.fitted(
      to: colors.depth, isMultiplexed: environment.multiplexer != nil,
      takesCodes: BlockCodes.areUsable)
    session = try CursesSession(description: fitted, depth: colors.depth, size: size)
    signals.takeAgain()

    // A description that takes codes had the usual movement.
    let bottom =
      fitted.takesCodes
      ? Array("\u{1B}[999;1H".utf8) : zoe_cursor_to(998, 0).map(TerminalDescription.bytes) ?? []
    modes = ScreenModes(fitted, bottom: bottom)
    zoe_set_rescue(terminal, modes.leave, modes.leave.count)
    output = TerminalOutput(descriptor: terminal)
    keyboard = keys.map { Keyboard(descriptor: $0, decoder: KeyDecoder(description)) }
    listen(to: signals)
  }

  private func listen(to signals: TerminalSignals) {
    signals.onResize = { [weak self] in self?.followSize() }
    keyboard?.onEvent = { [weak self] in self?.hear($0) }
    keyboard?.onHangup = { [weak self] in self?.hangUp() }
    output.onHangup = { [weak self] in self?.hangUp() }
    output.onReady = { [weak self] in
      self?.keyboard?.inquiry.outputIsReady(at: Inquiry.now)
      self?.catchUp()
    }
  }

  private func hear(_ event: ScreenEvent) {
    if case .name(let name) = event { glyphs.learn(name: name) }
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
    output.sendNow(modes.leave)
    keyboard?.dropAnswers()
    zoe_arm_rescue(0)
    zoe_set_found_modes()
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
    if asks { keyboard?.inquiry.want(at: Inquiry.now) }
    zoe_set_program_modes()
    zoe_arm_rescue(1)
    state = .shown
    keyboard?.isListening = true
    prefix =
      modes.enter + (reportsClicks ? ScreenModes.reportClicks : [])
      + (reportsPastes ? ScreenModes.reportPastes : [])
    session.terminalWasReset()
    session.redrawAll()
  }

  /// Whether a picture can be sent now.
  private var isReady: Bool {
    zoe_guard_thread()
    return state == .shown && !output.isBusy && isInForeground
  }

  /// Whether the terminal was ours a tenth of a second ago at most.
  ///
  /// In the background, until the shell stops us there, it is not.
  private var isInForeground: Bool {
    let now = Inquiry.now
    if now < foregroundEnds { return true }
    guard zoe_is_foreground(output.descriptor) != 0 else { return false }
    foregroundEnds = now + 100_000_000
    return true
  }

  /// Draws what could not be drawn when it was due, or what is to be drawn anew.
  private func catchUp() {
    if isReady { draw(latest) }
  }

  /// Draws a grid, and what else the terminal is to get.
  ///
  /// The grid is not kept, so that who made it can change it without copying it.
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
    if isAsking { keyboard?.inquiry.wasSent(completely: !output.isBusy, at: Inquiry.now) }
  }

  /// Adapts to the terminal's size, and draws everything: terminals move cells about when their
  /// size changes, even if it is the old one in the end.
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

  /// Reports the end of the terminal once, after whatever noticed it.
  private func hangUp() {
    guard !isHungUp else { return }
    isHungUp = true
    DispatchQueue.main.async { [weak self] in
      MainActor.assumeIsolated { self?.onEvent?(.hangup) }
    }
  }
}
