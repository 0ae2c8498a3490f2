/// A line of text that is edited by graphemes, with the cursor before one of them or after the
/// last.
package struct LineEditor: Hashable, Sendable {
  /// The text.
  ///
  /// It may contain control characters, but no line ends.
  package private(set) var text = ""
  /// The text as it is shown.
  package private(set) var display = DisplayText("")
  /// The number of graphemes before the cursor.
  package private(set) var cursor = 0
  /// What was killed last, for `yank`.
  private var killed = ""
  /// Whether the last command was a kill; the next one adds to it then.
  private var isKilling = false

  /// Maximum length; what is longer is cut, since each key measures the whole line.
  package static let maximumGraphemes = 1000

  /// Makes a line with the cursor at its end.
  package init(_ text: String = "") { replaceAll(with: text) }

  package var isEmpty: Bool { text.isEmpty }

  /// The number of columns before the cursor.
  package var cursorColumn: Int { display.columns[cursor] }

  /// Replaces the whole text and moves the cursor to its end.
  package mutating func replaceAll(with text: String) {
    isKilling = false
    set(Self.oneLine(text), cursor: .max)
  }

  /// Inserts a text before the cursor; line ends become spaces.
  package mutating func insert(_ new: String) {
    isKilling = false
    put(Self.oneLine(new))
  }

  /// Moves the cursor to the grapheme in a column of the whole text.
  package mutating func moveCursor(toColumn column: Int) {
    isKilling = false
    cursor = display.index(atColumn: column)
  }

  /// Performs the command of a key.
  package mutating func perform(_ command: EditCommand) {
    let wasKilling = isKilling
    isKilling = false
    switch command {
    case .left: cursor = max(0, cursor - 1)
    case .right: cursor = min(display.count, cursor + 1)
    case .wordLeft: cursor = wordStart
    case .wordRight: cursor = wordEnd
    case .start: cursor = 0
    case .end: cursor = display.count
    case .deleteBackward: remove(max(0, cursor - 1)..<cursor)
    case .deleteForward: remove(cursor..<min(display.count, cursor + 1))
    case .killWordBackward: kill(wordStart..<cursor, after: wasKilling)
    case .killWordForward: kill(cursor..<wordEnd, after: wasKilling)
    case .killSpacedWord: kill(spacedWordStart..<cursor, after: wasKilling)
    case .killToStart: kill(0..<cursor, after: wasKilling)
    case .killToEnd: kill(cursor..<display.count, after: wasKilling)
    case .yank: put(killed)
    case .transpose: transpose()
    }
  }

  // MARK: Changes

  private mutating func put(_ new: String) {
    let before = text.prefix(cursor)
    let room = Self.maximumGraphemes - display.count
    let added = before + new.prefix(max(0, room))
    let rest = text.dropFirst(cursor)
    // A mark joins what is before it, so the graphemes are counted again: the cursor comes after
    // the grapheme that the last of the new scalars has become a part of.
    let whole = String(added + rest)
    let end = whole.utf8.index(whole.startIndex, offsetBy: added.utf8.count)
    set(whole, cursor: whole.indices.count { $0 < end })
  }

  private mutating func remove(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    let before = text.prefix(range.lowerBound)
    let whole = String(before + text.dropFirst(range.upperBound))
    let end = whole.utf8.index(whole.startIndex, offsetBy: before.utf8.count)
    set(whole, cursor: whole.indices.count { $0 < end })
  }

  private mutating func kill(_ range: Range<Int>, after wasKilling: Bool) {
    guard !range.isEmpty else { return isKilling = wasKilling }
    let taken = String(text.dropFirst(range.lowerBound).prefix(range.count))
    if !wasKilling {
      killed = taken
    } else if range.upperBound == cursor && range.lowerBound < cursor {
      killed = taken + killed
    } else {
      killed += taken
    }
    remove(range)
    isKilling = true
  }

  private mutating func transpose() {
    guard cursor > 0, display.count > 1 else { return }
    let right = min(cursor, display.count - 1)
    var characters = Array(text)
    characters.swapAt(right - 1, right)
    set(String(characters), cursor: right + 1)
  }

  private mutating func set(_ new: String, cursor place: Int) {
    text = new.count > Self.maximumGraphemes ? String(new.prefix(Self.maximumGraphemes)) : new
    display = DisplayText(text)
    cursor = min(place, display.count)
  }

  private static func oneLine(_ text: String) -> String {
    var line = text
    while line.last?.isNewline == true { line.removeLast() }
    return String(line.map { $0.isNewline ? " " : $0 })
  }

  // MARK: Words

  /// Where the word before the cursor begins; words consist of letters and digits.
  private var wordStart: Int { start(of: Self.isInWord) }

  /// Where the run of characters other than spaces before the cursor begins.
  private var spacedWordStart: Int { start { !$0.isWhitespace } }

  /// Where the last run of certain characters before the cursor begins.
  private func start(of isInRun: (Character) -> Bool) -> Int {
    let characters = Array(text)
    var place = cursor
    while place > 0, !isInRun(characters[place - 1]) { place -= 1 }
    while place > 0, isInRun(characters[place - 1]) { place -= 1 }
    return place
  }

  private var wordEnd: Int {
    let characters = Array(text)
    var place = cursor
    while place < characters.count, !Self.isInWord(characters[place]) { place += 1 }
    while place < characters.count, Self.isInWord(characters[place]) { place += 1 }
    return place
  }

  private static func isInWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber
  }
}
