import Animation
import GraphLanguage
import StateGraph
import Testing

struct StateAttributesTests {
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

  @Test func `like in a ring is told of`() {
    let reader = GraphFileReader(
      text: """
        digraph d {
        sheet="brian.png"
        a [like=b]
        b [like=a]
        }
        """)
    #expect(
      reader.diagnostics.map(\.message) == [
        "like goes round in a ring: 'b' is like itself",
        "like goes round in a ring: 'a' is like itself",
      ])
  }
}
