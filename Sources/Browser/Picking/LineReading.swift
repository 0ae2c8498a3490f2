import Dispatch
import Glibc
package import Basics
import Synchronization

/// Reads lines and prepares them for searching, on two background queues.
///
/// Each batch consists of what was read while the one before it was being prepared.
package final class LineReading: Sendable {
  /// What has been read so far.
  package struct Progress: Sendable {
    /// The lines that can be found.
    let batches: [LineBatch]
    /// Whether these are all lines.
    package let isOver: Bool
    /// Why the rest could not be read; nil unless it is over.
    package let error: FileError?
  }

  /// What was read but not prepared yet.
  private struct Backlog {
    var chunks: [[UInt8]] = []
    var isOver = false
    var error: FileError?
  }

  private let descriptor: Int32
  private let limit: Int
  private let backlog = Mutex(Backlog())
  /// Counts additions to the backlog.
  private let arrivals = DispatchSemaphore(value: 0)

  /// Minimum bytes of a batch, unless fewer have been read: small ones have more overhead.
  private static let smallestBatch = 1 << 22

  private init(_ descriptor: Int32, limit: Int) {
    (self.descriptor, self.limit) = (descriptor, limit)
  }

  /// Begins to read.
  ///
  /// - Parameters:
  ///   - descriptor: Of a file, a pipe or a device; it stays open.
  ///   - limit: Maximum bytes; more are an error.
  ///   - report: Called with each progress; the last one is over.
  package static func begin(
    _ descriptor: Int32, limit: Int = 256 << 20,
    report: @escaping @MainActor @Sendable (Progress) -> Void
  ) {
    let reading = LineReading(descriptor, limit: limit)
    DispatchQueue(label: "reading lines", qos: .userInitiated).async { reading.read() }
    DispatchQueue(label: "preparing lines", qos: .userInitiated).async {
      reading.prepare { progress in
        DispatchQueue.main.async { MainActor.assumeIsolated { report(progress) } }
      }
    }
  }

  // MARK: Reading

  private func read() {
    var (count, isOver) = (0, false)
    var chunk = [UInt8](repeating: 0, count: 1 << 18)
    while !isOver {
      let length = Glibc.read(descriptor, &chunk, chunk.count)
      if length < 0 && (errno == EINTR || errno == EAGAIN) {
        // Another process may have set the shared descriptor to non-blocking.
        var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        poll(&waiting, 1, -1)
        continue
      }
      let error = length < 0 ? FileError(errno: errno) : nil
      count += max(0, length)
      isOver = length <= 0 || count > limit
      add(chunk[..<max(0, length)], isOver, count > limit ? .tooLarge(limit: limit) : error)
    }
  }

  private func add(_ bytes: ArraySlice<UInt8>, _ isOver: Bool, _ error: FileError?) {
    backlog.withLock {
      if !bytes.isEmpty { $0.chunks.append(Array(bytes)) }
      ($0.isOver, $0.error) = (isOver, error)
    }
    arrivals.signal()
  }

  // MARK: Preparing

  private func prepare(_ report: (Progress) -> Void) {
    var preparation = LinePreparation()
    var (count, isOver) = (0, false)
    while !isOver {
      arrivals.wait()
      // Batches grow, so that there are few.
      let (bytes, rest) = takeBacklog(atMost: max(Self.smallestBatch, count / 4))
      count += bytes.count
      preparation.take(bytes)
      isOver = rest.chunks.isEmpty && rest.isOver
      if isOver { preparation.finish() }
      guard isOver || !bytes.isEmpty else { continue }
      report(
        Progress(
          batches: preparation.batches, isOver: isOver, error: isOver ? rest.error : nil))
    }
  }

  /// Takes the first chunks of the backlog, at least one if there is any.
  ///
  /// - Returns: Their bytes, and the remaining backlog.
  private func takeBacklog(atMost limit: Int) -> (bytes: [UInt8], rest: Backlog) {
    backlog.withLock { backlog in
      var (bytes, taken): ([UInt8], Int) = ([], 0)
      while taken < backlog.chunks.count, taken == 0 || bytes.count < limit {
        bytes += backlog.chunks[taken]
        taken += 1
      }
      backlog.chunks.removeFirst(taken)
      return (bytes, backlog)
    }
  }
}
