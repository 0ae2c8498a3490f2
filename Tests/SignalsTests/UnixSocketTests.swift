import Support
@testable import Signals
import Glibc
import Testing

struct UnixSocketTests {
  @Test func `An accepted connection does not block, and no started program inherits it`() throws {
    let folder = try TemporaryFolder()
    let listener = UnixSocket.make(isBlocking: false)
    let client = UnixSocket.make(isBlocking: false)
    defer {
      close(listener)
      close(client)
    }
    let path = folder.path("a.socket")
    #expect(UnixSocket.accept(listener) == nil)
    #expect(UnixSocket.bind(listener, to: path) && listen(listener, 1) == 0)
    #expect(UnixSocket.connect(client, to: path))
    let accepted = try #require(UnixSocket.accept(listener))
    defer { close(accepted) }
    #expect(fcntl(accepted, F_GETFD) & FD_CLOEXEC != 0)
    #expect(fcntl(accepted, F_GETFL) & O_NONBLOCK != 0)
    #expect(UnixSocket.accept(listener) == nil && errno == EAGAIN)
  }
}
