import Basics
import Animation
import Sheets
import Testing

@Suite struct AnimationManagerTests {
  private let manager = AnimationManager()
  private let log = Log()

  init() {
    let walk = ImageAnimator(sheet: .numbered(8), frames: 0...3)
    walk.repeatCount = 2
    let drink = ImageAnimator(sheet: .numbered(8), frames: 4...5)
    drink.repeatCount = 1
    manager.add(walk, state: "walk")
    manager.add(drink, state: "drink")
  }

  @Test func `plays one state at a time by name`() {
    #expect(manager.state == nil && manager.nextEvent == nil)
    #expect(manager.play("walk", at: 0))
    #expect(manager.state == "walk")
    #expect(manager.animator?.frame(at: milliseconds(100)) == 1)
    #expect(!manager.play("swim", at: milliseconds(100)))
    #expect(manager.state == "walk")
  }

  @Test func `states chain by their stop events at exact times`() {
    for state in ["walk", "drink"] { manager.observe(state) { log.add($0) } }
    manager.observe("walk") { if $0.kind == .stop { manager.play("drink", at: $0.time) } }
    manager.observe("drink") { if $0.kind == .stop { manager.play("walk", at: $0.time) } }
    manager.play("walk", at: 0)
    manager.advance(to: milliseconds(1100))
    #expect(
      log.lines == [
        "start 0 0", "loop 400 1", "stop 800 2", "start 800 0", "stop 1000 1", "start 1000 0",
      ])
  }

  @Test func `a state that is left before its end sends no stop`() {
    manager.observe("walk") { log.add($0) }
    manager.play("walk", at: 0)
    manager.play("drink", at: milliseconds(150))
    manager.advance(to: .perSecond)
    #expect(log.lines == ["start 0 0"])
    #expect(manager.animator(of: "walk")?.frame(at: .perSecond) == nil)
  }

  @Test func `pause and resume reach the state being played`() {
    manager.observe("walk") { log.add($0) }
    manager.play("walk", at: 0)
    manager.pause(at: milliseconds(10))
    manager.resume(at: milliseconds(20))
    #expect(log.lines == ["start 0 0", "pause 10 0", "resume 20 0"])
    #expect(manager.nextEvent == milliseconds(410))
  }

  @Test func `a state may be observed before it is added, and no longer`() {
    let id = manager.observe("swim") { log.add($0) }
    manager.add(ImageAnimator(sheet: .numbered(2), frames: 0...1), state: "swim")
    manager.play("swim", at: 5)
    manager.removeObserver(id, of: "swim")
    manager.play("swim", at: 6)
    #expect(log.events.map(\.time) == [5])
  }
}
