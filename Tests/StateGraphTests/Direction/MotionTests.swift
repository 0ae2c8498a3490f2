import Basics
import Animation
import Testing

@testable import StateGraph

struct MotionTests {
  /// A motion of a box of one cell, on a side of `cells` cells.
  private func motion(from origin: Distance, _ velocity: Int64, cells: Distance) -> Motion {
    Motion(
      from: origin, velocity: velocity, within: Leeway(of: .cell, on: cells * .cell))
  }

  @Test func `Places are exact at every moment`() {
    let third = motion(from: 5 * .cell, 333_333, cells: 11)
    #expect(third.place(after: 0) == 5 * .cell)
    #expect(third.place(after: 3 * .perSecond) == 5 * .cell + 999_999 * (.cell / 1_000_000))
    #expect(third.place(after: 1) == 5 * .cell + 333_333)
    #expect(motion(from: 9 * .cell, -2_000_000, cells: 11).place(after: .perSecond) == 7 * .cell)
  }

  @Test func `Motion ends at the border`() {
    let right = motion(from: 2 * .cell, 3_000_000, cells: 11)
    #expect(right.timeToBorder == 2_666_666_667)
    #expect(right.place(after: 9 * .perSecond) == 10 * .cell)
    let left = motion(from: 2 * .cell, -4_000_000, cells: 11)
    #expect(left.timeToBorder == 500_000_000)
    #expect(left.place(after: 9 * .perSecond) == 0)
    #expect(motion(from: 2 * .cell, 0, cells: 11).timeToBorder == nil)
  }

  @Test(arguments: [1, 0])
  func `Where there is no room nothing moves, and no border is met`(cells: Int) {
    for velocity in [3_000_000, -3_000_000, 1] as [Int64] {
      let stuck = motion(from: 0, velocity, cells: Distance(cells))
      #expect(!stuck.isMoving)
      #expect(stuck.timeToBorder == nil)
      #expect(stuck.place(after: 9 * .perSecond) == 0)
      #expect(stuck.nextChange(after: 0, subcells: 2) == nil)
      #expect(stuck.lastChange(until: 9 * .perSecond, subcells: 2) == nil)
    }
  }

  @Test func `With room it moves on from where it stands`() throws {
    let wide = Leeway(of: .cell, on: 11 * .cell)
    let stuck = motion(from: 0, 3_000_000, cells: 1)
    #expect(stuck.moved(by: 0, within: wide, after: .perSecond) == nil, "it begins again")
    let free = Motion(from: stuck.place(after: .perSecond), velocity: stuck.velocity, within: wide)
    #expect(free.timeToBorder == 3_333_333_334)
    #expect(
      free.moved(by: 0, within: Leeway(of: .cell, on: .cell), after: .perSecond) == nil,
      "nor does it go on without")
    let still = motion(from: 0, 0, cells: 1)
    #expect(
      still.moved(by: .cell, within: wide, after: .perSecond)
        == motion(from: .cell, 0, cells: 11))
  }

  @Test func `A motion that begins outside is moved in`() {
    #expect(motion(from: -3 * .cell, 0, cells: 11).origin == 0)
    #expect(motion(from: 30 * .cell, 0, cells: 11).origin == 10 * .cell)
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
    for cells in [1_000_000, 4, 1] as [Distance] {
      let motion = motion(from: cells / 2 * .cell + .cell / 3, velocity, cells: cells)
      func shown(_ time: Nanoseconds) -> Int {
        Motion.rounded(motion.place(after: time), subcells: subcells)
      }
      #expect(motion.lastChange(until: 0, subcells: subcells) ?? 0 == 0)
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

  @Test func `Without velocity there are no changes`() {
    let still = motion(from: 3, 0, cells: 11)
    #expect(still.nextChange(after: 5, subcells: 2) == nil)
    #expect(still.lastChange(until: 5, subcells: 2) == nil)
  }
}
