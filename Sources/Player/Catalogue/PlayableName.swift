/// What the ending of a file's name promises.
enum PlayableName {
  /// Those that are listed whatever is in them.
  private static let sure: Set<String> = [
    "gv", "dot", "png", "apng", "gif", "aseprite", "ase", "atlas", "tsx", "sprite",
  ]
  /// Those that may as well be anything else.
  private static let doubtful: Set<String> = ["json", "xml", "pack", "tres", "tscn", "txt"]

  private static let graphs: Set<String> = ["gv", "dot"]

  /// Whether a file of this name is worth a look.
  static func isPlayable(_ name: String) -> Bool {
    let ending = ending(of: name)
    return sure.contains(ending) || doubtful.contains(ending)
  }

  /// Whether a file of this name is listed even if it cannot be read.
  static func isSure(_ name: String) -> Bool { sure.contains(ending(of: name)) }

  static func isGraph(_ name: String) -> Bool { graphs.contains(ending(of: name)) }

  /// In lower case, without the dot; empty if there is none.
  static func ending(of name: String) -> String {
    let bytes = name.utf8
    guard let dot = bytes.lastIndex(of: UInt8(ascii: ".")), dot != bytes.startIndex,
      bytes.distance(from: dot, to: bytes.endIndex) <= 10
    else { return "" }
    return name[bytes.index(after: dot)...].lowercased()
  }
}
