@testable import Browser
@testable import Stage
import Animation
import Cells
import Lookup
import Terminal
import Testing

@testable import Player
@testable import Panels

/// Names in many scripts, typed on a screen: the matches and the widths.
@Suite @MainActor struct NamesOnScreenTests {
  /// A name, the text typed to find it, and its width in columns.
  nonisolated static let names: [(name: String, typed: String, width: Int)] = [
    ("Café", "cafe", 4), ("Cafe\u{301}s", "CAFÉ", 5), ("Straße", "strass", 6),
    ("STRASSE", "straß", 7), ("İzmir", "izmir", 5), ("ısı", "ISI", 3), ("Łódź", "lodz", 4),
    ("日本語", "日本", 6), ("walkで歩く", "で", 10), ("한글", "하", 4), ("Ｗｉｄｅ", "wide", 8),
    ("👍🏽 yes", "👍", 6), ("👩‍👩‍👧‍👦 four", "👩", 7), ("🇩🇪 flag", "fl", 7), ("❤️ heart", "hea", 8),
    ("שָׁלוֹם", "של", 4), ("مُحَمَّد", "محمد", 4), ("bell\u{7}rung", "bellr", 10),
    ("a\u{1B}[31m", "a[", 7), ("\u{202E}evil", "evil", 12), ("हिन्दी", "हि", 5),
  ]

  private func pick(_ lines: [String]) -> (RecordingScreen, Picker) {
    let screen = RecordingScreen(size: ScreenSize(columns: 40, rows: 4))
    var options = PlayOptions(look: Look(depth: .none))
    options.glyphs = .half
    let picker = Picker(on: screen, options: options, clock: ManualClock())
    let batch = LineBatch(Array(lines.joined(separator: "\n").utf8))
    picker.take(LineReading.Progress(batches: [batch], isOver: true, error: nil))
    picker.start()
    return (screen, picker)
  }

  @Test(arguments: names) func `found, and shown in its columns`(
    name: String, typed: String, width: Int
  ) throws {
    let (screen, picker) = pick([name, "other"])
    for character in typed { screen.press(.character(character)) }
    let grid = try #require(screen.grids.last)
    // The list begins two columns behind the field, its text two columns further.
    let row = (0..<40).map { grid[$0, 1] }
    let shown = DisplayText(name).graphemes.map(\.text).joined()
    #expect(row[4..<4 + width].map(\.text).joined() == shown)
    #expect(row[(4 + width)...].allSatisfy { $0.text == " " })
    withExtendedLifetime(picker) {}
  }

  @Test(arguments: names) func `the cursor moves over it by graphemes`(
    name: String, typed: String, width: Int
  ) throws {
    let (screen, picker) = pick(["x"])
    for character in name { screen.press(.character(character)) }
    func cursorColumn(_ sign: String) -> Int? {
      screen.grids.last.flatMap { grid in (0..<40).first { grid[$0, 0].text == sign } }
    }
    #expect(cursorColumn("_") == 1 + width)
    let text = DisplayText(name)
    for place in text.graphemes.indices.reversed() {
      screen.press(.left)
      #expect(cursorColumn("|") == 1 + text.columns[place])
    }
    withExtendedLifetime(picker) {}
  }
}
