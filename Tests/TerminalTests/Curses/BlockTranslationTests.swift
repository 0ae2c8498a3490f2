import Cells
import Testing

@testable import Terminal

@Suite struct BlockTranslationTests {
  /// The blocks with the numbers 0 to 5, the first five written as `b`, `c`, `d` and so on in their cells.
  private static let blocks: [CellBlock] = [
    .blank, block("aaaa"), block("abab"), block("aaa "), block("   b"),
    CellBlock { _ in Cell(" ", background: .rgb(2)) },
  ]

  private static func block(_ text: String) -> CellBlock {
    let scalars = Array(text.unicodeScalars)
    return CellBlock { Cell(scalars[$0]) }
  }

  /// What the terminal gets for some refreshes, on a screen of 11 columns, three blocks in a row, and
  /// two rows.
  private static func translated(_ parts: String...) -> [String] {
    var translation = BlockTranslation(size: ScreenSize(columns: 11, rows: 2))
    return parts.map { translate($0, by: &translation) }
  }

  /// In both texts `E` stands for Escape; in the first, `M` for the start of a movement, `C` for
  /// clearing all, `L` for clearing to the end, and a letter of `n` to `r` for the characters of the blocks 1
  /// to 5.
  private static func translate(_ text: String, by translation: inout BlockTranslation) -> String {
    var input = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "E": input.append("\u{1B}")
      case "M": input.append("\u{2}")
      case "C": input.append("\u{3}")
      case "L": input.append("\u{4}")
      case "n"..."r":
        input.append(Unicode.Scalar(BlockCodes.character(of: Int32(scalar.value - 0x6D))) ?? "?")
      default: input.append(scalar)
      }
    }
    var output: [UInt8] = []
    Array(String(input).utf8).withUnsafeBytes {
      translation.translate($0, blocks, into: &output)
    }
    return String(decoding: output, as: UTF8.self).replacing("\u{1B}", with: "E")
  }

  @Test(
    "one refresh",
    arguments: [
      ("", ""), ("M0;0;n", "E[1;1Haaaa"), ("M1;1;n", "E[2;5Haaaa"), ("M0;0;nn", "E[1;1Haaaaaaaa"),
      // Blank cells are on the screen already.
      ("M0;0;oq", "E[1;1HababE[3Cb"), ("M0;0;  n", "E[1;9Haaa"), ("M0;1; ", ""),
      // Only three cells of the last block are there.
      ("M0;2;nM1;0;n", "E[1;9HaaaE[2;1Haaaa"), ("M0;2;q", ""),
      // What is drawn outside of the screen is dropped.
      ("M0;2;nn", "E[1;9Haaa"), ("M2;0;n", ""),
      ("M0;1;L", "E[1;5HE[K"), ("M0;3;L", ""),
      // After clearing, the cursor is in the upper left corner.
      ("M0;1;nCn", "E[1;5HaaaaE[HE[2Jaaaa"),
      // Other sequences are copied.
      ("E[?7lM0;0;nE[?7h", "E[?7lE[1;1HaaaaE[?7h"), ("M0;0;nE(B n", "E[1;1HaaaaE(BE[1;9Haaa"),
      ("E[7mM0;0;n", "E[7mE[1;1HE[maaaa"), ("E", "E"), ("E[12", "E[12"), ("\u{7}", "\u{7}"),
    ])
  func refresh(_ input: String, output: String) {
    #expect(Self.translated(input) == [output])
  }

  @Test func `of a block that was shown only what is new is sent`() {
    let parts = Self.translated("M0;0;n", "M0;0;o", "M0;0;p", "M0;0;p", "M0;0; ", "M0;0;q")
    #expect(
      parts == ["E[1;1Haaaa", "E[1;2HbE[Cb", "E[1;2HaE[C ", "", "E[1;1H   ", "b"])
  }

  @Test func `what was cleared is shown again`() {
    #expect(
      Self.translated("M0;0;nn", "M0;1;L", "M0;0;nn", "C", "n") == [
        "E[1;1Haaaaaaaa", "E[1;5HE[K", "aaaa", "E[HE[2J", "aaaa",
      ])
  }

  @Test func `after a change of size all is shown again, in the colours of before`() {
    var translation = BlockTranslation(size: ScreenSize(columns: 11, rows: 2))
    #expect(Self.translate("M0;0;r", by: &translation) == "E[1;1HE[48;2;0;0;2m    ")
    translation.resize(to: ScreenSize(columns: 5, rows: 1))
    #expect(translation.shown == [0, 0])
    #expect(Self.translate("CM0;0;nn", by: &translation) == "E[mE[HE[2Jaaaaa")
  }

  @Test func `a character that stands for no block is blank`() {
    #expect(Self.translated("M0;0;n", "M0;0;\u{F0020}") == ["E[1;1Haaaa", "E[1;1H    "])
  }

  @Test func `after a reset of the terminal the place is sent again`() {
    var translation = BlockTranslation(size: ScreenSize(columns: 11, rows: 2))
    _ = Self.translate("M0;0;n", by: &translation)
    translation.terminalWasReset()
    #expect(Self.translate("M0;1;n", by: &translation) == "E[1;5Haaaa")
    #expect(translation.shown == [1, 1, 0, 0, 0, 0])
    translation.forgetShown()
    #expect(translation.shown == [0, 0, 0, 0, 0, 0])
  }
}
