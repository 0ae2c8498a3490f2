import Cells
import Glibc
import Testing

@testable import Terminal

/// Curses draws into a file in memory, so none of this needs a terminal.
///
/// There is one curses in a process: one test at a time.
@Suite(.serialized) @MainActor struct CursesSessionTests {
  private static func session(
    _ depth: ColorDepth, type: String = "xterm-test", takesCodes: Bool = true, columns: Int = 8,
    rows: Int = 2
  ) throws -> CursesSession {
    setlocale(LC_CTYPE, "C.UTF-8")
    let description = try #require(TerminalDescription.xtermLike(type, colorType: "yes"))
    return try CursesSession(
      description: description.fitted(to: depth, isMultiplexed: false, takesCodes: takesCodes),
      depth: depth, size: ScreenSize(columns: columns, rows: rows))
  }

  /// What the session sends to change from one grid to another, Escape written as `E`.
  private static func sent(_ session: CursesSession, from old: CellGrid, to new: CellGrid) -> String
  {
    var present = old
    session.change(&present, to: new, within: Damage(columns: new.columns, rows: new.rows))
    #expect(present == new)
    var bytes: [UInt8] = []
    session.refresh(into: &bytes)
    return String(decoding: bytes, as: UTF8.self).replacing("\u{1B}", with: "E")
  }

  private static let blank = CellGrid(columns: 8, rows: 2)

  @Test func `a picture that does not change sends nothing`() throws {
    let session = try Self.session(.trueColor)
    #expect(Self.sent(session, from: Self.blank, to: Self.blank) == "")
  }

  /// Terminals whose descriptions have direct colours, as xterm-direct's, take the lowest of them
  /// for places in a palette; sent by value they are what they are.
  @Test("a cell in 24 bits", arguments: [0x01_0203, 0, 1, 4, 7, 8, 0xFF] as [UInt32])
  func trueColor(_ foreground: UInt32) throws {
    let session = try Self.session(.trueColor)
    var grid = Self.blank
    grid[2, 1] = Cell("▀", foreground: .rgb(foreground), background: .rgb(5))
    let (red, green, blue) = (foreground >> 16, foreground >> 8 & 0xFF, foreground & 0xFF)
    let sent = Self.sent(session, from: Self.blank, to: grid)
    #expect(sent.contains("E[38;2;\(red);\(green);\(blue);48;2;0;0;5m▀"))
    #expect(Self.sent(session, from: grid, to: grid) == "")
  }

  /// As in tmux, screen and st: the margin cannot be turned off, and keeps the cursor until the next
  /// character.
  @Test(
    "the last place is drawn to also where there are no strings for the margin",
    arguments: [5, 7, 8])
  func lastPlace(columns: Int) throws {
    var description = try #require(TerminalDescription.xtermLike("st-test", colorType: "yes"))
    for name in ["smam", "rmam"] { description.strings[name] = nil }
    setlocale(LC_CTYPE, "C.UTF-8")
    let session = try CursesSession(
      description: description.fitted(to: .trueColor, isMultiplexed: false),
      depth: .trueColor, size: ScreenSize(columns: columns, rows: 2))
    var grid = CellGrid(columns: columns, rows: 2)
    for column in 0..<columns { grid[column, 1] = Cell("x", foreground: .rgb(UInt32(column))) }
    let empty = CellGrid(columns: columns, rows: 2)
    #expect(Self.sent(session, from: empty, to: grid).count { $0 == "x" } == columns)
    var other = grid
    other[columns - 1, 1] = Cell("y")
    other[0, 0] = Cell("z")
    let sent = Self.sent(session, from: grid, to: other)
    #expect(sent.contains("E[2;\(columns)H") && sent.contains("y"), "\(sent)")
    #expect(sent.contains("E[1;1H") || sent.contains("E[H"), "\(sent)")
  }

  /// Most terminals fill what they clear with the colour that they draw in.
  @Test(
    "after a change of size all is cleared in the terminal's own colours", arguments: [true, false])
  func resized(takesCodes: Bool) throws {
    let session = try Self.session(.trueColor, takesCodes: takesCodes)
    var grid = Self.blank
    grid[7, 1] = Cell(" ", background: .rgb(0x24_1634))
    var sent = Self.sent(session, from: Self.blank, to: grid)
    session.resize(to: ScreenSize(columns: 9, rows: 2))
    let wider = CellGrid(columns: 9, rows: 2)
    sent += Self.sent(session, from: wider, to: wider)
    let color = try #require(sent.ranges(of: "48;2;36;22;52m").last)
    let clear = try #require(sent.ranges(of: "E[2J").last)
    #expect(sent[color.upperBound..<clear.lowerBound].contains("E[m"), "\(sent)")
  }

  @Test func `without codes a cell in 24 bits is sent through curses' own colours`() throws {
    let session = try Self.session(.trueColor, takesCodes: false)
    var grid = Self.blank
    grid[2, 1] = Cell("▀", foreground: .rgb(0x01_7BC8), background: .rgb(4))
    let sent = Self.sent(session, from: Self.blank, to: grid)
    #expect(sent.contains("E[38;2;1;123;200mE[48;2;0;0;4m▀"))
  }

  @Test(
    "a cell that changes only its colours is drawn again",
    arguments: [ColorDepth.trueColor, .indexed256])
  func recolored(_ depth: ColorDepth) throws {
    let session = try Self.session(depth)
    func grid(_ first: UInt32) -> CellGrid {
      var grid = Self.blank
      for column in 0..<8 {
        let color = first + UInt32(column)
        grid[column, 0] =
          depth == .trueColor
          ? Cell("▀", foreground: .rgb(color), background: .rgb(color + 100))
          : Cell("▀", foreground: .palette(UInt8(color)), background: .palette(UInt8(color + 100)))
      }
      return grid
    }
    _ = Self.sent(session, from: Self.blank, to: grid(20))
    let sent = Self.sent(session, from: grid(20), to: grid(50))
    #expect(sent.count { $0 == "▀" } == 8)
    #expect(sent.contains(depth == .trueColor ? "48;2;0;0;157m" : "48;5;157m"))
  }

  @Test(
    "a cell in a colour of a palette",
    arguments: [
      (ColorDepth.indexed256, UInt8(200), "E[38;5;200mx"), (.ansi16, 9, "E[91mx"),
      (.ansi16, 3, "E[33mx"), (.ansi8, 3, "E[33mx"), (.none, 3, "x"),
    ], ["xterm-test", "other"])
  func palette(_ cell: (depth: ColorDepth, index: UInt8, text: String), type: String) throws {
    let session = try Self.session(cell.depth, type: type)
    var grid = Self.blank
    grid[0, 0] = Cell("x", foreground: .palette(cell.index))
    #expect(Self.sent(session, from: Self.blank, to: grid).contains(cell.text))
  }

  @Test(
    "a colour of another depth shows as the terminal's own", arguments: ["xterm-test", "other"])
  func otherDepth(_ type: String) throws {
    let session = try Self.session(.ansi8, type: type)
    var grid = Self.blank
    grid[3, 0] = Cell("x", foreground: .rgb(0xFF0000), background: .palette(12))
    let sent = Self.sent(session, from: Self.blank, to: grid)
    #expect(sent.contains("x"))
    #expect(!sent.contains("E[3") && !sent.contains("E[4"))
  }

  @Test func `the lower right corner is drawn without scrolling`() throws {
    let session = try Self.session(.none)
    var grid = Self.blank
    grid[7, 1] = Cell("x")
    #expect(Self.sent(session, from: Self.blank, to: grid).hasSuffix("E[?7lxE[?7h"))
  }

  @Test("glyphs that would move the cursor otherwise", arguments: ["\u{1B}", "\u{9B}", "\t", "漢"])
  func glyph(_ glyph: Unicode.Scalar) throws {
    let session = try Self.session(.none)
    var grid = Self.blank
    grid[3, 0] = Cell(glyph)
    #expect(Self.sent(session, from: Self.blank, to: grid).hasSuffix("?"))
  }

  @Test func `redrawn, everything is sent after clearing the screen`() throws {
    let session = try Self.session(.none)
    var grid = Self.blank
    grid[0, 0] = Cell("x")
    _ = Self.sent(session, from: Self.blank, to: grid)
    session.redrawAll()
    #expect(Self.sent(session, from: grid, to: grid) == "E[HE[2Jx")
  }

  @Test func `another size`() throws {
    let session = try Self.session(.none)
    session.resize(to: ScreenSize(columns: 12, rows: 3))
    let old = CellGrid(columns: 12, rows: 3)
    var new = old
    new[10, 2] = Cell("x")
    #expect(Self.sent(session, from: old, to: new).hasSuffix("E[3;11Hx"))
  }

  /// A large grid whose cells have different colours, counted from `first`.
  private static func colorful(_ first: UInt32) -> CellGrid {
    var grid = CellGrid(columns: 350, rows: 200)
    for place in 0..<70_000 {
      grid[place % 350, place / 350] = Cell("▀", foreground: .rgb(first + UInt32(place)))
    }
    return grid
  }

  private static func sequence(_ rgb: UInt32) -> String {
    "E[38;2;\(rgb >> 16);\(rgb >> 8 & 0xFF);\(rgb & 0xFF)m▀"
  }

  @Test(
    "pictures may have 70,000 pairs each; when there are too many for curses, everything is drawn again",
    arguments: [true, false])
  func manyColors(takesCodes: Bool) throws {
    let session = try Self.session(.trueColor, takesCodes: takesCodes, columns: 350, rows: 200)
    var old = CellGrid(columns: 350, rows: 200)
    for number in 1...4 as ClosedRange<UInt32> {
      let first = number << 20
      let new = Self.colorful(first)
      let sent = Self.sent(session, from: old, to: new)
      let isCleared = sent.contains("E[2J")
      #expect(isCleared == (number > 1 && !takesCodes))
      // Said so that a failure does not print all of it.
      let hasEnds = [first, first + 69_999].allSatisfy { sent.contains(Self.sequence($0)) }
      let count = sent.count { $0 == "▀" }
      #expect(hasEnds && count == 70_000)
      old = new
    }
  }
}
