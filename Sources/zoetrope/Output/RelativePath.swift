import Glibc

/// Relative paths from one file to another.
enum RelativePath {
  /// How a file is named in another file.
  ///
  /// - Parameters:
  ///   - path: The file; absolute, or relative to the current directory.
  ///   - other: The file that is to name it; its folder exists.
  /// - Returns: A path relative to that folder; an absolute one if the two have nothing in common, or
  ///   the path as it is if a folder cannot be found.
  static func path(of path: String, in other: String) -> String {
    let (folder, name) = parts(of: path)
    guard let from = resolved(parts(of: other).folder), let to = resolved(folder) else {
      return path
    }
    let shared = zip(from, to).prefix { $0 == $1 }.count
    guard shared > 0 || from.isEmpty else { return "/" + (to + [name]).joined(separator: "/") }
    let up = Array(repeating: "..", count: from.count - shared)
    return (up + to.dropFirst(shared) + [name]).joined(separator: "/")
  }

  private static func parts(of path: String) -> (folder: String, name: String) {
    guard let slash = path.lastIndex(of: "/") else { return (".", path) }
    let folder = slash == path.startIndex ? "/" : String(path[..<slash])
    return (folder, String(path[path.index(after: slash)...]))
  }

  /// The parts of a folder's path from the root, without links; nil if there is none.
  private static func resolved(_ folder: String) -> [String]? {
    guard let real = realpath(folder, nil) else { return nil }
    defer { free(real) }
    return String(cString: real).split(separator: "/").map(String.init)
  }
}
