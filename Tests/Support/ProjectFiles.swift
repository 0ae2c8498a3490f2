package import Foundation

/// Files of the project itself.
package enum ProjectFiles {
  /// The folder of the package.
  package static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The absolute path of a file, named by its path within the package.
  package static func path(_ path: String) -> String { root.appending(path: path).path }

  /// The contents of a file, named by its path within the package.
  package static func data(_ path: String) throws -> Data {
    try Data(contentsOf: root.appending(path: path))
  }
}
