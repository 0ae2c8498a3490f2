@testable import Panels
import Basics
import Support
import Animation
import Cells
import Pixels
import StateGraph
import Terminal
import Testing

@testable import Player

/// What a graph makes of a player: keys, clicks, signals, motion, ends, another graph in mid-play.
@Suite @MainActor struct PlayerGraphTests {
  private let clock = ManualClock()
  private let screen = RecordingScreen(size: ScreenSize(columns: 8, rows: 2))

  private func player(_ statements: String) throws -> Player {
    let player = Player(
      try Scene.read(statements), on: screen, options: PlayOptions(), clock: clock)
    player.start()
    return player
  }

  /// The tiles on the screen, a digit for each sub-cell, a point for the background.
  private var picture: [String] {
    let letters = Dictionary(
      uniqueKeysWithValues: (0..<8).map { (Scene.color($0).rgb, Character("\($0)")) })
    return screen.grids.last?.picture(letters) ?? []
  }

  /// The lowest row of it.
  private var row: String { picture.last ?? "" }

  private func press(_ keys: String) { for key in keys { screen.press(.character(key)) } }

  private func text(ofRow number: Int) -> String {
    guard let grid = screen.grids.last else { return "" }
    let cells = grid.cells[number * grid.columns..<(number + 1) * grid.columns]
    return String(String.UnicodeScalarView(cells.map(\.glyph)))
  }

  // MARK: Keys

  @Test func `The keys of the graph go before those of the player, but for q`() throws {
    let player = try player(
      """
      node [fps=0.1]
      a [frames="0"]; b [frames="1"]; c [frames="2"]
      a -> b [on="key space"]; b -> c [on="key r"]; c -> a [on="key q"]; a -> c [on="key ctrl-l"]
      """)
    var endings: [Player.Ending] = []
    player.onEnd = { endings.append($0) }
    #expect(row == "...00...")
    press(" ")
    #expect(row == "...11..." && !clock.isPaused)
    press("r")
    #expect(row == "...22...")
    press("q")
    #expect(endings == [.quit])
  }

  @Test func `A key of the graph is the graph's while nobody listens, too`() throws {
    let player = try player(
      """
      node [fps=0.1]
      a [frames="0"]; b [frames="1"]
      a -> b [on="key space"]
      """)
    press("  ")
    #expect(row == "...11...")
    #expect(!clock.isPaused)
    press(".")
    #expect(clock.isPaused)
    withExtendedLifetime(player) {}
  }

  @Test func `Named keys and keys with Control reach the graph`() throws {
    let player = try player(
      """
      node [fps=0.1]
      a [frames="0"]; b [frames="1"]; c [frames="2"]
      a -> b [on="key up"]; b -> c [on="key ctrl-l"]; c -> a [on="key F5"]
      """)
    var rows: [String] = []
    for key in [Key.down, .up, .control("l"), .function(5)] {
      screen.press(key)
      rows.append(row)
    }
    #expect(rows == ["...00...", "...11...", "...22...", "...00..."])
    withExtendedLifetime(player) {}
  }

  @Test func `A key is heard at the moment of the press, also while it is paused`() throws {
    let player = try player(
      "a [frames=\"0-3\", fps=0.1]; b [frames=\"4-5\"]; a -> b [on=\"key d\"]")
    clock.run(130)
    press("d")
    #expect(row == "...44...")
    clock.run(99)
    #expect(row == "...44...")
    clock.run(1)
    #expect(row == "...55...")
    withExtendedLifetime(player) {}
  }

  @Test func `A pause is an event of the graph`() throws {
    let player = try player(
      "a [frames=\"0\"]; b [frames=\"1\"]; a -> b [on=pause]; b -> a [on=\"after 1s\"]")
    press(" ")
    #expect(clock.isPaused && row == "...11...")
    clock.run(5000)
    press(" ")
    clock.run(999)
    #expect(row == "...11...")
    clock.run(1)
    #expect(row == "...00...")
    withExtendedLifetime(player) {}
  }

  // MARK: Clicks and signals

  @Test func `A click on a figure is that figure's`() throws {
    let player = try player(
      """
      anchor="bottom-left"; node [fps=0.1]
      subgraph cluster_x { at="0,2"; a [frames="0"]; b [frames="1"]; a -> b [on=click] }
      subgraph cluster_y { at="4,2"; c [frames="2"]; e [frames="3"]; c -> e [on=click] }
      """)
    #expect(screen.reportsClicks)
    #expect(row == "00..22..")
    screen.click(column: 2, row: 1)
    screen.click(column: 4, row: 0)
    #expect(row == "00..22..")
    screen.click(column: 5, row: 1)
    #expect(row == "00..33..")
    screen.click(column: 0, row: 1)
    #expect(row == "11..33..")
    withExtendedLifetime(player) {}
  }

  @Test func `Of two that overlap the one before is clicked on`() throws {
    let player = try player(
      """
      anchor="bottom-left"; node [fps=0.1]
      subgraph cluster_x { at="2,2"; a [frames="0"]; b [frames="1"]; a -> b [on=click] }
      subgraph cluster_y { at="3,2"; c [frames="2"]; e [frames="3"]; c -> e [on=click] }
      """)
    #expect(row == "..022...")
    screen.click(column: 3, row: 1)
    #expect(row == "..033...")
    screen.click(column: 2, row: 1)
    #expect(row == "..133...")
    withExtendedLifetime(player) {}
  }

  @Test func `Clicks are asked for only if the graph hears them`() throws {
    let player = try player("a [frames=\"0\", fps=0.1]")
    #expect(!screen.reportsClicks)
    player.replace(with: try Scene.read("a [frames=\"0\"]; a -> a [on=click]"))
    #expect(screen.reportsClicks)
    player.replace(with: try Scene.read("a [frames=\"0\"]"))
    #expect(!screen.reportsClicks)
  }

  @Test func `A signal is answered with how many listened`() throws {
    let player = try player(
      """
      anchor="bottom-left"; node [fps=0.1]
      subgraph cluster_x { at="0,2"; a [frames="0"]; b [frames="1"]; a -> b [on="signal go"] }
      subgraph cluster_y { at="4,2"; c [frames="2"]; e [frames="3"]; c -> e [on="signal go"] }
      c -> b [on="signal come"]
      """)
    #expect(player.hear(signal: "stay") == 0)
    #expect(player.hear(signal: "come") == 1)
    #expect(row == "11..22..")
    #expect(player.hear(signal: "go") == 1)
    #expect(row == "11..33..")
    #expect(player.hear(signal: "go") == 0)
  }

  // MARK: Motion

  @Test func `A figure moves by sub-cells, and no tick comes between`() throws {
    let player = try player(
      "at=\"0,2\"; anchor=\"bottom-left\"; a [frames=\"3\", move=\"10,0\"]; b [frames=\"4\"]; a -> b [on=border]"
    )
    var rows = [row]
    var moments: [Nanoseconds?] = [clock.moment]
    for _ in 0..<7 {
      clock.run(50)
      clock.run(50)
      rows.append(row)
      moments.append(clock.moment)
    }
    #expect(
      rows == [
        "33......", ".33.....", "..33....", "...33...", "....33..", ".....33.", "......44",
        "......44",
      ])
    // From one half of a cell to the next; the last is the border.
    #expect(
      moments.prefix(6).map { ($0 ?? -1) / .perMillisecond } == [50, 150, 250, 350, 450, 550])
    #expect(moments.suffix(2) == [nil, nil])
    withExtendedLifetime(player) {}
  }

  @Test func `Up and down it moves by half cells`() throws {
    let player = try player(
      "at=\"3,0\"; anchor=\"top-left\"; a [frames=\"3\", move=\"0,1\"]")
    #expect(picture == ["...33...", "...33...", "........", "........"])
    clock.run(250)
    #expect(picture == ["........", "...33...", "...33...", "........"])
    clock.run(500)
    #expect(picture == ["........", "........", "...33...", "...33..."])
    withExtendedLifetime(player) {}
  }

  @Test func `One figure passes before another, in the order of the file`() throws {
    let player = try player(
      """
      anchor="bottom-left"; node [fps=0.1]
      subgraph cluster_x { at="0,2"; a [frames="0", move="10,0"] }
      subgraph cluster_y { at="4,2"; b [frames="1"] }
      subgraph cluster_z { at="8,2"; c [frames="2", move="-10,0"] }
      """)
    var rows = [row]
    for _ in 0..<6 {
      clock.run(100)
      rows.append(row)
    }
    #expect(
      rows == [
        "00..1122", ".00.122.", "..0022..", "...221..", "..2211..", ".22.110.", "22..1100",
      ])
    withExtendedLifetime(player) {}
  }

  @Test func `Steps go back over a motion`() throws {
    let player = try player("at=\"0,2\"; anchor=\"bottom-left\"; a [frames=\"3\", move=\"10,0\"]")
    clock.run(300)
    press(",,")
    #expect(row == ".33.....")
    press(".")
    #expect(row == "..33....")
    withExtendedLifetime(player) {}
  }

  @Test func `Before another size came, a step back shows that size`() throws {
    let player = try player(
      "at=\"0,100%\"; anchor=\"bottom-left\"; a [frames=\"3\", move=\"10,0\"]")
    clock.run(300)
    screen.resize(to: ScreenSize(columns: 6, rows: 1))
    #expect(picture == ["...33.", "...33."])
    press(",,")
    #expect(picture == [".33...", ".33..."])
    withExtendedLifetime(player) {}
  }

  // MARK: The end

  @Test func `When all actors are at their end, so is the player`() throws {
    let player = try player(
      """
      node [repeat=1, shape=doublecircle]
      subgraph cluster_x { a [frames="0-1"] }
      subgraph cluster_y { b [frames="2-5"] }
      """)
    var endings: [Player.Ending] = []
    player.onEnd = { endings.append($0) }
    clock.run(399)
    #expect(endings == [])
    clock.run(1)
    #expect(endings == [.quit])
    #expect(clock.moment == nil)
    clock.run(1000)
    #expect(endings == [.quit])
  }

  @Test func `An actor that goes round in no time is stopped, and the last row says why`() throws {
    screen.resize(to: ScreenSize(columns: 80, rows: 3))
    let player = try player(
      """
      at="0,2"; anchor="bottom-left"; node [frames="0-1", move="39,0"]
      a; b; a -> b -> a [on=border]
      """)
    var endings: [Player.Ending] = []
    player.onEnd = { endings.append($0) }
    clock.run(1999)
    #expect(!text(ofRow: 2).contains("stopped"))
    clock.run(1)
    #expect(
      text(ofRow: 2).hasPrefix(" d was stopped in a: more than 100 transitions at one moment "))
    #expect(clock.moment == nil)
    #expect(endings == [])
    player.replace(with: try Scene.read("a [frames=\"0\", fps=0.1]"))
    #expect(!text(ofRow: 2).contains("stopped"))
  }

  // MARK: Another graph

  @Test func `Another graph in mid-play: the state stays, with its time`() throws {
    let player = try player("a [frames=\"0-3\"]")
    clock.run(250)
    #expect(row == "...22...")
    player.replace(
      with: try Scene.read("b [frames=\"1\"]; a [frames=\"4-7\"]; start=b; b -> a [on=click]"))
    #expect(row == "...66...")
    clock.run(49)
    #expect(row == "...66...")
    clock.run(1)
    #expect(row == "...77...")
    press(",,,,")
    #expect(row == "...66...", "no step leads to what the other graph showed")
  }

  @Test func `A graph without the state begins at its start`() throws {
    let player = try player("a [frames=\"0-3\"]")
    clock.run(250)
    player.replace(with: try Scene.read("b [frames=\"4-7\"]"))
    #expect(row == "...44...")
    clock.run(100)
    #expect(row == "...55...")
  }

  @Test func `Another graph while it is paused shows at once and stays paused`() throws {
    let player = try player("a [frames=\"0-3\"]")
    clock.run(150)
    press(" ")
    player.replace(with: try Scene.read("a [frames=\"4-7\"]"))
    #expect(row == "...55..." && clock.isPaused)
    clock.run(9000)
    #expect(row == "...55...")
    press(" ")
    clock.run(50)
    #expect(row == "...66...")
  }

  @Test func `Another scale and other actors lay the stage out anew`() throws {
    let player = try player("a [frames=\"0\", fps=0.1]")
    player.replace(
      with: try Scene.read(
        """
        scale=2
        subgraph cluster_x { a [frames="1", fps=0.1] }
        subgraph cluster_y { b [frames="2", fps=0.1] }
        """))
    #expect(picture == ["11112222", "11112222", "11112222", "11112222"])
  }

  // MARK: The strip

  @Test func `A strip covers the last row until it goes`() throws {
    let player = try player("a [frames=\"0-3\"]")
    let bare = screen.grids.last
    player.strip = MessageStrip(.error, "d.gv:1:2: no")
    #expect(text(ofRow: 1).hasPrefix(" d.gv:"))
    #expect(screen.grids.last?.cells.prefix(8) == bare?.cells.prefix(8))
    clock.run(100)
    #expect(text(ofRow: 1).hasPrefix(" d.gv:"), "it stays while the play goes on")
    clock.run(300)
    player.strip = nil
    #expect(screen.grids.last == bare)
  }

  @Test func `A strip of several rows shrinks and goes, and the picture comes back whole`() throws {
    screen.resize(to: ScreenSize(columns: 20, rows: 8))
    let player = try player("a [frames=\"0-3\"]")
    let bare = screen.grids.last
    player.strip = MessageStrip(.error, "d.gv:1:2: a sentence that needs three rows of these")
    #expect((4..<8).map { text(ofRow: $0).prefix(6) }.contains(" d.gv:"))
    #expect(text(ofRow: 5).hasPrefix(" d.gv:1:2: a"))
    player.strip = MessageStrip(.error, "no")
    #expect(screen.grids.last?.cells.prefix(7 * 20) == bare?.cells.prefix(7 * 20))
    #expect(text(ofRow: 7).hasPrefix(" no "))
    player.strip = nil
    #expect(screen.grids.last == bare)
  }

  @Test func `The strip lies above the status line`() throws {
    screen.resize(to: ScreenSize(columns: 40, rows: 4))
    let player = try player("a [frames=\"0-3\"]")
    press("i")
    player.strip = MessageStrip(.notice, "something")
    #expect(text(ofRow: 2).hasPrefix(" something "))
    #expect(text(ofRow: 3).hasPrefix(" a  frame 1/4 "))
  }
}
