package import Animation

extension ManualClock {
  package func run(_ milliseconds: Int64) { run(for: .milliseconds(milliseconds)) }
  package func stall(_ milliseconds: Int64) { stall(for: .milliseconds(milliseconds)) }
  package func stop(_ milliseconds: Int64) { stop(for: .milliseconds(milliseconds)) }
}
