import Basics
import Animation
import Pixels
import Sheets
import Testing

@Suite struct ImageAnimatorTests {
  /// Eight frames of one pixel; frame n is red n.
  static let sheet = Sheet.numbered(8)

  /// An animator of frames 0-3 at 10 frames per second that records its events.
  private func recorded(
    repeats: Int = 0
  ) -> (animator: ImageAnimator, log: Log) {
    let animator = ImageAnimator(sheet: Self.sheet, frames: 0...3)
    animator.repeatCount = repeats
    let log = Log()
    animator.observe { log.add($0) }
    return (animator, log)
  }

  @Test func `three passes give start, loop, loop, stop`() {
    let (animator, log) = recorded(repeats: 3)
    animator.start(at: 0)
    animator.advance(to: .perSecond * 10)
    #expect(
      log.lines == ["start 0 0", "loop 400 1", "loop 800 2", "stop 1200 3"])
    #expect(!animator.isPlaying)
  }

  @Test func `stop comes when the last frame's time is over, not when it appears`() {
    let (animator, log) = recorded(repeats: 1)
    animator.start(at: 0)
    animator.advance(to: milliseconds(399))
    #expect(log.lines == ["start 0 0"])
    #expect(animator.frame(at: milliseconds(399)) == 3)
    animator.advance(to: milliseconds(400))
    #expect(log.lines.last == "stop 400 1")
    #expect(animator.frame(at: milliseconds(900)) == 3)
  }

  @Test func `a late tick skips pictures but no event, and times are exact`() {
    let (prompt, promptLog) = recorded(repeats: 5)
    let (late, lateLog) = recorded(repeats: 5)
    prompt.start(at: 17)
    late.start(at: 17)
    for time in stride(from: Nanoseconds(17), to: milliseconds(2500), by: 1_234_567) {
      prompt.advance(to: time)
    }
    late.advance(to: milliseconds(2500))
    #expect(promptLog.events == lateLog.events)
    #expect(lateLog.events.map(\.time).last == milliseconds(2000) + 17)
  }

  @Test func `pause freezes the frame, and resume goes on from it`() {
    let (animator, log) = recorded(repeats: 1)
    animator.start(at: 0)
    animator.pause(at: milliseconds(150))
    #expect(animator.nextEvent == nil)
    #expect(animator.nextBoundary(after: milliseconds(150)) == nil)
    animator.advance(to: milliseconds(5000))
    #expect(animator.frame(at: milliseconds(5000)) == 1)
    animator.resume(at: milliseconds(5000))
    #expect(animator.nextBoundary(after: milliseconds(5000)) == milliseconds(5050))
    animator.advance(to: milliseconds(6000))
    #expect(log.lines == ["start 0 0", "pause 150 0", "resume 5000 0", "stop 5250 1"])
  }

  @Test func `a handler may start another animator, or the same one, from inside an event`() {
    let (first, log) = recorded(repeats: 1)
    let second = ImageAnimator(sheet: Self.sheet, frames: [5, 6])
    first.observe { event in
      if event.kind == .stop { second.start(at: event.time) }
    }
    first.start(at: 0)
    first.advance(to: milliseconds(450))
    #expect(second.frame(at: milliseconds(450)) == 5)
    #expect(second.nextBoundary(after: milliseconds(450)) == milliseconds(500))
    #expect(log.lines == ["start 0 0", "stop 400 1"])

    let (restarting, restartLog) = recorded(repeats: 1)
    restarting.observe { event in
      if event.kind == .stop { restarting.start(at: event.time) }
    }
    restarting.start(at: 0)
    restarting.advance(to: milliseconds(850))
    #expect(
      restartLog.lines
        == ["start 0 0", "stop 400 1", "start 400 0", "stop 800 1", "start 800 0"])
  }

  @Test func `loops without observers are not counted one by one`() {
    let animator = ImageAnimator(sheet: Self.sheet, frames: 0...3)
    animator.start(at: 0)
    let century = 100 * 365 * 86_400 * Nanoseconds.perSecond
    animator.advance(to: century)
    #expect(Nanoseconds(animator.passes) == century / milliseconds(400))
  }

  @Test func `a still picture without an end has no boundary`() {
    let animator = ImageAnimator(sheet: Self.sheet, frames: [2, 2])
    animator.start(at: 0)
    #expect(animator.nextBoundary(after: 0) == nil)
    animator.repeatCount = 3
    animator.start(at: 0)
    #expect(animator.nextBoundary(after: 0) == milliseconds(600))
  }

  @Test func `stop and reset end early, the one with an event, the other without`() {
    let (animator, log) = recorded()
    #expect(animator.frame(at: 0) == nil)
    animator.start(at: 0)
    animator.stop(at: milliseconds(210))
    #expect(animator.frame(at: milliseconds(900)) == 2)
    animator.start(at: milliseconds(1000))
    animator.reset()
    animator.advance(to: milliseconds(9000))
    #expect(log.lines == ["start 0 0", "stop 210 0", "start 1000 0"])
    #expect(animator.frame(at: milliseconds(9000)) == nil)
  }

  @Test func `the start of a frame and of the next one are found`() {
    let animator = ImageAnimator(sheet: Self.sheet, frames: 0...3)
    animator.start(at: milliseconds(30))
    #expect(animator.frameStart(at: milliseconds(270)) == milliseconds(200))
    #expect(animator.nextStep(after: milliseconds(270)) == milliseconds(330))
  }

  @Test func `pictures are those of the sheet, loaded or not`() {
    let animator = ImageAnimator(sheet: Self.sheet, frames: [6, 7])
    animator.start(at: 0)
    #expect(animator.image(at: milliseconds(100))?[0, 0].red == 7)
    animator.load()
    #expect(animator.image(at: 0)?[0, 0].red == 6)
    animator.unload()
    #expect(animator.image(at: 0)?[0, 0].red == 6)
  }

  @Test func `an observer that was removed hears nothing more`() {
    let animator = ImageAnimator(sheet: Self.sheet, frames: 0...3)
    let log = Log()
    let id = animator.observe { log.add($0) }
    animator.start(at: 0)
    animator.removeObserver(id)
    animator.advance(to: .perSecond)
    #expect(log.lines == ["start 0 0"])
  }

  @Test func `it goes back to a snapshot, without an event`() {
    let (animator, log) = recorded(repeats: 2)
    animator.start(at: 0)
    animator.advance(to: milliseconds(450))
    let snapshot = animator.snapshot
    animator.repeatCount = 5
    animator.start(at: milliseconds(460))
    animator.restore(snapshot)
    #expect(animator.isPlaying && animator.passes == 1 && animator.repeatCount == 2)
    #expect(animator.frame(at: milliseconds(450)) == 0)
    #expect(animator.nextEvent == milliseconds(800))
    #expect(log.lines.last == "start 460 0")
  }
}
