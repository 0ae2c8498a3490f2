import SheetFiles

/// What a file name's extension says about the file.
package enum PlayableName {
  /// Extensions of files that are listed whatever their contents, with their kinds.
  private static let sure = ["gv": "graph", "dot": "graph"]
    .merging(SheetFile.formatsByEnding) { graph, _ in graph }
  /// Extensions that other kinds of files have too.
  private static let doubtful = SheetFile.sharedEndings

  /// All extensions in lower case, without dots.
  package static let endings = (Array(sure.keys) + doubtful).sorted()

  /// Whether a file of this name may be playable.
  package static func isPlayable(_ name: String) -> Bool {
    let ending = ending(of: name)
    return sure[ending] != nil || doubtful.contains(ending)
  }

  /// Whether a file of this name is meant to be played, whatever its contents.
  package static func isSure(_ name: String) -> Bool { kind(of: name) != nil }

  /// The kind of file that the name announces: `graph` or the name of a sheet's format; nil if it may be any file.
  package static func kind(of name: String) -> String? { sure[ending(of: name)] }

  package static func isGraph(_ name: String) -> Bool { kind(of: name) == "graph" }

  /// The extension in lower case, without the dot; empty if there is none.
  package static func ending(of name: String) -> String {
    let bytes = name.utf8
    guard let dot = bytes.lastIndex(of: UInt8(ascii: ".")), dot != bytes.startIndex,
      bytes.distance(from: dot, to: bytes.endIndex) <= 10
    else { return "" }
    return name[bytes.index(after: dot)...].lowercased()
  }
}
