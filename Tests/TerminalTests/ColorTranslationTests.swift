import Cells
import Testing

@testable import Terminal

@Suite struct ColorTranslationTests {
  /// Pairs 1 to 6.
  private static func pairs() -> ColorPairs {
    var pairs = ColorPairs(limit: 10) { $1 }
    _ = pairs.number(foreground: .rgb(1), background: .rgb(2))
    _ = pairs.number(foreground: .rgb(1), background: .rgb(3))
    _ = pairs.number(foreground: .rgb(0xFF_FFFF), background: .terminal)
    _ = pairs.number(foreground: .terminal, background: .rgb(2))
    _ = pairs.number(foreground: .rgb(0x01_7BC8), background: .rgb(2))
    _ = pairs.number(foreground: .palette(200), background: .palette(9))
    return pairs
  }

  private static func translated(_ parts: String...) -> [String] {
    var translation = ColorTranslation()
    return parts.map { translate($0, by: &translation) }
  }

  /// In both texts `E` stands for Escape, `P` for the start of the private string.
  private static func translate(_ text: String, by translation: inout ColorTranslation) -> String {
    let input = text.replacing("E", with: "\u{1B}").replacing("P", with: "\u{1}")
    var output: [UInt8] = []
    Array(input.utf8).withUnsafeBytes { translation.translate($0, pairs(), into: &output) }
    return String(decoding: output, as: UTF8.self).replacing("\u{1B}", with: "E")
  }

  @Test(
    "one refresh",
    arguments: [
      ("", ""),
      ("abc", "abc"),
      ("E[2;3Habc", "E[2;3Habc"),
      ("P1;x", "E[38;2;0;0;1;48;2;0;0;2mx"),
      ("P3;x", "E[38;2;255;255;255mx"),
      ("P6;x", "E[38;5;200;101mx"),
      ("P5;7", "E[38;2;1;123;200;48;2;0;0;2m7"),
      // Nothing is sent for colours that nothing is drawn in.
      ("P1;P3;x", "E[38;2;255;255;255mx"),
      ("P1;", ""),
      // Only what changes is sent.
      ("P1;xP2;y", "E[38;2;0;0;1;48;2;0;0;2mxE[48;2;0;0;3my"),
      ("P1;xP5;y", "E[38;2;0;0;1;48;2;0;0;2mxE[38;2;1;123;200my"),
      ("P1;xE[39;49mP1;y", "E[38;2;0;0;1;48;2;0;0;2mxy"),
      // Movements wait for no colour.
      ("P3;E[5;6Hx", "E[5;6HE[38;2;255;255;255mx"),
      ("P3;\r\nx", "\r\nE[38;2;255;255;255mx"),
      // A blank needs no foreground, and takes it from what is drawn before.
      ("P1; x", "E[48;2;0;0;2m E[38;2;0;0;1mx"),
      ("P1;x y", "E[38;2;0;0;1;48;2;0;0;2mx y"),
      // Erasing takes the background.
      ("P1;E[K", "E[48;2;0;0;2mE[K"),
      ("P4;E[J", "E[48;2;0;0;2mE[J"),
      ("P4;E[12X", "E[48;2;0;0;2mE[12X"),
      ("P4;E[1@", "E[48;2;0;0;2mE[1@"),
      // So does scrolling, which a line feed may be.
      ("P1;xE[39;49m\r\ny", "E[38;2;0;0;1;48;2;0;0;2mx\rE[m\ny"),
      ("P4;EM", "E[48;2;0;0;2mEM"),
      ("P4;E[2S", "E[48;2;0;0;2mE[2S"),
      // Back to the terminal's colours.
      ("P1;xE[39;49my", "E[38;2;0;0;1;48;2;0;0;2mxE[my"),
      ("P1;xE[my", "E[38;2;0;0;1;48;2;0;0;2mxE[my"),
      ("P1;xP3;y", "E[38;2;0;0;1;48;2;0;0;2mxE[38;2;255;255;255;49my"),
      ("P1;xE[39;49mP4;y", "E[38;2;0;0;1;48;2;0;0;2mxE[39my"),
      ("E[39;49mx", "x"),
      // What is not a colour passes; what could change colours makes them unknown.
      ("E(Bx", "E(Bx"),
      ("P3;E[?7lxE[?7h", "E[?7lE[38;2;255;255;255mxE[?7h"),
      ("P3;xE[7mx", "E[38;2;255;255;255mxE[7mE[38;2;255;255;255;49mx"),
      ("E7E8x", "E7E8x"),
      // Cut off.
      ("xE", "xE"), ("xE[12", "xE[12"),
      ("P3;▀▄", "E[38;2;255;255;255m▀▄"),
    ])
  func refresh(_ input: String, output: String) {
    #expect(Self.translated(input) == [output])
  }

  @Test func `colours last from one refresh to the next`() {
    let parts = Self.translated("P3;x", "P3;y", "zP1;", "a")
    #expect(parts == ["E[38;2;255;255;255mx", "y", "z", "E[38;2;0;0;1;48;2;0;0;2ma"])
  }

  @Test func `after a reset of the terminal colours are sent again`() {
    var translation = ColorTranslation()
    _ = Self.translate("P3;x", by: &translation)
    translation.terminalWasReset()
    #expect(Self.translate("y", by: &translation) == "E[38;2;255;255;255my")
  }
}
