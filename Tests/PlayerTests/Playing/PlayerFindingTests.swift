import Support
@testable import Stage
import Animation
import Cells
import Lookup
import Pixels
import StateGraph
import Terminal
import Testing

@testable import Player

/// The field in the player, on a screen that records: no colours, as text shows them best.
@Suite @MainActor struct PlayerFindingTests {
  private let clock = ManualClock()

  private static let states = """
    node [fps=10]; walk [frames="0-1"]; drinkIn [frames="2-3"]; drinkIdle [frames="4-6"]
    drinkOut [frames="7"]; run [frames="3"]
    """

  private func play(
    _ statements: String = states, columns: Int = 40, rows: Int = 10,
    look: Look = Look(depth: .none), glyphs: GlyphSet? = .half
  ) throws -> (player: Player, screen: RecordingScreen) {
    let screen = RecordingScreen(size: ScreenSize(columns: columns, rows: rows))
    var options = PlayOptions(look: look)
    options.glyphs = glyphs
    let player = Player(
      try Scene.read(statements), on: screen, options: options, clock: clock)
    player.start()
    return (player, screen)
  }

  private func type(_ text: String, on screen: RecordingScreen) {
    for character in text { screen.press(.character(character)) }
  }

  private func lines(_ screen: RecordingScreen) -> [String] { screen.grids.last?.lines ?? [] }

  @Test func `a slash opens it; it is hidden until something is typed`() throws {
    let (player, screen) = try play()
    type("/", on: screen)
    #expect(lines(screen)[0].hasPrefix(" _ a state"))
    #expect(!lines(screen)[1].contains("walk"))
    type("w", on: screen)
    #expect(lines(screen)[0] == " w_                             1  done")
    #expect(lines(screen)[1] == "    walk                       state")
    withExtendedLifetime(player) {}
  }

  @Test func `idle finds drinkIdle, and Enter plays it`() throws {
    let (player, screen) = try play()
    type("/idle", on: screen)
    #expect(lines(screen)[1] == "    drinkIdle                  state")
    screen.press(.enter)
    #expect(player.chosenActor.stateName == "drinkIdle")
    // The choice fills the field, the list is closed, and keys are the player's again.
    #expect(lines(screen)[0] == " drinkIdle")
    #expect(!lines(screen)[1].contains("drink"))
    screen.press(.character(" "))
    #expect(player.clock.isPaused)
    screen.press(.escape)
    #expect(!lines(screen)[0].contains("drinkIdle"))
  }

  @Test func `arrows, Tab and the mouse choose`() throws {
    let (player, screen) = try play()
    type("/d", on: screen)
    screen.press(.down)
    screen.press(.tab)
    #expect(lines(screen)[2] == "  ▶ drinkIdle                  state")
    screen.press(.enter)
    #expect(player.chosenActor.stateName == "drinkIdle")
    type("/", on: screen)
    screen.press(.control("u"))
    type("d", on: screen)
    screen.click(column: 8, row: 3)
    #expect(player.chosenActor.stateName == "drinkOut")
  }

  @Test func `it scrolls beyond three, by keys and by the wheel`() throws {
    let (player, screen) = try play("node [frames=\"0\"]; a1; a2; a3; a4; a5")
    type("/a", on: screen)
    #expect(lines(screen)[1...4].map { $0.contains("a") } == [true, true, true, false])
    #expect(lines(screen)[3].hasSuffix("▾"))
    screen.turnWheel(by: 1, column: 6, row: 2)
    #expect(lines(screen)[1].hasSuffix("▴") && lines(screen)[1].contains("a2"))
    for _ in 0..<5 { screen.press(.down) }
    #expect(lines(screen)[3].contains("▶ a5") && !lines(screen)[3].hasSuffix("▾"))
    withExtendedLifetime(player) {}
  }

  @Test func `one empty row when nothing matches, and Enter closes`() throws {
    let (player, screen) = try play()
    let bare = screen.grids.last
    type("/zz", on: screen)
    #expect(lines(screen)[0] == " zz_                            0  done")
    #expect(lines(screen)[1].allSatisfy { $0 == " " })
    screen.press(.enter)
    #expect(screen.grids.last == bare)
    withExtendedLifetime(player) {}
  }

  @Test func `Escape closes, a click elsewhere too, and no trace is left`() throws {
    let (player, screen) = try play()
    let bare = screen.grids.last
    type("/dr", on: screen)
    #expect(screen.reportsClicks && screen.reportsPastes)
    screen.press(.escape)
    #expect(screen.grids.last == bare && !screen.reportsClicks && !screen.reportsPastes)
    type("/dr", on: screen)
    screen.click(column: 20, row: 9)
    #expect(screen.grids.last == bare && player.chosenActor.stateName == "walk")
  }

  @Test func `Done is as good as Enter`() throws {
    let (player, screen) = try play()
    type("/run", on: screen)
    screen.click(column: 36, row: 0)
    #expect(player.chosenActor.stateName == "run")
  }

  @Test func `the picture goes on playing beneath`() throws {
    let (player, screen) = try play(look: Look())
    type("/", on: screen)
    let before = screen.grids.last
    clock.run(100)
    #expect(screen.grids.last != before)
    #expect(lines(screen)[0].hasPrefix("   a state"))
    withExtendedLifetime(player) {}
  }

  @Test func `several actors are found too, and states by the actor's name`() throws {
    let (player, screen) = try play(
      "subgraph cluster_cat { sit [frames=\"0\"] } subgraph cluster_dog { bark [frames=\"1\"]; wag [frames=\"2\"] }"
    )
    type("/dog", on: screen)
    #expect(lines(screen)[1...3].map { $0.contains("dog") } == [true, true, true])
    #expect(lines(screen)[1].hasSuffix("actor"))
    screen.press(.enter)
    #expect(player.overlays.chosen == 1)
    type("/", on: screen)
    screen.press(.control("u"))
    type("wag", on: screen)
    screen.press(.enter)
    #expect(player.performance.director.actors[1].stateName == "wag")
  }

  @Test func `files beside the one played are opened`() throws {
    let (player, screen) = try play()
    var opened: [String] = []
    player.neighbours = { ["demos/drink.gv", "demos/thirst.gv"] }
    player.onOpen = { opened.append($0) }
    type("/thi", on: screen)
    #expect(lines(screen)[1] == "    thirst.gv                   file")
    screen.press(.enter)
    #expect(opened == ["demos/thirst.gv"])
  }

  @Test func `what is typed and selected stays when the file is saved`() throws {
    let (player, screen) = try play()
    type("/d", on: screen)
    screen.press(.down)
    screen.press(.down)
    player.replace(with: try Scene.read(Self.states + "; dance [frames=\"0\"]"))
    #expect(lines(screen)[0].contains("d_") && lines(screen)[0].contains("4"))
    #expect(lines(screen)[2].contains("▶ drinkIdle"))
  }

  @Test func `another file takes the place of the present one`() throws {
    let (player, screen) = try play()
    clock.run(150)
    player.load(try Scene.read("only [frames=\"5\"]"))
    #expect(player.chosenActor.stateName == "only" && player.clock.time == 0)
    #expect(
      screen.grids.last
        == Scene.grid(player.performance.graph, 40, 10, showing: [5], look: Look(depth: .none)))
  }

  @Test func `a paste is one text, and keys with Alt edit`() throws {
    let (player, screen) = try play()
    type("/", on: screen)
    screen.paste("drink\nOut\n")
    #expect(lines(screen)[0].hasPrefix(" drink Out_"))
    screen.press(.alt("\u{7F}"))
    #expect(lines(screen)[0].hasPrefix(" drink _"))
    screen.press(.alt("b"))
    #expect(lines(screen)[0].hasPrefix(" |drink"))
    withExtendedLifetime(player) {}
  }

  @Test func `without the field, a key with Alt is Escape and that key`() throws {
    let (player, screen) = try play()
    type("g", on: screen)
    screen.press(.alt(" "))
    #expect(player.overlays.isEmpty && player.clock.isPaused)
  }

  @Test(arguments: ["/", "s"])
  func `Escape and a key right after it leave the field, and the key is the player's`(
    opening: String
  ) throws {
    let (player, screen) = try play()
    type(opening + "dr", on: screen)
    screen.press(.alt(" "))
    #expect(player.overlays.isEmpty && player.clock.isPaused)
  }

  // MARK: Narrow places

  @Test func `in 20x6 cells nothing overlaps`() throws {
    let (player, screen) = try play(columns: 20, rows: 6)
    type("/d", on: screen)
    #expect(
      Array(lines(screen)[0...3]) == [
        " d_", "   drinkIn", "   drinkIdle", "   drinkOut",
      ])
    screen.press(.up)
    #expect(lines(screen)[3] == " ▶ drinkOut")
    screen.press(.enter)
    #expect(player.chosenActor.stateName == "drinkOut")
  }

  @Test func `a resize with the list open loses nothing`() throws {
    let (player, screen) = try play()
    type("/d", on: screen)
    screen.press(.down)
    screen.press(.down)
    for (columns, rows) in [(20, 6), (5, 2), (1, 1), (80, 24), (200, 60), (40, 10)] {
      screen.resize(to: ScreenSize(columns: columns, rows: rows))
    }
    #expect(lines(screen)[0] == " d_                             3  done")
    #expect(lines(screen)[2] == "  ▶ drinkIdle                  state")
    screen.resize(to: ScreenSize(columns: 20, rows: 2))
    #expect(lines(screen) == [" d_", " ▶ drinkIdle      ▾"])
    screen.press(.enter)
    #expect(player.chosenActor.stateName == "drinkIdle")
  }

  @Test func `no mouse and ASCII alone are enough`() throws {
    let (player, screen) = try play(glyphs: nil)
    screen.glyphs = GlyphSupport(
      environment: TerminalEnvironment(type: nil), isUTF8: false, isOneColumn: { _ in false })
    screen.resize(to: ScreenSize(columns: 40, rows: 10))
    type("/d", on: screen)
    screen.press(.down)
    #expect(lines(screen)[1] == "  > drinkIn                    state")
    withExtendedLifetime(player) {}
  }

  // MARK: The portrait

  private static let colored = Look(depth: .trueColor)

  /// The colours that are seen in the middle of the portrait in a screen of 80x24 cells.
  private func portrait(_ screen: RecordingScreen) -> Set<CellColor> {
    guard let grid = screen.grids.last else { return [] }
    let place = FinderPlace(columns: 80, rows: 24, cellAspect: 0.5)
    let column = place.column + FinderPlace.margin + place.portraitRows
    let cell = grid[column, place.row + place.portraitRows / 2]
    return [cell.foreground, cell.background]
  }

  private func color(_ tile: Int) -> CellColor { .rgb(Scene.color(tile).rgb) }

  @Test func `a default picture, then the selected state's, which plays by the clock`() throws {
    let (player, screen) = try play(columns: 80, rows: 24, look: Self.colored)
    type("/", on: screen)
    let nobody = portrait(screen)
    type("drinkI", on: screen)
    #expect(portrait(screen) == nobody)
    screen.press(.down)
    #expect(portrait(screen).contains(color(2)))
    screen.press(.down)
    #expect(portrait(screen).contains(color(4)))
    clock.run(100)
    #expect(portrait(screen).contains(color(5)))
    clock.run(100)
    #expect(portrait(screen).contains(color(6)))
    clock.run(100)
    #expect(portrait(screen).contains(color(4)))
    screen.press(.enter)
    #expect(portrait(screen).contains(color(4)))
    type("/", on: screen)
    screen.press(.control("u"))
    #expect(portrait(screen) == nobody)
    withExtendedLifetime(player) {}
  }

  @Test func `the portrait stands beside the field, with a thin line under it`() throws {
    let (player, screen) = try play(columns: 80, rows: 24)
    type("/w", on: screen)
    let place = FinderPlace(columns: 80, rows: 24, cellAspect: 0.5)
    let end = place.column + 2 * place.portraitRows + 2 * FinderPlace.margin
    #expect(place.fieldColumn > end - 1 && place.fieldColumn <= end + 2)
    let line = lines(screen)[place.row + place.portraitRows]
    #expect(line.filter { $0 == "─" }.count == 2 * place.portraitRows)
    withExtendedLifetime(player) {}
  }

  @Test func `the parts have room on every screen`() {
    for columns in 1...220 {
      for rows in 1...70 {
        let place = FinderPlace(columns: columns, rows: rows, cellAspect: 0.5)
        #expect(place.fieldColumn + place.fieldColumns <= columns)
        #expect(place.fieldRow < rows)
        guard place.portraitRows > 0 else { continue }
        #expect(place.row + place.portraitRows + 1 <= rows)
        #expect(place.column + 2 * place.portraitRows + 2 <= place.fieldColumn)
        #expect(place.fieldColumns >= 24)
      }
    }
  }
}
