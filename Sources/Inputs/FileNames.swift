import Files

/// Names that distinguish files.
package enum FileNames {
  /// The names of files in messages: the shortest end of each path that no other path ends in.
  package static func short(_ paths: [String]) -> [String] {
    let endings = endings(of: Set(paths))
    return paths.map { endings[$0] ?? $0 }
  }

  /// A unique name for each path: the file name without its extension, else the shortest unique end of the
  /// path, with a number if a path is given several times.
  static func unique(_ paths: [String]) -> [String] {
    let files = Dictionary(grouping: Set(paths)) { PathName($0).stem }
    let endings = endings(of: Set(paths))
    let plain = paths.map { path in
      let stem = PathName(path).stem
      return files[stem]?.count == 1 ? stem : endings[path] ?? path
    }
    var taken = Set(plain)
    var counts: [String: Int] = [:]
    return plain.map { name in
      var count = counts[name, default: 0] + 1
      if count > 1 {
        while taken.contains("\(name) \(count)") { count += 1 }
        taken.insert("\(name) \(count)")
      }
      counts[name] = count
      return count == 1 ? name : "\(name) \(count)"
    }
  }

  /// The shortest end of each path, in whole components, that no other path ends in; the whole path if there is none.
  private static func endings(of paths: Set<String>) -> [String: String] {
    var endings: [String: String] = [:]
    var others = paths
    var parts = 1
    while !others.isEmpty {
      for (ending, bearers) in Dictionary(grouping: others, by: { end(of: $0, parts: parts) }) {
        for path in bearers where bearers.count == 1 || path == ending {
          endings[path] = ending
          others.remove(path)
        }
      }
      parts += 1
    }
    return endings
  }

  private static func end(of path: String, parts: Int) -> String {
    path.split(separator: "/", omittingEmptySubsequences: false).suffix(parts)
      .joined(separator: "/")
  }
}
