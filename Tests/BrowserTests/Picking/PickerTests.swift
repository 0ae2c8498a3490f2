import Support
@testable import Stage
@testable import Player
@testable import Browser
import Animation
import Cells
import Terminal
import Testing

@Suite @MainActor struct PickerTests {
  private let clock = ManualClock()

  private final class Result {
    var numbers: [Int?] = []
  }

  private func pick(
    _ lines: [String], columns: Int = 30, rows: Int = 6
  ) -> (screen: RecordingScreen, picker: Picker, result: Result) {
    let screen = RecordingScreen(size: ScreenSize(columns: columns, rows: rows))
    var options = PlayOptions(look: Look(depth: .none))
    options.glyphs = .half
    let picker = Picker(on: screen, options: options, clock: clock)
    let result = Result()
    picker.onEnd = { result.numbers.append($0) }
    picker.take(progress(lines))
    picker.start()
    return (screen, picker, result)
  }

  /// Some lines that were read, in batches of one.
  private func progress(_ lines: [String], isOver: Bool = true) -> LineReading.Progress {
    LineReading.Progress(
      batches: lines.map { LineBatch(Array($0.utf8)) }, isOver: isOver, error: nil)
  }

  private func type(_ text: String, on screen: RecordingScreen) {
    for character in text { screen.press(.character(character)) }
  }

  @Test func `the field is shown at once, and matches when a text is typed`() {
    let (screen, picker, _) = pick(["apple", "banana", "Ånanas", "grapes"])
    #expect(screen.grids.last?.lines == [" _ one of 4 lines        done", "", "", "", "", ""])
    type("an", on: screen)
    #expect(
      screen.grids.last?.lines == [" an_                  1  done", "    Ånanas", "", "", "", ""])
    #expect(screen.reportsClicks && screen.reportsPastes)
    withExtendedLifetime(picker) {}
  }

  @Test func `the choice is reported by its number, even if lines repeat`() {
    for (keys, number) in [([Key.down], 0), ([.down, .down], 2), ([], 0)] {
      let (screen, picker, result) = pick(["same", "other", "same"])
      type("same", on: screen)
      for key in keys + [.enter] { screen.press(key) }
      #expect(result.numbers == [number])
      withExtendedLifetime(picker) {}
    }
  }

  @Test(
    "nothing is chosen",
    arguments: [[Key.escape], [.enter], [.character("z"), .enter], [.control("g")], [.alt("x")]])
  func nothing(_ keys: [Key]) {
    let (screen, picker, result) = pick(["a", "b"])
    for key in keys { screen.press(key) }
    #expect(result.numbers == [nil])
    withExtendedLifetime(picker) {}
  }

  @Test func `a click chooses a line, and a click elsewhere ends the picker`() {
    let (screen, picker, result) = pick(["one", "two", "three"])
    type("t", on: screen)
    screen.click(column: 5, row: 2)
    #expect(result.numbers == [2])
    let (other, otherPicker, otherResult) = pick(["one"])
    other.click(column: 5, row: 5)
    #expect(otherResult.numbers == [nil])
    withExtendedLifetime((picker, otherPicker)) {}
  }

  @Test func `a hangup ends the picker`() {
    let (screen, picker, result) = pick(["one"])
    screen.hangUp()
    screen.press(.escape)
    #expect(result.numbers == [nil])
    withExtendedLifetime(picker) {}
  }

  @Test func `a resize keeps what was typed and selected`() {
    let (screen, picker, result) = pick(["one", "two", "three"])
    type("t", on: screen)
    screen.press(.down)
    screen.press(.down)
    for size in [(1, 1), (20, 6), (100, 30)] {
      screen.resize(to: ScreenSize(columns: size.0, rows: size.1))
      #expect(screen.grids.last?.columns == size.0)
    }
    screen.press(.enter)
    #expect(result.numbers == [2])
    withExtendedLifetime(picker) {}
  }

  // MARK: While lines are being read

  @Test func `the field is shown before there are lines, and finds those read so far`() {
    let screen = RecordingScreen(size: ScreenSize(columns: 40, rows: 6))
    var options = PlayOptions(look: Look(depth: .none))
    options.glyphs = .half
    let picker = Picker(on: screen, options: options, clock: clock)
    let result = Result()
    picker.onEnd = { result.numbers.append($0) }
    picker.start()
    func shown() -> [String] { Array((screen.grids.last?.lines ?? []).prefix(3)) }
    #expect(shown()[0] == " _ no lines so far                 done")
    picker.take(progress(["ten"], isOver: false))
    #expect(shown()[0] == " _ one line so far                 done")
    type("t", on: screen)
    #expect(shown() == [" t_                            1+  done", "    ten", ""])
    screen.press(.down)
    picker.take(progress(["ten", "six", "t"], isOver: false))
    // The better match comes first, and the selection is kept.
    #expect(shown() == [" t_                            2+  done", "    t", "  ▶ ten"])
    type("x", on: screen)
    // It may not have been read yet.
    screen.press(.enter)
    #expect(shown()[0] == " tx_                           0+  done")
    picker.take(progress(["ten", "six", "t", "tx"]))
    #expect(shown() == [" tx_                            1  done", "    tx", ""])
    screen.press(.enter)
    #expect(result.numbers == [3])
    #expect(picker.line(3) == Array("tx".utf8))
    picker.take(progress([]))
    #expect(result.numbers == [3])
  }

  @Test func `without lines it ends without a choice and shows nothing`() {
    let (screen, picker, result) = pick([])
    #expect(result.numbers == [nil])
    #expect(screen.grids.isEmpty)
    withExtendedLifetime(picker) {}
  }

  @Test func `it can be closed while lines are being read`() {
    let screen = RecordingScreen(size: ScreenSize(columns: 40, rows: 6))
    let picker = Picker(on: screen, options: PlayOptions(), clock: clock)
    let result = Result()
    picker.onEnd = { result.numbers.append($0) }
    picker.start()
    screen.press(.escape)
    #expect(result.numbers == [nil])
    let count = screen.grids.count
    picker.take(progress(["late"]))
    #expect(screen.grids.count == count)
  }
}
