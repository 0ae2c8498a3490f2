import Foundation

/// A folder of empty files that is gone when its last owner is.
public final class ScratchFolder {
  public let path: String

  /// Makes the folder; a name that ends in a slash is a folder too.
  ///
  /// - Throws: Foundation's error.
  public init(_ names: [String] = []) throws {
    let url = FileManager.default.temporaryDirectory.appending(
      path: "sheets-\(UUID().uuidString)", directoryHint: .isDirectory)
    path = String(url.path.reversed().drop { $0 == "/" }.reversed())
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for name in names {
      let file = url.appending(path: name)
      if name.hasSuffix("/") {
        try FileManager.default.createDirectory(at: file, withIntermediateDirectories: true)
      } else {
        try Data().write(to: file)
      }
    }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}
