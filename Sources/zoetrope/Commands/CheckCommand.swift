import GraphLanguage
import Player

extension CommandSpec {
  static let check = CommandSpec(
    name: "check", operands: "FILE…", operandCount: 1...10_000,
    operandKind: .playable,
    summary: "report everything wrong with files, without playing them",
    options: [
      OptionSpec("--json", nil, "print a list of objects, for editors and other programs")
    ] + InputOptions.specs,
    remarks: [
      .text(
        """
        With --json, each object has file, severity, message, and where they apply line,
        column, endLine, endColumn (from 1, in characters, the end behind the last one)
        and note.
        """)
    ]
  ) { arguments in
    var reports: [CheckReport] = []
    for path in arguments.operands {
      let report = CheckReport(path, try InputOptions.read(path, arguments))
      if !arguments.has("--json") { try show(report) }
      reports.append(report)
    }
    if arguments.has("--json") {
      var writer = JSONWriter(openLevels: 1)
      writer.array { writer in for report in reports { report.write(to: &writer) } }
      writer.endLine()
      try Output.write(writer.bytes)
    } else if reports.count > 1 {
      try Output.write(summary(of: reports) + "\n")
    }
    if reports.contains(where: { $0.summary == nil }) { throw Failure.reported }
  }

  /// Reports on one file: errors on standard error, that it is good on standard output.
  private static func show(_ report: CheckReport) throws(Failure) {
    if let source = report.source {
      Complaint.report(report.diagnostics, in: source)
    } else {
      for diagnostic in report.diagnostics {
        Output.complain("zoetrope: \(named(report.file)): \(diagnostic.message)\n")
      }
    }
    guard let summary = report.summary else { return }
    let warnings = report.count(of: .warning)
    let ending = warnings == 0 ? "" : ", " + counted(warnings, "warning")
    try Output.write("\(named(report.file)): good, \(summary)\(ending)\n")
  }

  private static func summary(of reports: [CheckReport]) -> String {
    func sum(_ severity: Diagnostic.Severity) -> Int {
      reports.reduce(0) { $0 + $1.count(of: severity) }
    }
    return counted(reports.count, "file") + " checked: " + counted(sum(.error), "error") + ", "
      + counted(sum(.warning), "warning")
  }
}
