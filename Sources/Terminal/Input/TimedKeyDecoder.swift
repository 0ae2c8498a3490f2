import Basics

/// Decodes what a terminal sends, and limits how long it waits for the rest of a sequence.
///
/// An Escape alone is a key, or the beginning of another: only time shows which. Times are arguments.
struct TimedKeyDecoder {
  /// What the terminal was asked, and whether it has answered.
  var inquiry = Inquiry()
  /// When incomplete bytes are to be given up by ``giveUpWaiting()``; nil if there are none.
  private(set) var deadline: Nanoseconds?

  private var decoder: KeyDecoder
  /// The bytes of one key follow each other faster than this, even through a multiplexer.
  static let keyTimeout: Nanoseconds = 25 * .perMillisecond
  /// Those of a reply, which may cross a network in pieces, faster than this.
  static let replyTimeout: Nanoseconds = 500 * .perMillisecond

  init(_ decoder: KeyDecoder) { self.decoder = decoder }

  /// The events that are complete with bytes that came at a time.
  mutating func decode(_ bytes: some Sequence<UInt8>, at now: Nanoseconds) -> [ScreenEvent] {
    let events = decoder.decode(bytes)
    if events.contains(.answered) { inquiry.wasAnswered() }
    let mayBeReply = decoder.isWithinReply || inquiry.end(at: now) != nil
    deadline = decoder.isWaiting ? now + (mayBeReply ? Self.replyTimeout : Self.keyTimeout) : nil
    return events
  }

  /// The keys that incomplete bytes stand for, since nothing followed them in time.
  mutating func giveUpWaiting() -> [Key] {
    deadline = nil
    return decoder.giveUpWaiting()
  }
}
