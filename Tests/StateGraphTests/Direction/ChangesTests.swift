import Support
import Basics
import Animation
import StateGraph
import Testing

/// Which pictures may have changed, as the director reports to the stage.
struct ChangesTests {
  /// One walks at 10 frames per second, one stands, one moves, one waits for a key.
  private func play() throws -> Play {
    try Play(
      """
      anchor="top-left"
      subgraph cluster_a { a [frames="0-3"] }
      subgraph cluster_b { b [frames="5"] }
      subgraph cluster_c { at="10,10"; c [frames="6", move="4,0"] }
      subgraph cluster_d { at="10,20"; d [frames="7"]; e [frames="8"]; d -> e [on="key d"] }
      """)
  }

  private func started() throws -> Director {
    let play = try play()
    let director = Director(play.graph, geometry: play.geometry)
    director.start()
    return director
  }

  @Test func `At first all may have changed, then those whose pictures did`() throws {
    let director = try started()
    #expect(director.takeChanges() == [0, 1, 2, 3])
    #expect(director.takeChanges() == [])
    director.advance(to: .milliseconds(99))
    #expect(director.takeChanges() == [])
    director.advance(to: .milliseconds(100))
    #expect(director.takeChanges() == [0])
    director.advance(to: .milliseconds(199))
    #expect(director.takeChanges() == [2], "it came to another sub-cell after 125 ms")
    director.advance(to: .milliseconds(9000))
    #expect(director.takeChanges() == [0, 2])
  }

  @Test func `Asking for the next boundary takes no changes away`() throws {
    let director = try started()
    _ = director.takeChanges()
    director.advance(to: .milliseconds(130))
    #expect(director.nextBoundary(after: .milliseconds(130)) == .milliseconds(200))
    #expect(director.takeChanges() == [0, 2])
  }

  @Test func `A key changes the actors that hear it`() throws {
    let director = try started()
    _ = director.takeChanges()
    director.take(.key("d"), at: .milliseconds(10))
    #expect(director.takeChanges() == [3])
  }

  @Test func `Another size and a reload change all`() throws {
    let director = try started()
    _ = director.takeChanges()
    let graph = try play().graph
    director.take(
      .resize(StageGeometry(graph, columns: 40, rows: 20)), at: .milliseconds(10))
    #expect(director.takeChanges() == [0, 1, 2, 3])
    let taken = Director(graph, geometry: director.geometry)
    taken.takeUp(director.snapshot(at: .milliseconds(10)), at: .milliseconds(10))
    #expect(taken.takeChanges() == [0, 1, 2, 3])
  }

  @Test(arguments: [0, 1, 2, 3, 4, 5] as [UInt64])
  func `Actors that are not reported have not changed`(seed: UInt64) throws {
    let play = try Play(
      """
      node [frames="0-2"]; anchor="top-left"
      subgraph cluster_x { speed=3; a [hold="1s..2s", move="7,1"]; b; a -> b; b -> a [on="after 1.1s"] }
      subgraph cluster_y { c; e [repeat="2..4"]; c -> e [on="key d", when=loop]; e -> c }
      subgraph cluster_z { at="90%,50%"; f [move="-9,0"]; g [frames="7", hold="50ms"]; f -> g [on=border]; g -> f }
      a -> e [when=loop]; e -> b [on=loop, when=stop]
      """)
    let director = Director(play.graph, geometry: play.geometry, seed: seed)
    director.start()
    var generator = SeededGenerator(seed: seed)
    var time: Nanoseconds = 0
    var known = look(director, at: time)
    for step in 0..<300 {
      time += .random(in: 1...90_000_000, using: &generator)
      if step % 13 == 5 { director.take(.key("d"), at: time) } else { director.advance(to: time) }
      let look = look(director, at: time)
      let changed = director.takeChanges()
      for (index, pair) in zip(known, look).enumerated() where pair.0 != pair.1 {
        #expect(changed.contains(index))
      }
      known = look
    }
  }

  private func look(_ director: Director, at time: Nanoseconds) -> [String] {
    director.actors.map { actor in
      let own = actor.ownTime(at: time)
      return
        "\(actor.stateName) \(actor.position(at: own)) \(actor.corner(at: own, director.geometry))"
    }
  }
}
