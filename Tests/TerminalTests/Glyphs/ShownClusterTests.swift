import Cells
import Glibc
import Testing

@testable import Terminal

@Suite struct ShownClusterTests {
  init() { setlocale(LC_CTYPE, "C.UTF-8") }

  @Test(
    "what terminals surely show in a number of columns",
    arguments: [
      ("日", 2, "日"), ("e\u{301}", 1, "e\u{301}"), ("👍🏽", 2, "👍"), ("👩‍👩‍👧‍👦", 2, "👩"),
      ("🇩🇪", 2, "🇩🇪"), ("❤️", 2, "❤ "), ("1️⃣", 2, "1 "), ("\u{E0FFF}", 1, "?"), ("日", 1, "?"),
      ("क्ष", 2, "क्ष"),
    ])
  func shown(_ text: String, width: Int, shown: String) {
    #expect(ShownCluster.text(of: .init(text: text, width: width)) == shown)
  }

  @Test func `where a character cannot be shown`() {
    let shown = ShownCluster.text(of: .init(text: "日", width: 2), columns: { _ in -1 })
    #expect(shown == "? ")
  }
}
