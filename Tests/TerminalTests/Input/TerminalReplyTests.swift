import Testing

@testable import Terminal

@Suite struct TerminalReplyTests {
  private static func decoder(_ strings: [String: String] = [:]) -> KeyDecoder {
    KeyDecoder(
      TerminalDescription(
        name: "test", booleans: [], numbers: [:],
        strings: strings.mapValues { Array($0.utf8) }))
  }

  /// Replies, `E` standing for Escape, and what they say.
  private static let replies: [(String, ScreenEvent)] = [
    ("E]11;rgb:1e1e/2e2e/3e3eE\\", .background(rgb: 0x1E2E3E)),
    ("E]11;rgb:1e1e/2e2e/3e3e\u{7}", .background(rgb: 0x1E2E3E)),
    ("E]11;rgb:1A/2b/3C\u{7}", .background(rgb: 0x1A2B3C)),
    ("E]11;rgb:f/0/8\u{7}", .background(rgb: 0xFF0088)),
    ("E]11;rgb:fff/000/800\u{7}", .background(rgb: 0xFF0080)),
    ("E]11;rgba:ffff/8080/0000/c0c0\u{7}", .background(rgb: 0xFF8000)),
    ("EP>|XTerm(379)E\\", .name("XTerm(379)")),
    ("EP>|WezTerm 20240203-110809-5046fc22E\\", .name("WezTerm 20240203-110809-5046fc22")),
    ("EP>|a\u{8}b\tcE\\", .name("abc")),
    ("E[?62;4c", .answered), ("E[?6c", .answered), ("E[?1;2c", .answered),
  ]

  private static func bytes(_ text: String) -> [UInt8] {
    Array(text.replacing("E", with: "\u{1B}").utf8)
  }

  @Test("the event of a reply", arguments: replies)
  func reply(_ text: String, event: ScreenEvent) {
    var decoder = Self.decoder()
    #expect(
      decoder.decode(Self.bytes("a\(text)b")) == [
        .key(.character("a")), event, .key(.character("b")),
      ])
    #expect(!decoder.isWaiting)
  }

  @Test("a reply in pieces, each byte alone", arguments: replies)
  func pieces(_ text: String, event: ScreenEvent) {
    var decoder = Self.decoder()
    var events: [ScreenEvent] = []
    for byte in Self.bytes(text) {
      #expect(events.isEmpty)
      events += decoder.decode([byte])
      #expect(decoder.isWaiting == events.isEmpty)
    }
    #expect(events == [event])
  }

  @Test func `keys between replies`() {
    var decoder = Self.decoder()
    let text = Self.replies.map { "\($0.0)E[A" }.joined()
    #expect(decoder.decode(Self.bytes(text)) == Self.replies.flatMap { [$0.1, .key(.up)] })
  }

  @Test(
    "other replies are skipped whole",
    arguments: [
      "E]11;rgb:1e1e/2e2eE\\", "E]11;rgb:1e1e1/2e2e/3e3eE\\", "E]11;rgb:g/0/0E\\",
      "E]11;rgb://E\\", "E]11;rgba:0/0/0E\\", "E]11;hsl:0/0/0E\\", "E]11;E\\", "E]11;?E\\",
      "E]11;rgb:+1/0/0E\\", "E]10;rgb:0/0/0E\\", "E]52;c;cXVpdA==\u{7}", "EP>|E\\",
      "EP1$r0mE\\", "EP!|7B7C564DE\\", "E[?2026;2$y", "E[?12;5R",
    ])
  func others(_ text: String) {
    var decoder = Self.decoder()
    #expect(decoder.decode(Self.bytes(text + "q")) == [.key(.character("q"))])
    #expect(!decoder.isWaiting)
  }

  @Test("a string cut off by another sequence", arguments: ["E]11;rgb:1e", "EP>|foo", "E[?6"])
  func cutOff(_ text: String) {
    var decoder = Self.decoder()
    #expect(decoder.decode(Self.bytes(text + "E[AE[?6c")) == [.key(.up), .answered])
  }

  @Test func `a string without an end is given up in the end`() {
    var decoder = Self.decoder()
    let endless = "E]11;" + String(repeating: "x", count: 2000)
    #expect(decoder.decode(Self.bytes(endless)).isEmpty)
    #expect(decoder.decode(Self.bytes("q")) == [.key(.character("q"))])
    #expect(decoder.decode(Self.bytes("E]11;")).isEmpty)
    #expect(decoder.isWithinReply)
    #expect(decoder.giveUpWaiting().isEmpty)
    #expect(decoder.decode(Self.bytes("q")) == [.key(.character("q"))])
  }

  @Test("keys pressed with Alt that look like a beginning", arguments: ["]", "P"])
  func alt(_ key: Character) {
    var decoder = Self.decoder()
    #expect(
      decoder.decode(Self.bytes("E\(key)x"))
        == [.alt(key), .character("x")].map { .key($0) })
    #expect(decoder.decode(Self.bytes("E\(key)")).isEmpty)
    #expect(!decoder.isWithinReply)
    #expect(decoder.giveUpWaiting() == [.escape, .character(key)])
  }

  @Test func `a described key comes first`() {
    var decoder = Self.decoder(["kf1": "\u{1B}P"])
    #expect(decoder.decode(Self.bytes("EP")) == [.key(.function(1))])
  }
}
