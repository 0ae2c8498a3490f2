import Basics

/// Which tiles are played and in which order: `0-11`, `0-3,5,5,4-1`, `all`.
package struct FrameList: Hashable, Sendable {
  /// From the first number to the second, both included; the second may be the smaller one.
  package struct Run: Hashable, Sendable {
    package let first: Int
    package let last: Int
  }

  /// Nil stands for all frames of the sheet.
  package let runs: [Run]?

  package static let all = FrameList(runs: nil)

  /// More frames than this in one state are refused.
  static let longest = 100_000

  private init(runs: [Run]?) { self.runs = runs }

  /// Reads runs separated by commas.
  package init(_ text: String) throws(ValueError) {
    if text == "all" {
      self = .all
      return
    }
    var runs: [Run] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      runs.append(try Self.run(part, in: text))
    }
    self.runs = runs
  }

  /// The frame numbers in the order of play, from zero.
  ///
  /// - Throws: ``ValueError`` if a number is past the sheet, or there are far too many.
  package func numbers(ofSheetWith count: Int) throws(ValueError) -> [Int] {
    guard let runs else { return Array(0..<count) }
    var numbers: [Int] = []
    for run in runs {
      guard max(run.first, run.last) < count else {
        let frames =
          run.first == run.last
          ? "frame \(run.first) is" : "frames \(run.first)-\(run.last) run"
        throw ValueError(
          "\(frames) past the sheet, which holds \(count == 1 ? "one tile (0)" : "\(count) tiles (0-\(count - 1))")"
        )
      }
      guard numbers.count + abs(run.last - run.first) < Self.longest else {
        throw ValueError("more than \(Self.longest) frames in one state")
      }
      numbers += stride(from: run.first, through: run.last, by: run.first <= run.last ? 1 : -1)
    }
    return numbers
  }

  private static func run(_ part: Substring, in text: String) throws(ValueError) -> Run {
    let ends = part.split(separator: "-", omittingEmptySubsequences: false).map(trimmed)
    guard (1...2).contains(ends.count),
      ends.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy(\.isDigit) })
    else {
      throw ValueError(
        "\(quoted(text)) is no list of frames: write numbers and ranges such as 0-3,5,4-1, or all")
    }
    return Run(first: try number(ends[0]), last: try number(ends[ends.count - 1]))
  }

  private static func number(_ digits: Substring) throws(ValueError) -> Int {
    guard let number = Int(digits) else {
      throw ValueError("\(quoted(digits)) is out of range: no sheet holds so many tiles")
    }
    return number
  }

  private static func trimmed(_ text: Substring) -> Substring {
    var text = text
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return text
  }
}
