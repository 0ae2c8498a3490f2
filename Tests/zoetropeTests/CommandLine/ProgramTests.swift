import Support
import Foundation
import Testing

@testable import zoetrope

/// The program as a process: statuses, streams, messages.
@Suite(.timeLimit(.minutes(1)))
struct ProgramTests {
  @Test func `Help and version go to standard output`() throws {
    for (words, text) in [
      (["--help"], Help.overview(.zoetrope)), (["-h"], Help.overview(.zoetrope)),
      (["--version"], "zoetrope \(ProgramSpec.zoetrope.version)\n"),
      (["--version", "--help"], Help.overview(.zoetrope)),
      (["--generate", "man", "-h"], Help.overview(.zoetrope)),
      (["trace", "--help"], Help.text(of: .trace, in: .zoetrope)),
      (["x.gv", "-h"], Help.text(of: .play, in: .zoetrope)),
      (["help"], Help.overview(.zoetrope)),
      (["help", "trace"], Help.text(of: .trace, in: .zoetrope)),
    ] {
      let run = try BuiltProgram.run(words)
      #expect(run.status == 0 && run.errors == "")
      #expect(run.text == text)
    }
  }

  @Test(arguments: [
    ([], "nothing to play: name a FILE"),
    (["--bogus"], "play has no option '--bogus'"),
    (["trace"], "trace needs a FILE"),
    (["brows"], "there is no command or file called 'brows'; did you mean browse?"),
    (
      ["--generate", "man", "--version"],
      "--version and --generate cannot be used together"
    ),
    (["demos/drink.gv", "--name", ""], "--name is empty: give a name such as lamp"),
    (["help", "recrod"], "there is no command called 'recrod'; did you mean record?"),
    (["help", "me", "out"], "help takes at most 1 command; 'out' is one too many"),
    (["--generate"], "--generate needs a value: --generate WHAT"),
    (["--generate", "man", "x"], "unexpected argument 'x'"),
    (
      ["--generate=doc"],
      "--generate 'doc' is not known here: write man, complete-bash, complete-zsh, complete-fish or attributes"
    ),
    (["send"], "send needs a SIGNAL, or --list"),
    (["send", "a", "--list"], "--list sends nothing: leave out the SIGNAL"),
    (["send", "a", "b"], "send takes at most 1 signal; 'b' is one too many"),
    (["render", "a.gv", "b.gv"], "render takes at most 1 file; 'b.gv' is one too many"),
    (["-", "a.gv", "-"], "standard input, '-', can be read only once"),
    (["check", "demos/drink.gv", "-", "-"], "standard input, '-', can be read only once"),
    (["inspect", "-", "-"], "standard input, '-', can be read only once"),
    (["record", "-", "-", "-o", "x.png"], "standard input, '-', can be read only once"),
    (
      ["inspect", "demos/drink.gv", "--tiles", "--json"],
      "--json and --tiles cannot be used together"
    ),
    (
      ["inspect", "demos/drink.gv", "--syntax", "--json"],
      "--json and --syntax cannot be used together"
    ),
    (
      ["inspect", "--terminal", "--syntax", "demos/drink.gv"],
      "--syntax and --terminal cannot be used together"
    ),
    (
      ["demos/drink.gv", "--speed", "fast"], "--speed 'fast' is not a number: write one such as 1.5"
    ),
    (
      ["trace", "demos/drink.gv", "--for", "10"],
      "--for '10' has no unit: write 10ms or 10s"
    ),
    (
      ["extract", "sheets/brian.png"],
      "extract needs an output: -o OUT.png, or --all DIR"
    ),
    (
      ["demos/drink.gv", "--tile", "2x2"],
      "--tile is for a sheet; demos/drink.gv is a state graph, which sets it itself"
    ),
    (
      ["demos/drink.gv", "demos/thirst.gv", "--fps", "5"],
      "--fps is for a sheet; demos/drink.gv is a state graph, which sets it itself"
    ),
    (
      ["render", "demos/drink.gv", "--at", "1s", "--frame", "1"],
      "--at is for the stage, --state and --frame are for a frame alone"
    ),
  ])
  func `A wrong command line ends in status 2 with one message`(
    words: [String], message: String
  ) throws {
    let run = try BuiltProgram.run(words)
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(run.errors == "zoetrope: \(message)\nTry 'zoetrope --help'.\n")
  }

  @Test(arguments: [
    (["trace", "--size", "2001x1"], "--size"), (["trace", "--for", "1"], "--for"),
    (["trace", "--seed", "x"], "--seed"), (["trace", "--send", "soon"], "--send"),
    (["trace", "--fps", "0"], "--fps"), (["render", "--size", "0x1"], "--size"),
    (["render", "--at", "-1s"], "--at"), (["render", "--frame", "x"], "--frame"),
    (["render", "--scale", "0"], "--scale"), (["extract", "-o", "x", "--frame", "x"], "--frame"),
    (["inspect", "--max-pixels", "0"], "--max-pixels"),
    (["inspect", "--syntax", "--tile", "0x5"], "--tile"), (["check", "--tile", "0x5"], "--tile"),
    (["play", "--glyphs", "runes"], "--glyphs"), (["--colors", "17"], "--colors"),
  ])
  func `A wrong option is reported before the file is read`(words: [String], option: String) throws
  {
    let run = try BuiltProgram.run(words + ["nowhere.gv"])
    #expect(run.status == 2 && run.output.isEmpty)
    #expect(run.errors.hasPrefix("zoetrope: \(option) '"), "\(run.errors)")
  }

  @Test func `The help of each command is the same in two ways, and a file called help is played`()
    throws
  {
    for name in ProgramSpec.zoetrope.commands.map(\.name) {
      let run = try BuiltProgram.run(["help", name])
      #expect(run.status == 0 && run.errors == "")
      #expect(try run.text == BuiltProgram.run([name, "--help"]).text)
    }
    let folder = try TemporaryFolder()
    try folder.write("digraph {", to: "help")
    let run = try BuiltProgram.run(["help"], in: folder)
    #expect(run.status == 1 && run.errors.hasPrefix("help:1:9: error: this '{' is never closed\n"))
  }

  @Test(arguments: GeneratedText.allCases)
  func `Texts for other programs go to standard output`(kind: GeneratedText) throws {
    for words in [["--generate", kind.rawValue], ["--generate=\(kind.rawValue)"]] {
      let run = try BuiltProgram.run(words)
      #expect(run.status == 0 && run.errors == "")
      #expect(run.text == kind.text(for: .zoetrope))
    }
  }

  @Test func `Only a click needs to know the actors`() throws {
    let run = try BuiltProgram.run(["trace", "demos/drink.gv", "--send", "1s click cat"])
    #expect(run.status == 2 && run.output.isEmpty)
    #expect(
      run.errors == "zoetrope: --send 'cat' is no actor: there is 'drink'\n"
        + "Try 'zoetrope --help'.\n")
  }

  @Test func `An empty path is seen in the message`() throws {
    for words in [[""], ["check", ""], ["trace", ""], ["inspect", ""], ["render", ""]] {
      let run = try BuiltProgram.run(words)
      #expect(run.status == 1)
      #expect(run.errors == "zoetrope: '': no such file\n")
    }
  }

  @Test func `Several files are played side by side, each with the options that apply to it`()
    throws
  {
    let run = try BuiltProgram.run(
      [
        "demos/drink.gv", "sheets/brian.png", "--tile", "61x85", "--frames", "0", "--colors",
        "none",
      ])
    #expect(run.status == 0 && run.errors.isEmpty)
    // The man of the graph shows the same tile at first.
    for line in run.lines {
      let row = line + String(repeating: " ", count: 80 - line.count)
      #expect(row.prefix(40) == row.suffix(40))
    }
  }

  @Test func `All wrong files among several are reported`() throws {
    let run = try BuiltProgram.run(["nowhere.gv", "demos/drink.gv", "nothing.png"])
    #expect(run.status == 1 && run.output.isEmpty)
    #expect(
      run.errors == "zoetrope: nowhere.gv: no such file\nzoetrope: nothing.png: no such file\n")
  }

  @Test func `Standard output that cannot be written is reported`() throws {
    for words in [["--help"], ["trace", "demos/drink.gv"], ["render", "demos/drink.gv"]] {
      let run = try BuiltProgram.run(words, output: "/dev/full")
      #expect(run.status == 1)
      #expect(
        run.errors == "zoetrope: standard output cannot be written: No space left on device\n")
    }
  }
}
