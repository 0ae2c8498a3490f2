import Glibc
import Testing

@testable import Terminal

@Suite @MainActor struct CharacterSetTests {
  @Test(
    "columns of a character",
    arguments: [
      ("a", true), (" ", true), ("▀", true), ("\u{1FB00}", true), ("⣿", true),
      ("\u{0}", false), ("\u{7F}", false), ("\u{9B}", false), ("漢", false), ("\u{301}", false),
    ] as [(Unicode.Scalar, Bool)])
  func columns(_ scalar: Unicode.Scalar, isOne: Bool) {
    setlocale(LC_CTYPE, "C.UTF-8")
    #expect(CharacterSet.isOneColumn(scalar) == isOne)
  }
}
