package import Pixels

extension RGBA {
  /// Whether the pixel is shown over a background of unknown colour: from half opacity on.
  package var isShown: Bool { alpha >= 128 }
}
