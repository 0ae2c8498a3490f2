import Animation
import Testing

@testable import Player

struct SpeedStepsTests {
  @Test func `The steps lead up and down the same speeds, and end at both ends`() {
    var speeds = [Ratio.one]
    while let last = speeds.last, last.stepped(up: true) != last {
      speeds.append(last.stepped(up: true))
    }
    #expect(speeds == [Ratio(1), Ratio(3, 2), Ratio(2), Ratio(4), Ratio(8)])
    while let last = speeds.last, last.stepped(up: false) != last {
      speeds.append(last.stepped(up: false))
    }
    #expect(
      speeds.suffix(9) == [
        Ratio(8), Ratio(4), Ratio(2), Ratio(3, 2), Ratio(1), Ratio(3, 4), Ratio(1, 2), Ratio(1, 4),
        Ratio(1, 8),
      ])
  }

  @Test func `From a speed between the steps they lead to its neighbours`() {
    #expect(Ratio(9, 5).stepped(up: true) == Ratio(2))
    #expect(Ratio(9, 5).stepped(up: false) == Ratio(3, 2))
    #expect(Ratio(100).stepped(up: true) == Ratio(100))
    #expect(Ratio(100).stepped(up: false) == Ratio(8))
    #expect(Ratio(1, 100).stepped(up: false) == Ratio(1, 100))
  }
}
