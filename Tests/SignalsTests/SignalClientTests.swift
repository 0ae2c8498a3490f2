import Support
@testable import Signals
import Glibc
import Testing

/// The server answers on the main queue, the client waits on another.
@Suite @MainActor struct SignalClientTests {
  private let folder: TemporaryFolder
  private let places: SocketLocations

  init() throws {
    folder = try TemporaryFolder()
    places = SocketLocations(
      runtime: folder.path, runtimes: folder.path("runtimes"), shared: folder.path, user: geteuid())
  }

  private func server(_ name: String) throws -> SignalServer {
    try SignalServer(name: name, places: places) { $0 == "thirst" ? 1 : 0 }
  }

  private func send(_ signal: String, to name: String? = nil) async throws -> Int {
    try await Task.detached { [places] in
      try SignalClient(places: places, patience: 600).send(signal, to: name)
    }
    .value
  }

  @Test func `a signal is heard, or not`() async throws {
    let server = try server("drink")
    defer { server.close() }
    #expect(try await send("thirst") == 1)
    #expect(try await send("thirst", to: "drink") == 1)
    await #expect(throws: SignalError.unheard(signal: "fear", player: "drink")) {
      try await send("fear")
    }
  }

  @Test func `without a player`() async throws {
    await #expect(throws: SignalError.nothingRuns) { try await send("thirst") }
    await #expect(throws: SignalError.notRunning("drink", running: [])) {
      try await send("thirst", to: "drink")
    }
    await #expect(throws: SignalError.notAName("")) { try await send("") }
    #expect(try folder.names() == [])
  }

  @Test func `of several players one must be named`() async throws {
    let servers = try ["b", "a/1"].map(server)
    defer { for server in servers { server.close() } }
    await #expect(throws: SignalError.severalRun(["a/1", "b"])) { try await send("thirst") }
    await #expect(throws: SignalError.notRunning("c", running: ["a/1", "b"])) {
      try await send("thirst", to: "c")
    }
    #expect(try await send("thirst", to: "a/1") == 1)
  }

  @Test func `the players that run are listed by name`() async throws {
    let client = SignalClient(places: places, patience: 600)
    #expect(try client.players() == [])
    let servers = try ["b", "a 1", "c"].map(server)
    servers[2].close()
    defer { for server in servers { server.close() } }
    #expect(try client.players() == ["a 1", "b"])
  }

  @Test func `a player that does not answer is listed as running`() async throws {
    let server = try server("drink")
    defer { server.close() }
    let directory = try SocketDirectory(making: places.home, user: places.user)
    let deaf = UnixSocket.make(isBlocking: false)
    #expect(UnixSocket.bind(deaf, to: directory.address(of: "deaf.socket")))
    #expect(listen(deaf, 0) == 0)
    var waiting: [Int32] = []
    defer { for descriptor in waiting + [deaf] { close(descriptor) } }
    repeat {
      waiting.append(UnixSocket.make(isBlocking: false))
    } while waiting.count < 100
      && UnixSocket.connect(waiting[waiting.count - 1], to: directory.address(of: "deaf.socket"))
    #expect(errno == EAGAIN)
    #expect(try SignalClient(places: places, patience: 600).players() == ["deaf", "drink"])
    await #expect(throws: SignalError.severalRun(["deaf", "drink"])) { try await send("thirst") }
    await #expect(throws: SignalError.notRunning("c", running: ["deaf", "drink"])) {
      try await send("thirst", to: "c")
    }
    #expect(try await send("thirst", to: "drink") == 1)
  }

  @Test func `dead sockets do not count and are removed`() async throws {
    let server = try server("drink")
    defer { server.close() }
    let directory = try SocketDirectory(making: places.home, user: places.user)
    let descriptor = UnixSocket.make(isBlocking: false)
    #expect(UnixSocket.bind(descriptor, to: directory.address(of: "dead.socket")))
    close(descriptor)
    await #expect(throws: SignalError.notRunning("dead", running: ["drink"])) {
      try await send("thirst", to: "dead")
    }
    #expect(try await send("thirst") == 1)
    #expect(directory.files.filter { $0.hasSuffix(".socket") } == ["drink.socket"])
  }

  @Test func `a player that ends meanwhile gives no answer`() async throws {
    let directory = try SocketDirectory(making: places.home, user: places.user)
    let listener = UnixSocket.make(isBlocking: true)
    #expect(UnixSocket.bind(listener, to: directory.address(of: "drink.socket")))
    #expect(listen(listener, 1) == 0)
    let answer = Task { try await send("thirst") }
    let client = await Task.detached { UnixSocket.accept(listener) }.value
    close(listener)
    if let client { close(client) }
    await #expect(throws: SignalError.noAnswer("drink")) { try await answer.value }
  }

  @Test func `a directory of another user is refused`() async throws {
    mkdir(folder.path("zoetrope"), 0o777)
    chmod(folder.path("zoetrope"), 0o777)
    await #expect(throws: SignalError.unsafeDirectory(folder.path("zoetrope"), .open)) {
      try await send("thirst")
    }
  }

  @Test func `players of another environment are found, if there is none in this one`() async throws
  {
    let other = SocketLocations(
      runtime: nil, runtimes: folder.path("runtimes"), shared: folder.path, user: geteuid())
    let far = try SignalServer(name: "far", places: other) { _ in 1 }
    defer { far.close() }
    #expect(try await send("thirst") == 1)
    let near = try server("near")
    defer { near.close() }
    await #expect(throws: SignalError.unheard(signal: "fear", player: "near")) {
      try await send("fear")
    }
    #expect(try await send("fear", to: "far") == 1)
    await #expect(throws: SignalError.notRunning("x", running: ["near", "far"])) {
      try await send("fear", to: "x")
    }
  }

  @Test func `an accessible directory of another environment is skipped`() async throws {
    symlink("nowhere", folder.path("zoetrope-\(geteuid())"))
    await #expect(throws: SignalError.nothingRuns) { try await send("thirst") }
  }
}
