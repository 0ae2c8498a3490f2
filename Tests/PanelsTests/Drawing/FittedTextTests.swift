import Support
@testable import Panels
import Cells
import Lookup
import Testing

struct FittedTextTests {
  @Test(arguments: [
    ("walk", 10, "walk"), ("walk", 4, "walk"), ("walking", 6, "wal..."), ("walking", 2, ".."),
    ("walking", 0, ""), ("a\u{1B}b", 10, "a^[b"), ("歩く", 10, "歩く"),
    ("歩く歩く", 6, "歩..."), ("歩く", 4, "歩く"), ("\u{202E}x", 10, "<U+202E>x"),
    ("e\u{301}", 10, "e\u{301}"),
  ])
  func `A text takes the columns it may`(text: String, width: Int, shown: String) {
    #expect(self.shown(text, width, .plain) == shown)
  }

  @Test(arguments: [
    ("a/g.gv:tim: walk", 16, "a/g.gv:tim: walk"), ("a/g.gv:tim: walk", 14, "….gv:tim: walk"),
    ("a/g.gv:tim: walk", 7, "…: walk"), ("a/g.gv:tim: walk", 5, "…walk"),
    ("a/g.gv:tim: walk", 4, "…wa…"), ("a/g.gv:tim: walk", 1, "…"), ("a/g.gv:tim: walk", 0, ""),
    ("a/g.gv:tim: 歩く", 7, "…: 歩く"), ("a/g.gv:tim: 歩く", 4, "…歩…"),
  ])
  func `The front is left out first`(text: String, width: Int, shown: String) {
    #expect(self.shown(text, width, lead: 12, .uncolored) == shown)
  }

  /// What is seen of a text, after it was found to take no more columns than it says and may.
  private func shown(_ text: String, _ width: Int, lead: Int = 0, _ theme: Theme) -> String {
    let fitted = FittedText(text, width, lead: lead, theme)
    let columns = fitted.graphemes.reduce(0) { $0 + $1.width }
    #expect(fitted.width == columns + fitted.before.count + fitted.after.count)
    #expect(fitted.width <= width)
    if lead == 0 { #expect(Sketch.width(of: text, theme, atMost: width) == fitted.width) }
    return fitted.before + fitted.graphemes.map(\.text).joined() + fitted.after
  }
}
