import Testing

@testable import Terminal

@Suite struct ColorTranslationTests {
  private static func translated(_ parts: String...) -> [String] {
    var translation = ColorTranslation()
    return parts.map { translate($0, by: &translation) }
  }

  private static func translate(_ text: String, by translation: inout ColorTranslation) -> String {
    var output: [UInt8] = []
    Array(text.utf8).withUnsafeBytes { translation.translate($0, into: &output) }
    return String(decoding: output, as: UTF8.self).replacing("\u{1B}", with: "E")
  }

  /// In both columns `E` stands for Escape.
  @Test(
    "one refresh",
    arguments: [
      ("", ""),
      ("abc", "abc"),
      ("E[2;3Habc", "E[2;3Habc"),
      ("E[16711680fx", "E[38;2;255;0;0mx"),
      ("E[66051gx", "E[48;2;1;2;3mx"),
      ("E[16777215fE[0gx", "E[38;2;255;255;255;48;2;0;0;0mx"),
      // Nothing is sent for a colour that nothing is drawn in.
      ("E[1fE[2fx", "E[38;2;0;0;2mx"),
      ("E[1fE[2g", ""),
      // Only what changes is sent.
      ("E[1fE[2gxE[1fE[3gy", "E[38;2;0;0;1;48;2;0;0;2mxE[48;2;0;0;3my"),
      ("E[1fE[2gxE[39;49mE[1fE[2gy", "E[38;2;0;0;1;48;2;0;0;2mxy"),
      // Movements wait for no colour.
      ("E[1fE[5;6Hx", "E[5;6HE[38;2;0;0;1mx"),
      ("E[1f\r\nx", "\r\nE[38;2;0;0;1mx"),
      // A blank needs no foreground, and takes it from what is drawn before.
      ("E[1fE[2g x", "E[48;2;0;0;2m E[38;2;0;0;1mx"),
      ("E[1fE[2gx y", "E[38;2;0;0;1;48;2;0;0;2mx y"),
      // Erasing takes the background.
      ("E[1fE[2gE[K", "E[48;2;0;0;2mE[K"),
      ("E[2gE[J", "E[48;2;0;0;2mE[J"),
      ("E[2gE[12X", "E[48;2;0;0;2mE[12X"),
      ("E[2gE[1@", "E[48;2;0;0;2mE[1@"),
      // Back to the terminal's colours.
      ("E[1fE[2gxE[39;49my", "E[38;2;0;0;1;48;2;0;0;2mxE[my"),
      ("E[1fE[2gxE[my", "E[38;2;0;0;1;48;2;0;0;2mxE[my"),
      ("E[1fE[2gxE[39;49mE[1fy", "E[38;2;0;0;1;48;2;0;0;2mxE[49my"),
      ("E[1fE[2gxE[39;49mE[2gy", "E[38;2;0;0;1;48;2;0;0;2mxE[39my"),
      ("E[39;49mx", "x"),
      // What is not a colour passes; what could change colours makes them unknown.
      ("E(Bx", "E(Bx"),
      ("E[1fE[?7lxE[?7h", "E[?7lE[38;2;0;0;1mxE[?7h"),
      ("E[1fxE[7mx", "E[38;2;0;0;1mxE[7mE[38;2;0;0;1;49mx"),
      ("E7E8x", "E7E8x"),
      // Cut off.
      ("xE", "xE"), ("xE[12", "xE[12"),
      ("E[1f▀▄", "E[38;2;0;0;1m▀▄"),
    ])
  func refresh(_ input: String, output: String) {
    let input = input.replacing("E", with: "\u{1B}")
    #expect(Self.translated(input) == [output])
  }

  @Test func `colours last from one refresh to the next`() {
    let parts = Self.translated("\u{1B}[1fx", "\u{1B}[1fy", "z\u{1B}[2f", "a")
    #expect(parts == ["E[38;2;0;0;1mx", "y", "z", "E[38;2;0;0;2ma"])
  }

  @Test func `after a reset of the terminal colours are sent again`() {
    var translation = ColorTranslation()
    _ = Self.translate("\u{1B}[1fx", by: &translation)
    translation.terminalWasReset()
    #expect(Self.translate("y", by: &translation) == "E[38;2;0;0;1my")
  }
}
