import Dispatch
import Player
import Synchronization
import Testing

@Suite @MainActor struct LatestRequestTests {
  @Test("Of requests made during work only the last is started, and only its result arrives")
  func lastCounts() async {
    let queue = DispatchQueue(label: "requests")
    let latest = LatestRequest(queue: queue)
    let started = StartedRequests()
    var results: [Int] = []
    queue.suspend()
    await withCheckedContinuation { continuation in
      for number in 1...3 {
        latest.request {
          started.numbers.withLock { $0.append(number) }
          return number
        } then: {
          results.append($0)
          if $0 == 3 { continuation.resume() }
        }
      }
      queue.resume()
    }
    #expect(started.numbers.withLock { $0 } == [1, 3])
    #expect(results == [3])
  }
}

private final class StartedRequests: Sendable {
  let numbers = Mutex<[Int]>([])
}
