/// What files are called where they have to be told apart.
enum FileNames {
  /// What messages call the file at each path: its last part, or the whole path if another file's is
  /// the same.
  static func short(_ paths: [String]) -> [String] {
    let files = Dictionary(grouping: Set(paths)) { PathName($0).last }
    return paths.map { path in
      let last = PathName(path).last
      return files[last]?.count == 1 ? last : path
    }
  }

  /// A name for each path, no two alike: the file's own without its ending, else the whole path, and a
  /// number for one that is there several times.
  static func telling(_ paths: [String]) -> [String] {
    let files = Dictionary(grouping: Set(paths)) { PathName($0).stem }
    let plain = paths.map { path in
      let stem = PathName(path).stem
      return files[stem]?.count == 1 ? stem : path
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
}
