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

/// Alarms by the time outside the play.
@Suite @MainActor struct ManualClockAlarmTests {
  private let clock = ManualClock()

  @Test func `Alarms ring in order of time with the ticks, the tick first`() {
    var order: [String] = []
    clock.onTick = { [clock] time in
      order.append("tick \(time / .perMillisecond)")
      clock.wake(at: time + milliseconds(20))
    }
    clock.wake(at: 0)
    let alarms = [milliseconds(20), milliseconds(10), milliseconds(20)].map { moment in
      let alarm = clock.makeAlarm()
      alarm.moment = moment
      return alarm
    }
    for (index, alarm) in alarms.enumerated() {
      alarm.onRing = { order.append("alarm \(index) \($0 / .perMillisecond)") }
    }
    clock.run(for: .milliseconds(50))
    #expect(
      order == ["tick 0", "alarm 1 10", "tick 20", "alarm 0 20", "alarm 2 20", "tick 40"])
    #expect(alarms.allSatisfy { $0.moment == nil })
  }

  @Test func `A pause, another speed and a leap of the play do not touch them`() {
    var rings: [Nanoseconds] = []
    let alarm = clock.makeAlarm()
    alarm.onRing = { rings.append($0) }
    clock.speed = Ratio(8)
    clock.pause()
    clock.seek(to: 99 * .perSecond)
    alarm.moment = clock.now + 2 * .perSecond
    clock.run(for: .seconds(1))
    #expect(rings == [])
    clock.run(for: .seconds(1))
    #expect(rings == [2 * .perSecond] && clock.time == 99 * .perSecond)
  }

  @Test func `An alarm may be set again when it rings, and be unset`() {
    var rings: [Nanoseconds] = []
    let alarm = clock.makeAlarm()
    alarm.onRing = { now in
      rings.append(now / .perMillisecond)
      alarm.moment = rings.count < 3 ? now + milliseconds(5) : nil
    }
    alarm.moment = 0
    clock.run(for: .milliseconds(100))
    #expect(rings == [0, 5, 10])
    alarm.moment = clock.now + 1
    alarm.moment = nil
    clock.run(for: .milliseconds(100))
    #expect(rings.count == 3)
    alarm.onRing = nil
  }

  @Test func `Alarms that are overdue ring after the tick of a stall`() {
    var order: [String] = []
    clock.onTick = { order.append("tick \($0 / .perMillisecond)") }
    let alarm = clock.makeAlarm()
    alarm.onRing = { order.append("alarm \($0 / .perMillisecond)") }
    alarm.moment = milliseconds(10)
    clock.stall(for: .milliseconds(30))
    #expect(order == ["tick 30", "alarm 30"])
  }

  @Test func `An alarm without owner does not ring`() {
    var rings = 0
    do {
      let alarm = clock.makeAlarm()
      alarm.onRing = { _ in rings += 1 }
      alarm.moment = 1
    }
    clock.run(for: .seconds(1))
    #expect(rings == 0)
  }
}
