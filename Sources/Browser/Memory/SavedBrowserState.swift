package import Files

/// The saved state of a folder's last browser.
package struct SavedBrowserState: Sendable {
  /// The state; nil for a new browser.
  package private(set) var memory: BrowserMemory?
  /// Why the state could not be restored, in one line; nil if it could.
  package private(set) var message: String?

  /// No saved state.
  package init() {}

  /// Reads a saved state; an unusable file is set aside.
  ///
  /// - Parameters:
  ///   - file: Where it is stored; nil if nothing is.
  ///   - folder: The browsed folder, absolute.
  package init(_ file: StoredFile?, of folder: String) {
    guard let file else { return }
    do {
      if let bytes = try file.read() { memory = try BrowserMemory(bytes, of: folder) }
    } catch {
      message =
        "how this was left cannot be read"
        + (file.setAside().map { "; the file is now called \($0)" } ?? "")
    }
  }
}
