import Basics
import Glibc

/// The files of an image sequence, named by a pattern.
///
/// The pattern's last part contains either one number, `walk_%02d.png`, or wildcards as in the shell,
/// `walk_*.png`; a name with neither stands for itself. The folders before it are taken literally.
public struct ImageSequence: Hashable, Sendable {
  /// The most files that a sequence may have.
  public static let mostFiles = 10_000

  /// The files in order: by their numbers, or with wildcards by name, `walk_2` before `walk_10`.
  ///
  /// At least one; each begins as the pattern does, and is absolute or relative as that is.
  public let paths: [String]

  /// Finds the files that a pattern names.
  ///
  /// A wildcard does not match a dot at the start of a name. Folders do not count.
  ///
  /// - Parameters:
  ///   - pattern: A path; a relative one starts from `directory`.
  ///   - directory: Empty for the current one.
  /// - Throws: ``ImageSequenceError``.
  public init(_ pattern: String, in directory: String) throws(ImageSequenceError) {
    let folder = Self.folder(of: pattern, in: directory)
    let name =
      pattern.lastIndex(of: "/").map { String(pattern[pattern.index(after: $0)...]) }
      ?? pattern
    let names =
      if let numbered = try NumberedName(name) {
        try Self.names(in: folder, numbered: numbered, pattern: name)
      } else {
        try Self.names(in: folder, matching: name)
      }
    paths = names.map { folder + $0 }
  }

  /// The folder of a pattern's files: the path of each without its name.
  ///
  /// - Returns: A path with a slash at its end; empty for the current folder.
  public static func folder(of pattern: String, in directory: String) -> String {
    let lead = pattern.lastIndex(of: "/").map { String(pattern[...$0]) } ?? ""
    let isAbsolute = pattern.utf8.first == UInt8(ascii: "/")
    return (isAbsolute || directory.isEmpty ? "" : directory + "/") + lead
  }

  /// Whether a path may name several files: its last part contains a percent sign or a wildcard.
  public static func isPattern(_ path: String) -> Bool {
    path.utf8.reversed().prefix { $0 != UInt8(ascii: "/") }
      .contains { $0 == UInt8(ascii: "%") || isWildcard($0) }
  }

  private static func names(
    in folder: String, numbered: NumberedName, pattern: String
  ) throws(ImageSequenceError) -> [String] {
    guard !pattern.utf8.contains(where: isWildcard) else {
      throw .numberAndWildcard(pattern: pattern)
    }
    var found: [(number: Int, name: String)] = []
    var near: String?
    try forEachFile(in: folder) { name in
      if let number = numbered.number(in: name) {
        found.append((number, name))
      } else if near == nil, numbered.nearlyMatches(name) {
        near = name
      }
      return found.count <= mostFiles
    }
    if found.count > mostFiles { throw .tooManyFiles(pattern: pattern, limit: mostFiles) }
    if found.isEmpty { throw .noMatch(pattern: pattern, folder: folder, near: near) }
    return found.sorted { $0.number < $1.number }.map(\.name)
  }

  private static func names(
    in folder: String, matching pattern: String
  ) throws(ImageSequenceError) -> [String] {
    // Without a number, `%%` is still one percent sign.
    let wildcards = pattern.split(separator: "%%", omittingEmptySubsequences: false)
      .joined(separator: "%")
    var found: [String] = []
    try forEachFile(in: folder) { name in
      if fnmatch(wildcards, name, FNM_PERIOD) == 0 { found.append(name) }
      return found.count <= mostFiles
    }
    if found.count > mostFiles { throw .tooManyFiles(pattern: pattern, limit: mostFiles) }
    if found.isEmpty { throw .noMatch(pattern: pattern, folder: folder, near: nil) }
    return found.sorted(by: NaturalOrder.comesBefore)
  }

  private static func forEachFile(
    in folder: String, _ body: (_ name: String) -> Bool
  ) throws(ImageSequenceError) {
    do { try DirectoryListing.forEachFile(in: folder, body) } catch { throw .folder(folder, error) }
  }

  private static func isWildcard(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "*") || byte == UInt8(ascii: "?") || byte == UInt8(ascii: "[")
  }
}
