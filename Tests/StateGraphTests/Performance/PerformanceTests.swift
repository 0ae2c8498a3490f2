@testable import Stage
import Basics
import Support
import Animation
import StateGraph
import Testing

struct PerformanceTests {
  /// What is shown, and when.
  private func moment(_ performance: Performance) -> [Int] {
    performance.director.standing(at: performance.time).map(\.shown.frame)
      + [Int(performance.time / .perMillisecond)]
  }

  @Test func `It starts at zero and goes to a moment, back too`() throws {
    let performance = Scene.performance(try Scene.inAndOut())
    #expect(moment(performance) == [0, 0])
    performance.move(to: .milliseconds(350))
    #expect(moment(performance) == [5, 350])
    performance.move(to: .milliseconds(150))
    #expect(moment(performance) == [1, 150])
    performance.restart()
    #expect(moment(performance) == [0, 0])
  }

  @Test func `Steps go from picture to picture, across states, and back`() throws {
    let performance = Scene.performance(try Scene.inAndOut())
    var forward = [moment(performance)]
    for _ in 0..<9 {
      #expect(performance.stepForward())
      forward.append(moment(performance))
    }
    #expect(
      forward == [
        [0, 0], [1, 100], [2, 200], [5, 300], [6, 400], [5, 500], [6, 600], [0, 700], [1, 800],
        [2, 900],
      ])
    var back = [moment(performance)]
    while performance.stepBack() { back.append(moment(performance)) }
    #expect(back == forward.reversed())
  }

  @Test func `From the middle of a picture the steps go to its neighbours`() throws {
    let performance = Scene.performance(try Scene.inAndOut())
    performance.move(to: .milliseconds(350))
    performance.stepBack()
    #expect(moment(performance) == [2, 200])
    performance.move(to: .milliseconds(350))
    performance.stepForward()
    #expect(moment(performance) == [6, 400])
  }

  @Test func `There is nothing before the start, and nothing after the end`() throws {
    let performance = Scene.performance(
      try Scene.graph(Scene.lone(Scene.state("a", [0, 1]))))
    #expect(!performance.stepBack())
    performance.move(to: .milliseconds(50))
    #expect(!performance.stepBack())
    performance.move(to: .milliseconds(900))
    #expect(!performance.stepForward())
    #expect(moment(performance) == [1, 900])
    #expect(performance.stepBack())
    #expect(moment(performance) == [0, 0])
  }

  @Test func `A still picture has no steps`() throws {
    let performance = Scene.performance(
      try Scene.graph(Scene.lone(Scene.state("a", [3], repeat: 0))))
    #expect(!performance.stepForward())
    #expect(!performance.stepBack())
  }

  @Test func `Steps stop at the pictures of every actor, those that have stopped too`() throws {
    let graph = try Scene.graph(
      Scene.circle("a", [Scene.state("x", [0, 1], repeat: 0, rate: 2)]),
      Scene.lone(Scene.state("y", [2, 3, 4], rate: 5)))
    let performance = Scene.performance(graph)
    var found = [moment(performance)]
    while performance.time < .perSecond {
      performance.stepForward()
      found.append(moment(performance))
    }
    #expect(
      found == [
        [0, 2, 0], [0, 3, 200], [0, 4, 400], [1, 4, 500], [1, 4, 600], [0, 4, 1000],
      ])
    var back: [[Int]] = []
    while performance.stepBack() { back.append(moment(performance)) }
    #expect(back == [[1, 4, 500], [0, 4, 400], [0, 3, 200], [0, 2, 0]])
  }

  @Test(
    arguments: [
      (Ratio(3), 3), (Ratio(7), 3), (Ratio(100), 7), (Ratio(17, 10), 60), (Ratio(1, 100), 7),
    ] as [(Ratio, Int64)])
  func `At every speed each step goes to another picture`(speed: Ratio, rate: Int64) throws {
    let state = Scene.state("a", [0, 1, 2, 3, 4], repeat: 0, rate: rate)
    let performance = Scene.performance(
      try Scene.graph(Scene.circle("a", [state], speed: speed)))
    for step in 1...60 {
      let before = performance.time
      #expect(performance.stepForward())
      #expect(performance.time > before)
      #expect(moment(performance)[0] == step % 5)
    }
    for step in (0..<60).reversed() {
      #expect(performance.stepBack())
      #expect(moment(performance)[0] == step % 5)
    }
    #expect(performance.time == 0)
  }

  @Test func `Going back plays the same chances again`() throws {
    let states = (0..<4).map { Scene.state("s\($0)", [$0], rate: 100) }
    let transitions = (0..<4).flatMap { from in (0..<4).map { Transition(from: from, to: $0) } }
    let graph = try Scene.graph(
      ActorGraph(name: "a", states: states, transitions: transitions, start: 0))
    let performance = Scene.performance(graph, seed: 11)
    let times = (0..<50).map { Nanoseconds.milliseconds(10 * $0) }
    let pictures = times.map { time in
      performance.move(to: time)
      return performance.director.standing(at: time)
    }
    #expect(Set(pictures).count == 4)
    for (time, picture) in zip(times, pictures).reversed() {
      performance.move(to: time)
      #expect(performance.director.standing(at: time) == picture)
    }
  }

  @Test func `A long way takes several calls, with the same outcome`() throws {
    let states = ["a", "b"].map { Scene.state($0, [0, 1, 2], rate: 1000) }
    let graph = try Scene.graph(Scene.circle("d", states))
    let performance = Scene.performance(graph)
    let end = Nanoseconds.milliseconds(100_003)
    var parts = 0
    repeat {
      performance.move(to: end)
      parts += 1
    } while performance.time < end
    #expect(parts == 4, "33,334 states stop on the way, 10,000 of them in a part")
    #expect(performance.director.actors[0].stateName == "a")
    #expect(moment(performance) == [1, 100_003])
  }

  // MARK: Motion

  @Test func `Steps stop at each sub-cell of a motion, forwards and back`() throws {
    let graph = try Scene.read(
      """
      at="10,100%"; anchor="bottom-left"
      a [frames="0-1", fps=5, move="4,0", hold="500ms"]; b [frames="2", move="-10,0"]; a -> b
      """)
    let performance = Scene.performance(graph)
    func place() -> [Int] {
      performance.director.standing(at: performance.time).flatMap { [$0.shown.frame, $0.x] }
        + [Int(performance.time / .perMillisecond)]
    }
    var forward = [place()]
    while performance.time < .milliseconds(700) {
      performance.stepForward()
      forward.append(place())
    }
    #expect(
      forward == [
        [0, 10, 0], [0, 11, 125], [1, 11, 200], [1, 12, 375], [0, 12, 400], [2, 12, 500],
        [2, 11, 550], [2, 10, 650], [2, 9, 750],
      ])
    var back = [place()]
    while performance.stepBack() { back.append(place()) }
    #expect(back == forward.reversed())
  }

  @Test func `The stage keeps its size when the play goes back to before a resize`() throws {
    let graph = try Scene.read(
      "at=\"10,100%\"; anchor=\"bottom-left\"; a [frames=\"0\", move=\"10,0\"]")
    let performance = Scene.performance(graph)
    performance.move(to: .milliseconds(2000))
    performance.take(.resize(Scene.geometry(graph, 80, 10)))
    performance.move(to: .milliseconds(3000))
    performance.move(to: .milliseconds(1000))
    #expect(performance.director.geometry.rows == 10)
    let standing = performance.director.standing(at: performance.time)
    #expect(standing.map { [$0.x, $0.y] } == [[20, 18]])
  }

  @Test func `Why an actor was stopped is reported, but not before it was`() throws {
    let graph = try Scene.read(
      """
      at="10,100%"; anchor="bottom-left"; node [frames="0", move="34,0"]
      a; b; a -> b -> a [on=border]
      """)
    let performance = Scene.performance(graph)
    #expect(performance.problem == nil)
    performance.move(to: .milliseconds(2000))
    #expect(
      performance.problem == "d was stopped in a: more than 100 transitions at one moment")
    performance.move(to: .milliseconds(1000))
    #expect(performance.problem == nil)
  }
}
