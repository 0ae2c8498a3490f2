import Testing

@testable import Lookup

struct FoldingBytesTests {
  @Test func `The fast path for ASCII gives the same bytes`() {
    var folding = Folding()
    for value in UInt8(0)..<0x80 {
      let text = "a" + String(UnicodeScalar(value)) + "B"
      #expect(folding.bytes(of: text) == Folding.key(text), "\(value)")
    }
    for text in ["", "Straße", "ÉCOLE", "ﬁ", "İ", "日本"] {
      #expect(folding.bytes(of: text) == Folding.key(text))
    }
  }
}
