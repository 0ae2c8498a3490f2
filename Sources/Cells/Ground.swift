/// What a picture lies on.
package enum Ground: Hashable, Sendable {
  /// The terminal's own background, whose colour is unknown; it shows where pixels are transparent.
  case terminal
  /// A colour, as 0xRRGGBB. Pixels are laid over it, so every cell is covered.
  case color(rgb: UInt32)
}
