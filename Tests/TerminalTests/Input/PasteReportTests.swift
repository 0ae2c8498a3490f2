import Testing

@testable import Terminal

@Suite struct PasteReportTests {
  private static func decoder() -> KeyDecoder {
    KeyDecoder(TerminalDescription(name: "test", booleans: [], numbers: [:], strings: [:]))
  }

  private static let start = "\u{1B}[200~"
  private static let end = "\u{1B}[201~"

  @Test(
    "what is between the brackets is one text",
    arguments: ["", "walk", "two\rlines\n", "日本語 é", "\u{1B}[A\u{1B}", "\u{1B}[201", "\u{1B}[200~"])
  func text(_ text: String) {
    var decoder = Self.decoder()
    let events = decoder.decode(("a" + Self.start + text + Self.end + "b").utf8)
    #expect(events == [.key(.character("a")), .paste(text), .key(.character("b"))])
    #expect(!decoder.isWaiting)
  }

  @Test func `it may come in pieces`() {
    var decoder = Self.decoder()
    var events: [ScreenEvent] = []
    for byte in (Self.start + "日本\u{1B}[A" + Self.end).utf8 { events += decoder.decode([byte]) }
    #expect(events == [.paste("日本\u{1B}[A")])
    #expect(!decoder.isWaiting)
  }

  @Test func `one that never ends is given up, and takes bounded memory`() {
    var decoder = Self.decoder()
    #expect(decoder.decode((Self.start + "abc").utf8).isEmpty)
    #expect(decoder.isWaiting && decoder.isWithinReply)
    #expect(decoder.giveUpWaiting().isEmpty)
    #expect(decoder.decode("q".utf8) == [.key(.character("q"))])
  }

  @Test func `what is too long is cut off`() {
    var decoder = Self.decoder()
    let long = String(repeating: "x", count: 100_000)
    let events = decoder.decode((Self.start + long + Self.end).utf8)
    #expect(events == [.paste(String(repeating: "x", count: 0x1_0000))])
  }
}
