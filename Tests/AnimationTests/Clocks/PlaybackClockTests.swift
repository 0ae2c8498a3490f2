import Basics
import Animation
import Testing

@Suite struct PlaybackClockTests {
  @Test func `the play starts at zero and runs with the clock`() {
    let clock = PlaybackClock(now: 500)
    #expect(clock.time(at: 500) == 0)
    #expect(clock.time(at: 750) == 250)
    #expect(clock.outerTime(of: 250) == 750)
  }

  @Test func `speed changes the pace from now on only`() {
    var clock = PlaybackClock(now: 0, speed: Ratio(2))
    clock.setSpeed(Ratio(1, 4), at: 100)
    #expect(clock.time(at: 100) == 200)
    #expect(clock.time(at: 140) == 210)
    #expect(clock.outerTime(of: 210) == 140)
  }

  @Test func `pause freezes, resume replays nothing`() {
    var clock = PlaybackClock(now: 0)
    clock.pause(at: 100)
    #expect(clock.time(at: 9000) == 100)
    #expect(clock.outerTime(of: 200) == nil)
    clock.resume(at: 9000)
    #expect(clock.time(at: 9010) == 110)
    #expect(clock.outerTime(of: 200) == 9100)
  }

  @Test func `a leap holds while paused and while running`() {
    var clock = PlaybackClock(now: 0)
    clock.seek(to: 70, at: 10)
    #expect(clock.time(at: 15) == 75)
    clock.pause(at: 15)
    clock.seek(to: 30, at: 20)
    #expect(clock.time(at: 25) == 30)
  }

  @Test func `A time that is passed over is not played`() {
    var clock = PlaybackClock(now: 0, speed: Ratio(2))
    clock.passOver(from: 100, to: 30_000)
    #expect(clock.time(at: 30_000) == 200)
    #expect(clock.outerTime(of: 220) == 30_010)
  }

  @Test(
    arguments: [Ratio(3), Ratio(1, 3), Ratio(7, 5), Ratio(8), Ratio(1, 8)])
  func `At the outer time of a moment, the play has come to it`(speed: Ratio) throws {
    let clock = PlaybackClock(now: 11, speed: speed)
    for moment: Nanoseconds in [0, 1, 2, 3, 10, 99, 1_000_003] {
      let outer = try #require(clock.outerTime(of: moment))
      #expect(clock.time(at: outer) >= moment)
      #expect(outer == 11 || clock.time(at: outer - 1) <= moment)
    }
  }
}
