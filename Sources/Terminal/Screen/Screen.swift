package import Cells

/// Where cells are shown, and where keys and clicks come from.
///
/// Everything happens on the main actor, which the main dispatch queue drives. Nothing here
/// waits for longer than some milliseconds, but for leaving the terminal: one that cannot keep up misses
/// pictures, and shows the latest in the end.
@MainActor package protocol Screen: AnyObject {
  /// The size at present. After `ScreenEvent.resize` it is the new one.
  var size: ScreenSize { get }

  /// The width of a cell over its height; nil if the terminal does not tell. After
  /// `ScreenEvent.resize` it may be another.
  var cellAspect: Double? { get }

  /// How glyphs are shown. After `ScreenEvent.name` more is known.
  var glyphs: GlyphSupport { get }

  /// Hears keys, clicks, changes of size and the end of the terminal, each on the main actor.
  var onEvent: ((ScreenEvent) -> Void)? { get set }

  /// Whether clicks are reported; false at first. While they are, most terminals select text only
  /// with Shift held down.
  var reportsClicks: Bool { get set }

  /// Whether text that is pasted comes as such rather than as keys; false at first.
  var reportsPastes: Bool { get set }

  /// Shows a grid, its upper left cell in the screen's; what does not fit is cut off, what the
  /// grid does not cover is blank. Only what differs from the grid shown before is sent.
  ///
  /// - Parameters:
  ///   - grid: All that is to be seen.
  ///   - damage: Where it may differ from the grid shown before; everywhere after another size.
  func show(_ grid: CellGrid, damage: Damage)

  /// Gives the terminal back as it was found, until `resume`. Twice is once.
  func suspend()

  /// Takes the terminal again and shows the last grid anew, whole. Without `suspend` before it,
  /// it repairs what others did to the terminal meanwhile.
  func resume()

  /// Gives the terminal back as it was found, for good. Twice is once; the rest does nothing
  /// from then on.
  func close()
}

extension Screen {
  /// Shows a grid that may differ everywhere from the one shown before.
  package func show(_ grid: CellGrid) {
    show(grid, damage: Damage(columns: size.columns, rows: size.rows))
  }
}

/// What comes from a screen.
package enum ScreenEvent: Hashable, Sendable {
  case key(Key)
  /// The first mouse button went down on a cell, counted from zero at the upper left.
  case click(column: Int, row: Int)
  /// The wheel was turned over a cell: by 1 downwards, by -1 upwards. It comes while clicks are reported.
  case wheel(by: Int, column: Int, row: Int)
  /// A text was pasted; it may hold anything, line ends and control characters too.
  case paste(String)
  /// The screen, or its cells, have another size. What it shows is undefined until the next `show`.
  case resize(ScreenSize)
  /// The terminal is gone; nothing more will be shown, no key will come.
  case hangup
  /// The terminal's own background is of this colour, 0xRRGGBB.
  case ground(rgb: UInt32)
  /// The terminal calls itself so, as in `foot(1.20.2)`.
  case name(String)
  /// The terminal has answered what it can of what it was asked.
  case answered
}
