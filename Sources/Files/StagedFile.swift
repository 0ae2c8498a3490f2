import Glibc

/// A file that is written beside its destination, and moved there when it is complete.
struct StagedFile: ~Copyable {
  private let descriptor: Int32
  /// Its path until then.
  private let path: String

  /// Makes an empty file.
  ///
  /// - Parameters:
  ///   - path: In the destination's folder; a symbolic link there is an error.
  ///   - flag: `O_EXCL` to fail if the file exists, `O_TRUNC` to empty it.
  ///   - mode: Its permissions.
  /// - Throws: ``SystemError``.
  init(_ path: String, _ flag: Int32, mode: mode_t) throws(SystemError) {
    descriptor = open(path, O_WRONLY | O_CREAT | O_CLOEXEC | O_NOFOLLOW | flag, mode)
    guard descriptor >= 0 else { throw .last }
    self.path = path
  }

  /// Writes the file and moves it to its destination; if that fails, it is removed.
  ///
  /// - Parameters:
  ///   - bytes: The contents.
  ///   - destination: A path in the same folder.
  ///   - old: A file whose owner and permissions are copied as far as possible; nil to keep those of a new file.
  ///   - isReplacing: Whether to replace an existing file.
  /// - Throws: ``SystemError``; its code is `EEXIST` if there is a file that must not be replaced.
  consuming func put(
    _ bytes: [UInt8], at destination: String, like old: stat? = nil,
    replacing isReplacing: Bool = true
  ) throws(SystemError) {
    do {
      try Descriptor.write(bytes, to: descriptor)
      if let old { take(owner: old) }
    } catch {
      close(descriptor)
      unlink(path)
      throw error
    }
    // Some file systems report only now that they are full.
    var isDone = close(descriptor) == 0
    if isDone { isDone = isReplacing ? rename(path, destination) == 0 : claim(destination) }
    guard isDone else {
      let error = SystemError.last
      unlink(path)
      throw error
    }
  }

  private func take(owner old: stat) {
    // A user who may not change the owner may still be allowed to change the group.
    if fchown(descriptor, old.st_uid, old.st_gid) != 0 {
      _ = fchown(descriptor, uid_t.max, old.st_gid)
    }
    fchmod(descriptor, old.st_mode & 0o777)
  }

  /// Moves it to its destination, without replacing a file that appears there meanwhile.
  private func claim(_ destination: String) -> Bool {
    if link(path, destination) == 0 {
      unlink(path)
      return true
    }
    // Some file systems have no hard links.
    return errno != EEXIST && access(destination, F_OK) != 0 && rename(path, destination) == 0
  }
}
