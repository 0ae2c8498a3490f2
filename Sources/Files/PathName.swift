/// The parts of a path.
package struct PathName {
  /// What stands before the last slash; empty if there is none.
  package let directory: String
  /// The last part without its ending.
  package let stem: String
  /// What stands after the last slash; the whole path if that is nothing.
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

  /// What the paths of the files in a folder begin with; nothing if the folder's path is empty, as that
  /// of the current one may be.
  package static func start(ofFilesIn folder: String) -> String {
    folder.isEmpty || folder.hasSuffix("/") ? folder : folder + "/"
  }

  /// Whether the last part has an ending, in any case.
  package func hasSuffix(_ ending: String) -> Bool { last.lowercased().hasSuffix(ending) }
}
