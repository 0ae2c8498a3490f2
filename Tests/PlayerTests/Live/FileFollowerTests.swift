@testable import Stage
import Support
@testable import Inputs
import Animation
import Cells
import Dispatch
import Pixels
import StateGraph
import Terminal
import Testing

@testable import Player

@Suite @MainActor struct FileFollowerTests {
  private let clock = ManualClock()
  private let screen = RecordingScreen()

  private func follower(_ path: String) throws -> (follower: FileFollower, player: Player) {
    let file = InputFile(ProjectFiles.path(path))
    let inputs = InputSet([file], [try file.read()])
    var options = PlayOptions(look: Look(depth: .none))
    options.glyphs = .half
    let player = Player(inputs.graph, on: screen, options: options, clock: clock)
    player.start()
    return (FileFollower(inputs, player), player)
  }

  /// Whether a text was to be seen; what is told of goes again by itself.
  private func isShown(_ text: String) -> Bool {
    screen.grids.contains { grid in grid.lines.contains { $0.contains(text) } }
  }

  /// Lets what was read on a queue come to the main one.
  private func finish(_ queue: DispatchQueue) async {
    await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
      queue.async { DispatchQueue.main.async { continuation.resume() } }
    }
  }

  @Test func `A file that is chosen replaces the one played`() async throws {
    let (follower, player) = try follower("demos/drink.gv")
    for character in "/stroll" { screen.press(.character(character)) }
    screen.press(.enter)
    #expect(player.performance.graph.actors[0].name == "drink")
    await finish(follower.queue)
    #expect(player.performance.graph.actors[0].name == "stroll")
    #expect(player.performance.time == 0)
    #expect(isShown("stroll.gv"))
  }

  @Test func `A file that cannot be played is reported and changes nothing`() async throws {
    let folder = try TemporaryFolder()
    try folder.write("digraph bad { a -> }", to: "bad.gv")
    let (follower, player) = try follower("demos/drink.gv")
    player.onOpen?(folder.path("bad.gv"))
    await finish(follower.queue)
    #expect(player.performance.graph.actors[0].name == "drink")
    #expect(isShown("cannot play bad.gv:1:"))
  }

  @Test func `Of the files that are previewed only the latest is read`() async throws {
    let shelf = FileShelf()
    var readings = 0
    shelf.onRead = { readings += 1 }
    let paths = ["drink", "round", "lamp"].map { ProjectFiles.path("demos/\($0).gv") }
    for path in paths { #expect(shelf.graph(of: path) == nil) }
    await finish(shelf.queue)
    await finish(shelf.queue)
    #expect(readings == 1)
    #expect(shelf.graph(of: paths[2])?.actors[0].name == "lamp")
    #expect(shelf.graph(of: "/no/such.gv") == nil)
    await finish(shelf.queue)
    #expect(shelf.graph(of: "/no/such.gv") == nil && readings == 2)
  }

  @Test func `Each new field reads the files again`() async throws {
    let folder = try TemporaryFolder()
    try folder.write(Bitmap(width: 1, height: 1), to: "dot.png")
    func write(_ name: String) throws {
      try folder.write(
        "digraph \(name) { node [sheet=\"dot.png\", frames=\"0\"]; a }", to: "it.gv")
    }
    func name(_ shelf: FileShelf) -> String? {
      shelf.graph(of: folder.path("it.gv"))?.actors[0].name
    }
    let shelf = FileShelf()
    try write("before")
    #expect(name(shelf) == nil)
    await finish(shelf.queue)
    #expect(name(shelf) == "before")
    try write("behind")
    #expect(name(shelf) == "before")
    _ = PlayerFinder([], hint: "", shelf: shelf)
    #expect(name(shelf) == nil)
    await finish(shelf.queue)
    #expect(name(shelf) == "behind")
    // What is being read meanwhile counts for nothing.
    shelf.forget()
    #expect(name(shelf) == nil)
    shelf.forget()
    await finish(shelf.queue)
    #expect(name(shelf) == nil)
    await finish(shelf.queue)
    #expect(name(shelf) == "behind")
  }
}
