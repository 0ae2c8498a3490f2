import Testing

@testable import Basics

@Suite("Widths of characters")
struct CharacterWidthTests {
  @Test(
    arguments: [
      ("a", 1), ("é", 1), ("e\u{301}", 1), ("\u{301}", 0), ("歩", 2), ("ｱ", 1), ("Ａ", 2), ("한", 2),
      ("👩‍👩‍👧", 2), ("❤\u{FE0F}", 2), ("→", 1), ("█", 1),
    ] as [(Character, Int)])
  func columns(character: Character, width: Int) {
    #expect(character.displayWidth == width)
  }
}
