/// What pictures are encoded on.
package enum CellBackground: Hashable, Sendable {
  /// The terminal's own background of unknown colour; it shows where pixels are transparent.
  case terminal
  /// The terminal's own background of known colour, as 0xRRGGBB.
  ///
  /// It shows where pixels are transparent, and partly transparent pixels are laid over it. A cell with
  /// both transparent pixels and inner edges is covered if that lowers the error.
  case terminalKnown(rgb: UInt32)
  /// A colour, as 0xRRGGBB. Pixels are laid over it, so that every cell is covered.
  case color(rgb: UInt32)
}
