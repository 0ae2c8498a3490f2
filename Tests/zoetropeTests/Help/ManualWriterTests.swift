import Testing

@testable import zoetrope

struct ManualWriterTests {
  @Test(arguments: [
    ("--for 0-11", #"\-\-for 0\-11"#), (#"a\nb"#, #"a\enb"#), ("it's", #"it\(aqs"#),
    ("`x`", #"\(gax\(ga"#), (#""q""#, #"\(dqq\(dq"#), ("~/^", #"\(ti/\(ha"#),
    ("FILE…", #"FILE\[u2026]"#), ("\u{1FB00}é", #"\[u1FB00]\[u00E9]"#), ("a.b", "a.b"),
  ])
  func `Special characters are escaped`(text: String, source: String) {
    #expect(ManualWriter.escaped(text) == source)
  }

  @Test func `A line of text is never a request`() {
    var page = ManualWriter()
    page.example(".a\n\n'b")
    page.item([.plain(".c")], ".d")
    page.lines([[.bold("."), .plain("x")]])
    #expect(
      page.text == #"""
        .PP
        .RS 4
        .EX
        \&.a

        \(aqb
        .EE
        .RE
        .TP
        \&.c
        \&.d
        .nf
        \fB.\fRx
        .fi

        """#)
  }

  @Test func `Each sentence starts on its own line`() {
    var page = ManualWriter()
    page.paragraph("One a.b.\nTwo, 4..8. Three")
    #expect(page.text == ".PP\nOne a.b.\nTwo, 4..8.\nThree\n")
  }

  @Test func `The NAME line is plain enough for indexes`() {
    var page = ManualWriter()
    page.purpose(of: "toy", "shows state-graphs")
    #expect(page.text == ".SH \"NAME\"\ntoy \\- shows state\\-graphs\n")
  }

  @Test func `A title starts a paragraph itself`() {
    var page = ManualWriter()
    page.section("NAME")
    page.paragraph("one")
    page.paragraph("two")
    page.subsection([.plain("sub "), .italic("x")])
    page.paragraph("three")
    #expect(page.text == ".SH \"NAME\"\none\n.PP\ntwo\n.SS sub \\fIx\\fR\nthree\n")
  }

  @Test func `Lines stay below 80 bytes, and words with hyphens whole`() {
    var page = ManualWriter()
    page.paragraph(String(repeating: "--size 80x24 … ", count: 20))
    for line in page.text.split(separator: "\n") {
      #expect(line.utf8.count < 80)
      #expect(line.utf8.allSatisfy { $0 < 0x7F })
    }
    #expect(page.text.hasPrefix(#".PP\#n\%\-\-size 80x24 \[u2026] \%\-\-size"#))
  }
}
