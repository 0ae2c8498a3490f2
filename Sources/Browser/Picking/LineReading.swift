import Dispatch
import Glibc
package import Basics
import Synchronization

/// Reads lines and prepares them to be found, both beside the main actor.
///
/// While some lines are being prepared others are read: the next batch is what has come meanwhile.
package final class LineReading: Sendable {
  /// How far it is.
  package struct Progress: Sendable {
    /// The lines that can be found.
    let batches: [LineBatch]
    /// Whether there are no more.
    package let isOver: Bool
    /// Why the rest could not be read; nil unless it is over.
    package let error: FileError?
  }

  /// What was read but is not prepared yet.
  private struct Backlog {
    var chunks: [[UInt8]] = []
    var isOver = false
    var error: FileError?
  }

  private let descriptor: Int32
  private let limit: Int
  private let backlog = Mutex(Backlog())
  /// Counts what the backlog was told.
  private let arrivals = DispatchSemaphore(value: 0)

  /// Bytes that are prepared at once at least, if there are so many.
  private static let smallestBatch = 1 << 22

  private init(_ descriptor: Int32, limit: Int) {
    (self.descriptor, self.limit) = (descriptor, limit)
  }

  /// Begins to read.
  ///
  /// - Parameters:
  ///   - descriptor: Of a file, a pipe or a device; it stays open.
  ///   - limit: The most bytes that are read; more are an error.
  ///   - tell: Hears of all progress, the last of which is over.
  package static func begin(
    _ descriptor: Int32, limit: Int = 256 << 20,
    tell: @escaping @MainActor @Sendable (Progress) -> Void
  ) {
    let reading = LineReading(descriptor, limit: limit)
    DispatchQueue(label: "reading lines", qos: .userInitiated).async { reading.read() }
    DispatchQueue(label: "preparing lines", qos: .userInitiated).async {
      reading.prepare { progress in
        DispatchQueue.main.async { MainActor.assumeIsolated { tell(progress) } }
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
        // Somebody else may have made it not block.
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

  private func prepare(_ tell: (Progress) -> Void) {
    var preparation = LinePreparation()
    var (count, isOver) = (0, false)
    while !isOver {
      arrivals.wait()
      // Batches grow, so that there are few of them.
      let (bytes, rest) = takeBacklog(atMost: max(Self.smallestBatch, count / 4))
      count += bytes.count
      preparation.take(bytes)
      isOver = rest.chunks.isEmpty && rest.isOver
      if isOver { preparation.finish() }
      guard isOver || !bytes.isEmpty else { continue }
      tell(
        Progress(
          batches: preparation.batches, isOver: isOver, error: isOver ? rest.error : nil))
    }
  }

  /// Takes the first chunks of the backlog, at least one if there is any, and says what is left.
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
