/// What is wrong with what stands in a sheet file.
public struct SheetContentError: Error, Hashable, Sendable {
  /// Where in a file something stands.
  public enum Place: Hashable, Sendable {
    /// Both count from 1; columns in bytes.
    case line(Int, column: Int)
    /// Counts from 0.
    case byte(Int)
    /// The way to a value of JSON, such as `frames[3].duration`, without control characters.
    case value(String)
  }

  /// Nil for the whole file.
  public let place: Place?
  /// A sentence without a full stop and without control characters, with a remedy if there is one.
  public let reason: String

  /// Tells of something wrong.
  ///
  /// - Parameters:
  ///   - place: Nil for the whole file.
  ///   - reason: What is wrong.
  ///   - remedy: What to do about it; nil if the reason says it.
  public init(at place: Place? = nil, _ reason: String, remedy: String? = nil) {
    self.place = place
    self.reason = reason + (remedy.map { "; " + $0 } ?? "")
  }
}

extension SheetContentError: CustomStringConvertible {
  /// What is wrong, to be put after a file's name and a colon; without a full stop.
  public var description: String {
    switch place {
    case .line(let line, let column): "line \(line), column \(column): \(reason)"
    case .byte(let offset): "byte \(offset): \(reason)"
    case .value(let way): "\(way): \(reason)"
    case nil: reason
    }
  }
}
