import Support
import Animation
import Basics
import Testing

@testable import StateGraph

struct ActorClockTests {
  private static let speeds = [
    Ratio(1, 100), Ratio(3, 10), Ratio(1, 2), .one, Ratio(17, 10), Ratio(2), Ratio(3), Ratio(7),
    Ratio(100),
  ]

  @Test(arguments: speeds)
  func `The own moment is the last one that is not after the outer one`(speed: Ratio) {
    let clock = ActorClock(speed: speed)
    var generator = SeededGenerator(seed: 3)
    let late = (0..<300).map { _ in
      Nanoseconds.random(in: 0...Nanoseconds.seconds(90), using: &generator)
    }
    for outer in Array(0..<300) + late {
      let own = clock.ownTime(at: outer)
      #expect(clock.outerTime(of: max(0, own)) <= outer)
      #expect(clock.outerTime(of: own + 1) > outer)
    }
  }

  @Test func `From its anchor it runs at its pace, before the anchor too`() {
    let clock = ActorClock(speed: Ratio(2), outer: 1000, own: 300)
    #expect([1000, 1010, 900].map(clock.ownTime) == [300, 320, 300])
    #expect([300, 320, 280, -9000].map(clock.outerTime) == [1000, 1010, 990, 0])
  }
}
