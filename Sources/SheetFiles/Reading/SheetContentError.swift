/// What is wrong in the content of a sheet file.
public struct SheetContentError: Error, Hashable, Sendable {
  /// A place in a file.
  public enum Place: Hashable, Sendable {
    /// Both count from 1; columns in bytes.
    case line(Int, column: Int)
    /// Counts from 0.
    case byte(Int)
    /// The path to a value of JSON, such as `frames[3].duration`, without control characters.
    case value(String)
  }

  /// Nil for the whole file.
  public let place: Place?
  /// A sentence without a full stop and without control characters, with a remedy if there is one.
  public let reason: String
  /// Whether a higher pixel limit would let the file be read.
  public internal(set) var isPixelLimit: Bool

  /// Describes an error.
  ///
  /// - Parameters:
  ///   - place: Nil for the whole file.
  ///   - reason: What is wrong.
  ///   - remedy: What to do about it; nil if the reason says it.
  ///   - isPixelLimit: Whether a higher pixel limit would let the file be read.
  package init(
    at place: Place? = nil, _ reason: String, remedy: String? = nil, isPixelLimit: Bool = false
  ) {
    self.place = place
    self.reason = reason + (remedy.map { "; " + $0 } ?? "")
    self.isPixelLimit = isPixelLimit
  }
}

extension SheetContentError: CustomStringConvertible {
  /// What is wrong, to be put after a file's name and a colon; without a full stop.
  public var description: String {
    switch place {
    case .line(let line, let column): "line \(line), column \(column): \(reason)"
    case .byte(let offset): "byte \(offset): \(reason)"
    case .value(let path): "\(path): \(reason)"
    case nil: reason
    }
  }
}
