import Foundation

/// Real inputs that several projects share, in a folder outside this package.
///
/// The folder is the one in the environment variable `ZOETROPE_SHARED`, else `../shared` beside the
/// package. Tests that need it are marked `.enabled(if: SharedFiles.areUsable)`: without the folder
/// they are skipped with one line of explanation, but where `CI` or `ZOETROPE_REQUIRE_SHARED=1` is set they
/// run, and fail.
public enum SharedFiles {
  /// Whether tests that need the folder are to run.
  public static let areUsable: Bool = {
    if FileManager.default.fileExists(atPath: folder.path) { return true }
    if areRequired { return true }
    let line = "note: no folder \(folder.path): tests that need shared inputs are skipped\n"
    FileHandle.standardError.write(Data(line.utf8))
    return false
  }()

  /// The whole of a file, named by its path within the folder.
  ///
  /// - Throws: Foundation's error when the file cannot be read.
  public static func bytes(_ path: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: folder.appending(path: path)))
  }

  /// The absolute path of a file or folder, named by its path within the folder.
  public static func path(_ path: String) -> String { folder.appending(path: path).path }

  /// Names of the files in a folder within the folder, sorted.
  ///
  /// - Throws: Foundation's error when the folder cannot be read.
  public static func names(in path: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.appending(path: path).path).sorted()
  }

  private static let environment = ProcessInfo.processInfo.environment

  private static var areRequired: Bool {
    environment["CI"] != nil || environment["ZOETROPE_REQUIRE_SHARED"] == "1"
  }

  private static let folder: URL = {
    if let given = environment["ZOETROPE_SHARED"], !given.isEmpty {
      return URL(filePath: given, directoryHint: .isDirectory)
    }
    return ProjectFiles.root.deletingLastPathComponent().appending(
      path: "shared", directoryHint: .isDirectory)
  }()
}
