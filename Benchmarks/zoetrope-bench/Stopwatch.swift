import Glibc

/// Measures this process's own CPU time, which others on the machine disturb least.
enum Stopwatch {
  /// Nanoseconds that some work takes: the least of several rounds, each long enough to measure.
  ///
  /// - Parameters:
  ///   - seconds: How long all rounds together are to take.
  ///   - work: What is done again and again.
  /// - Returns: The time of one go.
  static func nanoseconds(for seconds: Double = 1, _ work: () -> Void) -> Double {
    work()
    let rounds = 20
    var repeats = 1
    while elapsed(repeats, work) * Double(rounds) < seconds * 1e9, repeats < 1 << 20 {
      repeats *= 2
    }
    return (0..<rounds).map { _ in elapsed(repeats, work) }.min().map { $0 / Double(repeats) } ?? 0
  }

  private static func elapsed(_ repeats: Int, _ work: () -> Void) -> Double {
    let start = now
    for _ in 0..<repeats { work() }
    return now - start
  }

  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }
}
