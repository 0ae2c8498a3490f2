import Basics
import Animation
import Testing

/// The frame clock, as far as it can be tested without waiting: while it is paused.
@Suite @MainActor struct FrameClockTests {
  @Test func `A paused clock stands where it was sought to`() {
    let clock: any PlayClock = FrameClock()
    clock.pause()
    for moment in [5 * .perSecond, 0, 1, 86_400 * .perSecond] as [Nanoseconds] {
      clock.seek(to: moment)
      #expect(clock.time == moment)
    }
    #expect(clock.isPaused)
  }

  @Test func `Another speed leaves a paused clock where it stands`() {
    let clock: any PlayClock = FrameClock(speed: Ratio(2))
    #expect(clock.speed == Ratio(2))
    clock.pause()
    clock.seek(to: .perSecond)
    clock.speed = Ratio(1, 3)
    #expect(clock.speed == Ratio(1, 3))
    #expect(clock.time == .perSecond)
  }

  @Test func `A clock goes on from where it was paused`() {
    let clock: any PlayClock = FrameClock()
    clock.pause()
    clock.seek(to: .perSecond)
    clock.resume()
    #expect(!clock.isPaused)
    #expect(clock.time >= .perSecond)
    clock.pause()
    let time = clock.time
    #expect(clock.time == time)
  }
}
