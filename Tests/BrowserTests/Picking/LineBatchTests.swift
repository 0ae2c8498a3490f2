@testable import Browser
import Lookup
import Testing

struct LineBatchTests {
  private func lines(_ batch: LineBatch) -> [[UInt8]] {
    batch.places.map { Array(batch.bytes[$0]) }
  }

  @Test(
    arguments: [
      ("a\nb\n", ["a", "b"]), ("a\r\n\r\nb", ["a", "b"]), ("", []), ("\n\n", []), ("\r", []),
      (" a \n", [" a "]), ("日本\n", ["日本"]), ("a\rb\r\r\nc", ["a\rb\r", "c"]),
    ])
  func `lines, without the empty ones`(text: String, expected: [String]) {
    let batch = LineBatch(Array(text.utf8))
    #expect(lines(batch) == expected.map { Array($0.utf8) })
    #expect(batch.count == expected.count && batch.index.count == expected.count)
  }

  @Test func `bytes that are not UTF-8 are unchanged`() {
    let batch = LineBatch([0x61, 0xFF, 0x0A])
    #expect(lines(batch) == [[0x61, 0xFF]])
    #expect(batch.index.matches("a\u{FFFD}").titles == [0])
  }

  @Test func `batches are joined line by line`() {
    let batches = ["b\na\n", "\n", "c\n\nA.png"].map { LineBatch(Array($0.utf8)) }
    let joined = LineBatch(joining: batches)
    #expect(lines(joined) == ["b", "a", "c", "A.png"].map { Array($0.utf8) })
    #expect(joined.index.matches("a").titles == [1, 3])
    #expect(batches.map(\.hasPaths) == [false, false, true] && joined.hasPaths)
  }
}
