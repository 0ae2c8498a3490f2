import Foundation

/// Files that tests compare with, in Tests/Fixtures.
public enum Fixtures {
  /// The fields of each line of a tab-separated file.
  ///
  /// - Throws: Foundation's error when the file cannot be read.
  public static func table(_ path: String) throws -> [[String]] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let text = try String(contentsOf: folder.appending(path: "Fixtures/\(path)"), encoding: .utf8)
    return fields(text)
  }

  /// The fields of each line.
  public static func fields(_ text: String) -> [[String]] {
    text.split(separator: "\n").map { line in
      line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
  }
}
