import Glibc

/// Does something with an input, which must not keep a processor busy for a second.
///
/// Not libFuzzer's own timeout, which takes a busy machine for a slow input.
package func withinASecond(_ body: () -> Void) {
  let before = processorTime()
  body()
  precondition(processorTime() - before < 1, "an input took a second")
}

/// Seconds that the process has kept a processor busy.
private func processorTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}
