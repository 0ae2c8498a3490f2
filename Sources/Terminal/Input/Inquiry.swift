import Basics

/// Questions to the terminal: whether they are to be sent, and how long answers may still come.
///
/// All times are of one clock.
struct Inquiry: Hashable {
  /// The colour of the background (OSC 11), name and version (XTVERSION), and the class (DA1).
  ///
  /// Every terminal answers the last, so nothing more comes after its answer.
  static let questions = Array("\u{1B}]11;?\u{1B}\\\u{1B}[>q\u{1B}[c".utf8)
  /// How long answers are waited for; a terminal that takes longer is far away, or will not answer.
  static let timeout: Nanoseconds = 500 * .perMillisecond

  private enum State: Hashable {
    case idle
    /// To be sent with the next picture.
    case wanted
    /// Handed to the output, which has not written it all yet.
    case sent
    case asked(at: Nanoseconds)
    case answered
    /// The terminal was asked, and never answered.
    case silent
  }
  private var state = State.idle

  /// Whether the questions are to go out behind the next picture.
  var isWanted: Bool { state == .wanted }

  /// Has the questions sent with the next picture, unless the terminal left them unanswered before.
  mutating func request(at time: Nanoseconds) {
    if case .asked = state, end(at: time) == nil { state = .silent }
    if state != .silent { state = .wanted }
  }

  /// Notes that the questions were handed to the output, which has written all of them or a part.
  mutating func wasSent(completely isComplete: Bool, at time: Nanoseconds) {
    state = isComplete ? .asked(at: time) : .sent
  }

  /// Notes that the output has written all it had.
  mutating func outputIsReady(at time: Nanoseconds) {
    if state == .sent { state = .asked(at: time) }
  }

  /// Notes that the terminal has answered the last question.
  mutating func wasAnswered() {
    if state != .wanted { state = .answered }
  }

  /// Until when an answer may come that has not yet; nil if none is due.
  func end(at time: Nanoseconds) -> Nanoseconds? {
    guard case .asked(let start) = state, time < start + Self.timeout else { return nil }
    return start + Self.timeout
  }
}
