import Glibc

/// A place that a file is to be written to, behind the links there.
package struct FilePlace {
  private let path: String
  private let content: Content

  private enum Content {
    case nothing
    case file(stat)
    /// What is written as it stands: a pipe, a device, an open file as in `/dev/stdout`.
    case other
  }

  /// Why a file was not written.
  package enum Fault: Error, Hashable, Sendable {
    /// There is one already.
    case taken
    /// The system refused something; `keepsOld` says that there is a file, and that it is as it was.
    case failed(SystemError, keepsOld: Bool)
  }

  /// As many as the system follows.
  private static let mostLinks = 40

  /// Looks what is at a path, absolute or relative to the current directory.
  ///
  /// - Throws: ``Fault/failed(_:keepsOld:)``.
  package init(_ path: String) throws(Fault) {
    var path = path
    for _ in 0...Self.mostLinks {
      var status = stat()
      guard lstat(path, &status) == 0 else {
        guard errno == ENOENT else { throw .failed(.last, keepsOld: false) }
        (self.path, content) = (path, .nothing)
        return
      }
      let isLink = status.st_mode & S_IFMT == S_IFLNK && !Self.isOpenFile(status)
      guard isLink, let target = Self.target(of: path) else {
        (self.path, content) = (path, status.st_mode & S_IFMT == S_IFREG ? .file(status) : .other)
        return
      }
      path = target.hasPrefix("/") ? target : Self.start(of: path) + target
    }
    throw .failed(SystemError(code: ELOOP), keepsOld: false)
  }

  /// Whether a link is one of those by which the system shows open files; what they lead to may have no path.
  private static func isOpenFile(_ link: stat) -> Bool {
    var processes = stat()
    return stat("/proc", &processes) == 0 && processes.st_dev == link.st_dev
  }

  /// Where a link leads; nil if no text can say it.
  private static func target(of link: String) -> String? {
    var bytes = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink(link, &bytes, bytes.count)
    guard count > 0 else { return nil }
    return String(validating: bytes.prefix(count).lazy.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  private static func start(of path: String) -> String {
    PathName.start(ofFilesIn: PathName(path).directory)
  }

  // MARK: Writing

  /// Writes a file, which is there whole or not at all, and else as it was.
  ///
  /// A file that is there keeps its permissions. What is no file is written as it stands.
  ///
  /// - Parameters:
  ///   - bytes: All of it.
  ///   - isReplacing: Whether it takes the place of one that is there.
  /// - Throws: ``Fault``.
  package func write(_ bytes: [UInt8], replacing isReplacing: Bool) throws(Fault) {
    switch content {
    case .file where !isReplacing: throw .taken
    case .file(let old): try write(bytes, over: old)
    case .nothing:
      do throws(SystemError) { try put(bytes, replacing: isReplacing) } catch {
        throw error.code == EEXIST ? .taken : .failed(error, keepsOld: false)
      }
    case .other: try writeStraight(bytes)
    }
  }

  private func write(_ bytes: [UInt8], over old: stat) throws(Fault) {
    // To replace a file needs no permission to write it.
    guard access(path, W_OK) == 0 else { throw .failed(.last, keepsOld: false) }
    do throws(SystemError) { try put(bytes, like: old, replacing: true) } catch {
      // The folder may be another's, who lets this one file be written.
      guard [EACCES, EPERM, EBUSY].contains(error.code) else {
        throw .failed(error, keepsOld: true)
      }
      try writeStraight(bytes)
    }
  }

  private func put(
    _ bytes: [UInt8], like old: stat? = nil, replacing isReplacing: Bool
  ) throws(SystemError) {
    try newFile(mode: old == nil ? 0o666 : 0o600)
      .put(bytes, at: path, like: old, replacing: isReplacing)
  }

  /// An empty file in the same folder, hidden, under a name that nobody has.
  private func newFile(mode: mode_t) throws(SystemError) -> NewFile {
    let start = Self.start(of: path) + ".zoetrope-\(getpid())"
    var number = 0
    while true {
      do throws(SystemError) { return try NewFile("\(start)-\(number)", O_EXCL, mode: mode) } catch
      {
        guard error.code == EEXIST else { throw error }
        number += 1
      }
    }
  }

  private func writeStraight(_ bytes: [UInt8]) throws(Fault) {
    let descriptor = open(path, O_WRONLY | O_TRUNC | O_CLOEXEC | O_NOCTTY)
    guard descriptor >= 0 else { throw .failed(.last, keepsOld: false) }
    defer { close(descriptor) }
    do throws(SystemError) { try Descriptor.write(bytes, to: descriptor) } catch {
      throw .failed(error, keepsOld: false)
    }
  }
}
