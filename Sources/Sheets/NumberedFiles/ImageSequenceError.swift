public import Basics

/// Why a pattern names no files.
public enum ImageSequenceError: Error, Hashable, Sendable {
  /// `%` is followed by something other than `d`, a width and `d`, or another `%`.
  case unknownConversion(pattern: String)
  case severalNumbers(pattern: String)
  case numberAndWildcard(pattern: String)
  /// The folder cannot be listed; its path is empty for the current one.
  case folder(String, FileError)
  /// Nothing matches; `near` is a file whose number is written with another width.
  case noMatch(pattern: String, folder: String, near: String?)
  case tooManyFiles(pattern: String, limit: Int)

  /// A sentence for the author of the pattern.
  public var message: String {
    switch self {
    case .unknownConversion(let pattern):
      "after a % in the pattern '\(pattern)' stands d, as in %d or %02d, or another %"
    case .severalNumbers(let pattern):
      "the pattern '\(pattern)' has more than one number"
    case .numberAndWildcard(let pattern):
      "the pattern '\(pattern)' has a number and a wildcard; one of the two must be enough"
    case .folder(let folder, .missing):
      "there is no folder '\(Self.shown(folder))'"
    case .folder(let folder, let error):
      "\(Self.named(folder)) cannot be read: \(error)"
    case .noMatch(let pattern, let folder, let near):
      "no file matches the pattern '\(pattern)' in \(Self.named(folder))"
        + (near.map { ", though '\($0)' is there" } ?? "")
    case .tooManyFiles(let pattern, let limit):
      "more than \(limit) files match the pattern '\(pattern)'"
    }
  }

  private static func named(_ folder: String) -> String {
    folder.isEmpty ? "the current folder" : "the folder '\(shown(folder))'"
  }

  /// A folder's path without the slash at its end, unless it is the root directory.
  private static func shown(_ folder: String) -> String {
    folder.hasSuffix("/") && folder.utf8.count > 1 ? String(folder.dropLast()) : folder
  }
}

extension ImageSequenceError: CustomStringConvertible {
  public var description: String { message }
}
