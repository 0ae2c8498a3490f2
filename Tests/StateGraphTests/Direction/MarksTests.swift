import Testing

@testable import StateGraph

struct MarksTests {
  @Test func `Numbers are taken once, in order`() {
    var marks = Marks(below: 6)
    #expect(marks.isEmpty)
    for number in [4, 1, 4, 3, 1] { marks.insert(number) }
    #expect(marks.takeAll() == [1, 3, 4])
    #expect(marks.isEmpty && marks.takeAll() == [])
    marks.insert(4)
    #expect(marks.popLast() == 4)
    #expect(marks.popLast() == nil)
  }

  @Test func `Inserting all includes those that were not inserted yet`() {
    var marks = Marks(below: 4)
    marks.insert(2)
    marks.insertAll()
    #expect(marks.takeAll() == [0, 1, 2, 3])
  }
}
