package import Dispatch

/// Runs one request at a time off the main actor; only the latest one counts.
///
/// A request supersedes those before it: a waiting one is not started, and the result of a running
/// one is dropped.
@MainActor
package final class LatestRequest {
  private let queue: DispatchQueue
  private var isWorking = false
  private var waiting: (() -> Void)?
  /// The number of requests so far.
  private var count = 0

  /// Makes an idle instance.
  ///
  /// - Parameter queue: The queue that runs the work.
  package init(queue: DispatchQueue) { self.queue = queue }

  /// Requests some work, which starts once the running request is done.
  ///
  /// - Parameters:
  ///   - work: Runs on the queue.
  ///   - then: Receives the result, unless another request was made meanwhile.
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
