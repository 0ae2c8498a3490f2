import Basics
import Animation
import Pixels
import Sheets
import Testing

@Suite @MainActor struct PlaybackTests {
  private let clock = ManualClock()
  private let log = Log()

  private func animator(_ frames: ClosedRange<Int>, _ repeatCount: Int = 0) -> ImageAnimator {
    ImageAnimator(sheet: .numbered(8), frames: frames, repeatCount: repeatCount)
  }

  @Test func `Changes of pictures are reported, and no tick is asked for after the stop`() {
    let animator = animator(0...2, 1)
    var shown: [String] = []
    let playback = Playback(animator, clock: clock) { time in
      shown.append("\(time / .perMillisecond) \(animator.image(at: time)?[0, 0].red ?? 99)")
    }
    #expect(clock.moment == nil)
    playback.update { animator.start(at: $0) }
    clock.run(for: .seconds(1))
    #expect(shown == ["0 0", "100 1", "200 2", "300 2"])
    #expect(clock.moment == nil)
  }

  @Test func `A still picture without observers asks for no tick`() {
    let animator = animator(3...3)
    let playback = Playback(animator, clock: clock)
    playback.update { animator.start(at: $0) }
    #expect(clock.moment == nil)
    playback.update { _ in animator.observe(.loop) { log.add($0) } }
    clock.run(for: .milliseconds(250))
    #expect(log.lines == ["loop 100 1", "loop 200 2"])
  }

  @Test func `Events of several animators come in order of time, then as they were added`() {
    let (first, second, third) = (animator(0...1, 2), animator(2...2, 3), animator(4...7, 1))
    var names: [String] = []
    for (name, animator) in [("first", first), ("second", second), ("third", third)] {
      animator.observe { names.append("\($0.time / .perMillisecond) \(name) \($0.kind)") }
    }
    let playback = Playback(first, second, clock: clock)
    playback.add(third)
    playback.update { time in for one in [first, second] { one.start(at: time) } }
    second.observe(.stop) { third.start(at: $0.time) }
    clock.stall(for: .milliseconds(800))
    #expect(
      names == [
        "0 first start", "0 second start", "100 second loop", "200 first loop", "200 second loop",
        "300 second stop", "300 third start", "400 first stop", "700 third stop",
      ])
  }

  @Test func `Steering takes effect at the present time, after what was due before`() {
    let animator = animator(0...3, 2)
    animator.observe { log.add($0) }
    let playback = Playback(animator, clock: clock)
    playback.update { animator.start(at: $0) }
    clock.run(for: .milliseconds(450))
    playback.update { animator.pause(at: $0) }
    clock.run(for: .milliseconds(100))
    playback.update { animator.resume(at: $0) }
    clock.run(for: .seconds(1))
    #expect(
      log.lines == ["start 0 0", "loop 400 1", "pause 450 1", "resume 550 1", "stop 900 2"])
  }

  @Test func `A removed animator plays no longer`() {
    let (kept, removed) = (animator(0...1), animator(0...1, 1))
    removed.observe { log.add($0) }
    let playback = Playback(kept, removed, clock: clock)
    playback.update { time in for one in [kept, removed] { one.start(at: time) } }
    playback.remove(removed)
    clock.run(for: .seconds(1))
    #expect(log.lines == ["start 0 0"])
    #expect(kept.frame(at: clock.time) == 0)
  }

  @Test func `A manager is driven like an animator`() {
    let manager = AnimationManager()
    manager.add(animator(0...1, 1), state: "a")
    manager.add(animator(4...5), state: "b")
    manager.observe("a", .stop) { manager.play("b", at: $0.time) }
    var reds: [UInt8?] = []
    let playback = Playback(manager, clock: clock) { reds.append(manager.image(at: $0)?[0, 0].red) }
    playback.update { _ in }
    playback.update { manager.play("a", at: $0) }
    clock.run(for: .milliseconds(350))
    #expect(reds == [nil, 0, 1, 4, 5])
  }
}
