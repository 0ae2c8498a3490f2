import Cells

/// The numbers of curses' colour pairs, one for each combination of two colours used so far.
///
/// A pair is never redefined while it may be on the screen: curses would search all cells for it
/// (quadratic in total), and would not redraw those that are shown in the old colours.
struct ColorPairs {
  /// The two colours of a cell.
  struct Colors: Hashable {
    let foreground: CellColor
    let background: CellColor
    static let terminal = Colors(foreground: .terminal, background: .terminal)
  }

  /// How many pairs there are, including pair 0: the terminal's own two colours, which need no
  /// definition.
  private(set) var count = 1

  private let limit: Int
  private let define: (_ pair: Int32, _ colors: Colors) -> Void
  private var numbers: [Colors: Int32] = [:]
  private var last = (colors: Colors.terminal, number: Int32(0))

  /// Makes an empty table.
  ///
  /// - Parameters:
  ///   - limit: How many pairs there may be, including pair 0.
  ///   - define: Defines a new pair in curses.
  init(limit: Int, define: @escaping (_ pair: Int32, _ colors: Colors) -> Void) {
    self.limit = limit
    self.define = define
  }

  /// The pair of two colours, defined at first use; nil if the table is full.
  mutating func number(foreground: CellColor, background: CellColor) -> Int32? {
    let colors = Colors(foreground: foreground, background: background)
    if colors == last.colors { return last.number }
    guard let number = number(of: colors) else { return nil }
    last = (colors, number)
    return number
  }

  private mutating func number(of colors: Colors) -> Int32? {
    if colors == .terminal { return 0 }
    if let number = numbers[colors] { return number }
    guard count < limit else { return nil }
    let number = Int32(count)
    count += 1
    define(number, colors)
    numbers[colors] = number
    return number
  }

  /// Forgets all pairs; everything must be drawn again.
  mutating func removeAll() {
    count = 1
    numbers.removeAll()
    last = (.terminal, 0)
  }
}
