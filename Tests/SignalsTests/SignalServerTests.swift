import Animation
import Basics
import Support
@testable import Signals
import Glibc
import Testing

@Suite @MainActor struct SignalServerTests {
  private let folder: TemporaryFolder
  private let places: SocketLocations
  private let heard = Heard()

  /// The received signals; no actor listens for "unknown", two for all others.
  private final class Heard { var signals: [String] = [] }

  init() throws {
    folder = try TemporaryFolder()
    places = SocketLocations(
      runtime: folder.path, runtimes: folder.path("runtimes"), shared: folder.path, user: geteuid())
  }

  private func server(
    _ name: String = "drink", clock: any AlarmClock = ManualClock()
  ) throws -> SignalServer {
    try SignalServer(name: name, places: places, clock: clock) { [heard] signal in
      heard.signals.append(signal)
      return signal == "unknown" ? 0 : 2
    }
  }

  /// A client that does not block.
  private final class Client {
    let descriptor = UnixSocket.make(isBlocking: false)

    @MainActor init(of server: SignalServer) {
      #expect(UnixSocket.connect(descriptor, to: server.path))
    }

    deinit { close(descriptor) }

    func say(_ text: String) {
      let bytes = Array(text.utf8)
      #expect(UnixSocket.send(bytes[...], to: descriptor) == bytes.count)
    }

    /// The received text; nil if the connection is closed and nothing is left.
    func hear() -> String? {
      var bytes = [UInt8](repeating: 0, count: 1 << 16)
      let count = recv(descriptor, &bytes, bytes.count, 0)
      return count == 0 || (count < 0 && errno != EAGAIN)
        ? nil : String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
    }
  }

  /// Lets the server accept connections and read requests.
  private func serve(_ server: SignalServer, at now: Int64 = 0) {
    server.acceptWaiting(at: now)
    for connection in server.connections.values { connection.read(at: now) }
  }

  @Test func `signals are heard and answered`() throws {
    let server = try server()
    let client = Client(of: server)
    client.say("signal thirst\nsignal unkn")
    serve(server)
    #expect(client.hear() == "heard 2\n")
    client.say("own\nsignal two words\n")
    serve(server)
    #expect(client.hear() == "ignored\nheard 2\n")
    #expect(heard.signals == ["thirst", "unknown", "two words"])
    shutdown(client.descriptor, Int32(SHUT_RDWR))
    serve(server)
    #expect(server.connections.isEmpty)
  }

  @Test func `requests are ignored if the client has disconnected`() throws {
    let server = try server()
    var client: Client? = Client(of: server)
    client?.say("signal early\n")
    // The client disconnects before the server accepts or reads.
    client = nil
    serve(server)
    #expect(server.connections.isEmpty)
    client = Client(of: server)
    serve(server)
    client?.say("signal later\n")
    client = nil
    serve(server)
    #expect(server.connections.isEmpty)
    #expect(heard.signals.isEmpty)
  }

  @Test func `a client that has shut down its sending side is answered`() throws {
    let server = try server()
    let client = Client(of: server)
    client.say("signal last\n")
    shutdown(client.descriptor, Int32(SHUT_WR))
    serve(server)
    #expect(client.hear() == "heard 2\n")
    serve(server)
    #expect(client.hear() == nil)
    #expect(heard.signals == ["last"])
  }

  @Test("what is no request ends the connection", arguments: ["hello\n", "\n", "signal \n"])
  func refused(_ text: String) throws {
    let server = try server()
    let client = Client(of: server)
    client.say(text + "signal late\n")
    serve(server)
    #expect(client.hear() == "error this is not 'signal NAME'\n")
    #expect(heard.signals.isEmpty)
    #expect(server.connections.isEmpty)
  }

  @Test func `lines have a limit`() throws {
    let server = try server()
    let client = Client(of: server)
    client.say("signal first\n" + String(repeating: "x", count: 5000))
    serve(server)
    serve(server)
    #expect(client.hear() == "heard 2\nerror a line is too long\n")
    #expect(server.connections.isEmpty)
  }

  @Test func `a client that never receives its answers is disconnected`() throws {
    let server = try server()
    let client = Client(of: server)
    let requests = Array(String(repeating: "signal x\n", count: 400).utf8)
    var rounds = 0
    server.acceptWaiting(at: 0)
    while !server.connections.isEmpty, rounds < 10_000 {
      _ = UnixSocket.send(requests[...], to: client.descriptor)
      serve(server)
      rounds += 1
    }
    #expect(server.connections.isEmpty)
  }

  @Test func `an idle client is disconnected when the clock says so`() throws {
    let clock = ManualClock()
    let server = try server(clock: clock)
    let client = Client(of: server)
    serve(server, at: clock.now)
    clock.run(for: .nanoseconds(SignalServer.longPatience - 1))
    #expect(server.connections.count == 1)
    clock.run(for: .nanoseconds(1))
    #expect(server.connections.isEmpty && client.hear() == nil)
  }

  @Test func `all waiting clients are served, however many`() throws {
    let server = try server()
    let clients = (0..<SignalServer.mostConnections + 50).map { _ in Client(of: server) }
    for client in clients { client.say("signal x\n") }
    var waiting = clients
    var rounds = 0
    while !waiting.isEmpty, rounds < 10 {
      serve(server)
      #expect(server.connections.count <= SignalServer.mostConnections)
      waiting.removeAll {
        $0.hear() == "heard 2\n" && shutdown($0.descriptor, Int32(SHUT_RDWR)) == 0
      }
      rounds += 1
    }
    #expect(waiting.isEmpty)
    #expect(heard.signals.count == clients.count)
  }

  @Test func `idle clients are disconnected, and sooner if others wait`() throws {
    let server = try server()
    let silent = Client(of: server)
    serve(server, at: 0)
    server.closeIdle(at: SignalServer.longPatience - 1)
    #expect(silent.hear() == "")
    server.closeIdle(at: SignalServer.longPatience)
    #expect(silent.hear() == nil)

    let crowd = (0..<SignalServer.mostConnections).map { _ in Client(of: server) }
    serve(server, at: 0)
    let late = Client(of: server)
    late.say("signal x\n")
    serve(server, at: 0)
    #expect(late.hear() == "")
    crowd[0].say("signal x\n")
    serve(server, at: SignalServer.shortPatience / 2)
    server.closeIdle(at: SignalServer.shortPatience)
    serve(server, at: SignalServer.shortPatience)
    #expect(late.hear() == "heard 2\n")
    #expect(crowd[0].hear() == "heard 2\n")
    #expect(crowd[1].hear() == nil)
  }

  @Test func `the socket exists as long as the server, and only its user can connect`() throws {
    let server = try server()
    var status = stat()
    #expect(lstat(server.path, &status) == 0)
    #expect(status.st_mode == S_IFSOCK | 0o600)
    let client = Client(of: server)
    serve(server)
    server.close()
    server.close()
    #expect(try folder.names(in: "zoetrope").isEmpty)
    #expect(client.hear() == nil)
  }

  @Test func `a name is taken while its player lives`() throws {
    let first = try server()
    #expect(throws: SignalError.nameTaken("drink")) { try server() }
    _ = try server("other")
    first.close()
    let second = try server()
    #expect(try folder.names(in: "zoetrope") == ["drink.socket"])
    second.close()
  }

  @Test func `dead sockets are removed, even under other names`() throws {
    let directory = try SocketDirectory(making: places.home, user: places.user)
    for name in ["drink.socket", "old.socket"] {
      let descriptor = UnixSocket.make(isBlocking: false)
      #expect(UnixSocket.bind(descriptor, to: directory.address(of: name)))
      close(descriptor)
    }
    let server = try server()
    #expect(try folder.names(in: "zoetrope") == ["drink.socket"])
    server.close()
  }

  @Test func `a file with the name of the socket is kept`() throws {
    _ = try SocketDirectory(making: places.home, user: places.user)
    try folder.write("", to: "zoetrope/drink.socket")
    let path = folder.path("zoetrope/drink.socket")
    #expect(throws: SignalError.inTheWay(path: path)) { try server() }
  }

  @Test func `the socket of another process with the same name is kept at the end`() throws {
    let first = try server()
    try folder.remove("zoetrope/drink.socket")
    let second = try server()
    first.close()
    #expect(try folder.names(in: "zoetrope") == ["drink.socket"])
    second.close()
  }

  @Test func `names and paths may be long`() throws {
    let deep = folder.path("d" + String(repeating: "e", count: 120))
    mkdir(deep, 0o700)
    let places = SocketLocations(
      runtime: deep, runtimes: folder.path("runtimes"), shared: folder.path, user: geteuid())
    let server = try SignalServer(
      name: String(repeating: "/", count: 300), places: places, onSignal: { _ in 0 })
    #expect(access(server.path, F_OK) == 0)
    server.close()
    #expect(access(server.path, F_OK) != 0)
  }
}
