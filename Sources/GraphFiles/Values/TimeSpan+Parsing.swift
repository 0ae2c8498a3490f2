package import Basics
import Animation
import GraphLanguage

/// Reading of lengths of time with their unit: `100ms`, `0.1s`, `2min`, `1h`.
extension TimeSpan {
  private static let units: [(suffix: String, length: Nanoseconds)] = [
    ("ms", .perMillisecond), ("s", .perSecond), ("min", 60 * .perSecond), ("h", 3600 * .perSecond),
  ]
  private static let longest = 24 * 3600 * Nanoseconds.perSecond

  /// A time from 1 ms to 24 h.
  package static func parse(_ text: String) throws(ValueError) -> Nanoseconds {
    try parse(text, atLeast: .perMillisecond)
  }

  /// A moment from the start on, up to 24 h.
  package static func moment(_ text: String) throws(ValueError) -> Nanoseconds {
    try parse(text, atLeast: 0)
  }

  /// Times separated by commas, each from 1 ms to 24 h.
  package static func list(_ text: String) throws(ValueError) -> [Nanoseconds] {
    var times: [Nanoseconds] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      times.append(try parse(trimmed(part)))
    }
    return times
  }

  /// A time from 1 ms to 24 h, or two as `2s..5s`.
  package static func range(_ text: String) throws(ValueError) -> ClosedRange<Nanoseconds> {
    guard let ends = TwoEnds.split(text) else {
      let time = try parse(text)
      return time...time
    }
    return try TwoEnds.read(text, ends, example: "2s..5s", parse)
  }

  private static func parse(
    _ text: String, atLeast least: Nanoseconds
  ) throws(ValueError) -> Nanoseconds {
    guard TwoEnds.split(text) == nil else {
      throw ValueError("\(quoted(text)) is a range where one time stands: write one such as 2s")
    }
    let digits = text.prefix { $0.isASCII && ($0.isNumber || $0 == "." || $0 == "-" || $0 == "+") }
    let suffix = text.dropFirst(digits.count)
    let remedy = "write a time from \(least == 0 ? "0s" : "1ms") to 24h"
    let number: Decimal
    do throws(DecimalError) { number = try Decimal(digits) } catch {
      throw error.error(
        of: text, form: "is not a time: write one such as 100ms or 2s", range: remedy)
    }
    guard let unit = units.first(where: { $0.suffix == suffix }) else {
      throw ValueError(
        suffix.isEmpty
          ? "\(quoted(text)) has no unit: write \(text)ms or \(text)s"
          : "\(quoted(text)) has no unit that is known: write ms, s, min or h, as in 100ms")
    }
    guard !number.isNegative, let time = length(number, unit.length), time >= least else {
      throw ValueError("\(quoted(text)) is out of range: \(remedy)")
    }
    return time
  }

  /// The time rounded to the nanosecond; nil if it is longer than the longest.
  private static func length(_ number: Decimal, _ unit: Nanoseconds) -> Nanoseconds? {
    guard let ratio = number.ratio else { return 0 }
    let time = ratio.scaling(unit)
    return time <= longest ? time : nil
  }

  private static func trimmed(_ text: Substring) -> String {
    var text = text
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
