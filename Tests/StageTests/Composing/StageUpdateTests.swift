import Support
@testable import Stage
import Animation
import Cells
import Pixels
import Sheets
import StateGraph
import Terminal
import Testing

/// What is made anew is what changed, and looks as if all had been made anew.
struct StageUpdateTests {
  /// Six sprites of 5x6 pixels with holes, half opacity and several colours, four pictures each.
  private static func crowd(size: Int = 6) throws -> StateGraph {
    var generator = SeededGenerator(seed: 7, stream: 0)
    func pick(_ count: UInt64) -> UInt8 { UInt8(generator.next() % count) }
    var bitmap = Bitmap(width: 20, height: 6)
    for y in 0..<6 {
      for x in 0..<20 {
        let inside = (1..<4).contains(x % 5) && (1..<5).contains(y)
        let alpha: UInt8 = inside ? 255 : [0, 0, 90, 200, 255][Int(pick(5))]
        bitmap[x, y] = RGBA(pick(4) * 60, pick(4) * 60, pick(4) * 60, alpha)
      }
    }
    let sheet = LoadedSheet(
      path: "", sheet: try Sheet(bitmap: bitmap, grid: TileGrid(tileWidth: 5, tileHeight: 6)))
    let actors = (0..<size).map { number in
      Scene.lone(
        Scene.state("a\(number)", [0, 1, 2, 3]),
        appearance: Appearance(scale: .factor(Ratio(number % 2 == 0 ? 1 : 2))))
    }
    return StateGraph(actors: actors, sheets: [sheet])
  }

  private static let looks: [Look] = [GlyphSet.half, .octant, .braille, .ascii].flatMap { glyphs in
    [Appearance.Background.none, .checker].flatMap { background in
      [ColorDepth.trueColor, .none].map {
        Look(glyphs: glyphs, depth: $0, background: background)
      }
    }
  }

  @Test(
    "after sixty steps the grid is that of a fresh stage, and the damage tells of all",
    arguments: looks)
  func steps(_ look: Look) throws {
    let graph = try Self.crowd()
    let stage = Scene.stage(graph, 14, 8, look: look)
    let screen = CellGrid(columns: 14, rows: 8)
    var shown = screen
    var generator = SeededGenerator(seed: 3, stream: 1)
    func pick(_ range: Range<Int>) -> Int { Int.random(in: range, using: &generator) }
    var standing = graph.actors.map { _ in Standing(Shown(sheet: 0, frame: 0), x: 4, y: 4) }
    for step in 0..<60 {
      let changed = step == 0 ? Array(0..<6) : (0..<6).filter { _ in pick(0..<3) == 0 }
      for actor in changed {
        let flip: Flip = pick(0..<4) == 0 ? .horizontal : []
        let (width, height) = (14 * look.glyphs.subcellWidth, 8 * look.glyphs.subcellHeight)
        standing[actor] =
          pick(0..<3) == 0
          ? Standing(
            standing[actor].shown, x: standing[actor].x + pick(-1..<2), y: standing[actor].y)
          : Standing(
            Shown(sheet: 0, frame: pick(0..<4), flip: flip), x: pick(-8..<width),
            y: pick(-8..<height))
      }
      stage.update(changed) { standing[$0] }
      let fresh = Scene.stage(graph, 14, 8, look: look).grid(showing: standing)
      try #require(stage.grid.cells.elementsEqual(fresh.cells), "step \(step)")
      for (row, span) in stage.takeDamage().spans.enumerated() where !span.isEmpty {
        shown.draw(
          stage.grid, column: 0, row: 0,
          within: CellRect(column: span.lowerBound, row: row, columns: span.count, rows: 1))
      }
      try #require(shown.cells.elementsEqual(stage.grid.cells), "step \(step)")
    }
  }

  @Test(
    "cells where pictures meet are as if all were drawn on one picture",
    arguments: [GlyphSet.half, .quadrant, .octant])
  func wholePicture(_ glyphs: GlyphSet) throws {
    let graph = try Self.crowd()
    for background in [Appearance.Background.none, .checker] {
      let look = Look(glyphs: glyphs, background: background)
      let stage = Scene.stage(graph, 12, 6, look: look)
      let standing = (0..<6).map { Standing(Shown(sheet: 0, frame: $0 % 4), x: $0 * 2, y: $0 % 3) }
      let (width, height) = (12 * glyphs.subcellWidth, 6 * glyphs.subcellHeight)
      var picture = background.bitmap(under: PixelRect(x: 0, y: 0, width: width, height: height))
      for actor in 0..<6 {
        let drawn = stage.backgroundPainter.drawn(actor, standing[actor])
        picture.draw(drawn.bitmap, x: drawn.x, y: drawn.y)
      }
      var encoder = CellEncoder(glyphs: glyphs, depth: .trueColor)
      #expect(stage.grid(showing: standing) == encoder.encode(picture))
    }
  }

  @Test func `the second loop of an animation paints and solves nothing`() throws {
    let graph = try Self.crowd()
    let stage = Scene.stage(graph, 12, 6, look: Look(glyphs: .octant))
    func loop() {
      for frame in 0..<4 {
        _ = stage.grid(
          showing: (0..<6).map {
            Standing(Shown(sheet: 0, frame: (frame + $0) % 4), x: $0 * 2, y: 3 + frame)
          })
      }
    }
    loop()
    let (paintings, solvings) = (stage.paintings, stage.solvings)
    #expect(paintings > 0 && solvings > 0)
    loop()
    #expect((stage.paintings, stage.solvings) == (paintings, solvings))
  }

  @Test func `actors that are drawn alike share their pictures`() throws {
    let graph = try Self.crowd(size: 40)
    let stage = Scene.stage(graph, 80, 30)
    _ = stage.grid(
      showing: (0..<40).map {
        Standing(Shown(sheet: 0, frame: 0), x: $0 % 10 * 6, y: $0 / 10 * 4)
      })
    // One for each of the two scales.
    #expect(stage.paintings == 2)
  }

  @Test func `nothing changed, nothing is damaged; a move damages where the actor was and is`()
    throws
  {
    let graph = try Self.crowd(size: 1)
    let stage = Scene.stage(graph, 20, 4)
    let start = Standing(Shown(sheet: 0, frame: 0), x: 0, y: 0)
    stage.update([0]) { _ in start }
    #expect(stage.takeDamage() == Damage(columns: 20, rows: 4))
    stage.update([0]) { _ in start }
    #expect(stage.takeDamage().isEmpty)
    stage.update([0]) { _ in Standing(start.shown, x: 1, y: 0) }
    #expect(stage.takeDamage().spans == [0..<6, 0..<6, 0..<6, 0..<0])
    stage.update([0]) { _ in Standing(start.shown, x: 15, y: 0) }
    #expect(stage.takeDamage().spans == [1..<20, 1..<20, 1..<20, 0..<0])
  }

  @Test func `the foremost actor that shows something in a cell`() throws {
    let graph = try Self.crowd(size: 2)
    let stage = Scene.stage(graph, 20, 8)
    #expect(stage.actor(atColumn: 2, row: 1) == nil)
    _ = stage.grid(showing: [
      Standing(Shown(sheet: 0, frame: 0), x: 2, y: 2),
      Standing(Shown(sheet: 0, frame: 1), x: 4, y: 2),
    ])
    #expect(stage.actor(atColumn: 3, row: 2) == 0)
    #expect(stage.actor(atColumn: 6, row: 3) == 1)
    #expect(stage.actor(atColumn: 19, row: 7) == nil)
    #expect(stage.actor(atColumn: 20, row: 9) == nil)
  }
}
