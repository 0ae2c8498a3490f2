import Files
package import Basics
import Dispatch
import Glibc

/// Receives signals for a player from other processes of its user, by a socket in a private directory.
///
/// A client sends lines `signal NAME` and receives a line for each: `heard N` if N actors
/// listened, or `ignored`. Everything runs on the main queue, and nothing blocks.
@MainActor package final class SignalServer {
  package let name: String
  /// The path of the socket.
  package let path: String

  private let directory: SocketDirectory
  private let file: String
  private let identity: FileIdentity?
  private let user: UInt32
  private let listener: Int32
  private let source: any DispatchSourceRead
  private let clock: any AlarmClock
  private let alarm: any Alarm
  private let onSignal: (String) -> Int
  private(set) var connections: [ObjectIdentifier: SignalConnection] = [:]
  /// When to accept again after a failure; nil if there was none.
  private var retryTime: Nanoseconds?
  private var isOpen = true
  private var isAccepting = true {
    didSet {
      guard isAccepting != oldValue else { return }
      if isAccepting { source.resume() } else { source.suspend() }
    }
  }

  /// Maximum number of simultaneous connections; others wait in the listener's queue.
  static let mostConnections = 256
  /// How long a connection may be idle, and how long when the server is full.
  static let longPatience: Nanoseconds = 10 * .perSecond
  static let shortPatience: Nanoseconds = .perSecond / 2

  /// Opens a socket for the signals of a player.
  ///
  /// - Parameters:
  ///   - name: The player's name, any text.
  ///   - places: Where sockets are.
  ///   - clock: Determines when idle clients are disconnected.
  ///   - onSignal: Delivers a signal to the actors; returns how many of them listened.
  /// - Throws: ``SignalError``; no file is left behind then.
  package init(
    name: String, places: SocketLocations = .current,
    clock: any AlarmClock = SystemAlarmClock.shared, onSignal: @escaping (String) -> Int
  ) throws(SignalError) {
    let directory = try SocketDirectory(making: places.home, user: places.user)
    let file = SocketName.file(of: name)
    listener = try directory.locked { () throws(SignalError) in
      for file in directory.files where SocketName.name(of: file) != nil {
        directory.removeIfDead(file)
      }
      return try Self.listen(in: directory, as: file, name: name)
    }
    self.name = name
    self.directory = directory
    self.file = file
    self.onSignal = onSignal
    self.clock = clock
    alarm = clock.makeAlarm()
    path = directory.path + "/" + file
    user = places.user
    identity = directory.identity(ofSocket: file)
    source = DispatchSource.makeReadSource(fileDescriptor: listener, queue: .main)
    source.setEventHandler { [weak self] in
      MainActor.assumeIsolated { self.map { $0.acceptWaiting(at: $0.clock.now) } }
    }
    source.setCancelHandler { [listener] in Glibc.close(listener) }
    source.activate()
    alarm.onRing = { [weak self] in self?.closeIdle(at: $0) }
  }

  isolated deinit { close() }

  /// Removes the socket and disconnects all clients; a second call does nothing.
  package func close() {
    guard isOpen else { return }
    isOpen = false
    // If the file was removed, another process may have made a socket of the same name.
    if identity != nil, directory.identity(ofSocket: file) == identity { directory.remove(file) }
    for connection in connections.values { connection.close() }
    alarm.moment = nil
    // A suspended source would never be cancelled.
    isAccepting = true
    source.cancel()
  }

  /// Makes a listening socket.
  private static func listen(
    in directory: SocketDirectory, as file: String, name: String
  ) throws(SignalError) -> Int32 {
    let path = directory.path + "/" + file
    let descriptor = UnixSocket.make(isBlocking: false)
    guard descriptor >= 0 else { throw .last(path, "opened") }
    guard UnixSocket.bind(descriptor, to: directory.address(of: file)) else {
      let error =
        errno != EADDRINUSE
        ? SignalError.last(path, "made")
        : directory.identity(ofSocket: file) == nil ? .inTheWay(path: path) : .nameTaken(name)
      Glibc.close(descriptor)
      throw error
    }
    // The longest queue that the system allows, so that no client is refused.
    guard Glibc.listen(descriptor, SOMAXCONN) == 0 else {
      let error = SignalError.last(path, "opened")
      directory.remove(file)
      Glibc.close(descriptor)
      throw error
    }
    return descriptor
  }

  // MARK: Clients

  /// Accepts pending connections until the server is full.
  func acceptWaiting(at now: Nanoseconds) {
    while isOpen, !isFull {
      if let descriptor = UnixSocket.accept(listener) {
        take(descriptor, at: now)
      } else if errno != EINTR && errno != ECONNABORTED {
        // The process may have reached its limit of open files.
        if errno != EAGAIN { retryTime = now + Self.shortPatience }
        break
      }
    }
    attend()
  }

  private func take(_ descriptor: Int32, at now: Nanoseconds) {
    guard let peer = UnixSocket.peer(of: descriptor), peer == user || peer == 0 else {
      Glibc.close(descriptor)
      return
    }
    let connection = SignalConnection(descriptor, at: now, by: clock, onSignal: onSignal)
    let key = ObjectIdentifier(connection)
    connections[key] = connection
    connection.onClose = { [weak self] in
      self?.connections[key] = nil
      self?.attend()
    }
  }

  /// Disconnects idle clients.
  func closeIdle(at now: Nanoseconds) {
    let limit = patience
    retryTime = nil
    for connection in connections.values where now - connection.lastRequest >= limit {
      connection.close()
    }
    attend()
  }

  /// Accepts connections while there is room, and sets the alarm for the next idle one or the next attempt.
  private func attend() {
    guard isOpen else { return }
    isAccepting = !isFull && retryTime == nil
    let idle = connections.values.map(\.lastRequest).min().map { $0 + patience }
    alarm.moment = [idle, retryTime].compactMap { $0 }.min()
  }

  private var isFull: Bool { connections.count >= Self.mostConnections }
  private var patience: Nanoseconds { isFull ? Self.shortPatience : Self.longPatience }
}
