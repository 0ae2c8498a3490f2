import Basics
import Testing

@testable import Animation

@Suite struct RhythmTests {
  /// Asks for each moment when the one before has come.
  ///
  /// - Returns: How often the timer had to be set, and the greatest lateness.
  private func play(_ moments: [Nanoseconds]) -> (settings: Int, lateness: Nanoseconds) {
    var rhythm = Rhythm()
    var timer: (next: Nanoseconds, interval: Nanoseconds?)?
    var previous = Nanoseconds.min / 2
    var settings = 0
    var lateness = 0 as Nanoseconds
    for moment in moments {
      if case .start(let first, let interval) = rhythm.aim(at: moment, after: previous) {
        timer = (first, interval)
        settings += 1
      }
      guard let (fires, interval) = timer else { break }
      #expect(fires >= moment)
      lateness = max(lateness, fires - moment)
      rhythm.passed(fires)
      timer = interval.map { (fires + $0, interval) }
      previous = moment
    }
    return (settings, lateness)
  }

  @Test(arguments: [7, 10, 24, 30, 60, 1000])
  func `Even moments set the timer only a few times`(rate: Nanoseconds) {
    let moments = (1...10_000).map { Nanoseconds($0) * .perSecond / rate }
    let outcome = play(moments)
    #expect(outcome.settings <= 4)
    #expect(outcome.lateness <= Rhythm.tolerance)
  }

  @Test func `It is never later than its tolerance`() {
    // A rate that rounds to an interval that is too long, for a day.
    let moments = (1...300_000).map { Nanoseconds($0) * 1_000_000_000 / 3 / 100 }
    let outcome = play(moments)
    #expect(outcome.lateness <= Rhythm.tolerance)
    #expect(outcome.settings < 20)
  }

  @Test func `Uneven moments are never missed`() {
    let moments = [100, 200, 1200, 1250, 1300, 1350, 4000, 4001].map {
      Nanoseconds($0) * .perMillisecond
    }
    #expect(play(moments).lateness == 0)
  }

  @Test func `The timer rests when nothing is due`() {
    var rhythm = Rhythm()
    #expect(rhythm.aim(at: nil, after: 0) == .none)
    #expect(rhythm.aim(at: 100, after: 0) == .start(at: 100, every: 100))
    #expect(rhythm.aim(at: nil, after: 0) == .stop)
    #expect(rhythm.aim(at: nil, after: 0) == .none)
    #expect(rhythm.aim(at: 200, after: 100) == .start(at: 200, every: 100))
    rhythm.passed(200)
    // It would fire again by itself.
    #expect(rhythm.aim(at: nil, after: 200) == .stop)
  }

  @Test func `A timer that has fired once need not be stopped`() {
    var rhythm = Rhythm()
    let far = 5 * Nanoseconds.perSecond
    #expect(rhythm.aim(at: far, after: 0) == .start(at: far, every: nil))
    rhythm.passed(far)
    #expect(rhythm.aim(at: nil, after: far) == .none)
  }

  @Test func `Missed firings are skipped`() {
    var rhythm = Rhythm()
    #expect(rhythm.aim(at: 100, after: 0) == .start(at: 100, every: 100))
    rhythm.passed(350)
    #expect(rhythm.aim(at: 400, after: 100) == .none)
    rhythm.passed(399)
    #expect(rhythm.aim(at: 400, after: 100) == .none)
    rhythm.passed(400)
    #expect(rhythm.aim(at: 450, after: 400) == .none)
  }

  @Test func `An earlier moment sets the timer`() {
    var rhythm = Rhythm()
    let second = Nanoseconds.perSecond
    #expect(rhythm.aim(at: second, after: 0) == .start(at: second, every: second))
    #expect(rhythm.aim(at: second / 2, after: 0) == .start(at: second / 2, every: second / 2))
    #expect(rhythm.aim(at: .max - 1, after: .min / 2) == .start(at: .max - 1, every: nil))
  }
}
