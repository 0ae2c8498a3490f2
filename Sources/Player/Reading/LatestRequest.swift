package import Dispatch

/// Works off the main actor on one request at a time; only the latest one counts.
///
/// A request supersedes those before it: one that waits is not started any more, and the result of
/// the one that is being worked on is dropped.
@MainActor
package final class LatestRequest {
  private let queue: DispatchQueue
  private var isWorking = false
  private var waiting: (() -> Void)?
  /// How many requests there were.
  private var count = 0

  /// - Parameter queue: Where the work is done.
  package init(queue: DispatchQueue) { self.queue = queue }

  /// Starts some work, as soon as what is being worked on is done.
  ///
  /// - Parameters:
  ///   - work: Runs on the queue.
  ///   - then: Takes its result, unless another request was made meanwhile.
  package func request<Value: Sendable>(
    _ work: @escaping @Sendable () -> Value, then: @escaping @MainActor (Value) -> Void
  ) {
    count += 1
    let number = count
    waiting = { [weak self, queue] in
      queue.async {
        let value = work()
        DispatchQueue.main.async {
          MainActor.assumeIsolated { self?.finish(number) { then(value) } }
        }
      }
    }
    startNext()
  }

  private func startNext() {
    guard !isWorking, let start = waiting else { return }
    waiting = nil
    isWorking = true
    start()
  }

  private func finish(_ number: Int, _ deliver: () -> Void) {
    isWorking = false
    if number == count { deliver() }
    startNext()
  }
}
