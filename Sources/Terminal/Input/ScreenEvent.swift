package import Cells

/// What comes from a screen.
package enum ScreenEvent: Hashable, Sendable {
  case key(Key)
  /// The first mouse button went down on a cell, counted from zero at the upper left.
  case click(column: Int, row: Int)
  /// The wheel was turned over a cell: by 1 downwards, by -1 upwards. Comes while clicks are reported.
  case wheel(by: Int, column: Int, row: Int)
  /// A text was pasted; it may contain anything, even line ends and control characters.
  case paste(String)
  /// The screen or its cells have another size. What it shows is undefined until the next `show`.
  case resize(ScreenSize)
  /// The terminal is gone; nothing more will be shown, and no key will come.
  case hangup
  /// The colour of the terminal's own background, as 0xRRGGBB.
  case background(rgb: UInt32)
  /// The terminal's own name, as in `foot(1.20.2)`.
  case name(String)
  /// The terminal has answered what it can of what it was asked.
  case answered
}
