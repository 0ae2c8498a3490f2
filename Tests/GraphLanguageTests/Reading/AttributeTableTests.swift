import Testing

@testable import GraphLanguage

@Suite("Attribute tables")
struct AttributeTableTests {
  private func attribute(_ name: String, _ value: String) -> Attribute {
    func identifier(_ text: String) -> Identifier {
      let range = SourceRange(start: 0, end: 0)
      return Identifier(text: text, kind: .bare, range: range, fullRange: range)
    }
    return Attribute(name: identifier(name), value: identifier(value))
  }

  @Test("The last value of a name counts, in the place of the first")
  func last() {
    var table = AttributeTable()
    table.set([attribute("a", "1"), attribute("b", "2"), attribute("a", "3")])
    #expect(table.attributes.map(\.value.text) == ["3", "2"])
    #expect(table["a"]?.value.text == "3")
    #expect(table["c"] == nil)
  }

  @Test("Many names are found as well as few")
  func many() {
    var table = AttributeTable()
    for number in 0..<100 { table.set(attribute("n\(number % 50)", "\(number)")) }
    #expect(table.attributes.count == 50)
    #expect(table["n7"]?.value.text == "57")
    #expect(table["n50"] == nil)
  }
}
