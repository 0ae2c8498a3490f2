import Dispatch

/// What the terminal is asked, and whether it may still answer.
///
/// Times are in nanoseconds of one clock.
struct Inquiry: Hashable {
  /// The colour of the ground (OSC 11), name and version (XTVERSION), and the class (DA1).
  ///
  /// Every terminal answers the last, so that nothing is due once its answer is there.
  static let questions = Array("\u{1B}]11;?\u{1B}\\\u{1B}[>q\u{1B}[c".utf8)
  /// A terminal that has not answered by now may be far away, or will not: nobody waits longer.
  static let patience: UInt64 = 500_000_000

  static var now: UInt64 { DispatchTime.now().uptimeNanoseconds }

  private enum State: Hashable {
    case idle
    /// To be sent with the next picture.
    case wanted
    /// Handed to the output, which has not written it all yet.
    case sent
    case asked(at: UInt64)
    case answered
    /// The terminal was asked, and never answered.
    case silent
  }
  private var state = State.idle

  /// Whether the questions are to go out behind the next picture.
  var isWanted: Bool { state == .wanted }

  /// Wants the questions to be asked, unless the terminal left them unanswered before.
  mutating func want(at time: UInt64) {
    if case .asked = state, end(at: time) == nil { state = .silent }
    if state != .silent { state = .wanted }
  }

  /// The questions are in the output's hands, which has written them or not yet.
  mutating func wasSent(completely isComplete: Bool, at time: UInt64) {
    state = isComplete ? .asked(at: time) : .sent
  }

  /// The output has written all it had.
  mutating func outputIsReady(at time: UInt64) {
    if state == .sent { state = .asked(at: time) }
  }

  /// The terminal has answered the last question.
  mutating func wasAnswered() {
    if state != .wanted { state = .answered }
  }

  /// Until when an answer may come that has not yet; nil if none is due.
  func end(at time: UInt64) -> UInt64? {
    guard case .asked(let start) = state, time < start + Self.patience else { return nil }
    return start + Self.patience
  }
}
