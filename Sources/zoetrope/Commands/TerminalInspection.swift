import Basics
import Cells
import Terminal

/// What was found out about the terminal, and why: a fact in each line.
struct TerminalInspection {
  private let report: TerminalReport

  init(_ report: TerminalReport) { self.report = report }

  var text: String {
    let facts = [
      ("terminal", terminal), ("program", program), ("multiplexer", multiplexer),
      ("size", "\(report.size.columns) columns, \(report.size.rows) rows"), ("cell", cell),
      ("characters", report.isUTF8 ? "UTF-8" : "not UTF-8, by the locale"),
      ("colours", "\(report.colors.depth.words) (\(visible(report.colors.reason)))"),
      ("glyphs", glyphs), ("auto", choice(isShrunk: false)),
      ("auto, shrunk", choice(isShrunk: true)), ("background", background),
    ]
    let width = facts.map(\.0.count).max() ?? 0
    let lines = facts.map { name, fact in
      name + String(repeating: " ", count: width - name.count + 2) + fact + "\n"
    }
    return lines.joined()
  }

  private var terminal: String {
    let type = report.environment.type.map { "TERM=\(visible($0))" } ?? "TERM is not set"
    if let obstacle = report.obstacle { return "\(type); \(visible("\(obstacle)"))" }
    return report.isDescribed
      ? "\(type), described by terminfo"
      : "\(type), not described by terminfo, so treated as similar to xterm"
  }

  private var program: String {
    if let name = report.answers?.name { return "\(visible(name)), as it reports" }
    return report.environment.program.map { "\($0), by the environment" } ?? "unknown"
  }

  private var multiplexer: String {
    report.environment.multiplexer.map { "\($0.rawValue), by the environment" } ?? "none"
  }

  private var cell: String {
    report.cellSize.map { "\($0.width)x\($0.height) pixels, by the system" }
      ?? "size in pixels unknown, so assumed to be twice as high as wide"
  }

  /// The sets that can be shown, then those that cannot.
  private var glyphs: String {
    let (usable, others) = GlyphSet.allCases.reduce(into: ([String](), [String]())) {
      if report.glyphs.usable.contains($1) {
        $0.0.append($1.rawValue)
      } else {
        $0.1.append($1.rawValue)
      }
    }
    let list = usable.joined(separator: ", ")
    guard !others.isEmpty else { return list }
    let reason = report.isUTF8 ? "not one column wide in this locale" : "not in the character set"
    return "\(list); not \(others.joined(separator: ", ")): \(reason)"
  }

  private func choice(isShrunk: Bool) -> String {
    let choice = report.glyphs.choice(
      requested: nil, isShrunk: isShrunk, depth: report.colors.depth)
    return "\(choice.glyphs.rawValue) (\(visible(choice.reason)))"
  }

  private var background: String {
    guard let answers = report.answers else { return "unknown, as the terminal was not queried" }
    guard let color = answers.background else {
      return answers.isComplete
        ? "unknown, as the terminal does not report it"
        : "unknown, as the terminal did not answer within 250 ms"
    }
    let digits = String(color, radix: 16)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits + ", as it reports"
  }
}

extension ColorDepth {
  fileprivate var words: String {
    switch self {
    case .none: "none"
    case .ansi8: "8"
    case .ansi16: "16"
    case .indexed256: "256"
    case .trueColor: "24 bits"
    }
  }
}
