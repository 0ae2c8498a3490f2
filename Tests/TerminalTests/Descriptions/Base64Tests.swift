import Testing

@testable import Terminal

@Suite struct Base64Tests {
  /// The vectors of RFC 4648, section 10, and the last letters of the alphabet.
  @Test(
    "encoding",
    arguments: [
      ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="),
      ("fooba", "Zm9vYmE="), ("foobar", "Zm9vYmFy"),
    ])
  func vectors(_ text: String, encoded: String) {
    #expect(Base64.encode(Array(text.utf8)) == encoded)
  }

  @Test func `high bits`() {
    #expect(Base64.encode([0xFB, 0xFF, 0xBF]) == "+/+/")
  }
}
