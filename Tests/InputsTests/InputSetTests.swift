import Support
@testable import Inputs
import Pixels
import Sheets
import StateGraph
import Testing

struct InputSetTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Bitmap(width: 4, height: 2), to: "a.png")
    try folder.write("digraph one { sheet=\"a.png\"; walk [repeat=0] }", to: "one.gv")
    try folder.write("digraph two { sheet=\"a.png\"; walk [repeat=0] }", to: "two.gv")
  }

  private func files(_ names: String...) -> [InputFile] {
    names.map { InputFile(folder.path($0), bare: BareSheet(tile: .tiles(width: 2, height: 2))) }
  }

  @Test func `Actors of graphs and sheets stand side by side`() throws {
    let files = files("two.gv", "a.png", "one.gv")
    let set = InputSet(files, try InputSet.read(files).map { try $0.get() })
    #expect(set.graph.actors.map(\.name) == ["two", "a", "one"])
    #expect(set.graph.actors.map { $0.states[0].clip?.sheet } == [0, 1, 2])
    #expect(set.graph.sheets.map(\.sheet.frameCount) == [1, 2, 1])
  }

  @Test func `A sheet of several graphs is decoded once`() throws {
    let inputs = try InputSet.read(files("one.gv", "two.gv")).map { try $0.get() }
    let places = inputs.map { input in
      input.graph.sheets[0].sheet.bitmaps[0].pixels.withUnsafeBufferPointer {
        UInt(bitPattern: $0.baseAddress)
      }
    }
    #expect(places[0] == places[1])
  }

  @Test func `An invalid file does not prevent the others from being read`() throws {
    let results = InputSet.read(files("nowhere.gv", "one.gv", "nothing.gv"))
    #expect(results.map { (try? $0.get()) != nil } == [false, true, false])
  }
}
