import Testing

@testable import Terminal

@Suite struct KeyDecoderTests {
  private static func decoder(_ strings: [String: String] = [:]) -> KeyDecoder {
    KeyDecoder(
      TerminalDescription(
        name: "test", booleans: [], numbers: [:],
        strings: strings.mapValues { Array($0.utf8) }))
  }

  @Test(
    "bytes and their keys",
    arguments: [
      ("q", [Key.character("q")]),
      ("a b", [.character("a"), .character(" "), .character("b")]),
      ("é€😀", [.character("é"), .character("€"), .character("😀")]),
      ("\r\n\t\u{7F}\u{8}", [.enter, .enter, .tab, .backspace, .backspace]),
      ("\u{C}\u{0}\u{1C}", [.control("l"), .control(" "), .control("\\")]),
      ("\u{1B}[A\u{1B}[B\u{1B}[C\u{1B}[D", [.up, .down, .right, .left]),
      ("\u{1B}OA\u{1B}OB\u{1B}OC\u{1B}OD", [.up, .down, .right, .left]),
      ("\u{1B}[1;5A", [.up]),
      ("\u{1B}[H\u{1B}[F\u{1B}[1~\u{1B}[4~", [.home, .end, .home, .end]),
      ("\u{1B}[2~\u{1B}[3~\u{1B}[5~\u{1B}[6~", [.insert, .delete, .pageUp, .pageDown]),
      ("\u{1B}[5;2~", [.pageUp]),
      ("\u{1B}OP\u{1B}[15~\u{1B}[24~", [.function(1), .function(5), .function(12)]),
      ("\u{1B}[[A\u{1B}[[E", [.function(1), .function(5)]),
      ("\u{1B}[Z", [.backTab]),
      ("\u{1B}x\u{1B}B\u{1B}\u{7F}", [.alt("x"), .alt("B"), .alt("\u{7F}")]),
      ("\u{1B}é", [.escape, .character("é")]),
      ("\u{1B}\u{1B}[A", [.escape, .up]),
    ])
  func keys(_ bytes: String, keys: [Key]) {
    var decoder = Self.decoder()
    #expect(decoder.decode(bytes.utf8) == keys.map(ScreenEvent.key))
    #expect(!decoder.isWaiting)
  }

  @Test(
    "sequences that are no key leave nothing behind",
    arguments: [
      "\u{1B}[I", "\u{1B}[?1;2c", "\u{1B}[201~", "\u{1B}[99999999999999999~",
      "\u{1B}Oz", "\u{1B}[12;34R",
    ])
  func unknown(_ bytes: String) {
    var decoder = Self.decoder()
    let events = decoder.decode((bytes + "q").utf8)
    #expect(events.last == .key(.character("q")))
    #expect(!events.dropLast().contains { if case .key(.character) = $0 { true } else { false } })
  }

  @Test("a sequence may come in pieces", arguments: ["\u{1B}[A", "\u{1B}OA", "\u{1B}[1;2A"])
  func pieces(_ bytes: String) {
    var decoder = Self.decoder()
    var events: [ScreenEvent] = []
    for byte in bytes.utf8.dropLast() {
      events += decoder.decode([byte])
      #expect(decoder.isWaiting)
    }
    events += decoder.decode([bytes.utf8.last ?? 0])
    #expect(events == [.key(.up)])
  }

  @Test func `a character may come in pieces`() {
    var decoder = Self.decoder()
    #expect(decoder.decode([0xE2, 0x82]).isEmpty)
    #expect(decoder.isWaiting)
    #expect(decoder.decode([0xAC]) == [.key(.character("€"))])
  }

  @Test(
    "bytes that are no UTF-8 are dropped", arguments: [[0xFF], [0xC0, 0x80], [0xE2, 0x41 - 1]])
  func invalid(_ bytes: [UInt8]) {
    var decoder = Self.decoder()
    #expect(decoder.decode(bytes + [0x71]).last == .key(.character("q")))
  }

  @Test(
    "giving up",
    arguments: [
      ("\u{1B}", [Key.escape]), ("\u{1B}[", [.escape, .character("[")]),
      ("\u{1B}O", [.escape, .character("O")]), ("\u{1B}[1;", []),
    ])
  func givingUp(_ bytes: String, keys: [Key]) {
    var decoder = Self.decoder()
    #expect(decoder.decode(bytes.utf8).isEmpty)
    #expect(decoder.giveUpWaiting() == keys)
    #expect(!decoder.isWaiting)
    #expect(decoder.decode("q".utf8) == [.key(.character("q"))])
  }

  @Test func `the description's keys come first`() {
    var decoder = Self.decoder(["kcuu1": "\u{1B}[H", "kf1": "\u{1B}!x!"])
    #expect(decoder.decode("\u{1B}[H\u{1B}!x!".utf8) == [.key(.up), .key(.function(1))])
  }
}
