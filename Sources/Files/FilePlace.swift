import Glibc

/// The destination of a file to write, with links resolved.
package struct FilePlace {
  private let path: String
  private let content: Content

  private enum Content {
    case nothing
    case file(stat)
    /// A pipe, a device or an open file as in `/dev/stdout`, which is not replaced but written to.
    case other
  }

  /// Why a file was not written.
  package enum Fault: Error, Hashable, Sendable {
    /// The file exists already.
    case taken
    /// A system call failed; `keepsOld` says that a file exists and is unchanged.
    case failed(SystemError, keepsOld: Bool)
  }

  /// Maximum number of links, as in the kernel.
  private static let maximumLinks = 40

  /// Resolves a path, absolute or relative to the current directory.
  ///
  /// - Throws: ``Fault/failed(_:keepsOld:)``.
  package init(_ path: String) throws(Fault) {
    var path = path
    for _ in 0...Self.maximumLinks {
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

  /// Whether a link in `/proc` stands for an open file, which may have no path.
  private static func isOpenFile(_ link: stat) -> Bool {
    var processes = stat()
    return stat("/proc", &processes) == 0 && processes.st_dev == link.st_dev
  }

  /// A link's target; nil if it is not UTF-8.
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

  /// Writes the complete file, or leaves everything as it was.
  ///
  /// An existing file keeps its permissions. Pipes and devices are written to directly.
  ///
  /// - Parameters:
  ///   - bytes: The contents.
  ///   - isReplacing: Whether to replace an existing file.
  /// - Throws: ``Fault``.
  package func write(_ bytes: [UInt8], replacing isReplacing: Bool) throws(Fault) {
    switch content {
    case .file where !isReplacing: throw .taken
    case .file(let old): try write(bytes, over: old)
    case .nothing:
      do throws(SystemError) { try put(bytes, replacing: isReplacing) } catch {
        throw error.code == EEXIST ? .taken : .failed(error, keepsOld: false)
      }
    case .other: try writeDirectly(bytes)
    }
  }

  private func write(_ bytes: [UInt8], over old: stat) throws(Fault) {
    // Replacing a file would not need permission to write it.
    guard access(path, W_OK) == 0 else { throw .failed(.last, keepsOld: false) }
    do throws(SystemError) { try put(bytes, like: old, replacing: true) } catch {
      // The folder may be read-only while the file is writable.
      guard [EACCES, EPERM, EBUSY].contains(error.code) else {
        throw .failed(error, keepsOld: true)
      }
      try writeDirectly(bytes)
    }
  }

  private func put(
    _ bytes: [UInt8], like old: stat? = nil, replacing isReplacing: Bool
  ) throws(SystemError) {
    try newFile(mode: old == nil ? 0o666 : 0o600)
      .put(bytes, at: path, like: old, replacing: isReplacing)
  }

  /// Makes an empty hidden file in the same folder, under an unused name.
  private func newFile(mode: mode_t) throws(SystemError) -> StagedFile {
    let start = Self.start(of: path) + ".zoetrope-\(getpid())"
    var number = 0
    while true {
      do throws(SystemError) {
        return try StagedFile("\(start)-\(number)", O_EXCL, mode: mode)
      } catch {
        guard error.code == EEXIST else { throw error }
        number += 1
      }
    }
  }

  private func writeDirectly(_ bytes: [UInt8]) throws(Fault) {
    let descriptor = open(path, O_WRONLY | O_TRUNC | O_CLOEXEC | O_NOCTTY)
    guard descriptor >= 0 else { throw .failed(.last, keepsOld: false) }
    defer { close(descriptor) }
    do throws(SystemError) { try Descriptor.write(bytes, to: descriptor) } catch {
      throw .failed(error, keepsOld: false)
    }
  }
}
