import Support
import Player
import Testing

@testable import zoetrope

struct ManualTests {
  private let text = Manual(.zoetrope).text

  @Test func `A page as a whole`() {
    #expect(
      Manual(SmallProgram.spec).text == #"""
        .TH "TOY" 1 2001-02-03 "toy 1.2" "User Commands"
        .ad l
        .SH "NAME"
        toy \- shows toys
        .SH "SYNOPSIS"
        .nf
        \fBtoy\fR [\fBshow\fR] \fIFILE\fR\[u2026] [\fIoptions\fR]
        \fBtoy\fR \fBlist\fR [\fIDIR\fR] [\fIoptions\fR]
        \fBtoy\fR \fB\-\-help\fR
        \fBtoy\fR \fB\-\-version\fR
        .fi
        .SH "DESCRIPTION"
        FILE is a toy.
        .PP
        .RS 4
        .EX
        \&.dot \-x
        .EE
        .RE
        .SH "OPTIONS"
        .TP
        \fB\-\-help\fR
        show this help, or the options of a command
        .TP
        \fB\-\-version\fR
        show the version
        .SH "COMMANDS"
        .SS toy show \fIFILE\fR\[u2026]
        Show files; it\(aqs [not] a\eb.
        .TP
        \fB\-\-side\fR \fIS\fR
        side to show: left, right or auto
        .TP
        \fB\-\-fill\fR \fIF\fR
        what is behind: none or #rrggbb
        .TP
        \fB\-o\fR \fIOUT.png\fR
        where to write it
        .TP
        \fB\-\-all\fR \fIDIR\fR
        all of them; may be repeated
        .TP
        \fB\-\-to\fR \fINAME\fR
        who is told
        .TP
        \fB\-\-loud\fR
        \&.be loud: \(dqvery\(dq
        .TP
        \fB\-\-help\fR
        show this help
        .PP
        One must know that a long text is broken into lines of no more than one
        hundred columns, which this one needs two of.
        .PP
        .RS 4
        .EX
        toy show *.gv
        .EE
        .RE
        .SS toy list [\fIDIR\fR]
        List a folder.
        .TP
        \fB\-\-side\fR \fIT\fR
        seconds
        .TP
        \fB\-\-help\fR
        show this help
        .SH "KEYS"
        .SS Keys while showing (show)
        .TP
        \fBspace\fR \fBesc\fR
        pause, go on
        .SH "EXIT STATUS"
        .TP
        \fB0\fR
        Done.
        .SH "ENVIRONMENT"
        .TP
        \fBTOY\fR
        A toy.
        .SH "FILES"
        .TP
        \fB\(ti/.toy\fR
        Toys.
        .SH "EXAMPLES"
        See a toy.
        .PP
        .RS 4
        .EX
        toy x.gv
        .EE
        .RE
        .SH "SEE ALSO"
        \fBdot\fR(1), \fBterm\fR(7)

        """#)
  }

  @Test(arguments: ProgramSpec.zoetrope.commands.map(\.name))
  func `Every command has a part with every option of it`(name: String) throws {
    let command = try #require(ProgramSpec.zoetrope.commands.first { $0.name == name })
    let parts = text.components(after: ".SS zoetrope ")
    let part = try #require(parts.first { $0.hasPrefix(name + " ") })
    for option in command.allOptions {
      let tag = "\n.TP\n\\fB\(ManualWriter.escaped(option.name))\\fR"
      #expect(part.contains(tag + (option.value.map { " \\fI\($0)\\fR\n" } ?? "\n")))
    }
  }

  @Test func `Keys, statuses and variables are there`() {
    for row in KeyTable.rows {
      let keys = row.keys.map { "\\fB\(ManualWriter.escaped($0))\\fR" }.joined(separator: " ")
      #expect(text.contains("\n.TP\n\(keys)\n"))
    }
    let program = ProgramSpec.zoetrope
    for entry in program.exitStatuses + program.environment + program.files {
      #expect(text.contains("\n.TP\n\\fB\(ManualWriter.escaped(entry.name))\\fR\n"))
    }
  }

  @Test func `The graph of the description is a good one`() throws {
    let scratch = try TemporaryFolder()
    try scratch.write(ProjectFiles.data("sheets/brian.png"), to: "brian.png")
    for case .example(let graph) in ProgramSpec.zoetrope.description {
      try scratch.write(graph, to: "drink.gv")
      let run = try BuiltProgram.run(["check", "drink.gv"], in: scratch)
      #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
    }
  }

  @Test func `Lines are short, ASCII, and begin with known macros or with text`() {
    let macros: Set<Substring> = [
      ".TH", ".ad", ".SH", ".SS", ".PP", ".TP", ".RS", ".RE", ".EX", ".EE", ".nf", ".fi",
    ]
    for line in text.split(separator: "\n") {
      #expect(line.utf8.count < 80 && line.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F })
      #expect(!line.hasPrefix("'") && !line.hasSuffix(" "))
      if line.hasPrefix(".") { #expect(macros.contains(line.prefix { $0 != " " })) }
    }
  }
}

extension String {
  /// The parts that begin behind each place of a text.
  fileprivate func components(after start: String) -> [Substring] {
    ranges(of: start).map { self[$0.upperBound...] }.map { part in
      part.ranges(of: "\n.S").first.map { part[..<$0.lowerBound] } ?? part
    }
  }
}
