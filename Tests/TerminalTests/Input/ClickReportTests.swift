import Testing

@testable import Terminal

@Suite struct ClickReportTests {
  private static func decoder() -> KeyDecoder {
    KeyDecoder(TerminalDescription(name: "test", booleans: [], numbers: [:], strings: [:]))
  }

  @Test(
    "the first button going down",
    arguments: [
      ("\u{1B}[<0;10;20M", 9, 19), ("\u{1B}[<0;1;1M", 0, 0), ("\u{1B}[<0;1000;300M", 999, 299),
      ("\u{1B}[<4;2;3M", 1, 2), ("\u{1B}[<28;2;3M", 1, 2), ("\u{1B}[M !!", 0, 0),
      ("\u{1B}[M$*4", 9, 19),
    ])
  func clicks(_ bytes: String, column: Int, row: Int) {
    var decoder = Self.decoder()
    #expect(decoder.decode(bytes.utf8) == [.click(column: column, row: row)])
    #expect(!decoder.isWaiting)
  }

  @Test(
    "the wheel",
    arguments: [
      ("\u{1B}[<64;10;20M", -1), ("\u{1B}[<65;10;20M", 1), ("\u{1B}[<69;10;20M", 1),
      ("\u{1B}[M`*4", -1), ("\u{1B}[Ma*4", 1),
    ])
  func wheel(_ bytes: String, lines: Int) {
    var decoder = Self.decoder()
    #expect(decoder.decode(bytes.utf8) == [.wheel(by: lines, column: 9, row: 19)])
  }

  @Test(
    "everything else is skipped",
    arguments: [
      "\u{1B}[<0;10;20m", "\u{1B}[<1;10;20M", "\u{1B}[<2;10;20M", "\u{1B}[<32;10;20M",
      "\u{1B}[<66;10;20M", "\u{1B}[<67;10;20M", "\u{1B}[<0;0;1M", "\u{1B}[<0;1;0M",
      "\u{1B}[<0;1M", "\u{1B}[<0;1;2;3M", "\u{1B}[<M", "\u{1B}[<;;M", "\u{1B}[<0;1;2u",
      "\u{1B}[<0;99999999999999999999;1M", "\u{1B}[<-1;1;1M", "\u{1B}[M#!!", "\u{1B}[M   ",
      "\u{1B}[<0;10",
    ])
  func others(_ bytes: String) {
    var decoder = Self.decoder()
    #expect(decoder.decode((bytes + "\u{1B}[A").utf8) == [.key(.up)])
    #expect(!decoder.isWaiting)
  }

  @Test("a report may come in pieces", arguments: ["\u{1B}[<0;10;20M", "\u{1B}[M *4"])
  func pieces(_ bytes: String) {
    var decoder = Self.decoder()
    for byte in bytes.utf8.dropLast() {
      #expect(decoder.decode([byte]).isEmpty)
      #expect(decoder.isWaiting)
    }
    #expect(decoder.decode([bytes.utf8.last ?? 0]) == [.click(column: 9, row: 19)])
  }

  @Test func `a report that never ends is given up`() {
    var decoder = Self.decoder()
    #expect(decoder.decode("\u{1B}[<0;10".utf8).isEmpty)
    #expect(decoder.giveUpWaiting().isEmpty)
    #expect(decoder.decode("q".utf8) == [.key(.character("q"))])
  }
}
