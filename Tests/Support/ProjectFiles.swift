import Foundation

/// Files of the project itself.
package enum ProjectFiles {
  /// The absolute path of a file, named by its path within the package.
  package static func path(_ path: String) -> String {
    URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: path).path
  }
}
