import CSockets
import Glibc

/// Stream sockets with a path as their address.
enum UnixSocket {
  /// Maximum length of the path in bytes; the address ends in a zero.
  static let longestPath = MemoryLayout.size(ofValue: sockaddr_un().sun_path) - 1

  /// Makes a socket.
  ///
  /// - Parameter isBlocking: Whether its calls block.
  /// - Returns: Its descriptor, or -1 with `errno` set.
  static func make(isBlocking: Bool) -> Int32 {
    let kind =
      Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
      | (isBlocking ? 0 : Int32(SOCK_NONBLOCK.rawValue))
    return socket(AF_UNIX, kind, 0)
  }

  /// Binds a socket to a path that only its user can connect to; false with `errno` set if it fails.
  static func bind(_ descriptor: Int32, to path: String) -> Bool {
    // The file inherits the socket's mode, so it is never accessible to others.
    fchmod(descriptor, 0o600) == 0 && withAddress(path) { Glibc.bind(descriptor, $0, $1) } == 0
  }

  /// Connects a socket; false with `errno` set if it fails.
  static func connect(_ descriptor: Int32, to path: String) -> Bool {
    while true {
      if withAddress(path, { Glibc.connect(descriptor, $0, $1) }) == 0 { return true }
      if errno != EINTR { return false }
    }
  }

  /// Whether a socket's file is left over from a process that no longer listens.
  static func isDead(_ path: String) -> Bool {
    let probe = make(isBlocking: false)
    guard probe >= 0 else { return false }
    defer { close(probe) }
    return !connect(probe, to: path) && errno == ECONNREFUSED
  }

  /// Whether the peer has closed the connection, though there may be bytes left to read (`POLLHUP`, poll(2)).
  ///
  /// A peer that has only shut down its sending side is still connected.
  static func isDisconnected(_ descriptor: Int32) -> Bool {
    var poll = pollfd(fd: descriptor, events: 0, revents: 0)
    return Glibc.poll(&poll, 1, 0) > 0 && Int32(poll.revents) & POLLHUP != 0
  }

  /// Accepts one pending connection, as a descriptor that does not block; nil with `errno` set.
  ///
  /// No program that is started meanwhile inherits it.
  static func accept(_ listener: Int32) -> Int32? {
    let descriptor = csockets_accept(listener)
    return descriptor >= 0 ? descriptor : nil
  }

  /// The user id of the peer (`SO_PEERCRED`, unix(7)); nil if unknown.
  static func peer(of descriptor: Int32) -> UInt32? {
    // Process, user, group.
    var credentials: [UInt32] = [0, 0, 0]
    var size = socklen_t(MemoryLayout<UInt32>.stride * credentials.count)
    let whole = size
    guard getsockopt(descriptor, SOL_SOCKET, SO_PEERCRED, &credentials, &size) == 0, size == whole
    else { return nil }
    return credentials[1]
  }

  /// Sets a time limit for each blocking call.
  static func limitWaiting(_ descriptor: Int32, toSeconds seconds: Int) {
    var time = timeval(tv_sec: seconds, tv_usec: 0)
    let size = socklen_t(MemoryLayout<timeval>.size)
    setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &time, size)
    setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &time, size)
  }

  /// Like `send`, but without SIGPIPE if the peer has disconnected.
  static func send(_ bytes: ArraySlice<UInt8>, to descriptor: Int32) -> Int {
    bytes.withUnsafeBytes {
      Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
    }
  }

  /// - Precondition: The path is not too long.
  private static func withAddress(
    _ path: String, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Int32
  ) -> Int32 {
    precondition(path.utf8.count <= longestPath, "the path of a socket is too long")
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
    return withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        body($0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
  }
}
