import Glibc

/// Stream sockets that have a file for their address.
enum UnixSocket {
  /// Bytes of the longest path of such a file; the address ends in a zero.
  static let longestPath = MemoryLayout.size(ofValue: sockaddr_un().sun_path) - 1

  /// Makes a socket.
  ///
  /// - Parameter isBlocking: Whether calls wait.
  /// - Returns: Its descriptor, or -1 with `errno` set.
  static func make(isBlocking: Bool) -> Int32 {
    let kind =
      Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
      | (isBlocking ? 0 : Int32(SOCK_NONBLOCK.rawValue))
    return socket(AF_UNIX, kind, 0)
  }

  /// Gives a socket a file, which only its user can reach; false with `errno` set if it fails.
  static func bind(_ descriptor: Int32, to path: String) -> Bool {
    // The file gets its mode from the socket, so there is no moment at which it is open to others.
    fchmod(descriptor, 0o600) == 0 && withAddress(path) { Glibc.bind(descriptor, $0, $1) } == 0
  }

  /// Connects a socket; false with `errno` set if it fails.
  static func connect(_ descriptor: Int32, to path: String) -> Bool {
    while true {
      if withAddress(path, { Glibc.connect(descriptor, $0, $1) }) == 0 { return true }
      if errno != EINTR { return false }
    }
  }

  /// Whether a socket's file is left over: nobody listens there.
  static func isDead(_ path: String) -> Bool {
    let probe = make(isBlocking: false)
    guard probe >= 0 else { return false }
    defer { close(probe) }
    return !connect(probe, to: path) && errno == ECONNREFUSED
  }

  /// Whether nobody is at the other end of a connection any more, though something may be left to be read;
  /// whoever only has nothing more to say is still there (`POLLHUP`, poll(2)).
  static func isLeft(_ descriptor: Int32) -> Bool {
    var poll = pollfd(fd: descriptor, events: 0, revents: 0)
    return Glibc.poll(&poll, 1, 0) > 0 && Int32(poll.revents) & POLLHUP != 0
  }

  /// Takes one connection that waits, and makes it not block; nil with `errno` set.
  static func accept(_ listener: Int32) -> Int32? {
    let descriptor = Glibc.accept(listener, nil, nil)
    guard descriptor >= 0 else { return nil }
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
    return descriptor
  }

  /// The user at the other end (`SO_PEERCRED`, unix(7)); nil if it is not known.
  static func peer(of descriptor: Int32) -> UInt32? {
    // Process, user, group.
    var credentials: [UInt32] = [0, 0, 0]
    var size = socklen_t(MemoryLayout<UInt32>.stride * credentials.count)
    let whole = size
    guard getsockopt(descriptor, SOL_SOCKET, SO_PEERCRED, &credentials, &size) == 0, size == whole
    else { return nil }
    return credentials[1]
  }

  /// Limits how long each call waits.
  static func limitWaiting(_ descriptor: Int32, toSeconds seconds: Int) {
    var time = timeval(tv_sec: seconds, tv_usec: 0)
    let size = socklen_t(MemoryLayout<timeval>.size)
    setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &time, size)
    setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &time, size)
  }

  /// Sends bytes, without a signal if nobody is there to read them; as `send`.
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
