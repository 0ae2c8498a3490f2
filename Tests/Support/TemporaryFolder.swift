package import Foundation
package import Pixels
import Testing

/// A temporary folder for one test, removed with its contents when the last reference to it is.
package final class TemporaryFolder: Sendable {
  /// Absolute, without symbolic links.
  package let path: String

  /// Makes an empty folder.
  package init() throws {
    let url = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appending(path: "zoetrope-test-" + UUID().uuidString)
    try FileManager.default.createDirectory(
      at: url, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    path = url.path
  }

  /// Makes a folder with empty files; a name that ends in a slash becomes a folder.
  package convenience init(_ names: [String]) throws {
    try self.init()
    for name in names {
      if name.hasSuffix("/") { try makeFolder(name) } else { try write("", to: name) }
    }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The absolute path of something in it.
  package func path(_ name: String) -> String { path + "/" + name }

  /// The folder itself.
  package var url: URL { URL(filePath: path, directoryHint: .isDirectory) }

  /// Something in it.
  package func url(_ name: String) -> URL { url.appending(path: name) }

  /// Makes a folder in it, with those above.
  package func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(
      atPath: path(name), withIntermediateDirectories: true)
  }

  /// Writes a file as a shell does: an existing one is truncated first.
  package func write(_ text: String, to name: String) throws { try write(text.utf8, to: name) }

  /// Writes a picture as a PNG file.
  package func write(_ bitmap: Bitmap, to name: String) throws {
    try write(bitmap.pngData(), to: name)
  }

  /// Writes a file as a shell does: an existing one is truncated first.
  package func write(_ bytes: some Sequence<UInt8>, to name: String) throws {
    let file = try #require(fopen(path(name), "we"))
    let bytes = Array(bytes)
    #expect(fwrite(bytes, 1, bytes.count, file) == bytes.count)
    fclose(file)
  }

  /// Makes an empty file and opens it for writing; opens the file at `other` instead if that is given.
  package func newFile(_ name: String, or other: String? = nil) throws -> FileHandle {
    try write("", to: name)
    return try FileHandle(forWritingTo: other.map { URL(filePath: $0) } ?? url(name))
  }

  package func move(_ name: String, to other: String) {
    #expect(rename(path(name), path(other)) == 0)
  }

  package func remove(_ name: String) throws {
    try FileManager.default.removeItem(atPath: path(name))
  }

  /// Makes a symbolic link.
  package func link(_ name: String, to target: String) {
    #expect(symlink(target, path(name)) == 0)
  }

  /// Names of what is in a folder of it, sorted.
  package func names(in name: String = "") throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path(name)).sorted()
  }
}
