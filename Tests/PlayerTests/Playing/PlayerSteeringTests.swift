import Basics
import Support
import Animation
import Cells
import StateGraph
import Terminal
import Testing

@testable import Player

/// Steps, loops, actors and states chosen by hand, in the player.
@Suite @MainActor struct PlayerSteeringTests {
  private let clock = ManualClock()
  private let screen = RecordingScreen(size: ScreenSize(columns: 40, rows: 6))

  private func player(_ statements: String) throws -> Player {
    let player = Player(
      try Scene.read(statements), on: screen, options: PlayOptions(), clock: clock)
    player.start()
    return player
  }

  private func press(_ keys: String) { for key in keys { screen.press(.character(key)) } }

  private func state(_ player: Player, _ actor: Int = 0) -> String {
    player.performance.director.actors[actor].stateName
  }

  private let chain = "node [repeat=2]; a [frames=\"0-1\"]; b [frames=\"2-3\"]; a -> b -> a"

  @Test func `Steps of passes and states pause, and go to their exact times`() throws {
    let player = try player(chain)
    clock.run(150)
    press(">")
    #expect(clock.isPaused && clock.time == .milliseconds(200))
    press("n")
    #expect(state(player) == "b" && clock.time == .milliseconds(400))
    press("nn")
    #expect(clock.time == .milliseconds(1200))
    press("<")
    #expect(clock.time == .milliseconds(1000))
    press("pp")
    #expect(state(player) == "b" && clock.time == .milliseconds(400))
    press(" ")
    clock.run(100)
    #expect(!clock.isPaused)
  }

  @Test func `Where nothing follows, a step says so and stays`() throws {
    let player = try player("a [frames=\"0-1\", repeat=1]")
    clock.run(500)
    press("n")
    #expect(screen.grids.last?.lines.last == " no state follows by itself")
    press(">")
    #expect(screen.grids.last?.lines.last == " no other pass follows")
    #expect(clock.time == .milliseconds(500))
    withExtendedLifetime(player) {}
  }

  @Test(arguments: [
    ("hold=\"20min\"", "", 1200), ("repeat=0", "[on=\"after 23h\"]", 82800),
    ("repeat=12000", "", 1200), ("repeat=0", "[on=\"loop 12000\"]", 1200),
    ("move=\"0.01,0\"", "[on=border]", 1900),
  ])
  func `A state is found however late it follows`(
    attribute: String, edge: String, seconds: Int64
  ) throws {
    let player = try player("a [frames=\"0\", \(attribute)]; b [frames=\"1\"]; a -> b \(edge)")
    press("n")
    #expect(state(player) == "b")
    #expect(clock.time == seconds * .perSecond)
  }

  @Test func `The search for a state that is far off does not hold up the user`() throws {
    let player = try player(
      """
      subgraph cluster_x { a [frames="0", hold="24h"]; b [frames="1"]; a -> b }
      subgraph cluster_y { c [frames="2", fps=1000, repeat=1]; c -> c }
      """)
    clock.run(50)
    var events = 0
    player.performance.director.onEvent = { _ in events += 1 }
    press("n")
    #expect(clock.time == .milliseconds(50))
    #expect(events < 500_000)
    let said = screen.grids.last?.lines.joined() ?? ""
    #expect(said.contains(" no state follows by itself for a"))
    #expect(state(player) == "a")
  }

  @Test func `The speed goes from an eighth to eight, and back to one`() throws {
    let player = try player(chain)
    press("------------")
    #expect(clock.speed == Ratio(1, 8))
    press("++++++++++++++")
    #expect(clock.speed == Ratio(8))
    screen.press(.backspace)
    #expect(clock.speed == .one)
    withExtendedLifetime(player) {}
  }

  @Test func `l lets the state repeat, and the status line says so`() throws {
    let player = try player(chain)
    press("il")
    #expect(screen.grids.last?.lines.last?.contains("pass 1/2  repeats  speed") == true)
    clock.run(2000)
    #expect(state(player) == "a")
    press("l")
    #expect(screen.grids.last?.lines.last?.contains("repeats") == false)
    clock.run(400)
    #expect(state(player) == "b")
  }

  @Test func `Without the status line a word says what l did`() throws {
    let player = try player(chain)
    press("l")
    #expect(screen.grids.last?.lines.last == " a repeats")
    press("l")
    #expect(screen.grids.last?.lines.last == " a goes on")
    withExtendedLifetime(player) {}
  }

  @Test func `Stepping back over what was done by hand undoes it, and no more`() throws {
    let player = try player(chain)
    clock.run(50)
    press("l")
    clock.run(900)
    press("p")
    #expect(clock.time == .milliseconds(800) && state(player) == "a")
    #expect(player.chosenActor.isLooped)
    press("ppp")
    #expect(clock.time == 0 && !player.chosenActor.isLooped)
    press("nn")
    #expect(clock.time == .milliseconds(800) && state(player) == "a")
  }

  @Test func `Tab goes on to the next actor, whom the steps and the loop are about`() throws {
    let player = try player(
      """
      subgraph cluster_x { a [frames="0", repeat=1]; a2 [frames="1", repeat=1]; a -> a2 -> a }
      subgraph cluster_y { b [frames="2-4", repeat=1]; b2 [frames="3", repeat=1]; b -> b2 -> b }
      """)
    screen.press(.tab)
    #expect(screen.grids.last?.lines.last == " actor: y")
    press("n")
    #expect(clock.time == .milliseconds(300))
    press("l ")
    clock.run(5000)
    #expect(state(player, 1) == "b2")
    screen.press(.backTab)
    screen.press(.backTab)
    #expect(player.overlays.chosen == 1)
  }

  @Test func `A state from the list is played at once`() throws {
    let player = try player(chain)
    clock.run(50)
    press("sb")
    #expect(screen.grids.last?.lines.contains { $0.contains("b_") } == true)
    screen.press(.enter)
    #expect(player.overlays.list == nil && state(player) == "b")
    clock.run(100)
    #expect(player.chosenActor.position(at: clock.time) == 1)
  }

  @Test func `While the list is open, keys are the list's, the graph's too`() throws {
    let player = try player(
      "node [fps=1]; a [frames=\"0\"]; bd [frames=\"1\"]; a -> bd [on=\"key d\"]")
    var endings: [Player.Ending] = []
    player.onEnd = { endings.append($0) }
    press("sdq")
    #expect(state(player) == "a" && endings.isEmpty)
    #expect(player.overlays.list?.query == "dq")
    screen.press(.escape)
    press("d")
    #expect(state(player) == "bd")
    press("q")
    #expect(endings == [.quit])
  }

  @Test func `A graph's keys stay the graph's while other overlays are shown`() throws {
    let player = try player(
      """
      node [fps=1]; a [frames="0"]; b [frames="1"]
      a -> b [on="key down"]; b -> a [on="key escape"]
      """)
    press("gt?")
    screen.press(.down)
    #expect(state(player) == "b")
    screen.press(.escape)
    #expect(state(player) == "a" && player.overlays.keys != nil)
    press("?gt")
    #expect(player.overlays.isEmpty)
  }
}
