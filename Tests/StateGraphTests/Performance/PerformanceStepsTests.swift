import Basics
import Support
import Animation
import StateGraph
import Testing

struct PerformanceStepsTests {
  private func times(_ performance: Performance, _ step: () -> Bool) -> [Int64] {
    var times: [Int64] = []
    while times.count < 20, step() { times.append(performance.time / .perMillisecond) }
    return times
  }

  @Test func `Steps over passes, forward and back, across states`() throws {
    let performance = Scene.performance(try Scene.inAndOut())
    var forward: [Int64] = []
    for _ in 0..<6 {
      #expect(performance.stepPassForward(ofActor: 0) == .done)
      forward.append(performance.time / .perMillisecond)
    }
    #expect(forward == [300, 500, 700, 1000, 1200, 1400])
    performance.move(to: .milliseconds(1450))
    #expect(
      times(performance) { performance.stepPassBack(ofActor: 0) } == [
        1400, 1200, 1000, 700, 500, 300, 0,
      ])
  }

  @Test func `Steps over states, forward and back`() throws {
    let performance = Scene.performance(try Scene.inAndOut())
    performance.move(to: .milliseconds(100))
    var forward: [Int64] = []
    for _ in 0..<4 {
      #expect(performance.stepStateForward(ofActor: 0) == .done)
      forward.append(performance.time / .perMillisecond)
    }
    #expect(forward == [300, 700, 1000, 1400])
    performance.move(to: .milliseconds(1450))
    #expect(
      times(performance) { performance.stepStateBack(ofActor: 0) } == [1400, 1000, 700, 300, 0])
  }

  @Test func `Where no state follows, the play stays where it is`() throws {
    let performance = Scene.performance(try Scene.read("a [frames=\"0-1\", fps=1000]"))
    performance.move(to: .milliseconds(50))
    #expect(performance.stepStateForward(ofActor: 0) == .nowhere)
    #expect(performance.time == .milliseconds(50))
    #expect(performance.stepPassForward(ofActor: 0) == .done)
    #expect(performance.time == .milliseconds(52))
  }

  @Test func `A stop is the end of a pass, and after it there is none`() throws {
    let performance = Scene.performance(try Scene.read("a [frames=\"0-1\", repeat=2]"))
    #expect(
      times(performance) { performance.stepPassForward(ofActor: 0) == .done } == [200, 400])
    performance.move(to: .milliseconds(900))
    #expect(times(performance) { performance.stepPassBack(ofActor: 0) } == [200, 0])
  }

  @Test func `Each actor has its own steps, also to states that another actor makes it play`()
    throws
  {
    let performance = Scene.performance(
      try Scene.read(
        """
        subgraph cluster_x { a [frames="0", fps=4, repeat=1]; e [frames="0"]; a -> e }
        subgraph cluster_y { b [frames="1-3", fps=3]; c [frames="4"] }
        a -> c
        """))
    #expect(performance.stepStateForward(ofActor: 1) == .done)
    #expect(performance.time == .milliseconds(250))
    #expect(performance.director.actors[1].stateName == "c")
    performance.stepStateBack(ofActor: 1)
    #expect(performance.time == 0)
    #expect(performance.stepPassForward(ofActor: 1) == .done)
    #expect(performance.time == .milliseconds(250))
  }

  @Test func `Steps back play the inputs again`() throws {
    let performance = Scene.performance(
      try Scene.read("a [frames=\"0-1\", repeat=1]; b [frames=\"2-3\", repeat=1]; a -> b -> a"))
    performance.move(to: .milliseconds(50))
    performance.take(.loop(actor: 0, isOn: true))
    performance.move(to: .milliseconds(450))
    #expect(
      times(performance) { performance.stepStateBack(ofActor: 0) } == [400, 200, 0])
    #expect(!performance.director.actors[0].isLooped, "it was not yet, at that time")
    performance.move(to: .milliseconds(250))
    #expect(performance.director.actors[0].stateName == "b")
  }
}
