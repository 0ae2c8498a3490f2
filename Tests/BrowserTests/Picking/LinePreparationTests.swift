@testable import Browser
import Testing

struct LinePreparationTests {
  private func lines(_ preparation: LinePreparation) -> [String] {
    preparation.batches.flatMap { batch in
      batch.places.map { String(decoding: batch.bytes[$0], as: UTF8.self) }
    }
  }

  @Test(arguments: [1, 2, 3, 7, 100])
  func `lines are complete wherever the text is split`(size: Int) {
    let text = Array("one\ntwo\r\n\nthree four\n日本\nlast".utf8)
    var preparation = LinePreparation()
    for start in stride(from: 0, to: text.count, by: size) {
      preparation.take(Array(text[start..<min(start + size, text.count)]))
      #expect(!lines(preparation).contains("las"))
    }
    #expect(lines(preparation) == ["one", "two", "three four", "日本"])
    preparation.finish()
    #expect(lines(preparation) == ["one", "two", "three four", "日本", "last"])
  }

  @Test func `an empty text makes no batch`() {
    var preparation = LinePreparation()
    for text in ["", "\n", "\r\n"] { preparation.take(Array(text.utf8)) }
    preparation.finish()
    #expect(preparation.batches.isEmpty)
  }

  @Test func `however the text arrives, there are few batches and no line is joined often`() {
    for sizes in [Array(repeating: 1, count: 300), Array(1...60), (1...60).reversed()] {
      var preparation = LinePreparation()
      var (count, joined) = (0, 0)
      for size in sizes {
        let before = preparation.batches.count
        let lines = (count..<count + size).map { "\($0)\n" }.joined()
        preparation.take(Array(lines.utf8))
        count += size
        if preparation.batches.count <= before { joined += preparation.batches.last?.count ?? 0 }
        #expect(preparation.batches.count <= LinePreparation.maximumBatches)
      }
      #expect(lines(preparation) == (0..<count).map { "\($0)" })
      #expect(joined <= 8 * count)
    }
  }
}
