@testable import Panels
@testable import Inputs
@testable import Stage
@testable import Player
@testable import Catalogue
@testable import Files
import Support
@testable import Browser
import Animation
import Cells
import Pixels
import StateGraph
import Terminal
import Testing

@Suite @MainActor struct BrowserTests {
  private let folder: TemporaryFolder
  private let screen = RecordingScreen(size: ScreenSize(columns: 100, rows: 24))
  private let clock = ManualClock()
  private var file: StoredFile { StoredFile(folder.path("kept/zoo.state")) }

  init() throws {
    folder = try TemporaryFolder()
    try folder.makeFolder("zoo")
    for number in 0..<40 {
      try folder.write(
        """
        digraph g { title="Walk \(number)"; author="\(number % 2 == 0 ? "Ann" : "Pau")"
          year=\(1980 + number); sheet="../man.png"; tile="2x2"; scale=1
          a [frames="0-\(number % 5 + 1)", fps=\(number < 20 ? 5 : 10)]; b [frames="0"]
          a -> b [on="key d"] }
        """, to: "zoo/walk\(number).gv")
    }
    try folder.write(TemporaryFolder.tiles(6), to: "man.png")
    try folder.write("digraph b { a -> }", to: "zoo/broken.gv")
  }

  private func browser(
    _ memory: BrowserMemory? = nil, title: String? = nil, depth: ColorDepth = .trueColor,
    load: @escaping Preview.Loader = Preview.atOnce
  ) -> Browser {
    let catalogue = Catalogue(folder: folder.path("zoo"), index: nil)
    catalogue.updateNow()
    var setting = BrowserSetting(play: PlayOptions(look: Look(depth: depth)), title: title)
    setting.play.look.depth = depth
    let browser = Browser(
      catalogue, on: screen, setting: setting, memory: memory, keptIn: file, follows: false,
      load: load, makeClock: { [clock] in clock })
    browser.start()
    return browser
  }

  private var lines: [String] { screen.grids.last?.texts ?? [] }
  private func press(_ text: String) { for key in text { screen.press(.character(key)) } }

  /// The column and row where a text begins.
  private func place(of text: String) throws -> (column: Int, row: Int) {
    for (row, line) in lines.enumerated() {
      if let range = line.firstRange(of: text) {
        return (line.distance(from: line.startIndex, to: range.lowerBound), row)
      }
    }
    throw Missing(text: text)
  }

  private struct Missing: Error { let text: String }

  // MARK: The table

  @Test func `It lists what is in the folder, with the selected entry playing beside it`() throws {
    let browser = browser()
    #expect(lines[0].hasPrefix(" zoo") && lines[0].hasSuffix(" 41"))
    #expect(lines[1].contains("title ▲"))
    #expect(lines[2].hasPrefix("▶!broken"))
    #expect(lines[23].contains("enter opens") == false, "the fault replaces the hint")
    screen.press(.down)
    #expect(lines[3].hasPrefix("▶ Walk 0"))
    #expect(lines[23].contains("enter opens"))
    #expect(browser.preview.player != nil)
    let before = screen.grids.last
    clock.run(250)
    #expect(screen.grids.last != before, "it plays")
    #expect(screen.grids.last?.texts.map { $0.prefix(60) } == before?.texts.map { $0.prefix(60) })
  }

  @Test func `An empty folder and a missing one have different messages`() throws {
    try folder.makeFolder("empty")
    for (name, text) in [
      ("empty", "nothing to play here"), ("gone", "the folder is not there any more"),
      ("man.png/zoo", "the folder is not there any more"),
    ] {
      let catalogue = Catalogue(folder: folder.path(name), index: nil)
      catalogue.updateNow()
      let browser = Browser(
        catalogue, on: screen, setting: BrowserSetting(play: PlayOptions(look: Look())),
        memory: nil, keptIn: nil, follows: false, load: Preview.atOnce,
        makeClock: { [clock] in clock })
      browser.start()
      #expect(lines[2].contains(text), "\(lines)")
    }
  }

  @Test func `With a given clock, the selected entry plays at once`() throws {
    let catalogue = Catalogue(folder: folder.path("zoo"), index: nil)
    catalogue.updateNow()
    let browser = Browser(
      catalogue, on: screen, setting: BrowserSetting(play: PlayOptions()), clock: clock)
    browser.start()
    for name in ["walk0.gv", "walk1.gv", "walk2.gv"] {
      screen.press(.down)
      #expect(browser.preview.player?.performance.graph.actors.map(\.name) == ["g"])
      #expect(browser.preview.path == folder.path("zoo/\(name)") && !browser.preview.isLoading)
    }
    #expect(lines[0].hasPrefix(" zoo") && browser.preview.player?.clock === clock)
  }

  @Test func `A broken file is listed with its fault`() throws {
    let browser = browser()
    #expect(lines[23].contains("broken.gv:1:"))
    screen.press(.enter)
    #expect(browser.openPath == nil && lines[23].contains("broken.gv:1:"))
  }

  @Test func `Damage that only playing reveals is reported too`() throws {
    var bytes = TemporaryFolder.tiles(6).pngData()
    for place in 50..<bytes.count - 16 { bytes[place] ^= 0x55 }
    try folder.write(bytes, to: "torn.png")
    try folder.write(
      "digraph t { title=\"AAA\"; sheet=\"../torn.png\"; tile=\"2x2\"; a [frames=0] }",
      to: "zoo/torn.gv")
    let browser = browser()
    #expect(
      browser.table.list.selection?.title == "AAA" && browser.table.list.selection?.fault == nil)
    #expect(browser.preview.fault?.contains("torn.png") == true)
    screen.press(.enter)
    #expect(browser.openPath == nil && lines[23].contains("torn.png"))
  }

  @Test func `Keys and clicks on headers sort it, and the direction is shown`() throws {
    let browser = browser()
    press("s")
    #expect(lines[1].contains("author ▲"))
    press("SS")
    #expect(lines[1].contains("modified ▲"))
    press("s")
    press("r")
    #expect(lines[1].contains("title ▼") && lines[2].contains("Walk 39"))
    let frames = try place(of: "frames")
    screen.click(column: frames.column, row: frames.row)
    #expect(lines[1].contains("frames ▲") && browser.table.list.order == BrowserOrder(.frames))
    screen.click(column: frames.column + 2, row: frames.row)
    #expect(browser.table.list.order == BrowserOrder(.frames, isAscending: false))
  }

  @Test func `Keys move by pages and to the ends, and the wheel scrolls`() {
    let browser = browser()
    screen.press(.end)
    #expect(lines[22].hasPrefix("▶ Walk 39"))
    screen.press(.pageUp)
    #expect(browser.table.list.selected == 40 - browser.layout.list.rows)
    screen.press(.home)
    #expect(lines[2].hasPrefix("▶!broken"))
    screen.turnWheel(by: 1, column: 3, row: 5)
    #expect(lines[2].hasPrefix("  Walk 2") && browser.table.list.selected == 0)
    screen.turnWheel(by: -1, column: 3, row: 5)
    #expect(lines[2].hasPrefix("▶!broken"))
  }

  @Test func `A click selects, a second one opens`() throws {
    let browser = browser()
    let place = try place(of: "Walk 7")
    screen.click(column: place.column, row: place.row)
    #expect(browser.table.list.selection?.title == "Walk 7" && browser.openPath == nil)
    screen.click(column: place.column, row: place.row)
    #expect(browser.openPath == "walk7.gv")
  }

  // MARK: Opened entries

  @Test func `Enter opens the entry with the player's keys, Escape returns to the same rows`()
    throws
  {
    let browser = browser()
    for _ in 0..<30 { screen.press(.down) }
    let table = lines
    screen.press(.enter)
    #expect(browser.pane.size == screen.size)
    #expect(!lines.contains { $0.contains("Walk") })
    press("i")
    #expect(lines[23].contains("a  frame"))
    press("d")
    #expect(lines[23].contains(" b  frame"), "the graph's keys too")
    press("g")
    screen.press(.escape)
    #expect(browser.openPath != nil, "an overlay is closed first")
    screen.press(.escape)
    #expect(
      browser.openPath == nil
        && lines.prefix(20).map { $0.prefix(60) }
          == table.prefix(20).map { $0.prefix(60) }
    )
  }

  @Test func `q quits, in the table and in an open entry`() {
    for isWhole in [false, true] {
      let browser = browser()
      var endings: [Player.Ending] = []
      browser.onEnd = { endings.append($0) }
      screen.press(.down)
      if isWhole { screen.press(.enter) }
      press("q")
      #expect(endings == [.quit])
    }
  }

  @Test func `A play that ends returns to the table and starts again when it is opened`() throws {
    try folder.write(
      """
      digraph e { title="AAA"; sheet="../man.png"; tile="2x2"; node [repeat=1]
        x [frames="0-1"]; y [frames="2", shape=doublecircle]; x -> y }
      """, to: "zoo/end.gv")
    let browser = browser()
    #expect(browser.table.list.selection?.title == "AAA")
    screen.press(.enter)
    clock.run(1000)
    #expect(browser.openPath == nil)
    screen.press(.enter)
    #expect(browser.openPath == "end.gv")
    #expect(browser.preview.player?.performance.director.isDone == false)
  }

  @Test func `A hangup of the terminal ends it`() {
    let browser = browser()
    var endings: [Player.Ending] = []
    browser.onEnd = { endings.append($0) }
    screen.hangUp()
    #expect(endings == [.hangup])
  }

  @Test func `Until a file is read, the previous player gets no input`() throws {
    let shelf = HeldFiles()
    let browser = browser(load: shelf.load)
    screen.press(.end)
    shelf.giveAll()
    let before = try #require(browser.preview.player)
    screen.press(.up)
    screen.press(.enter)
    #expect(browser.openPath == "walk38.gv" && browser.preview.isLoading)
    #expect(
      browser.preview.player === before && lines == [" reading"] + Array(repeating: "", count: 23))
    let state = before.performance.director.actors[0].state
    press("di ")
    screen.click(column: 1, row: 1)
    screen.turnWheel(by: 1, column: 1, row: 1)
    screen.onEvent?(.paste("b"))
    clock.run(1000)
    #expect(before.performance.director.actors[0].state == state && !before.clock.isPaused)
    #expect(lines[0] == " reading" && lines[23].isEmpty)
    shelf.giveAll()
    #expect(browser.openPath == "walk38.gv" && browser.preview.player !== before)
    #expect(lines[0] != " reading")
    screen.press(.escape)
    screen.press(.down)
    screen.press(.enter)
    #expect(browser.preview.isLoading)
    screen.press(.escape)
    #expect(browser.openPath == nil && lines[22].hasPrefix("▶ Walk 39"))
  }

  @Test func `A key right after Escape is two keys, as it is with time between them`() throws {
    try folder.write(
      """
      digraph n { title="AAA"; sheet="../man.png"; tile="2x2"; a [frames=0]; b [frames=1]
        a -> b [on="key alt-x"] }
      """, to: "zoo/named.gv")
    let browser = browser()
    var endings: [Player.Ending] = []
    browser.onEnd = { endings.append($0) }
    screen.press(.enter)
    press("g")
    screen.press(.alt("i"))
    #expect(browser.openPath != nil && lines[23].contains("a  frame"), "Escape closes the graph")
    screen.press(.alt("x"))
    #expect(browser.openPath != nil && lines[23].contains("b  frame"), "the graph names this one")
    screen.press(.alt("s"))
    #expect(browser.openPath == nil && browser.table.list.order.column == .author)
    press("/walk ann")
    screen.press(.alt("b"))
    #expect(
      browser.table.fieldHasFocus && browser.table.field.text == "walk ann", "a word to the left")
    screen.press(.alt("\u{7F}"))
    #expect(browser.table.fieldHasFocus && browser.table.field.text == "ann", "a word is deleted")
    screen.press(.alt("s"))
    #expect(!browser.table.isSearching && browser.table.list.order.column == .year)
    press("?")
    screen.press(.alt("s"))
    #expect(!browser.table.showsKeys && browser.table.list.order.column != .year)
    screen.press(.alt("q"))
    #expect(endings == [.quit])
  }

  // MARK: Searching

  @Test func `Results change with each key, and found parts are marked`() throws {
    let browser = browser()
    press("/")
    var counts: [Int] = []
    for key in "walk 1" {
      press(String(key))
      counts.append(browser.table.list.shown.count)
    }
    // Walk 1, 10 to 19, 21 and 31, and entries with such a number of states or frames or such a year.
    #expect(counts.dropLast() == [40, 40, 40, 40, 40] && counts.last == 13)
    #expect(lines[0].contains("of 41"))
    let grid = try #require(screen.grids.last)
    let place = try place(of: "Walk 1")
    let mark = browser.theme.ink(.present).foreground
    let marked = (0..<6).map { grid[place.column + $0, place.row].foreground == mark }
    #expect(marked == [true, true, true, true, false, true])
  }

  @Test func `Numbers that are found are marked too`() throws {
    let browser = browser()
    press("s")
    press("s")
    press("/1985")
    #expect(browser.table.list.shown.count == 1)
    let place = try place(of: "1985 ")
    let grid = try #require(screen.grids.last)
    let row = place.row == 1 ? 3 : place.row
    let column = lines[row].firstRange(of: "1985").map {
      lines[row].distance(from: lines[row].startIndex, to: $0.lowerBound)
    }
    let at = try #require(column)
    #expect(grid[at, row].foreground == browser.theme.ink(.present).foreground)
  }

  @Test func `An error in a query is reported, and the rest of the query applies`() {
    let browser = browser()
    press("/ann fps:>x")
    #expect(lines[23].contains("fps needs a number"))
    #expect(browser.table.list.shown.count == 20)
    screen.press(.backspace)
    press("5")
    #expect(!lines[23].contains("fps needs") && browser.table.list.shown.count == 10)
  }

  @Test func `Names are completed in a drop-down`() {
    let browser = browser()
    press("/ann k")
    #expect(lines[2].contains("kind:"))
    screen.press(.down)
    screen.press(.enter)
    #expect(browser.table.field.text == "ann kind:")
    #expect(lines[2].contains("kind:graph") && lines[4].contains("kind:png"))
    #expect(!lines[2].hasPrefix("▶") && !lines[3].contains("graph"), "no row shows beside it")
    press("g")
    screen.press(.tab)
    #expect(lines[2].contains("▶ kind:graph"))
    screen.press(.enter)
    #expect(browser.table.field.text == "ann kind:graph" && !browser.table.field.isOpen)
    screen.press(.enter)
    #expect(!browser.table.fieldHasFocus)
    press("/ f")
    screen.click(column: 8, row: 3)
    #expect(browser.table.field.text == "ann kind:graph frames:")
  }

  @Test func `Escape closes the drop-down, then ends the search`() {
    let browser = browser()
    press("/k")
    screen.press(.escape)
    #expect(browser.table.isSearching && !browser.table.field.isOpen)
    screen.press(.escape)
    #expect(!browser.table.isSearching && browser.table.list.shown.count == 41)
    press("/ann")
    screen.press(.down)
    #expect(!browser.table.fieldHasFocus && browser.table.list.shown.count == 20)
    screen.press(.escape)
    #expect(!browser.table.isSearching && browser.table.list.shown.count == 41)
  }

  @Test func `Keys go to the field or to the table, and Tab switches between them`() {
    let browser = browser()
    press("/q")
    #expect(browser.table.field.text == "q")
    screen.press(.backspace)
    screen.press(.tab)
    press("s")
    #expect(browser.table.field.text == "" && browser.table.list.order.column == .author)
    screen.press(.tab)
    press("s")
    #expect(browser.table.field.text == "s")
  }

  @Test func `A text is pasted into the field`() {
    let browser = browser()
    press("/")
    #expect(screen.reportsPastes)
    screen.onEvent?(.paste("walk 12\n"))
    #expect(browser.table.field.text == "walk 12" && browser.table.list.shown.count == 1)
    screen.press(.enter)
    #expect(!screen.reportsPastes)
  }

  // MARK: The saved state

  @Test func `The whole state is restored`() throws {
    let browser = browser(title: "My zoo")
    press("s")
    press("r")
    press("/ann ")
    screen.press(.enter)
    for _ in 0..<17 { screen.press(.down) }
    screen.turnWheel(by: -1, column: 3, row: 10)
    press("/")
    let before = try #require(screen.grids.last)
    browser.leave()
    let bytes = try #require(try file.read())
    let again = self.browser(try BrowserMemory(bytes, of: folder.path("zoo")))
    #expect(screen.grids.last == before)
    #expect(
      again.table.isSearching && again.table.fieldHasFocus && again.table.field.text == "ann ")
    #expect(again.table.list.order == BrowserOrder(.author, isAscending: false))
    #expect(lines[0].hasPrefix(" My zoo"))
  }

  @Test func `An open entry is opened again`() throws {
    let browser = browser()
    for _ in 0..<5 { screen.press(.down) }
    screen.press(.enter)
    browser.leave()
    let bytes = try #require(try file.read())
    let again = self.browser(try BrowserMemory(bytes, of: folder.path("zoo")))
    #expect(again.openPath == "walk4.gv" && again.preview.player != nil)
    #expect(again.pane.size == screen.size)
    screen.press(.escape)
    #expect(again.table.list.selection?.title == "Walk 4")
  }

  @Test func `An open file that is gone is reported`() throws {
    var memory = BrowserMemory(folder: folder.path("zoo"), title: "zoo")
    memory.open = "gone.gv"
    let browser = browser(memory)
    #expect(browser.openPath == nil && lines[23].contains("no such file"))
  }

  @Test func `Quitting saves the state`() throws {
    let browser = browser()
    browser.onEnd = { _ in }
    press("/pau")
    screen.press(.enter)
    press("q")
    let memory = try BrowserMemory(try #require(try file.read()), of: folder.path("zoo"))
    #expect(memory.table.query == "pau" && memory.table.isSearching && !memory.table.fieldHasFocus)
  }

  @Test func `The progress of reading is shown`() {
    let browser = browser()
    screen.press(.end)
    browser.catalogue.report(Array(browser.catalogue.known.prefix(10)), done: 10, of: 41)
    #expect(lines[0].hasSuffix("reading 10/41  10"))
    browser.catalogue.updateNow()
    browser.catalogue.onChange?()
    #expect(lines[0].hasSuffix(" 41") && browser.table.list.selection?.title == "Walk 39")
  }

  @Test func `Changed files are shown`() throws {
    let browser = browser()
    try folder.write(
      "digraph b { sheet=\"../man.png\"; tile=\"2x2\"; a [frames=0] }", to: "zoo/broken.gv")
    browser.catalogue.updateNow()
    browser.catalogue.onChange?()
    #expect(lines[2].hasPrefix("▶ broken") && browser.preview.player != nil)
  }

  @Test func `A message of the catalogue is shown once`() throws {
    let index = StoredFile(folder.path("zoo.index"))
    try index.write([1, 2, 3])
    let catalogue = Catalogue(folder: folder.path("zoo"), index: index)
    catalogue.open()
    catalogue.updateNow()
    let browser = Browser(
      catalogue, on: screen, setting: BrowserSetting(play: PlayOptions()), memory: nil, keptIn: nil,
      follows: false, load: { _, _ in }, makeClock: { nil })
    browser.start()
    #expect(lines[23].contains("the index of the catalogue cannot be used"))
    screen.press(.down)
    #expect(lines[23].contains("enter opens"))
  }

  // MARK: Small screens

  @Test func `Twenty by six cells are enough`() throws {
    screen.resize(to: ScreenSize(columns: 20, rows: 6))
    let browser = browser(depth: .none)
    #expect(lines[0].hasPrefix(" zoo") && lines[1].hasPrefix("▶!broken"))
    screen.press(.down)
    #expect(lines[2].hasPrefix("▶ Walk 0"))
    press("/walk 39")
    #expect(lines[0].hasPrefix(" walk 39") && lines[1].hasPrefix("▶ Walk 39"))
    press(" k")
    #expect(lines[1].contains("kind:"))
    screen.press(.escape)
    screen.press(.backspace)
    press("fps:")
    #expect(lines[5].contains("fps needs"))
    screen.press(.enter)
    screen.press(.enter)
    #expect(browser.openPath == "walk39.gv")
    screen.press(.escape)
    #expect(lines[0].hasPrefix(" walk 39"))
  }

  @Test func `A narrow screen shows a shorter progress`() {
    let browser = browser()
    let (known, rows) = (browser.catalogue.known, 6)
    for (columns, title) in [
      (40, " zoo               reading 10/41  41"), (24, " zoo       reading 10/41"),
      (20, " zoo          10/41"), (15, " zoo     10/41"), (12, " zoo     41"), (8, " zoo"),
    ] {
      screen.resize(to: ScreenSize(columns: columns, rows: rows))
      browser.catalogue.report(known, done: 10, of: 41)
      #expect(lines[0].filter { $0 != " " } == title.filter { $0 != " " }, "\(columns)")
      #expect(lines[0].hasPrefix(" zoo"))
    }
  }

  @Test func `A resize loses nothing, with the drop-down open too`() throws {
    let browser = browser()
    for _ in 0..<30 { screen.press(.down) }
    press("/k")
    screen.press(.down)
    let before = (browser.memory, browser.table.field.selected)
    let grid = screen.grids.last
    for (columns, rows) in [(20, 6), (200, 60), (1, 1), (40, 30), (72, 10), (100, 24)] {
      screen.resize(to: ScreenSize(columns: columns, rows: rows))
      #expect(browser.table.field.isOpen && browser.table.field.text == "k")
    }
    #expect(browser.table.field.selected == before.1)
    #expect(
      browser.memory.table.query == before.0.table.query
        && browser.memory.table.selected == before.0.table.selected)
    #expect(screen.grids.last == grid)
  }

  @Test func `Any keys, clicks and sizes in any order do not crash it`() throws {
    var generator = SeededGenerator(seed: 11)
    let browser = browser()
    browser.onEnd = { _ in }
    let keys: [Key] =
      BrowserKeys.entries.flatMap { $0.keys.map(\.key) }.filter { $0 != .character("q") }
      + [.character("a"), .character(":"), .character("日"), .backspace, .left, .delete]
    for _ in 0..<1500 {
      let column = Int.random(in: 0..<screen.size.columns, using: &generator)
      let row = Int.random(in: 0..<screen.size.rows, using: &generator)
      switch Int.random(in: 0..<12, using: &generator) {
      case 0: clock.run(Int64.random(in: 0...300, using: &generator))
      case 1: screen.click(column: column, row: row)
      case 2:
        screen.turnWheel(by: Bool.random(using: &generator) ? 1 : -1, column: column, row: row)
      case 3:
        let sizes = [(1, 1), (20, 6), (80, 24), (72, 9), (200, 60), (3, 30), (50, 20)]
        let size = sizes.randomElement(using: &generator) ?? (1, 1)
        screen.resize(to: ScreenSize(columns: size.0, rows: size.1))
      default: screen.press(keys.randomElement(using: &generator) ?? .escape)
      }
      if let selected = browser.table.list.selected {
        #expect(browser.table.list.shown.indices.contains(selected))
      }
    }
  }
}

/// Reads files on demand.
@MainActor private final class HeldFiles {
  private var waiting: [@MainActor () -> Void] = []

  var load: Preview.Loader {
    { [self] file, done in
      waiting.append { done(Result { () throws(InputError) in try file.read() }) }
    }
  }

  func giveAll() {
    let given = waiting
    waiting = []
    for give in given { give() }
  }
}

extension CellGrid {
  /// The text of each row, without the spaces at its end; a wide character counts once.
  fileprivate var texts: [String] {
    (0..<rows).map { row in
      let text = cells[row * columns..<(row + 1) * columns].map(\.text).joined()
      return String(text.reversed().drop { $0 == " " }.reversed())
    }
  }
}
