import Testing

@testable import Player

struct GraphViewPlanTests {
  @Test(arguments: [1, 2, 3, 4, 5, 6, 8, 10, 15, 24, 60], [0, 1, 5, 100])
  func `The rows suffice for what is planned, the ways out first`(rows: Int, ways: Int) {
    let plan = GraphView.Plan(rows: rows, incoming: ways, outgoing: ways)
    let taken =
      (plan.hasTitle ? 1 : 0) + (plan.isRoomy ? 1 : 0) + plan.incoming + (plan.hasArrow ? 1 : 0)
      + (plan.hasFrame ? 3 : 1) + plan.outgoing
    #expect(taken <= rows)
    #expect(plan.outgoing >= min(ways, 1) || rows == 1)
    #expect(plan.incoming <= ways && plan.outgoing <= ways)
    #expect(plan.hasArrow == (plan.incoming > 0))
  }

  @Test(arguments: [
    (3, 5, nil, 0, 3, 0), (9, 5, nil, 0, 4, 5), (9, 5, 8, 5, 9, 5), (9, 5, 4, 1, 5, 5),
    (9, 5, -3, 0, 4, 5), (9, 5, 99, 5, 9, 5), (9, 1, 7, 7, 8, 0), (9, 0, 7, 8, 8, 9),
    (0, 3, 1, 0, 0, 0),
  ])
  func `A window shows what is in focus`(
    count: Int, room: Int, focus: Int?, first: Int, end: Int, hidden: Int
  ) {
    let window = GraphView.Window(count: count, room: room, focus: focus)
    #expect(window.shown == first..<end)
    #expect(window.hidden == hidden || room == 0)
  }
}
