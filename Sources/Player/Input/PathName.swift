/// The parts of a path.
struct PathName {
  /// What stands before the last slash; empty if there is none.
  let directory: String
  /// The last part without its ending.
  let stem: String
  private let last: Substring

  init(_ path: String) {
    if let slash = path.lastIndex(of: "/") {
      // The root directory is its own name.
      directory = slash == path.startIndex ? "/" : String(path[..<slash])
      last = path[path.index(after: slash)...]
    } else {
      directory = ""
      last = path[...]
    }
    let dot = last.lastIndex(of: ".").flatMap { $0 == last.startIndex ? nil : $0 }
    stem = path == "-" ? "input" : String(last[..<(dot ?? last.endIndex)])
  }

  /// Whether the last part has an ending, in any case.
  func hasSuffix(_ ending: String) -> Bool { last.lowercased().hasSuffix(ending) }
}
