import Basics
import Support
import Animation
import Cells
import Pixels
import StateGraph
import Terminal
import Testing

@testable import Player

@Suite @MainActor struct PlayerTests {
  private let clock = ManualClock()
  private let screen = RecordingScreen(size: ScreenSize(columns: 8, rows: 3))

  private func player(
    _ graph: StateGraph, paused: Bool = false, speed: Ratio = .one
  ) -> Player {
    clock.speed = speed
    let player = Player(
      graph, on: screen, options: PlayOptions(speed: speed, startsPaused: paused), clock: clock)
    player.start()
    return player
  }

  /// The tile in the middle of the lower row of each grid shown, by its colour.
  private var tiles: [Int] {
    screen.grids.map { grid in
      let color = grid.color(grid.columns / 2, grid.rows * 2 - 1)
      return (0..<8).first { Scene.color($0).rgb == color } ?? -1
    }
  }

  private func press(_ keys: String) { for key in keys { screen.press(.character(key)) } }

  private func lastRow() -> String {
    guard let grid = screen.grids.last else { return "" }
    let row = grid.cells.suffix(grid.columns)
    return String(String.UnicodeScalarView(row.map(\.glyph)))
  }

  // MARK: Pictures

  @Test func `The first picture stands before anything else happens`() throws {
    let graph = try Scene.inAndOut()
    let player = player(graph)
    #expect(screen.grids == [Scene.grid(graph, 8, 3, showing: [0])])
    withExtendedLifetime(player) {}
  }

  @Test func `Each picture is shown at its time`() throws {
    let player = player(try Scene.inAndOut())
    clock.run(99)
    #expect(tiles == [0])
    clock.run(1)
    #expect(tiles == [0, 1])
    clock.run(600)
    #expect(tiles == [0, 1, 2, 5, 6, 5, 6, 0])
    withExtendedLifetime(player) {}
  }

  @Test func `A late tick skips pictures`() throws {
    let player = player(try Scene.inAndOut())
    clock.stall(450)
    #expect(tiles == [0, 6])
    clock.run(50)
    #expect(tiles == [0, 6, 5])
    withExtendedLifetime(player) {}
  }

  @Test func `After a stop of the process the play goes on from its last tick`() throws {
    let player = player(try Scene.inAndOut())
    clock.run(150)
    clock.stop(30_000)
    player.resume()
    #expect(player.performance.time == .milliseconds(100))
    clock.run(100)
    #expect(Array(tiles.suffix(2)) == [1, 2])
  }

  @Test func `A long stall is caught up with in parts, and keys are heard between them`() throws {
    let states = ["a", "b"].map { Scene.state($0, [0, 1], rate: 1000) }
    let player = player(try Scene.graph(Scene.circle("d", states)))
    clock.stall(60_000)
    #expect(player.performance.time == 20 * .perSecond, "10,000 states have stopped")
    #expect(clock.moment.map { $0 < clock.time } == true, "the next tick is due at once")
    clock.run(0)
    #expect(player.performance.time == 60 * .perSecond)
    clock.stall(60_000)
    var hasEnded = false
    player.onEnd = { _ in hasEnded = true }
    press("q")
    #expect(hasEnded)
  }

  @Test func `A still picture asks for no tick`() throws {
    let player = player(try Scene.graph(Scene.lone(Scene.state("a", [3], repeat: 0))))
    #expect(clock.moment == nil)
    #expect(tiles == [3])
    withExtendedLifetime(player) {}
  }

  @Test func `The play goes at the speed of the command line`() throws {
    let player = player(try Scene.inAndOut(), speed: Ratio(2))
    clock.run(100)
    #expect(tiles == [0, 1, 2])
    withExtendedLifetime(player) {}
  }

  // MARK: Keys

  @Test func `Space pauses and resumes where it stood`() throws {
    let player = player(try Scene.inAndOut())
    clock.run(150)
    press(" ")
    clock.run(9000)
    #expect(tiles == [0, 1, 1])
    press(" ")
    clock.run(49)
    #expect(tiles == [0, 1, 1, 1])
    clock.run(1)
    #expect(tiles == [0, 1, 1, 1, 2])
    withExtendedLifetime(player) {}
  }

  @Test func `Point and comma pause, and step over the bounds of states`() throws {
    let player = player(try Scene.inAndOut())
    clock.run(150)
    press("....")
    #expect(clock.isPaused)
    #expect(tiles == [0, 1, 2, 5, 6, 5])
    press(",,,,,,,")
    #expect(tiles.suffix(7) == [6, 5, 2, 1, 0, 0, 0])
    clock.run(9000)
    #expect(tiles.count == 13)
    press(" ")
    clock.run(100)
    #expect(tiles.last == 1)
    withExtendedLifetime(player) {}
  }

  @Test func `Plus and minus change the speed from now on`() throws {
    let player = player(try Scene.inAndOut())
    clock.run(50)
    press("++")
    #expect(clock.speed == Ratio(2))
    clock.run(25)
    #expect(tiles.last == 1)
    press("---")
    #expect(clock.speed == Ratio(3, 4))
    press("=")
    #expect(clock.speed == .one)
    clock.run(99)
    #expect(tiles.last == 1)
    clock.run(1)
    #expect(tiles.last == 2)
    withExtendedLifetime(player) {}
  }

  @Test func `r starts again, also while it is paused`() throws {
    let player = player(try Scene.inAndOut())
    clock.run(450)
    press("r")
    #expect(tiles.last == 0)
    clock.run(100)
    #expect(tiles.last == 1)
    press(" r")
    #expect(tiles.last == 0)
    #expect(clock.isPaused)
    withExtendedLifetime(player) {}
  }

  @Test func `i shows and hides the status line below the picture`() throws {
    screen.resize(to: ScreenSize(columns: 60, rows: 4))
    let player = player(try Scene.inAndOut())
    let bare = screen.grids.last
    press("i")
    #expect(lastRow().hasPrefix(" in  frame 1/3  pass 1/1  speed 1 "))
    clock.run(100)
    #expect(lastRow().hasPrefix(" in  frame 2/3  pass 1/1  speed 1 "))
    press("+ ")
    #expect(lastRow().hasPrefix(" in  frame 2/3  pass 1/1  speed 3/2  paused "))
    press("ri")
    #expect(screen.grids.last == bare)
    withExtendedLifetime(player) {}
  }

  @Test func `The status line counts the passes of a still picture`() throws {
    screen.resize(to: ScreenSize(columns: 60, rows: 4))
    let player = player(try Scene.graph(Scene.lone(Scene.state("a", [3], repeat: 0))))
    press("i")
    clock.run(250)
    #expect(lastRow().hasPrefix(" a  frame 1/1  pass 3  speed 1 "))
    withExtendedLifetime(player) {}
  }

  @Test func `q ends the play once, other keys change nothing`() throws {
    let player = player(try Scene.inAndOut())
    var endings: [Player.Ending] = []
    player.onEnd = { endings.append($0) }
    screen.press(.up)
    press("xQ")
    #expect(endings == [] && tiles == [0])
    press("qq")
    #expect(endings == [.quit])
    #expect(clock.moment == nil)
  }

  // MARK: The terminal

  @Test func `Another size lays the stage out anew`() throws {
    let graph = try Scene.inAndOut()
    let player = player(graph)
    clock.run(150)
    for size in [ScreenSize(columns: 20, rows: 9), ScreenSize(columns: 1, rows: 1)] {
      screen.resize(to: size)
      #expect(screen.grids.last == Scene.grid(graph, size.columns, size.rows, showing: [1]))
    }
    clock.run(50)
    #expect(tiles.last == 2)
    withExtendedLifetime(player) {}
  }

  @Test func `A hundred sizes in a row leave a right picture`() throws {
    let graph = try Scene.inAndOut()
    let player = player(graph)
    press("i")
    for step in 1...100 {
      screen.resize(to: ScreenSize(columns: 1 + step * 7 % 90, rows: 1 + step * 5 % 40))
    }
    press("i")
    let size = screen.size
    #expect(screen.grids.last == Scene.grid(graph, size.columns, size.rows, showing: [0]))
    withExtendedLifetime(player) {}
  }

  @Test func `The end of the terminal ends the play`() throws {
    let player = player(try Scene.inAndOut())
    var endings: [Player.Ending] = []
    player.onEnd = { endings.append($0) }
    screen.hangUp()
    #expect(endings == [.hangup])
  }

  @Test func `A suspended play goes on where it stood`() throws {
    let player = player(try Scene.inAndOut())
    clock.run(150)
    player.suspend()
    #expect(screen.isSuspended && clock.isPaused)
    clock.run(60_000)
    player.resume()
    #expect(!screen.isSuspended && !clock.isPaused)
    #expect(tiles == [0, 1, 1])
    clock.run(50)
    #expect(tiles.last == 2)
  }

  @Test func `A play that was paused when it was suspended stays paused`() throws {
    let player = player(try Scene.inAndOut(), paused: true)
    player.suspend()
    player.resume()
    #expect(clock.isPaused)
    player.resume()
    #expect(clock.isPaused)
    #expect(Set(tiles) == [0])
  }

  // MARK: Notices and the length

  @Test(arguments: [false, true])
  func `A notice goes after two seconds, also in a pause`(isPaused: Bool) throws {
    let player = player(try Scene.inAndOut(), paused: isPaused, speed: Ratio(8))
    player.say("so")
    player.layOut()
    #expect(lastRow().hasPrefix(" so"))
    clock.run(1999)
    #expect(lastRow().hasPrefix(" so"))
    clock.run(1)
    #expect(!lastRow().contains("so") && player.notice.strip == nil)
  }

  @Test func `Another notice stays two seconds from when it came`() throws {
    let player = player(try Scene.inAndOut())
    player.say("one")
    clock.run(1500)
    player.say("two")
    clock.run(1999)
    #expect(lastRow().contains("two"))
    clock.run(1)
    #expect(player.notice.strip == nil)
  }

  @Test(arguments: [Ratio(1, 8), .one, Ratio(8)])
  func `A play of some length ends after that time outside`(speed: Ratio) throws {
    let player = Player(
      try Scene.inAndOut(), on: screen,
      options: PlayOptions(speed: speed, length: 5 * .perSecond), clock: clock)
    clock.speed = speed
    var endings: [Player.Ending] = []
    player.onEnd = { endings.append($0) }
    player.start()
    clock.run(2000)
    press(" ")
    clock.run(2999)
    #expect(endings == [])
    clock.run(1)
    #expect(endings == [.quit])
    let count = screen.grids.count
    clock.run(60_000)
    #expect(endings == [.quit] && screen.grids.count == count)
  }

  @Test func `After the end no notice changes the picture`() throws {
    let player = player(try Scene.inAndOut())
    player.say("so it is")
    press("q")
    let count = screen.grids.count
    clock.run(9000)
    #expect(screen.grids.count == count)
  }

  // MARK: Far back

  @Test func `A long way back goes on by itself, and says where it is`() throws {
    let player = player(try Scene.read("a [frames=\"0-1\", fps=1000, repeat=1]; a -> a"))
    for _ in 0..<40 { clock.stall(10_000) }
    player.go(to: 150 * .perSecond)
    #expect(player.performance.isGoingBack && clock.isPaused)
    clock.run(1)
    #expect(!player.performance.isGoingBack)
    #expect(player.performance.time == 150 * .perSecond && clock.time == 150 * .perSecond)
    press(" ")
    clock.run(1000)
    #expect(player.performance.time == 151 * .perSecond)
  }

  // MARK: Starting paused

  @Test func `Without animation the first picture stays until a key`() throws {
    let player = player(try Scene.inAndOut(), paused: true)
    clock.run(9000)
    #expect(tiles == [0])
    press(".")
    #expect(tiles == [0, 1])
    press(" ")
    clock.run(100)
    #expect(tiles.last == 2)
    withExtendedLifetime(player) {}
  }
}
