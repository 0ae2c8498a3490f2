import Glibc

/// A file that is made beside its place, and put there when it is whole.
struct NewFile: ~Copyable {
  private let descriptor: Int32
  /// Where it is until then.
  private let path: String

  /// Makes an empty file.
  ///
  /// - Parameters:
  ///   - path: In the folder of its place; no link is followed there.
  ///   - flag: `O_EXCL` if there must be none yet, `O_TRUNC` if what is there is lost.
  ///   - mode: Its permissions.
  /// - Throws: ``SystemError``.
  init(_ path: String, _ flag: Int32, mode: mode_t) throws(SystemError) {
    descriptor = open(path, O_WRONLY | O_CREAT | O_CLOEXEC | O_NOFOLLOW | flag, mode)
    guard descriptor >= 0 else { throw .last }
    self.path = path
  }

  /// Writes all of it and puts it in its place; if that fails, nothing of it is left.
  ///
  /// - Parameters:
  ///   - bytes: All of it.
  ///   - place: Its place, in the same folder.
  ///   - old: The file there, whose owner and permissions it is to have as far as may be; nil if none counts.
  ///   - isReplacing: Whether it takes the place of what has come there.
  /// - Throws: ``SystemError``; its code is `EEXIST` if the place is taken.
  consuming func put(
    _ bytes: [UInt8], at place: String, like old: stat? = nil, replacing isReplacing: Bool = true
  ) throws(SystemError) {
    do {
      try Descriptor.write(bytes, to: descriptor)
      if let old { take(owner: old) }
    } catch {
      close(descriptor)
      unlink(path)
      throw error
    }
    // Some disks tell only now that they are full.
    var isDone = close(descriptor) == 0
    if isDone { isDone = isReplacing ? rename(path, place) == 0 : claim(place) }
    guard isDone else {
      let error = SystemError.last
      unlink(path)
      throw error
    }
  }

  private func take(owner old: stat) {
    // Who may not give a file away can often still give it to the group.
    if fchown(descriptor, old.st_uid, old.st_gid) != 0 {
      _ = fchown(descriptor, uid_t.max, old.st_gid)
    }
    fchmod(descriptor, old.st_mode & 0o777)
  }

  /// Puts it at a place where nothing is, also if something comes there at the same time.
  private func claim(_ place: String) -> Bool {
    if link(path, place) == 0 {
      unlink(path)
      return true
    }
    // Some disks know no file of two names.
    return errno != EEXIST && access(place, F_OK) != 0 && rename(path, place) == 0
  }
}
