import GraphLanguage
import Testing

struct DiagnosticTests {
  @Test func `The first error is found among warnings`() {
    let list: [Diagnostic] = [
      .warning("a", at: nil), .error("b", at: nil), .warning("c", at: nil), .error("d", at: nil),
    ]
    #expect(list.firstError?.message == "b")
    #expect([list[0], list[2]].firstError == nil)
  }
}
