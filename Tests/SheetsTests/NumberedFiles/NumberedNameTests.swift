import Testing

@testable import Sheets

@Suite struct NumberedNameTests {
  @Test(
    "A name matches if printf would write it so",
    arguments: [
      ("walk_%d.png", "walk_0.png", 0), ("walk_%d.png", "walk_10.png", 10),
      ("walk_%d.png", "walk_01.png", nil), ("walk_%d.png", "walk_.png", nil),
      ("walk_%d.png", "walk_1.PNG", nil), ("walk_%d.png", "walk_-1.png", nil),
      ("walk_%d.png", "walk_1x.png", nil), ("walk_%d.png", "walk_+1.png", nil),
      ("%02d", "07", 7), ("%02d", "7", nil), ("%02d", "123", 123), ("%02d", "007", nil),
      ("%3d.png", "  7.png", 7), ("%3d.png", " 7.png", nil), ("%3d.png", "   7.png", nil),
      ("%3d.png", "1234.png", 1234), ("%3d.png", "007.png", nil), ("%d", " 7", nil),
      ("100%%_%d", "100%_3", 3), ("100%%_%d", "100%%_3", nil), ("%d%%", "5%", 5),
      ("1%d1", "11", nil), ("1%d1", "121", 2),
      ("%d", "999999999999999999", 999_999_999_999_999_999),
      ("%d", "9999999999999999999", nil), ("%00d", "7", 7), ("é%d", "é1", 1),
    ] as [(String, String, Int?)])
  func matching(pattern: String, name: String, number: Int?) throws {
    #expect(try #require(try NumberedName(pattern)).number(in: name) == number)
  }

  @Test(arguments: ["", "walk.png", "walk_*.png", "100%%.png"])
  func `a pattern may have no number`(pattern: String) throws {
    #expect(try NumberedName(pattern) == nil)
  }

  @Test(
    "What else may follow a percent sign is told",
    arguments: ["%", "%s", "%x", "%2", "%-2d", "%+d", "%.2d", "%ld", "%999d", "%0000d", "% d"])
  func conversions(pattern: String) {
    #expect(throws: ImageSequenceError.unknownConversion(pattern: pattern)) {
      try NumberedName(pattern)
    }
  }

  @Test func `one number is enough`() {
    #expect(throws: ImageSequenceError.severalNumbers(pattern: "%d_%02d")) {
      try NumberedName("%d_%02d")
    }
  }

  @Test func `numbers with other leading zeros nearly match`() throws {
    let name = try #require(try NumberedName("walk_%02d.png"))
    #expect(name.nearlyMatches("walk_1.png"))
    #expect(name.nearlyMatches("walk_0001.png"))
    #expect(!name.nearlyMatches("walk_a.png"))
    #expect(!name.nearlyMatches("run_1.png"))
  }
}
