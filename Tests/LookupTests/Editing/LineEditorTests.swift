import Lookup
import Testing

@Suite struct LineEditorTests {
  /// The text with a bar where the cursor is.
  private static func picture(_ line: LineEditor) -> String {
    let scalars = Array(line.text)
    return String(scalars[..<line.cursor]) + "|" + String(scalars[line.cursor...])
  }

  /// A line of a text with a bar for the cursor.
  private static func line(_ picture: String) -> LineEditor {
    let parts = picture.split(separator: "|", omittingEmptySubsequences: false)
    var line = LineEditor(parts.joined())
    line.perform(.start)
    for _ in parts[0] { line.perform(.right) }
    return line
  }

  static let commands: [(before: String, commands: [EditCommand], after: String)] = [
    ("ab|", [.left], "a|b"), ("|ab", [.left], "|ab"), ("ab|", [.right], "ab|"),
    ("ab|", [.start], "|ab"), ("|ab", [.end], "ab|"),
    ("a日|b", [.left], "a|日b"), ("👩‍👩‍👧‍👦|x", [.deleteBackward], "|x"),
    ("ab|c", [.deleteBackward], "a|c"), ("|c", [.deleteBackward], "|c"),
    ("a|bc", [.deleteForward], "a|c"), ("c|", [.deleteForward], "c|"),
    ("one two|", [.wordLeft], "one |two"), ("one |two", [.wordLeft], "|one two"),
    ("one-|two", [.wordLeft], "|one-two"), ("|one two", [.wordRight], "one| two"),
    ("one| two", [.wordRight], "one two|"), ("one two|", [.wordRight], "one two|"),
    ("one-two|", [.killWordBackward], "one-|"), ("a one-two|", [.killSpacedWord], "a |"),
    ("|one two", [.killWordForward], "| two"), ("one| two", [.killToStart], "| two"),
    ("one| two", [.killToEnd], "one|"), ("|", [.killToEnd, .killToStart], "|"),
    ("one two|", [.killSpacedWord, .start, .yank], "two|one "),
    ("one two|", [.killSpacedWord, .killSpacedWord, .yank], "one two|"),
    ("|one two", [.killWordForward, .killWordForward, .yank], "one two|"),
    ("one two|", [.killSpacedWord, .left, .killSpacedWord, .yank], "one| "),
    ("ab|", [.transpose], "ba|"), ("a|b", [.transpose], "ba|"), ("|ab", [.transpose], "|ab"),
    ("a|", [.transpose], "a|"),
  ]

  @Test(arguments: commands)
  func `a key's command`(before: String, commands: [EditCommand], after: String) {
    var line = Self.line(before)
    for command in commands { line.perform(command) }
    #expect(Self.picture(line) == after)
  }

  @Test(arguments: Name.all) func `the cursor stops at each grapheme of a name`(name: Name) {
    var line = LineEditor(name.text)
    guard !name.text.contains("\r") else { return }
    #expect(line.cursor == name.graphemes && line.cursorColumn == name.width)
    for _ in 0..<name.graphemes { line.perform(.left) }
    #expect(line.cursor == 0 && line.cursorColumn == 0)
    for _ in 0..<name.graphemes { line.perform(.deleteForward) }
    #expect(line.isEmpty)
  }

  @Test func `text is inserted before the cursor, and marks join what is before them`() {
    var line = Self.line("cafe|s")
    line.insert("\u{301}")
    #expect(Self.picture(line) == "cafe\u{301}|s")
    line = LineEditor("\u{1F3FD}")
    line.perform(.start)
    line.insert("👍")
    #expect(line.display.count == 1 && line.cursor == 1)
    line = Self.line("a|b")
    line.insert("two\nlines\r\n")
    #expect(Self.picture(line) == "atwo lines|b")
  }

  @Test func `what is too long is cut`() {
    var line = LineEditor(String(repeating: "x", count: 5000))
    #expect(line.display.count == LineEditor.maximumGraphemes)
    line.perform(.start)
    line.insert("y")
    #expect(line.display.count == LineEditor.maximumGraphemes && !line.text.contains("y"))
  }

  @Test func `the cursor moves to a column`() {
    var line = LineEditor("a日b")
    for (column, place) in [(0, 0), (1, 1), (2, 1), (3, 2), (4, 3), (99, 3), (-1, 0)] {
      line.moveCursor(toColumn: column)
      #expect(line.cursor == place)
    }
  }
}
