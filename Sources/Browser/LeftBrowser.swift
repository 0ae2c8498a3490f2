package import Files

/// What is found of the last browser of a folder.
package struct LeftBrowser: Sendable {
  /// How it was left; nil for a new one.
  package private(set) var memory: BrowserMemory?
  /// What is wrong with what was left, in one line; nil if nothing is.
  package private(set) var message: String?

  /// Finds nothing.
  package init() {}

  /// Reads what was kept; a file that cannot be used is set aside.
  ///
  /// - Parameters:
  ///   - file: Where it is; nil if nothing is kept.
  ///   - folder: The folder that is browsed, absolute.
  package init(_ file: KeptFile?, of folder: String) {
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
