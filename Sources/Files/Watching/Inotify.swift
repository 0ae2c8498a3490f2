import Glibc

/// The kernel's events of directories (inotify(7)).
final class Inotify {
  /// Readable when events are pending.
  let descriptor: Int32

  struct Event: Hashable {
    /// The directory, by the number that `watch(_:for:)` gave; -1 if events were lost.
    let watch: Int32
    let mask: Mask
    /// The name within the directory; empty if the event is about the directory itself.
    let name: String
  }

  /// Bytes of the buffer for events: some thousand of them at a time.
  private static let bufferSize = 1 << 16

  /// - Throws: ``WatchError``.
  init() throws(WatchError) {
    descriptor = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))
    guard descriptor >= 0 else {
      throw errno == EMFILE ? .tooManyWatchers : .system(reason: String(cString: strerror(errno)))
    }
  }

  /// Watches a directory, or changes the events of one that is watched.
  ///
  /// - Returns: A number that identifies the directory even if it is renamed; nil if
  ///   there is no such directory.
  /// - Throws: ``WatchError``.
  func watch(_ directory: String, for mask: Mask) throws(WatchError) -> Int32? {
    let watch = inotify_add_watch(descriptor, directory, mask.union(.onlyDirectories).rawValue)
    if watch >= 0 { return watch }
    switch errno {
    case ENOENT, ENOTDIR, ELOOP: return nil
    case ENOSPC: throw .tooManyDirectories
    default: throw .directory(directory, reason: String(cString: strerror(errno)))
    }
  }

  func forget(_ watch: Int32) { inotify_rm_watch(descriptor, watch) }

  /// Takes the pending events in their order.
  func events() -> [Event] {
    var bytes = [UInt8](repeating: 0, count: Self.bufferSize)
    let count = read(descriptor, &bytes, bytes.count)
    guard count > 0 else { return [] }
    return bytes.withUnsafeBytes { Self.events(in: UnsafeRawBufferPointer(rebasing: $0[..<count])) }
  }

  /// Parses consecutive `struct inotify_event`: watch, mask, cookie, length of the name,
  /// and the name padded with zeros.
  private static func events(in bytes: UnsafeRawBufferPointer) -> [Event] {
    let head = MemoryLayout<inotify_event>.size
    var events: [Event] = []
    var start = 0
    while start + head <= bytes.count {
      let length = Int(bytes.loadUnaligned(fromByteOffset: start + 12, as: UInt32.self))
      let name = bytes[(start + head)..<min(bytes.count, start + head + length)]
      events.append(
        Event(
          watch: bytes.loadUnaligned(fromByteOffset: start, as: Int32.self),
          mask: Mask(rawValue: bytes.loadUnaligned(fromByteOffset: start + 4, as: UInt32.self)),
          name: String(decoding: name.prefix { $0 != 0 }, as: UTF8.self)))
      start += head + length
    }
    return events
  }

  deinit { close(descriptor) }
}

extension Inotify {
  /// Kinds of events.
  struct Mask: OptionSet, Hashable {
    let rawValue: UInt32

    func contains(anyOf others: Mask) -> Bool { !isDisjoint(with: others) }

    static let created = Mask(rawValue: UInt32(IN_CREATE))
    static let modified = Mask(rawValue: UInt32(IN_MODIFY))
    /// A file that was open for writing was closed.
    static let written = Mask(rawValue: UInt32(IN_CLOSE_WRITE))
    /// Permissions, owner or times.
    static let attributes = Mask(rawValue: UInt32(IN_ATTRIB))
    static let movedHere = Mask(rawValue: UInt32(IN_MOVED_TO))
    static let movedAway = Mask(rawValue: UInt32(IN_MOVED_FROM))
    static let deleted = Mask(rawValue: UInt32(IN_DELETE))

    /// The directory itself was moved, deleted or unmounted, or is watched no longer.
    static let directoryGone: Mask = [
      Mask(rawValue: UInt32(IN_MOVE_SELF)), Mask(rawValue: UInt32(IN_DELETE_SELF)),
      Mask(rawValue: UInt32(IN_UNMOUNT)), Mask(rawValue: UInt32(IN_IGNORED)),
    ]
    /// Events were lost because too many were pending.
    static let overflow = Mask(rawValue: UInt32(IN_Q_OVERFLOW))
    /// The event is about a directory.
    static let isDirectory = Mask(rawValue: UInt32(IN_ISDIR))
    static let onlyDirectories = Mask(rawValue: UInt32(IN_ONLYDIR))

    /// The name leads to another file now, or to none.
    static let renamed: Mask = [.created, .movedHere, .movedAway, .deleted]
    /// Everything that can change a file.
    static let anyChange: Mask = [.renamed, .modified, .written, .attributes]
  }
}
