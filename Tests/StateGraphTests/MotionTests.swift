import Animation
import Testing

@testable import StateGraph

struct MotionTests {
  private func motion(
    from origin: Distance, _ velocity: Int64, within limits: ClosedRange<Distance>? = nil
  ) -> Motion {
    Motion(from: origin, velocity: velocity, within: limits)
  }

  @Test func `Places are exact at every moment`() {
    let third = motion(from: 5 * .cell, 333_333)
    #expect(third.place(after: 0) == 5 * .cell)
    #expect(third.place(after: 3 * .perSecond) == 5 * .cell + 999_999 * (.cell / 1_000_000))
    #expect(third.place(after: 1) == 5 * .cell + 333_333)
    #expect(motion(from: 0, -2_000_000).place(after: .perSecond) == -2 * .cell)
  }

  @Test func `Motion ends at the border`() {
    let right = motion(from: 2 * .cell, 3_000_000, within: 0...10 * .cell)
    #expect(right.timeToBorder == 2_666_666_667)
    #expect(right.place(after: 9 * .perSecond) == 10 * .cell)
    let left = motion(from: 2 * .cell, -4_000_000, within: 0...10 * .cell)
    #expect(left.timeToBorder == 500_000_000)
    #expect(left.place(after: 9 * .perSecond) == 0)
    #expect(motion(from: 2 * .cell, 0, within: 0...10 * .cell).timeToBorder == nil)
    #expect(motion(from: 2 * .cell, 5).timeToBorder == nil)
  }

  @Test func `What begins outside is moved in`() {
    #expect(motion(from: -3 * .cell, 0, within: 0...10 * .cell).origin == 0)
    #expect(motion(from: 30 * .cell, 0, within: 0...10 * .cell).origin == 10 * .cell)
  }

  @Test func `Places are rounded to sub-cells, halves to the right or down`() {
    let half = Distance.cell / 2
    #expect(
      [0, half - 1, half, -half, -half - 1].map { Motion.rounded($0, subcells: 1) }
        == [0, 0, 1, 0, -1])
    #expect([half, half / 2, half / 2 - 1].map { Motion.rounded($0, subcells: 2) } == [1, 1, 0])
  }

  @Test(arguments: [1, 2, 3, 4], [1, 7, -1, -7, 333_333, -999_983, 12_000_000, -1_000_000_000])
  func `Each change of the rounded place is found, forwards and back`(
    subcells: Int, velocity: Int64
  ) {
    for limits in [nil, -2 * Distance.cell...3 * Distance.cell] {
      let motion = motion(from: .cell / 3, velocity, within: limits)
      func shown(_ time: Nanoseconds) -> Int {
        Motion.rounded(motion.place(after: time), subcells: subcells)
      }
      #expect(motion.lastChange(until: 0, subcells: subcells) == 0)
      var time: Nanoseconds = 0
      for _ in 0..<20 {
        guard let next = motion.nextChange(after: time, subcells: subcells) else {
          #expect(shown(time) == shown(time + 100 * .perSecond), "it does not move any more")
          break
        }
        #expect(next > time)
        #expect(shown(next - 1) == shown(time))
        #expect(abs(shown(next) - shown(time)) == 1)
        #expect(motion.lastChange(until: next - 1, subcells: subcells) == time)
        #expect(motion.lastChange(until: next, subcells: subcells) == next)
        time = next
      }
    }
  }

  @Test func `What stands has no changes`() {
    let still = motion(from: 3, 0)
    #expect(still.nextChange(after: 5, subcells: 2) == nil)
    #expect(still.lastChange(until: 5, subcells: 2) == nil)
  }
}
