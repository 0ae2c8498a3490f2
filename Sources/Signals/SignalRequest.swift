/// A client's request to a player: one line of text, `signal NAME`.
struct SignalRequest: Hashable {
  /// Any text without line breaks.
  let signal: String

  /// Maximum bytes of a line without its line feed.
  static let longestLine = 4096
  private static let verb = "signal "
  /// Maximum bytes of a signal's name.
  static let longestName = longestLine - verb.utf8.count

  /// Makes a request.
  ///
  /// - Throws: ``SignalError/notAName(_:)``.
  init(signal: String) throws(SignalError) {
    guard !signal.isEmpty, signal.utf8.count <= Self.longestName,
      !signal.utf8.contains(UInt8(ascii: "\n"))
    else { throw .notAName(signal) }
    self.signal = signal
  }

  /// Parses a line without its line feed; nil if it is no request.
  init?(line: [UInt8]) {
    guard line.starts(with: Self.verb.utf8),
      let name = String(validating: line.dropFirst(Self.verb.utf8.count), as: UTF8.self)
    else { return nil }
    do { try self.init(signal: name) } catch { return nil }
  }

  /// The line with its line feed.
  var line: String { Self.verb + signal + "\n" }
}

/// A player's answer: one line of text.
enum SignalAnswer: Hashable {
  /// `heard N`, where N actors listened.
  case heard(Int)
  /// `ignored`: no actor listened.
  case ignored
  /// `error WORDS`: it was no request.
  case error(String)

  /// Parses a line without its line feed; nil if it is no answer.
  init?(line: [UInt8]) {
    let text = String(decoding: line, as: UTF8.self)
    let words = text.split(separator: " ", maxSplits: 1)
    switch words.first {
    case "heard":
      guard words.count == 2, let count = Int(words[1]), count > 0 else { return nil }
      self = .heard(count)
    case "ignored" where words.count == 1: self = .ignored
    case "error": self = .error(words.count == 2 ? String(words[1]) : "")
    default: return nil
    }
  }

  /// The line with its line feed.
  var line: String {
    switch self {
    case .heard(let count): "heard \(count)\n"
    case .ignored: "ignored\n"
    case .error(let words): "error \(words)\n"
    }
  }
}
