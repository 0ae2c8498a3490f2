import Foundation

/// A folder of its own for a test, removed when nobody holds it any more.
final class ScratchFolder: Sendable {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(
      path: "zoetrope-\(UUID().uuidString)", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// The folder of the package.
  static let package = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The bytes of a file of the package.
  static func packageFile(_ path: String) throws -> Data {
    try Data(contentsOf: package.appending(path: path))
  }

  /// Where a file of a name is, or would be.
  func url(_ name: String) -> URL { url.appending(path: name) }

  func write(_ bytes: some Sequence<UInt8>, to name: String) throws {
    try Data(bytes).write(to: url(name))
  }

  func write(_ text: String, to name: String) throws { try write(text.utf8, to: name) }

  /// Makes an empty file and opens it for writing; opens the file at `other` if that is given.
  func newFile(_ name: String, or other: String? = nil) throws -> FileHandle {
    try Data().write(to: url(name))
    return try FileHandle(forWritingTo: other.map { URL(filePath: $0) } ?? url(name))
  }
}
