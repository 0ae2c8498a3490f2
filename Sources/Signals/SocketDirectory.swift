import Files
import Glibc
import Basics

/// The directory of the sockets of a user's players, which only that user may access.
final class SocketDirectory {
  let path: String
  private let user: UInt32
  private let descriptor: Int32

  /// Makes the directory if it is missing, and opens it.
  ///
  /// - Throws: ``SignalError/unsafeDirectory(_:_:)`` or ``SignalError/system(path:doing:reason:)``.
  init(making path: String, user: UInt32) throws(SignalError) {
    if mkdir(path, 0o700) != 0 && errno != EEXIST { throw .last(path, "made") }
    self.path = path
    self.user = user
    descriptor = try Self.open(path, user: user)
  }

  /// Opens the directory; nil if there is none.
  ///
  /// - Throws: ``SignalError/unsafeDirectory(_:_:)`` or ``SignalError/system(path:doing:reason:)``.
  init?(at path: String, user: UInt32) throws(SignalError) {
    var status = stat()
    if lstat(path, &status) != 0 && (errno == ENOENT || errno == ENOTDIR) { return nil }
    self.path = path
    self.user = user
    descriptor = try Self.open(path, user: user)
  }

  deinit { close(descriptor) }

  private static func open(_ path: String, user: UInt32) throws(SignalError) -> Int32 {
    var status = stat()
    guard lstat(path, &status) == 0 else { throw .last(path, "read") }
    if let fault = fault(of: status, user: user) { throw .unsafeDirectory(path, fault) }
    let descriptor = Glibc.open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    guard descriptor >= 0 else { throw .last(path, "read") }
    // The directory may have been replaced between the check and the opening.
    if fstat(descriptor, &status) == 0, fault(of: status, user: user) == nil { return descriptor }
    close(descriptor)
    throw .unsafeDirectory(path, .foreign)
  }

  private static func fault(of status: stat, user: UInt32) -> DirectoryFault? {
    switch status.st_mode & S_IFMT {
    case S_IFDIR:
      status.st_uid != user ? .foreign : status.st_mode & 0o077 != 0 ? .open : nil
    case S_IFLNK: .link
    default: .noDirectory
    }
  }

  // MARK: Sockets

  /// A path of a file in the directory that is short enough for a socket's address.
  func address(of file: String) -> String {
    let whole = path + "/" + file
    return whole.utf8.count <= UnixSocket.longestPath
      ? whole : "/proc/self/fd/\(descriptor)/\(file)"
  }

  /// Names of all files, sorted.
  var files: [String] {
    // A copy with its own position, closed together with the stream.
    let copy = openat(descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard copy >= 0, let stream = fdopendir(copy) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      if let name = DirectoryListing.name(of: entry) { names.append(name) }
    }
    return names.sorted()
  }

  /// The identity of a socket, which another file of the same name does not share; nil if it is no socket of
  /// the user's.
  func identity(ofSocket file: String) -> FileIdentity? {
    var status = stat()
    guard fstatat(descriptor, file, &status, AT_SYMLINK_NOFOLLOW) == 0,
      status.st_mode & S_IFMT == S_IFSOCK, status.st_uid == user
    else { return nil }
    return FileIdentity(status)
  }

  func remove(_ file: String) { unlinkat(descriptor, file, 0) }

  /// Removes a socket if no process listens on it.
  ///
  /// - Returns: Whether it was removed.
  @discardableResult
  func removeIfDead(_ file: String) -> Bool {
    guard identity(ofSocket: file) != nil, UnixSocket.isDead(address(of: file)) else {
      return false
    }
    remove(file)
    return true
  }

  /// Runs a closure while no other process removes sockets from the directory or adds one.
  func locked<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    while flock(descriptor, LOCK_EX) != 0 && errno == EINTR {}
    defer { flock(descriptor, LOCK_UN) }
    return try body()
  }
}

extension SignalError {
  /// The error that `errno` names.
  static func last(_ path: String, _ doing: String) -> SignalError {
    .system(path: path, doing: doing, reason: String(cString: strerror(errno)))
  }
}
