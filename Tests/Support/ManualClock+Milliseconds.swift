import Animation

extension ManualClock {
  func run(_ milliseconds: Int64) { run(for: .milliseconds(milliseconds)) }
  func stall(_ milliseconds: Int64) { stall(for: .milliseconds(milliseconds)) }
  func stop(_ milliseconds: Int64) { stop(for: .milliseconds(milliseconds)) }
}
