import Basics
package import Files
package import Catalogue
package import Signals
package import Player
package import Animation
import Cells
import Lookup
package import Terminal

/// Lists a catalogue on a screen, with the selected entry playing beside the table, and plays it whole.
@MainActor package final class Browser {
  /// Called once, when the user quits or the terminal is gone.
  package var onEnd: ((Player.Ending) -> Void)?

  /// Where others find a socket for signals to what is played whole; nil if there is to be none.
  package var signalPlaces: SocketPlaces?

  let screen: any Screen
  let catalogue: Catalogue
  let pane: PaneScreen
  let preview: Preview
  let keeper: MemoryKeeper
  let setting: BrowserSetting

  var list = BrowserList()
  /// What stands above the table.
  private(set) var title: String
  var isSearching = false
  var fieldHasFocus = false
  var field = SearchField()
  /// What is marked in the table and below the picture.
  var found = FoundParts()
  /// Path of the entry that is played whole; nil while the table is there.
  var openPath: String?
  var showsKeys = false
  /// What is said at the foot until the next key.
  var notice: String?
  /// What the catalogue said last.
  var heard: String?
  /// What the screen shows.
  var shown = CellGrid(columns: 0, rows: 0)
  private var hasEnded = false
  /// Hears signals for what is played whole.
  private var server: SignalServer?
  /// Who is played whole, and hears signals if they can be heard.
  private weak var served: Player?

  /// Makes a browser that shows nothing yet.
  ///
  /// - Parameters:
  ///   - catalogue: What is browsed.
  ///   - screen: Where it is shown, and where keys come from.
  ///   - setting: How it runs.
  ///   - memory: How it was left; nil for a new one.
  ///   - file: Where it is kept how it is left; nil to keep nothing.
  package convenience init(
    _ catalogue: Catalogue, on screen: any Screen, setting: BrowserSetting,
    memory: BrowserMemory?, keptIn file: KeptFile?
  ) {
    self.init(
      catalogue, on: screen, setting: setting, memory: memory, keptIn: file, follows: true,
      load: Preview.background(), makeClock: { nil })
  }

  /// Makes a browser that nobody waits for: it plays by a clock that is given, reads what is selected at
  /// once, follows no changes of it and keeps nothing.
  ///
  /// - Parameters:
  ///   - catalogue: What is browsed.
  ///   - screen: Where it is shown, and where keys come from.
  ///   - setting: How it runs.
  ///   - clock: What drives all that plays.
  package convenience init(
    _ catalogue: Catalogue, on screen: any Screen, setting: BrowserSetting, clock: any PlayerClock
  ) {
    self.init(
      catalogue, on: screen, setting: setting, memory: nil, keptIn: nil, follows: false,
      load: Preview.atOnce, patience: 0, makeClock: { clock })
  }

  init(
    _ catalogue: Catalogue, on screen: any Screen, setting: BrowserSetting,
    memory: BrowserMemory?, keptIn file: KeptFile?, follows: Bool,
    load: @escaping Preview.Loader, patience: Nanoseconds = Preview.usualPatience,
    makeClock: @escaping @MainActor () -> (any PlayerClock)?
  ) {
    self.screen = screen
    self.catalogue = catalogue
    self.setting = setting
    pane = PaneScreen(of: screen)
    preview = Preview(
      on: pane, options: setting.play, follows: follows, load: load, patience: patience,
      makeClock: makeClock)
    keeper = MemoryKeeper(file, kept: memory)
    title = setting.title ?? memory?.title ?? PathName(catalogue.folder).last
    if let memory { restore(memory) }
  }

  private func restore(_ memory: BrowserMemory) {
    isSearching = memory.isSearching
    fieldHasFocus = memory.fieldHasFocus && memory.isSearching
    field = SearchField(memory.query)
    list.sort(by: memory.order)
    list.restore(
      selected: memory.selected, scroll: memory.scroll, followsSelection: memory.followsSelection)
    openPath = memory.open
  }

  /// How the browser is, for its next start.
  var memory: BrowserMemory {
    var memory = BrowserMemory(folder: catalogue.folder, title: title)
    memory.isSearching = isSearching
    memory.query = field.text
    memory.fieldHasFocus = fieldHasFocus
    memory.selected = list.wanted
    memory.scroll = list.scroll
    memory.followsSelection = list.followsSelection
    memory.order = list.order
    memory.open = openPath
    return memory
  }

  /// Shows the table, or what was played whole.
  package func start() {
    screen.onEvent = { [weak self] in self?.hear($0) }
    catalogue.onChange = { [weak self] in self?.catalogueChanged() }
    preview.onChange = { [weak self] in self?.previewChanged() }
    preview.onEnd = { [weak self] in self?.playEnded($0) }
    pane.onShow = { [weak self] in self?.showPane($0) }
    pane.onWishChange = { [weak self] in self?.updateReports() }
    keeper.onFailure = { [weak self] in
      self?.notice = $0
      self?.show()
    }
    list.show(catalogue.entries)
    list.search(query)
    hearCatalogue()
    update()
  }

  /// Says something at the foot until the next key.
  package func say(_ text: String) { notice = text }

  /// Gives the terminal back until ``resume()``.
  package func suspend() {
    preview.player?.suspend()
    screen.suspend()
  }

  package func resume() {
    screen.resume()
    preview.player?.resume()
    update()
  }

  /// Keeps how the browser is, and hears no signals any more, for whoever ends the process.
  package func leave() {
    keeper.saveAll()
    server?.close()
  }

  func end(_ ending: Player.Ending) {
    guard !hasEnded else { return }
    hasEnded = true
    leave()
    onEnd?(ending)
  }

  /// Lets others send signals to whoever is played whole now, and to nobody else.
  func updateServer() {
    let player = playsWhole ? preview.player : nil
    guard player !== served else { return }
    served = player
    offerFiles(to: player)
    // The next player may be called the same.
    server?.close()
    server = nil
    guard let player, let signalPlaces else { return }
    server = player.serve(at: signalPlaces)
    // Why there is none is said over the picture.
    if server == nil { player.show(at: player.clock.time) }
  }

  /// Whether the whole screen is a player's, rather than the table's or waiting for a file to be read.
  var playsWhole: Bool { openPath != nil && !preview.isLoading }

  /// What is searched for.
  var query: Query {
    isSearching
      ? Query(field.text, names: CatalogueEntry.fields.names, style: setting.numbers) : Query()
  }
}
