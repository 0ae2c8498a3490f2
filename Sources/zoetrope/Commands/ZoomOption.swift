import GraphFiles

/// The option that enlarges the pictures written.
enum ZoomOption {
  static let spec = OptionSpec("--zoom", "N", "draw each pixel N pixels wide and high (default 1)")

  /// - Throws: ``Failure/usage(_:)``.
  static func value(_ arguments: Arguments) throws(Failure) -> Int {
    try arguments.value("--zoom", Quantity.zoom) ?? 1
  }
}
