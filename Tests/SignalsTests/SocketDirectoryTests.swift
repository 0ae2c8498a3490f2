import Support
@testable import Signals
import Glibc
import Testing

@Suite struct SocketDirectoryTests {
  private let folder: TemporaryFolder
  private let user = geteuid()

  init() throws { folder = try TemporaryFolder() }

  private func mode(_ path: String) -> mode_t {
    var status = stat()
    lstat(path, &status)
    return status.st_mode & 0o7777
  }

  @Test func `it is made once, accessible to its user only`() throws {
    let path = folder.path("own")
    #expect(try SocketDirectory(at: path, user: user) == nil)
    _ = try SocketDirectory(making: path, user: user)
    #expect(mode(path) == 0o700)
    _ = try SocketDirectory(making: path, user: user)
    #expect(try SocketDirectory(at: path, user: user)?.path == path)
  }

  @Test func `not through a link`() throws {
    try folder.makeFolder("there")
    folder.link("here", to: "there")
    let error = SignalError.unsafeDirectory(folder.path("here"), .link)
    #expect(throws: error) { try SocketDirectory(making: folder.path("here"), user: user) }
    #expect(throws: error) { try SocketDirectory(at: folder.path("here"), user: user) }
    folder.link("nowhere", to: "missing")
    #expect(throws: SignalError.unsafeDirectory(folder.path("nowhere"), .link)) {
      try SocketDirectory(making: folder.path("nowhere"), user: user)
    }
  }

  @Test func `not another user's`() throws {
    #expect(throws: SignalError.unsafeDirectory(folder.path, .foreign)) {
      try SocketDirectory(making: folder.path, user: user + 1)
    }
  }

  @Test("not one that others can look into", arguments: [0o755, 0o770, 0o701])
  func open(_ mode: Int) {
    chmod(folder.path, mode_t(mode))
    #expect(throws: SignalError.unsafeDirectory(folder.path, .open)) {
      try SocketDirectory(making: folder.path, user: user)
    }
  }

  @Test func `not a file`() throws {
    try folder.write("", to: "file")
    #expect(throws: SignalError.unsafeDirectory(folder.path("file"), .noDirectory)) {
      try SocketDirectory(making: folder.path("file"), user: user)
    }
  }

  @Test func `if it cannot be made, the system's reason is given`() throws {
    try folder.write("", to: "file")
    #expect(
      throws: SignalError.system(
        path: folder.path("file/own"), doing: "made", reason: "Not a directory")
    ) { try SocketDirectory(making: folder.path("file/own"), user: user) }
  }

  @Test func `addresses are short enough for a socket`() throws {
    let file = SocketName.file(of: String(repeating: "long", count: 100))
    let near = try SocketDirectory(making: folder.path("own"), user: user)
    #expect(near.address(of: "x.socket") == folder.path("own/x.socket"))
    let deep = "d" + String(repeating: "e", count: 90)
    let far = try SocketDirectory(making: folder.path(deep), user: user)
    #expect(far.address(of: file).hasPrefix("/proc/self/fd/"))
    #expect(far.address(of: file).utf8.count <= UnixSocket.longestPath)
  }

  @Test func `only sockets without a listener are removed`() throws {
    let directory = try SocketDirectory(making: folder.path("own"), user: user)
    let sockets = ["dead.socket", "live.socket"].map { name in
      let descriptor = UnixSocket.make(isBlocking: false)
      #expect(UnixSocket.bind(descriptor, to: directory.address(of: name)))
      return descriptor
    }
    defer { close(sockets[1]) }
    close(sockets[0])
    listen(sockets[1], 1)
    try folder.write("", to: "own/file.socket")
    folder.link("own/link.socket", to: "dead.socket")

    for name in directory.files { directory.locked { _ = directory.removeIfDead(name) } }
    #expect(try folder.names(in: "own") == ["file.socket", "link.socket", "live.socket"])
    #expect(mode(folder.path("own/live.socket")) == 0o600)
  }
}
