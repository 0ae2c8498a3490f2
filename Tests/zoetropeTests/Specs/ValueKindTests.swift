import GraphFiles
@testable import Stage
import Player
import Testing

@testable import zoetrope

struct ValueKindTests {
  @Test func `A word outside a closed list is a fault`() {
    let kind = ValueKind.words(["a", "b"])
    #expect(kind.words == ["a", "b"] && kind.alternatives == "a or b")
    #expect(kind.fault(in: "a") == nil)
    #expect(kind.fault(in: "c") == "'c' is not known here: write a or b")
  }

  @Test func `Only the reader of an open list can find faults`() {
    let kind = ValueKind.words(["a"], or: "a number")
    #expect(kind.words == ["a"] && kind.alternatives == "a or a number")
    #expect(kind.fault(in: "c") == nil)
    for kind in [ValueKind.file(endings: ["gv"]), .folder, .player, .other] {
      #expect(kind.words == [] && kind.alternatives == nil && kind.fault(in: "c") == nil)
    }
  }

  @Test func `All words and endings are safe in every shell`() {
    for option in ProgramSpec.zoetrope.everyOption {
      for word in option.kind.words + option.kind.endings + [option.name] {
        #expect(
          word.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-_.".contains($0)) })
      }
    }
  }

  @Test func `The words offered are those understood`() throws {
    for background in Choice.backgrounds { _ = try Choice.background(background) }
    _ = try Quantity.scale("fit")
    let command = CommandSpec.render
    for word in try #require(command.option("--glyphs")).kind.words {
      let arguments = try Arguments(["x", "--glyphs", word], for: command)
      #expect((LookOptions.glyphs(arguments) == nil) == ["auto", "all"].contains(word))
    }
    for word in try #require(command.option("--colors")).kind.words {
      let arguments = try Arguments(["x", "--colors", word], for: command)
      #expect((LookOptions.depth(arguments) == nil) == (word == "auto"))
    }
    for word in try #require(command.option("--filter")).kind.words {
      _ = try #require(
        try LookOptions.look(Arguments(["x", "--filter", word], for: command)).filter)
    }
    for word in try #require(command.option("--tile")).kind.words {
      _ = try InputOptions.tile(Arguments(["x", "--tile", word], for: command))
    }
  }
}

extension ProgramSpec {
  /// The options of the program and of all commands.
  var everyOption: [OptionSpec] { allOptions + commands.flatMap(\.allOptions) }
}

extension ValueKind {
  fileprivate var endings: [String] {
    if case .file(let endings) = self { endings } else { [] }
  }
}
