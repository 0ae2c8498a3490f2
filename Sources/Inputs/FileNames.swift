import Files

/// What files are called where they have to be told apart.
package enum FileNames {
  /// What messages call the file at each path: as much of the path's end as no other file's path ends in.
  package static func short(_ paths: [String]) -> [String] {
    let endings = endings(of: Set(paths))
    return paths.map { endings[$0] ?? $0 }
  }

  /// A name for each path, no two alike: the file's own without its ending, else as much of the path's end
  /// as tells it apart, and a number for one that is there several times.
  static func telling(_ paths: [String]) -> [String] {
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

  /// The shortest end of each path, in whole parts, that is the end of no other one; a path that another
  /// one ends in is its own.
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
