import Basics
package import Files
import Inputs
package import Catalogue
package import Signals
import Stage
package import Player
package import Animation
import Panels
import Cells
import StateGraph
package import Terminal

/// Lists a catalogue on a screen with a preview of the selected entry, and opens entries on the whole screen.
///
/// Inputs change the ``table`` or ``openPath``; everything else is derived from these by ``follow(_:)``.
@MainActor package final class Browser {
  /// Called once, when the user quits or the terminal is gone.
  package var onEnd: ((Player.Ending) -> Void)?

  /// Where the opened entry has its socket for signals; nil for no socket.
  package var signalPlaces: SocketLocations? {
    get { signals.places }
    set { signals.places = newValue }
  }

  let catalogue: Catalogue
  let pane: PaneScreen
  let preview: Preview
  private let screen: any Screen
  private let keeper: MemoryKeeper
  private let signals = SignalService()
  private let setting: BrowserSetting
  /// The title above the table.
  private let title: String
  private let found = FoundParts()

  private(set) var table: BrowserTable
  /// Path of the entry that is opened on the whole screen; nil while the table is shown.
  private(set) var openPath: String?
  /// The catalogue's message that was shown last.
  private var shownCatalogueMessage: String?
  /// What the screen shows.
  private var shown = CellGrid(columns: 0, rows: 0)
  private var hasEnded = false

  /// Makes a browser that shows nothing yet.
  ///
  /// - Parameters:
  ///   - catalogue: What is browsed.
  ///   - screen: Shows the browser and sends it input.
  ///   - setting: How it runs.
  ///   - memory: The state to restore; nil for a new browser.
  ///   - file: Where its state is saved; nil to save nothing.
  package convenience init(
    _ catalogue: Catalogue, on screen: any Screen, setting: BrowserSetting,
    memory: BrowserMemory?, keptIn file: StoredFile?
  ) {
    self.init(
      catalogue, on: screen, setting: setting, memory: memory, keptIn: file, follows: true,
      load: Preview.background(), makeClock: { nil })
  }

  /// Makes a browser without delays: it plays by the given clock, reads the selected entry at once,
  /// does not follow its changes and saves nothing.
  ///
  /// - Parameters:
  ///   - catalogue: What is browsed.
  ///   - screen: Shows the browser and sends it input.
  ///   - setting: How it runs.
  ///   - clock: Drives everything that plays.
  package convenience init(
    _ catalogue: Catalogue, on screen: any Screen, setting: BrowserSetting, clock: any PlayerClock
  ) {
    self.init(
      catalogue, on: screen, setting: setting, memory: nil, keptIn: nil, follows: false,
      load: Preview.atOnce, patience: 0, makeClock: { clock })
  }

  init(
    _ catalogue: Catalogue, on screen: any Screen, setting: BrowserSetting,
    memory: BrowserMemory?, keptIn file: StoredFile?, follows: Bool,
    load: @escaping Preview.Loader, patience: Nanoseconds = Preview.usualPatience,
    alarmClock: any AlarmClock = SystemAlarmClock.shared,
    makeClock: @escaping @MainActor () -> (any PlayerClock)?
  ) {
    self.screen = screen
    self.catalogue = catalogue
    self.setting = setting
    pane = PaneScreen(of: screen)
    preview = Preview(
      on: pane, options: setting.play, follows: follows, load: load, patience: patience,
      alarmClock: alarmClock, makeClock: makeClock)
    keeper = MemoryKeeper(file, kept: memory, clock: alarmClock)
    title = setting.title ?? memory?.title ?? PathName(catalogue.folder).last
    table = BrowserTable(numbers: setting.numbers)
    if let memory {
      table.restore(memory.table)
      openPath = memory.open
    }
  }

  // MARK: From start to end

  /// Shows the table, or the entry that was open.
  package func start() {
    screen.onEvent = { [weak self] in self?.hear($0) }
    catalogue.onChange = { [weak self] in self?.follow(.catalogue) }
    preview.onChange = { [weak self] in self?.follow(.preview) }
    preview.onEnd = { [weak self] in self?.playEnded($0) }
    pane.onShow = { [weak self] in self?.follow(.pane($0)) }
    pane.onReportsChange = { [weak self] in self?.follow(.paneReports) }
    keeper.onFailure = { [weak self] in
      self?.table.show(notice: $0)
      self?.follow(.state)
    }
    table.show(catalogue.entries)
    table.search()
    noteCatalogueMessage()
    follow(.state)
  }

  /// Shows a message at the bottom until the next input.
  package func say(_ text: String) { table.show(notice: text) }

  /// Gives the terminal back until ``resume()``.
  package func suspend() {
    preview.player?.suspend()
    screen.suspend()
  }

  package func resume() {
    screen.resume()
    preview.player?.resume()
    follow(.state)
  }

  /// Saves the browser's state and removes its socket, before the process ends.
  package func leave() {
    keeper.saveAll()
    signals.close()
  }

  private func end(_ ending: Player.Ending) {
    guard !hasEnded else { return }
    hasEnded = true
    leave()
    onEnd?(ending)
  }

  /// The browser's state for its next start.
  var memory: BrowserMemory {
    var memory = BrowserMemory(folder: catalogue.folder, title: title)
    memory.table = table.state
    memory.open = openPath
    return memory
  }

  // MARK: What follows from a change

  private enum Change {
    /// The table, what is open, the screen's size or a message.
    case state
    case catalogue
    /// The preview has another file, player or fault.
    case preview
    /// The preview's picture, at most in these cells.
    case pane(Damage)
    /// Whether the preview wants clicks or pastes.
    case paneReports
  }

  /// Brings everything that depends on a change up to date.
  ///
  /// Each step uses only what the steps before it have set. Steps that find nothing new do nothing, so that a
  /// change that causes another one may be followed within it.
  private func follow(_ change: Change) {
    switch change {
    case .pane(let damage): return showPane(damage)
    case .paneReports: return updateReports()
    case .state: break
    case .catalogue:
      table.show(catalogue.entries)
      noteCatalogueMessage()
      preview.retry()
    case .preview:
      if openPath != nil, let fault = preview.fault {
        openPath = nil
        table.show(notice: fault)
      }
    }
    updatePreview()
    updateReports()
    updateServedPlayer()
    show()
    keeper.note(memory)
  }

  /// Shows a message of the catalogue once.
  private func noteCatalogueMessage() {
    guard catalogue.message != shownCatalogueMessage else { return }
    shownCatalogueMessage = catalogue.message
    table.show(noticeIfNone: shownCatalogueMessage)
  }

  private func updatePreview() {
    let area = layout.preview
    let selected = table.list.selection.flatMap { $0.fault == nil ? $0.path : nil }
    let path = openPath ?? (area == nil ? nil : selected)
    preview.fits = openPath == nil
    pane.resize(to: openPath == nil ? area.map(Self.size) ?? screen.size : screen.size)
    preview.show(path.map(absolute), isUrgent: openPath != nil || preview.path == nil)
  }

  private static func size(of area: CellRect) -> ScreenSize {
    ScreenSize(columns: max(1, area.columns), rows: max(1, area.rows))
  }

  /// Asks the terminal for clicks and pastes while they are used.
  private func updateReports() {
    let clicks = openPath == nil || pane.reportsClicks
    if screen.reportsClicks != clicks { screen.reportsClicks = clicks }
    let pastes = openPath == nil ? table.fieldHasFocus : pane.reportsPastes
    if screen.reportsPastes != pastes { screen.reportsPastes = pastes }
  }

  /// Gives the player that fills the screen its signals, and the files that it may go over to.
  private func updateServedPlayer() {
    let player = playsWhole ? preview.player : nil
    guard player !== signals.player else { return }
    if let player, let path = openPath.map(absolute) {
      player.neighbours = { FilesBeside.all(beside: path) }
      player.onOpen = { [weak self] in self?.openNeighbour($0) }
    }
    signals.serve(player)
  }

  /// Whether a player fills the screen, rather than the table or a file that is still being read.
  private var playsWhole: Bool { openPath != nil && !preview.isLoading }

  // MARK: Opening

  /// Opens the selected entry.
  private func openSelected() {
    guard let entry = table.list.selection else { return }
    // Its fault is shown as long as it is selected.
    guard entry.fault == nil else { return follow(.state) }
    // The catalogue reads outlines alone: pixels may be damaged all the same.
    if let fault = preview.fault, preview.path == absolute(entry.path) {
      table.show(notice: fault)
      return follow(.state)
    }
    table.confirmSelection()
    openPath = entry.path
    preview.restartIfOver()
    follow(.state)
  }

  /// Opens another file of the folder, whether or not the table shows it.
  private func openNeighbour(_ path: String) {
    let relative = String(path.dropFirst(absolute("").count))
    table.select(path: relative)
    openPath = relative
    follow(.state)
  }

  /// Returns to the table.
  private func closeOpened() {
    openPath = nil
    follow(.state)
  }

  private func playEnded(_ ending: Player.Ending) {
    // A preview beside the table may end; its last picture stays.
    guard playsWhole else { return }
    if ending == .quit, preview.player?.performance.director.isDone != true { return end(.quit) }
    if ending == .hangup { return end(.hangup) }
    closeOpened()
  }

  private func absolute(_ path: String) -> String {
    PathName.start(ofFilesIn: catalogue.folder) + path
  }

  // MARK: Input

  private func hear(_ event: ScreenEvent) {
    let isOpen = openPath != nil
    switch event {
    case .click where isOpen, .wheel where isOpen, .paste where isOpen:
      // Until the file is read, these are dropped.
      if playsWhole { pane.onEvent?(event) }
    case .key(let key): key.typed(where: takesAlt).forEach(press)
    case .click(let column, let row):
      act(on: table.click(column: column, row: row, in: screen.size))
    case .wheel(let count, let column, let row):
      act(on: table.turnWheel(by: count, column: column, row: row, in: screen.size))
    case .paste(let text): act(on: table.paste(text))
    case .resize: follow(.state)
    case .hangup: end(.hangup)
    case .background, .name, .answered: preview.hear(event)
    }
  }

  /// Whether a key with Alt is one key here, rather than Escape and another key.
  private func takesAlt(_ key: Key) -> Bool {
    guard openPath != nil else { return table.fieldHasFocus && EditKeys.command(of: key) != nil }
    guard playsWhole, let player = preview.player else { return false }
    // The player itself lets Escape close its overlays before it passes the key on.
    return player.closesByEscape || player.performance.graph.names(key: key.name)
  }

  private func press(_ key: Key) {
    if openPath == nil { act(on: table.press(key, in: screen.size)) } else { pressOpened(key) }
  }

  /// Passes a key on to the player that fills the screen.
  private func pressOpened(_ key: Key) {
    guard playsWhole, let player = preview.player else {
      // The file is still being read: the player is that of the file before it.
      if key == .escape { closeOpened() }
      if key == .character("q") { end(.quit) }
      return
    }
    if key == .escape, !player.closesByEscape { return closeOpened() }
    pane.onEvent?(.key(key))
  }

  private func act(on outcome: BrowserTable.Outcome) {
    switch outcome {
    case .none: break
    case .changed: follow(.state)
    case .opens: openSelected()
    case .pauses: pane.onEvent?(.key(.character(" ")))
    case .quits: end(.quit)
    }
  }

  // MARK: Pictures

  var layout: BrowserLayout { table.layout(in: screen.size) }

  var theme: Theme {
    var look = setting.play.look
    look.glyphs = screen.glyphs.usable.contains(.half) ? .half : .ascii
    return Theme(look)
  }

  private func show() {
    if openPath == nil {
      let content = BrowserPicture.Content(
        size: screen.size, title: title, progress: catalogue.progress,
        folderFault: catalogue.fault, previewFault: preview.fault, preview: pane.grid)
      shown = BrowserPicture(content, table: &table, found: found, theme: theme).grid
    } else {
      shown = playsWhole ? pane.grid : waitingGrid
    }
    screen.show(shown)
  }

  /// What the whole screen shows until a file is read.
  private var waitingGrid: CellGrid {
    let theme = theme
    var sketch = Sketch(columns: screen.size.columns, rows: screen.size.rows, theme: theme)
    sketch.write("reading", theme.ink(.dim), column: 1, row: 0, width: sketch.columns - 2)
    return sketch.grid
  }

  /// Shows what changed in the picture that plays.
  private func showPane(_ damage: Damage) {
    guard openPath == nil else {
      if playsWhole { screen.show(pane.grid, damage: damage) }
      return
    }
    guard let area = layout.preview else { return }
    // The picture must not cover what lies over it.
    let isCovered = table.showsKeys || (table.fieldHasFocus && table.field.isOpen)
    guard !isCovered else { return show() }
    var moved = Damage()
    for (row, span) in damage.spans.enumerated() where !span.isEmpty {
      let place = CellRect(
        column: area.column + span.lowerBound, row: area.row + row, columns: span.count, rows: 1)
      guard let inside = place.intersection(area) else { continue }
      shown.draw(pane.grid, column: area.column, row: area.row, within: inside)
      moved.add(inside)
    }
    screen.show(shown, damage: moved)
  }
}
