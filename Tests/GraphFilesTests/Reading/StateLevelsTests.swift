import GraphLanguage
import StateGraph
import Support
@testable import GraphFiles
import Animation
import Testing

struct StateLevelsTests {
  /// States each like the next one, of which only the last has a pace.
  private func chain(of count: Int) -> GraphFileReader {
    let links = (1..<count).map { "s\($0) [frames=\"0\", like=s\($0 + 1)]\n" }.joined()
    return GraphFileReader(
      text: "digraph d {\nsheet=\"brian.png\"\ntile=\"61x85\"\n"
        + "\(links)s\(count) [frames=\"0\", fps=5]\n}")
  }

  @Test func `like leads on from state to state`() throws {
    let graph = try #require(chain(of: 65).graph)
    #expect(graph.actors[0].states.allSatisfy { $0.clip?.animation.timing == .fps5 })
  }

  @Test func `like leads on through 64 states at most`() {
    let reader = chain(of: 66)
    #expect(
      reader.report == """
        d.gv:4:22: error: like leads on through more than 64 states
         3 | tile="61x85"
         4 | s1 [frames="0", like=s2]
           |                      ^~ name the last of them instead
         5 | s2 [frames="0", like=s3]

        """)
  }

  @Test func `like in a ring is told of once, and gives no other errors`() {
    let reader = GraphFileReader(
      text: """
        digraph d {
        sheet="brian.png"
        tile="61x85"
        a [like=b]
        b [like=c]
        c [like=a]
        x [like=a]
        }
        """)
    #expect(
      reader.diagnostics.map(\.message) == [
        "like goes round in a ring: 'c' is like itself in the end"
      ])
  }

  @Test func `The nearest of the states counts`() throws {
    let graph = try readStatements(
      """
      a [frames="1", repeat=1]
      b [like=a, repeat=2, fps=5]
      c [like=b, fps=20, frames="7"]
      a -> b -> c
      """)
    let animations = graph.actors[0].states.compactMap(\.clip?.animation)
    #expect(animations.map(\.frames) == [[1], [1], [7]])
    #expect(animations.map(\.repeatCount) == [1, 2, 2])
    #expect(animations.map(\.timing) == [.fps10, .fps5, .rate(Ratio(20))])
  }
}
