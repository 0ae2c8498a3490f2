import Pixels

/// A file to be played, and how it is to be read, now and whenever it changes.
package struct InputFile: Sendable {
  /// `-` is standard input.
  package let path: String
  /// How a sheet without a graph is cut and played.
  package let bare: BareSheet
  /// The most pixels that a sheet may have.
  package let pixelLimit: Int

  package init(
    _ path: String, bare: BareSheet = BareSheet(), pixelLimit: Int = Bitmap.defaultPixelLimit
  ) {
    self.path = path
    self.bare = bare
    self.pixelLimit = pixelLimit
  }

  /// Whether it can be read again.
  package var canChange: Bool { path != "-" }

  /// Reads the file and all that it names.
  ///
  /// - Parameter library: Sheets that need not be decoded again unless they have changed.
  /// - Returns: What is in the file.
  /// - Throws: ``InputError``.
  package func read(_ library: SheetLibrary = SheetLibrary()) throws(InputError) -> Input {
    try Input(path, bare: bare, pixelLimit: pixelLimit, library: library)
  }
}
