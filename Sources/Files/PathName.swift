/// The parts of a path.
package struct PathName {
  /// The part before the last slash; empty if there is none.
  package let directory: String
  /// The last part without its extension.
  package let stem: String
  /// The part after the last slash; the whole path if that is empty.
  package let last: String

  package init(_ path: String) {
    let slash = path.lastIndex(of: "/")
    // The root directory is its own name.
    directory = slash.map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? ""
    let last = slash.map { path[path.index(after: $0)...] } ?? path[...]
    let dot = last.lastIndex(of: ".").flatMap { $0 == last.startIndex ? nil : $0 }
    stem = path == "-" ? "input" : String(last[..<(dot ?? last.endIndex)])
    self.last = last.isEmpty ? path : String(last)
  }

  /// The prefix of the paths of files in a folder; empty for an empty path, which is the current directory.
  package static func start(ofFilesIn folder: String) -> String {
    folder.isEmpty || folder.hasSuffix("/") ? folder : folder + "/"
  }

  /// Whether the last part has a suffix, regardless of case.
  package func hasSuffix(_ ending: String) -> Bool { last.lowercased().hasSuffix(ending) }
}
