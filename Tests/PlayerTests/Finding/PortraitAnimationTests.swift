@testable import Stage
import Support
import Animation
import Pixels
import StateGraph
import Testing

@testable import Player

@Suite struct PortraitAnimationTests {
  private func animation(_ statement: String) throws -> PortraitAnimation? {
    PortraitAnimation(try Scene.read(statement), actor: 0, state: 0)
  }

  @Test func `it goes round and round, whatever its repeats`() throws {
    let animation = try #require(try animation("a [frames=\"2-4\", fps=10, repeat=1]"))
    let shown = stride(from: 0, to: 700, by: 100).map {
      animation.shown(at: .milliseconds($0)).frame
    }
    #expect(shown == [2, 3, 4, 2, 3, 4, 2])
    #expect(animation.nextChange(after: .milliseconds(150)) == .milliseconds(200))
    #expect(animation.nextChange(after: .milliseconds(200)) == .milliseconds(300))
  }

  @Test func `the pace is the actor's`() throws {
    let animation = try #require(try animation("speed=2; a [frames=\"2-4\", fps=10]"))
    #expect(animation.shown(at: .milliseconds(60)).frame == 3)
    #expect(animation.nextChange(after: .milliseconds(60)) == .milliseconds(100))
  }

  @Test func `a still picture does not change, and a choice has none`() throws {
    #expect(try animation("a [frames=\"2\"]")?.nextChange(after: 0) == nil)
    #expect(
      try animation("a [shape=diamond]; b [frames=\"0\"]; c [frames=\"0\"]; a -> b; a -> c") == nil)
  }

  @Test func `the part in which something is to be seen`() {
    var bitmap = Bitmap(width: 5, height: 4)
    #expect(bitmap.opaqueExtent == nil)
    bitmap[1, 2] = RGBA(1, 2, 3)
    bitmap[3, 1] = RGBA(1, 2, 3, 40)
    #expect(bitmap.opaqueExtent == PixelRect(x: 1, y: 1, width: 3, height: 2))
  }
}
