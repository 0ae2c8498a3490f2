import Lookup
import Testing

@Suite struct LineWindowTests {
  private static func picture(_ window: inout LineWindow, _ line: LineEditor, _ width: Int)
    -> String
  {
    let part = window.follow(line, width: width)
    let shown = line.display.graphemes[part.graphemes].map(\.text).joined()
    return (part.hidesStart ? "<" : "") + shown + (part.hidesEnd ? ">" : "")
      + " \(part.cursorColumn)"
  }

  @Test func `a line that fits does not scroll`() {
    var (window, line) = (LineWindow(), LineEditor("abc"))
    #expect(Self.picture(&window, line, 4) == "abc 3")
    line.perform(.start)
    #expect(Self.picture(&window, line, 4) == "abc 0")
  }

  @Test func `it scrolls as little as possible, with one more grapheme visible`() {
    var (window, line) = (LineWindow(), LineEditor("abcdefgh"))
    var pictures = [Self.picture(&window, line, 5)]
    for _ in 0..<8 {
      line.perform(.left)
      pictures.append(Self.picture(&window, line, 5))
    }
    #expect(
      pictures == [
        "<efgh 4", "<efgh 3", "<efgh 2", "<efgh 1", "<defgh 1", "<cdefg> 1", "<bcdef> 1",
        "abcde> 1", "abcde> 0",
      ])
    line.perform(.end)
    #expect(Self.picture(&window, line, 5) == "<efgh 4")
    // Once the line is short enough again, nothing stays hidden on the left.
    #expect(Self.picture(&window, line, 9) == "abcdefgh 8")
  }

  @Test func `wide characters are never cut`() {
    var (window, line) = (LineWindow(), LineEditor("日本語日本語"))
    #expect(Self.picture(&window, line, 6) == "<本語 4")
    line.perform(.start)
    #expect(Self.picture(&window, line, 5) == "日本> 0")
    for width in 1...3 {
      line.perform(.right)
      #expect(window.follow(line, width: width).cursorColumn < width)
    }
  }
}
