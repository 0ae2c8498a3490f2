import Support
@testable import Signals
import Glibc
import Testing

@Suite struct SocketLocationsTests {
  private let folder: TemporaryFolder
  private let user = geteuid()

  init() throws { folder = try TemporaryFolder() }

  private func home(runtime: String?, user: UInt32? = nil) -> String {
    SocketLocations(
      runtime: runtime, runtimes: "/runtimes", shared: "/shared", user: user ?? self.user
    ).home
  }

  private var ownHome: String { "/shared/zoetrope-\(user)" }

  @Test func `in the runtime directory`() {
    #expect(home(runtime: folder.path) == folder.path + "/zoetrope")
  }

  @Test func `without one, in a directory of the user's own`() {
    #expect(home(runtime: nil) == ownHome)
    #expect(home(runtime: "") == ownHome)
    #expect(home(runtime: "relative") == ownHome)
    #expect(home(runtime: folder.path("missing")) == ownHome)
  }

  @Test func `a directory of another user is not used, as after su`() {
    #expect(home(runtime: folder.path, user: user + 1) == "/shared/zoetrope-\(user + 1)")
  }

  @Test("one where others can write is not used", arguments: [0o777, 0o770, 0o720])
  func open(_ mode: Int) {
    chmod(folder.path, mode_t(mode))
    #expect(home(runtime: folder.path) == ownHome)
  }

  @Test func `a file is not used`() throws {
    try folder.write("", to: "file")
    #expect(home(runtime: folder.path("file")) == ownHome)
  }

  @Test func `other directories are searched too`() {
    let places = SocketLocations(
      runtime: folder.path, runtimes: "/runtimes", shared: "/shared", user: user)
    #expect(places.others == ["/runtimes/\(user)/zoetrope", ownHome])
    let bare = SocketLocations(runtime: nil, runtimes: "/runtimes", shared: "/shared", user: user)
    #expect(bare.others == ["/runtimes/\(user)/zoetrope"])
  }
}
