import Basics
import Animation
import Sheets

extension FrameList {
  /// Frame numbers as they are written in a file: `0-3,5,5,4-1`.
  package static func text(_ numbers: [Int]) -> String {
    var runs: [String] = []
    var rest = numbers[...]
    while let first = rest.first {
      let second = rest.dropFirst().first ?? first
      let step = abs(second - first) == 1 ? second - first : 0
      let run = step == 0 ? rest.prefix(1) : run(rest, step: step)
      rest = rest.dropFirst(run.count)
      // Nobody counts down from one number to the next.
      runs +=
        run.count > 2 || run.count == 2 && step > 0
        ? ["\(first)-\(run[run.endIndex - 1])"] : run.map { "\($0)" }
    }
    return runs.joined(separator: ",")
  }

  /// As many numbers from the start as go on by the step.
  private static func run(_ numbers: ArraySlice<Int>, step: Int) -> ArraySlice<Int> {
    var end = numbers.startIndex + 1
    while end < numbers.endIndex, numbers[end] == numbers[end - 1] + step { end += 1 }
    return numbers[..<end]
  }
}

extension FrameTiming {
  /// The attribute that says it; durations are rounded to the nanosecond.
  var attribute: (name: String, value: String) {
    switch self {
    case .rate(let rate):
      if rate.denominator == 1 { return ("fps", "\(rate.numerator)") }
      let time = rate.dividing(.perSecond)
      if Ratio(.perSecond, max(1, time)) == rate { return ("duration", TimeSpan.text(time)) }
      return ("fps", rate.decimal)
    case .durations(let durations):
      return ("duration", durations.map(TimeSpan.text).joined(separator: ","))
    }
  }

  /// How long frames stay, for a comment: `100ms`, `100ms to 1s`.
  var words: String {
    switch self {
    case .rate(let rate): TimeSpan.text(rate.dividing(.perSecond))
    case .durations(let durations):
      if let low = durations.min(), let high = durations.max() {
        "\(TimeSpan.text(low)) to \(TimeSpan.text(high))"
      } else {
        ""
      }
    }
  }
}

extension Ratio {
  /// The nearest number with six digits behind the point.
  fileprivate var decimal: String {
    let millionths = scaling(1_000_000)
    var fraction = String(millionths % 1_000_000 + 1_000_000).dropFirst()
    while fraction.last == "0" { fraction.removeLast() }
    return "\(millionths / 1_000_000)" + (fraction.isEmpty ? "" : "." + fraction)
  }
}
