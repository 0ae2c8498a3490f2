import Basics
import Testing

@testable import Terminal

@Suite struct TimedKeyDecoderTests {
  private static let start: Nanoseconds = 5_000_000_000

  private static func decoder() -> TimedKeyDecoder {
    TimedKeyDecoder(
      KeyDecoder(TerminalDescription(name: "test", booleans: [], numbers: [:], strings: [:])))
  }

  @Test func `a key that is complete needs no deadline`() {
    var decoder = Self.decoder()
    #expect(decoder.decode("q\u{1B}[A".utf8, at: Self.start).count == 2)
    #expect(decoder.deadline == nil)
  }

  @Test func `an Escape alone is a key after 25 milliseconds`() {
    var decoder = Self.decoder()
    #expect(decoder.decode("\u{1B}".utf8, at: Self.start).isEmpty)
    #expect(decoder.deadline == Self.start + 25 * .perMillisecond)
    #expect(decoder.giveUpWaiting() == [.escape])
    #expect(decoder.deadline == nil)
  }

  @Test func `each byte of a sequence extends the deadline, the last one ends it`() {
    var decoder = Self.decoder()
    _ = decoder.decode("\u{1B}".utf8, at: Self.start)
    _ = decoder.decode("[".utf8, at: Self.start + 10)
    #expect(decoder.deadline == Self.start + 10 + 25 * .perMillisecond)
    #expect(decoder.decode("A".utf8, at: Self.start + 20) == [.key(.up)])
    #expect(decoder.deadline == nil)
  }

  @Test("what may be a reply has half a second", arguments: ["\u{1B}]11;rgb:", "\u{1B}[200~text"])
  func reply(_ bytes: String) {
    var decoder = Self.decoder()
    #expect(decoder.decode(bytes.utf8, at: Self.start).isEmpty)
    #expect(decoder.deadline == Self.start + 500 * .perMillisecond)
  }

  @Test func `while an answer is due, any beginning may be that of a reply`() {
    var decoder = Self.decoder()
    decoder.inquiry.request(at: Self.start)
    decoder.inquiry.wasSent(completely: true, at: Self.start)
    _ = decoder.decode("\u{1B}".utf8, at: Self.start + 1)
    #expect(decoder.deadline == Self.start + 1 + 500 * .perMillisecond)
    #expect(decoder.decode("[?6c".utf8, at: Self.start + 2) == [.answered])
    _ = decoder.decode("\u{1B}".utf8, at: Self.start + 3)
    #expect(decoder.deadline == Self.start + 3 + 25 * .perMillisecond)
  }
}
