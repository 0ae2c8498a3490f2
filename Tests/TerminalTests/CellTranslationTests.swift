import Cells
import Testing

@testable import Terminal

@Suite struct CellTranslationTests {
  /// Written as `0` to `9`.
  private static let cells: [Cell] = [
    Cell("▀", foreground: .rgb(1), background: .rgb(2)),
    Cell("▀", foreground: .rgb(1), background: .rgb(3)),
    Cell("▄", foreground: .rgb(0xFF_FFFF), background: .terminal),
    Cell(" ", foreground: .terminal, background: .rgb(2)),
    Cell("x", foreground: .rgb(0x01_7BC8), background: .rgb(2)),
    Cell("½", foreground: .palette(200), background: .palette(9)),
    Cell("y"),
    Cell("\u{1CD00}", foreground: .rgb(0xFF_FFFF), background: .terminal),
    Cell("z", foreground: .terminal, background: .rgb(2)),
  ]

  private static func translated(_ parts: String...) -> [String] {
    var translation = CellTranslation(columns: 20)
    return parts.map { translate($0, by: &translation) }
  }

  /// In both texts `E` stands for Escape; in the first, `M` for the start of a movement and a digit
  /// outside of sequences for the private character of a cell.
  private static func translate(_ text: String, by translation: inout CellTranslation) -> String {
    var input = String.UnicodeScalarView()
    var isInSequence = false
    for scalar in text.unicodeScalars {
      switch scalar {
      case "E": input.append("\u{1B}")
      case "M": input.append("\u{2}")
      case "0"..."9" where !isInSequence:
        input.append(Unicode.Scalar(0xF_0000 + scalar.value - 0x30) ?? "?")
      default: input.append(scalar)
      }
      switch scalar {
      case "E", "M": isInSequence = true
      case "[", "?", ";", "0"..."9", "|": break
      default: isInSequence = false
      }
      if scalar == "|" {
        isInSequence = false
        input.removeLast()
      }
    }
    var output: [UInt8] = []
    Array(String(input).utf8).withUnsafeBytes {
      translation.translate($0, cells, into: &output)
    }
    return String(decoding: output, as: UTF8.self).replacing("\u{1B}", with: "E")
  }

  @Test(
    "one refresh",
    arguments: [
      ("", ""),
      ("0", "E[38;2;0;0;1;48;2;0;0;2m▀"), ("2", "E[38;2;255;255;255m▄"),
      ("7", "E[38;2;255;255;255m\u{1CD00}"), ("5", "E[38;5;200;101m½"), ("6", "y"),
      // Only what changes is sent.
      ("01", "E[38;2;0;0;1;48;2;0;0;2m▀E[48;2;0;0;3m▀"),
      ("04", "E[38;2;0;0;1;48;2;0;0;2m▀E[38;2;1;123;200mx"),
      ("00", "E[38;2;0;0;1;48;2;0;0;2m▀▀"),
      ("08", "E[38;2;0;0;1;48;2;0;0;2m▀E[39mz"),
      ("02", "E[38;2;0;0;1;48;2;0;0;2m▀E[38;2;255;255;255;49m▄"),
      // A blank needs no foreground, and takes it from what is drawn before.
      ("30", "E[48;2;0;0;2m E[38;2;0;0;1m▀"), ("030", "E[38;2;0;0;1;48;2;0;0;2m▀ ▀"),
      // Back to the terminal's colours.
      ("06", "E[38;2;0;0;1;48;2;0;0;2m▀E[my"), ("0 ", "E[38;2;0;0;1;48;2;0;0;2m▀E[m "),
      ("2 2", "E[38;2;255;255;255m▄ ▄"),
      // Erasing leaves blanks in the background.
      ("0E[K", "E[38;2;0;0;1;48;2;0;0;2m▀E[mE[K"), ("3E[12X", "E[48;2;0;0;2m E[mE[12X"),
      ("3E[H|E[2J", "E[48;2;0;0;2m E[HE[mE[2J"),
      // What else passes; what could change colours makes them unknown.
      ("E(B0", "E(BE[38;2;0;0;1;48;2;0;0;2m▀"), ("E[?7l|6E[?7h", "E[?7lyE[?7h"),
      ("2E[7m2", "E[38;2;255;255;255m▄E[7mE[38;2;255;255;255;49m▄"),
      ("2E[m6", "E[38;2;255;255;255m▄E[my"),
      ("6E", "yE"), ("6E[12", "yE[12"),
    ])
  func refresh(_ input: String, output: String) {
    #expect(Self.translated(input) == [output])
  }

  @Test(
    "movements",
    arguments: [
      ("M4;6;|6", "E[5;7Hy"), ("M0;0;|6M0;1;|6", "E[1;1Hyy"), ("M0;0;|6M0;2;|6", "E[1;1HyE[Cy"),
      ("M0;0;|6M0;12;|6", "E[1;1HyE[11Cy"), ("M0;5;|6M0;2;|6", "E[1;6HyE[1;3Hy"),
      ("M0;5;|6M1;0;|6", "E[1;6Hy\r\ny"), ("M0;5;|6M1;1;|6", "E[1;6HyE[2;2Hy"),
      // They wait for no colour, and spaces count.
      ("M0;0;|  M0;4;|2", "E[1;1H  E[2CE[38;2;255;255;255m▄"),
      // Behind the last column nobody knows where the cursor is.
      ("M0;19;|6M1;0;|6", "E[1;20HyE[2;1Hy"), ("M0;1;|E[H|M0;2;|6", "E[1;2HE[HE[1;3Hy"),
      ("M0;1;|E[?7l|M0;2;|6", "E[1;2HE[?7lE[Cy"),
    ])
  func movements(_ input: String, output: String) {
    #expect(Self.translated(input) == [output])
  }

  @Test func `colours and the place last from one refresh to the next`() {
    let parts = Self.translated("M0;0;|2", "M0;1;|2", "6", "0")
    #expect(
      parts == [
        "E[1;1HE[38;2;255;255;255m▄", "▄", "E[my", "E[38;2;0;0;1;48;2;0;0;2m▀",
      ])
  }

  @Test func `after a reset of the terminal, and another width, all is sent again`() {
    var translation = CellTranslation(columns: 20)
    _ = Self.translate("M0;0;|2", by: &translation)
    translation.terminalWasReset()
    #expect(Self.translate("M0;1;|2", by: &translation) == "E[1;2HE[38;2;255;255;255m▄")
    translation.resize(columns: 3)
    #expect(Self.translate("M0;2;|2M1;0;|2", by: &translation) == "E[1;3H▄E[2;1H▄")
  }

  @Test func `behind a wide character the cursor is placed anew`() {
    let wide = Cell(ClusterGlyph.glyph(of: .init(text: "日", width: 2)))
    let cells = [wide, Cell(ClusterGlyph.rest), Cell("x")]
    var translation = CellTranslation(columns: 20)
    func translated(_ text: String) -> String {
      var output: [UInt8] = []
      let codes = text.unicodeScalars.map { scalar in
        switch scalar {
        case "a"..."c": Character(Unicode.Scalar(0xF_0000 + scalar.value - 0x61) ?? "?")
        default: Character(scalar)
        }
      }
      Array(String(codes).utf8).withUnsafeBytes {
        translation.translate($0, cells, into: &output)
      }
      return String(decoding: output, as: UTF8.self).replacing("\u{1B}", with: "E")
    }
    #expect(translated("\u{2}1;3;abc") == "E[2;4H日E[2;6Hx")
    // Without a need, nothing is placed; a covered cell alone draws nothing.
    #expect(translated("\u{2}1;3;ab") == "E[2;4H日")
    #expect(translated("\u{2}1;4;bc") == "E[2;5HE[2;6Hx")
    #expect(translated("\u{2}1;18;ab") == "E[12C日")
  }

  @Test func `a character that stands for no cell is blank`() {
    #expect(Self.translated("9") == [" "])
  }
}
