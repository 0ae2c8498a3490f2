@testable import Player
@testable import Browser
import Lookup
import Testing

struct LineCollectionTests {
  private func stock(_ texts: String...) -> LineCollection {
    var stock = LineCollection()
    stock.batches = texts.map { LineBatch(Array($0.utf8)) }
    return stock
  }

  @Test func `lines are numbered through all batches`() {
    let stock = stock("a\nb\n", "", "c\n", "d\ne\nf")
    #expect(stock.count == 6)
    #expect((0..<6).map(stock.title) == ["a", "b", "c", "d", "e", "f"])
    #expect(LineCollection().count == 0)
  }

  @Test func `the best match comes first, wherever it is`() {
    let stock = stock("to walk\nwalker\n", "run\n", "WALK\nwalks\n")
    #expect(stock.matches("walk").titles == [3, 1, 4, 0])
    #expect(stock.matches("walk", atMost: 2).titles == [3, 1])
    #expect(stock.matches("walk", atMost: 2).count == 4)
  }

  @Test func `lines may name files`() {
    let stock = stock("a\n", "b.gv\n")
    #expect(stock.hasPaths)
    #expect(stock.item(0) == FoundItem(title: "a", subject: .line(0, path: nil)))
    #expect(stock.item(1) == FoundItem(title: "b.gv", subject: .line(1, path: "b.gv")))
  }

  @Test func `the shown part of a line is limited`() {
    let long = String(repeating: "x", count: 1 << 20)
    let stock = stock(long)
    #expect(stock.title(0).utf8.count < 1 << 17)
    #expect(stock.line(0).count == 1 << 20)
    #expect(stock.matches("xxx").titles == [0])
  }
}
