/// What a picture lies on.
package enum Ground: Hashable, Sendable {
  /// The terminal's own background, whose colour is unknown; it shows where pixels are transparent.
  case terminal
  /// The terminal's own background, whose colour is known, as 0xRRGGBB.
  ///
  /// It is left where pixels are transparent, and pixels in part transparent are laid over it. A
  /// cell that has both a ground and inner edges to show is covered if that lowers the error.
  case terminalKnown(rgb: UInt32)
  /// A colour, as 0xRRGGBB. Pixels are laid over it, so every cell is covered.
  case color(rgb: UInt32)
}
