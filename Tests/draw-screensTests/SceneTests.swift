@testable import Inputs
import Animation
import Cells
import Foundation
import Player
import Terminal
import Testing

@testable import draw_screens

@Suite @MainActor struct SceneTests {
  private let demos = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "demos").path

  private func text(_ scene: Scene) throws -> String {
    let grid = try scene.grid()
    #expect(grid.columns == scene.size.columns && grid.rows == scene.size.rows)
    return grid.cells.map(\.text).joined()
  }

  @Test func `Files are played, and hear what is typed at its time`() throws {
    var scene = Scene(
      name: "play", size: ScreenSize(columns: 100, rows: 24), subject: .play([demos + "/drink.gv"]),
      steps: [.type("g"), .wait(.milliseconds(3700))])
    #expect(try text(scene).contains("pass 1/1  frame 2/4"))
    scene = Scene(
      name: "play", size: ScreenSize(columns: 60, rows: 20), subject: .play([demos + "/drink.gv"]),
      steps: [.type("/idle"), .press(.down)])
    let found = try text(scene)
    #expect(found.contains("▶ drinkIdle"))
  }

  @Test func `A folder is browsed, with what is selected beside it`() throws {
    let scene = Scene(
      name: "browse", size: ScreenSize(columns: 100, rows: 24), subject: .browse(demos),
      steps: [.type("/kind:graph thi"), .wait(.seconds(1))])
    #expect(try text(scene).contains("thirst.gv"))
    let grid = try scene.grid()
    #expect(grid == (try scene.grid()), "each time the same")
    #expect(grid.cells.contains { $0.glyph == "▀" || $0.glyph == "▄" || $0.glyph.value > 0x1CD00 })
  }

  @Test func `A scene that cannot be read throws an error`() {
    for subject in [Scene.Subject.play(["/nowhere.gv"]), .browse("/nowhere")] {
      let scene = Scene(
        name: "none", size: ScreenSize(columns: 10, rows: 5), subject: subject, steps: [])
      #expect(throws: InputError.self) { try scene.grid() }
    }
  }

  @Test func `Each picture has a name of its own`() {
    #expect(Set(Scene.all.map(\.name)).count == Scene.all.count)
  }
}
