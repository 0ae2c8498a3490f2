import Foundation
package import Pixels
import Testing

/// An empty folder of a test's own, removed with all that is in it.
package final class TemporaryFolder {
  /// Absolute, without symbolic links.
  package let path: String

  package init() throws {
    let url = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appending(path: "zoetrope-test-" + UUID().uuidString)
    try FileManager.default.createDirectory(
      at: url, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    path = url.path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The absolute path of something in it.
  package func path(_ name: String) -> String { path + "/" + name }

  /// Makes a folder in it, and those above.
  package func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(
      atPath: path(name), withIntermediateDirectories: true)
  }

  /// Writes a file as a shell does: what was there is cut off first.
  package func write(_ text: String, to name: String) throws {
    let file = try #require(fopen(path(name), "we"))
    fputs(text, file)
    fclose(file)
  }

  /// Writes a picture as a PNG file.
  package func write(_ bitmap: Bitmap, to name: String) throws {
    try write(bitmap.pngData(), to: name)
  }

  package func write(_ bytes: [UInt8], to name: String) throws {
    let file = try #require(fopen(path(name), "we"))
    #expect(fwrite(bytes, 1, bytes.count, file) == bytes.count)
    fclose(file)
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
