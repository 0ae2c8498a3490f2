import Testing

@testable import zoetrope

@Suite(.timeLimit(.minutes(1)))
struct TileInspectionTests {
  @Test func `All frames of a graph's sheet stand above their numbers`() throws {
    let run = try BuiltProgram.run(
      ["inspect", "--tiles", "demos/drink.gv", "--colors", "none", "--glyphs", "ascii"],
      variables: ["COLUMNS": "100"])
    #expect(run.status == 0 && run.errors == "")
    #expect(run.lines.first == "demos/../sheets/brian.png: 24 frames of 61x85")
    #expect(run.lines.allSatisfy { $0.count <= 100 })
    let numbers = run.lines.filter { $0.allSatisfy { $0 == " " || $0.isNumber } && $0 != "" }
    #expect(
      numbers.map { $0.split(separator: " ").compactMap { Int($0) } }
        == [Array(0..<6), Array(6..<12), Array(12..<18), Array(18..<24)])
  }

  @Test func `The tiles of a picture are guessed unless they are given`() throws {
    let guessed = try BuiltProgram.run(["inspect", "--tiles", "sheets/brian.png"])
    #expect(guessed.status == 0)
    #expect(guessed.lines.first == "sheets/brian.png: 24 frames of 61x85")
    #expect(guessed.errors.contains("cut into guessed tiles of 61x85 (sure)"))
    let said = try BuiltProgram.run(
      ["inspect", "--tiles", "sheets/brian.png", "--tile", "122x85"])
    #expect(said.lines.first == "sheets/brian.png: 12 frames of 122x85")
    #expect(said.errors == "")
  }
}
