import Cells
import Terminal
import Testing

@Suite @MainActor struct RecordingScreenTests {
  @Test func `it keeps what is shown, cut and filled up to its size`() {
    let screen = RecordingScreen(size: ScreenSize(columns: 2, rows: 1))
    screen.show(CellGrid(columns: 3, rows: 2, filling: Cell("x")))
    screen.show(CellGrid(columns: 1, rows: 1, filling: Cell("y")))
    var filled = CellGrid(columns: 2, rows: 1)
    filled[0, 0] = Cell("y")
    #expect(screen.grids == [CellGrid(columns: 2, rows: 1, filling: Cell("x")), filled])
  }

  @Test func `events come from it`() {
    let screen = RecordingScreen()
    var events: [ScreenEvent] = []
    screen.onEvent = { events.append($0) }
    screen.press(.up)
    screen.resize(to: ScreenSize(columns: 10, rows: 5))
    screen.hangUp()
    #expect(events == [.key(.up), .resize(ScreenSize(columns: 10, rows: 5)), .hangup])
    #expect(screen.size == ScreenSize(columns: 10, rows: 5))
  }

  @Test func `clicks come if they are asked for`() {
    let screen = RecordingScreen()
    var events: [ScreenEvent] = []
    screen.onEvent = { events.append($0) }
    screen.click(column: 1, row: 2)
    screen.reportsClicks = true
    screen.click(column: 3, row: 4)
    #expect(events == [.click(column: 3, row: 4)])
  }

  @Test func `a terminal's answers`() {
    let screen = RecordingScreen()
    var events: [ScreenEvent] = []
    screen.onEvent = { events.append($0) }
    screen.answer(name: "Konsole 23.08.5", background: 0x102030)
    #expect(events == [.name("Konsole 23.08.5"), .background(rgb: 0x102030), .answered])
    let choice = screen.glyphs.choice(requested: nil, isShrunk: true, depth: .trueColor)
    #expect(choice.glyphs == .quadrant)
  }

  @Test func `closed, it shows nothing more`() {
    let screen = RecordingScreen()
    screen.suspend()
    #expect(screen.isSuspended)
    screen.resume()
    #expect(!screen.isSuspended)
    screen.close()
    screen.close()
    screen.show(CellGrid(columns: 1, rows: 1))
    #expect(screen.isClosed)
    #expect(screen.grids.isEmpty)
  }
}
