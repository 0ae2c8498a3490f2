import Basics
import Foundation
import Testing

@Suite(.timeLimit(.minutes(1)))
struct TerminalInspectionTests {
  private static func facts(_ variables: [String: String]) throws -> [String: String] {
    let run = try BuiltProgram.run(["inspect", "--terminal"], variables: variables)
    #expect(run.status == 0 && run.errors == "")
    var facts: [String: String] = [:]
    for line in run.lines {
      let name = line.prefix(14).reversed().drop { $0 == " " }.reversed()
      facts[String(name)] = String(line.dropFirst(14))
    }
    return facts
  }

  @Test func `Without a terminal the environment decides`() throws {
    let facts = try Self.facts([
      "TERM": "xterm-256color", "COLORTERM": "truecolor", "VTE_VERSION": "7000", "COLUMNS": "100",
      "LINES": "30",
    ])
    #expect(facts["terminal"]?.hasPrefix("TERM=xterm-256color; standard output is not") == true)
    #expect(facts["program"] == "vte 7000, by the environment")
    #expect(facts["multiplexer"] == "none")
    #expect(facts["size"] == "100 columns, 30 rows")
    #expect(facts["cell"] == "size in pixels unknown, so assumed to be twice as high as wide")
    #expect(facts["characters"] == "UTF-8")
    #expect(facts["colours"] == "24 bits (COLORTERM=truecolor)")
    #expect(facts["auto"] == "half (they show each pixel as it is)")
    #expect(facts["auto, shrunk"] == "sextant (vte 7000 draws sextants)")
    #expect(facts["background"] == "unknown, as the terminal was not queried")
  }

  @Test func `A poor environment is reported too, with control characters made visible`() throws {
    let facts = try Self.facts([
      "TERM": "\u{1B}]0;x", "LC_ALL": "C", "NO_COLOR": "1", "TMUX": "here",
    ])
    #expect(facts["terminal"]?.hasPrefix("TERM=^[]0;x; ") == true)
    #expect(facts["program"] == "unknown")
    #expect(facts["multiplexer"] == "tmux, by the environment")
    #expect(facts["characters"] == "not UTF-8, by the locale")
    #expect(facts["colours"] == "none (NO_COLOR)")
    #expect(facts["glyphs"]?.hasPrefix("ascii; not half, quadrant") == true)
    #expect(facts["auto"] == "ascii (the character set is not UTF-8)")
  }

  @Test func `It needs a file or a terminal to inspect`() throws {
    let run = try BuiltProgram.run(["inspect"])
    #expect(run.status == 2 && run.text == "")
    #expect(run.errors.contains("inspect needs a FILE…, or --terminal"))
  }
}
