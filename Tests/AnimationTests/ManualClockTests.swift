import Basics
import Animation
import Testing

@Suite @MainActor struct ManualClockTests {
  private let clock = ManualClock()

  @Test func `Ticks come at the moments that are asked for, and no others`() {
    var ticks: [Nanoseconds] = []
    clock.onTick = { [clock] time in
      ticks.append(time)
      clock.wake(at: time + milliseconds(40))
    }
    clock.wake(at: milliseconds(10))
    clock.run(for: .milliseconds(100))
    #expect(ticks == [10, 50, 90].map(milliseconds))
    #expect(clock.moment == milliseconds(130))
    clock.wake(at: nil)
    clock.run(for: .seconds(1))
    #expect(ticks.count == 3)
    #expect(clock.time == milliseconds(1100))
  }

  @Test func `Speed, pauses and leaps change the time of the play`() {
    clock.speed = Ratio(2)
    clock.run(for: .seconds(1))
    #expect(clock.time == 2 * .perSecond)
    clock.pause()
    clock.wake(at: 3 * .perSecond)
    clock.run(for: .seconds(5))
    #expect(clock.time == 2 * .perSecond && clock.isPaused)
    clock.seek(to: 0)
    clock.resume()
    clock.run(for: .milliseconds(1))
    #expect(clock.time == milliseconds(2))
  }

  @Test func `A stall ends with a tick that is late`() {
    var ticks: [Nanoseconds] = []
    clock.onTick = { ticks.append($0) }
    clock.wake(at: milliseconds(10))
    clock.stall(for: .milliseconds(25))
    #expect(ticks == [milliseconds(25)])
  }

  @Test func `A stopped process goes on from the last tick`() {
    clock.wake(at: milliseconds(10))
    clock.run(for: .milliseconds(12))
    clock.stop(for: .seconds(30))
    clock.passOverStop()
    #expect(clock.time == milliseconds(10))
    clock.pause()
    clock.stop(for: .seconds(30))
    clock.passOverStop()
    #expect(clock.time == milliseconds(10))
  }
}
