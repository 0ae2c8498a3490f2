/// The program's page of the system's manual, in section 1.
struct Manual {
  private let program: ProgramSpec

  init(_ program: ProgramSpec) { self.program = program }

  /// The source, which man(1) and its like show.
  var text: String {
    var page = ManualWriter()
    page.title(
      program.name, section: 1, date: program.date, source: "\(program.name) \(program.version)",
      manual: "User Commands")
    page.purpose(of: program.name, program.summary)
    page.section("SYNOPSIS")
    page.lines(synopsis)
    page.section("DESCRIPTION")
    write([.text(program.fileNote)] + program.description, to: &page)
    page.section("OPTIONS")
    for option in program.allOptions { write(option, to: &page) }
    page.section("COMMANDS")
    for command in program.commands { write(command, to: &page) }
    writeKeys(to: &page)
    write("EXIT STATUS", program.exitStatuses, to: &page)
    write("ENVIRONMENT", program.environment, to: &page)
    write("FILES", program.files, to: &page)
    writeExamples(to: &page)
    writeRelated(to: &page)
    return page.text
  }

  // MARK: Commands

  private var synopsis: [[ManualWriter.Piece]] {
    program.commands.map { command in
      let isUsual = command.name == program.usual.name
      let name: [ManualWriter.Piece] =
        isUsual ? [.plain("["), .bold(command.name), .plain("]")] : [.bold(command.name)]
      return [.bold(program.name), .plain(" ")] + name + [.plain(" ")]
        + Self.pieces(ofOperands: command.operands)
        + [.plain(" ["), .italic("options"), .plain("]")]
    } + program.allOptions.map { [.bold(program.name), .plain(" ")] + Self.pieces(of: $0) }
  }

  private func write(_ command: CommandSpec, to page: inout ManualWriter) {
    page.subsection(
      [.plain("\(program.name) \(command.name) ")] + Self.pieces(ofOperands: command.operands))
    page.text([.plain(sentence(command.summary))])
    for option in command.allOptions { write(option, to: &page) }
    write(command.remarks, to: &page)
  }

  private func write(_ option: OptionSpec, to page: inout ManualWriter) {
    page.item(Self.pieces(of: option), option.details)
  }

  /// Writes all but keys, which have a section of their own.
  private func write(_ remarks: [Remark], to page: inout ManualWriter) {
    for remark in remarks {
      switch remark {
      case .text(let text): page.paragraph(text)
      case .example(let text): page.example(text)
      case .keys: break
      }
    }
  }

  // MARK: Other sections

  private func writeKeys(to page: inout ManualWriter) {
    let tables = program.commands.flatMap { command in
      command.remarks.compactMap { remark in
        guard case .keys(let title, let rows) = remark else { return nil }
        return (title: "\(title) (\(command.name))", rows: rows)
      } as [(title: String, rows: [(keys: [String], text: String)])]
    }
    if tables.isEmpty { return }
    page.section("KEYS")
    for table in tables {
      page.subsection([.plain(table.title)])
      for row in table.rows {
        page.item(Self.joined(row.keys.map { [.bold($0)] }, by: " "), row.text)
      }
    }
  }

  private func write(
    _ title: String, _ entries: [ProgramSpec.Entry], to page: inout ManualWriter
  ) {
    if entries.isEmpty { return }
    page.section(title)
    for entry in entries { page.item([.bold(entry.name)], sentence(entry.text)) }
  }

  private func writeExamples(to page: inout ManualWriter) {
    if program.examples.isEmpty { return }
    page.section("EXAMPLES")
    for entry in program.examples {
      page.paragraph(sentence(entry.text))
      page.example(entry.name)
    }
  }

  private func writeRelated(to page: inout ManualWriter) {
    if program.related.isEmpty { return }
    page.section("SEE ALSO")
    page.text(
      Self.joined(
        program.related.map { related in
          [.bold(String(related.prefix { $0 != "(" })), .plain(String(related.drop { $0 != "(" }))]
        }, by: ", "))
  }

  // MARK: Pieces

  private static func pieces(of option: OptionSpec) -> [ManualWriter.Piece] {
    [.bold(option.name)] + (option.value.map { [.plain(" "), .italic($0)] } ?? [])
  }

  /// Operands, of which the names are to be replaced: `[DIR]`, `FILE…`.
  private static func pieces(ofOperands operands: String) -> [ManualWriter.Piece] {
    let name = operands.drop { !$0.isLetter }.prefix(while: \.isLetter)
    return [
      .plain(String(operands[..<name.startIndex])), .italic(String(name)),
      .plain(String(operands[name.endIndex...])),
    ]
  }

  private static func joined(
    _ lists: [[ManualWriter.Piece]], by separator: String
  ) -> [ManualWriter.Piece] {
    Array(lists.joined(separator: [.plain(separator)]))
  }
}
