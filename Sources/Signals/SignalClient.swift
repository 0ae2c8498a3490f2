import Glibc

/// Sends signals to running players.
package struct SignalClient {
  private let places: SocketLocations
  /// Maximum seconds for each step: connecting, sending, receiving the answer.
  private let patience: Int

  package init(places: SocketLocations = .current, patience: Int = 2) {
    self.places = places
    self.patience = patience
  }

  /// Sends a signal and waits for the answer.
  ///
  /// - Parameters:
  ///   - signal: Its name.
  ///   - player: The player's name; nil for the only player in the first directory that has any.
  /// - Returns: How many actors listened, at least one.
  /// - Throws: ``SignalError``, also if no actor listened.
  package func send(_ signal: String, to player: String?) throws(SignalError) -> Int {
    let request = try SignalRequest(signal: signal)
    let found = try find(player)
    defer { close(found.descriptor) }
    switch try ask(request, of: found) {
    case .heard(let count): return count
    case .ignored: throw .unheard(signal: signal, player: found.name)
    case .error(let words): throw .refused(found.name, reason: words)
    }
  }

  /// The names of all running players, sorted and without duplicates.
  ///
  /// - Throws: ``SignalError``.
  package func players() throws(SignalError) -> [String] {
    Set(try directories().flatMap(running)).sorted()
  }

  private struct Found {
    let name: String
    let descriptor: Int32
  }

  private func find(_ player: String?) throws(SignalError) -> Found {
    let directories = try directories()
    guard let player else { return try findOnly(in: directories) }
    for directory in directories {
      if let found = try connect(to: player, in: directory) { return found }
    }
    throw .notRunning(player, running: directories.flatMap(running))
  }

  private func findOnly(in directories: [SocketDirectory]) throws(SignalError) -> Found {
    for directory in directories {
      let names = running(in: directory)
      if names.count > 1 { throw .severalRun(names) }
      if let name = names.first, let found = try connect(to: name, in: directory) { return found }
    }
    throw .nothingRuns
  }

  /// The directories that exist.
  ///
  /// Other directories that are accessible to others are skipped.
  ///
  /// - Throws: ``SignalError`` if the home directory is accessible to others.
  private func directories() throws(SignalError) -> [SocketDirectory] {
    let home = try SocketDirectory(at: places.home, user: places.user)
    let others = places.others.map { try? SocketDirectory(at: $0, user: places.user) }
    return ([home] + others).compactMap { $0 }
  }

  /// The names of the running players, including those that do not answer at present; sockets of
  /// ended players are removed.
  private func running(in directory: SocketDirectory) -> [String] {
    directory.files.compactMap { file in
      guard let name = SocketName.name(of: file), directory.identity(ofSocket: file) != nil
      else { return nil }
      guard UnixSocket.isDead(directory.address(of: file)) else { return name }
      directory.locked { _ = directory.removeIfDead(file) }
      return nil
    }
  }

  /// A connection to a player; nil if no process listens there.
  private func connect(
    to player: String, in directory: SocketDirectory
  ) throws(SignalError) -> Found? {
    let file = SocketName.file(of: player)
    let path = directory.path + "/" + file
    let descriptor = UnixSocket.make(isBlocking: true)
    guard descriptor >= 0 else { throw .last(path, "reached") }
    UnixSocket.limitWaiting(descriptor, toSeconds: patience)
    if UnixSocket.connect(descriptor, to: directory.address(of: file)) {
      return Found(name: player, descriptor: descriptor)
    }
    let code = errno
    close(descriptor)
    switch code {
    case ENOENT, ECONNREFUSED: return nil
    case EAGAIN: throw .noAnswer(player)
    default:
      throw .system(path: path, doing: "reached", reason: String(cString: strerror(code)))
    }
  }

  private func ask(_ request: SignalRequest, of player: Found) throws(SignalError) -> SignalAnswer {
    var rest = Array(request.line.utf8)[...]
    while !rest.isEmpty {
      let count = UnixSocket.send(rest, to: player.descriptor)
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { throw .noAnswer(player.name) }
      rest = rest.dropFirst(count)
    }
    var buffer = LineBuffer(limit: SignalRequest.longestLine)
    var bytes = [UInt8](repeating: 0, count: SignalRequest.longestLine)
    while !buffer.isOverlong {
      let count = recv(player.descriptor, &bytes, bytes.count, 0)
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { break }
      guard let line = buffer.lines(with: bytes[..<count]).first else { continue }
      if let answer = SignalAnswer(line: line) { return answer }
      break
    }
    throw .noAnswer(player.name)
  }
}
