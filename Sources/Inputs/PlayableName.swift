import SheetFiles

/// What the ending of a file's name promises.
package enum PlayableName {
  /// Those that are listed whatever is in them, and what they should be.
  private static let sure = ["gv": "graph", "dot": "graph"]
    .merging(SheetFile.formatsByEnding) { graph, _ in graph }
  /// Those that may as well be anything else.
  private static let doubtful = SheetFile.sharedEndings

  /// All of them, in lower case, without dots.
  package static let endings = (Array(sure.keys) + doubtful).sorted()

  /// Whether a file of this name is worth a look.
  package static func isPlayable(_ name: String) -> Bool {
    let ending = ending(of: name)
    return sure[ending] != nil || doubtful.contains(ending)
  }

  /// Whether a file of this name is one to play, whatever is in it.
  package static func isSure(_ name: String) -> Bool { kind(of: name) != nil }

  /// The kind of a file of this name that cannot be read, one of ``CatalogueEntry/kinds``; nil if it is
  /// not listed then.
  package static func kind(of name: String) -> String? { sure[ending(of: name)] }

  package static func isGraph(_ name: String) -> Bool { kind(of: name) == "graph" }

  /// In lower case, without the dot; empty if there is none.
  package static func ending(of name: String) -> String {
    let bytes = name.utf8
    guard let dot = bytes.lastIndex(of: UInt8(ascii: ".")), dot != bytes.startIndex,
      bytes.distance(from: dot, to: bytes.endIndex) <= 10
    else { return "" }
    return name[bytes.index(after: dot)...].lowercased()
  }
}
