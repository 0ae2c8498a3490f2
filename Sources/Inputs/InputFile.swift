import Pixels

/// A file to be played, with the options for reading it.
package struct InputFile: Sendable {
  /// `-` is standard input.
  package let path: String
  /// How a sheet without a graph is cut and played.
  package let bare: BareSheet
  /// The most pixels that a sheet may have.
  package let pixelLimit: Int
  /// Advice on raising the pixel limit; nil for none.
  package let pixelLimitRemedy: String?

  package init(
    _ path: String, bare: BareSheet = BareSheet(), pixelLimit: Int = Bitmap.defaultPixelLimit,
    pixelLimitRemedy: String? = nil
  ) {
    self.path = path
    self.bare = bare
    self.pixelLimit = pixelLimit
    self.pixelLimitRemedy = pixelLimitRemedy
  }

  /// Whether it can be read again.
  package var canChange: Bool { path != "-" }

  /// Reads the file and all files that it names.
  ///
  /// - Parameter library: Sheets that need not be decoded again unless they have changed.
  /// - Returns: The contents.
  /// - Throws: ``InputError``.
  package func read(_ library: SheetLibrary = SheetLibrary()) throws(InputError) -> Input {
    try Input(
      path, bare: bare, pixelLimit: pixelLimit, pixelLimitRemedy: pixelLimitRemedy,
      library: library)
  }
}
