import Animation
import GraphLanguage
import StateGraph
import Testing

struct StateAttributesTests {
  /// States `s0` to `sN`, each like the next, the last one with frames.
  private func chain(_ length: Int) -> GraphFileReader {
    let states = (0..<length).map { "s\($0) [like=s\($0 + 1)]" }
    return GraphFileReader(
      text: "digraph d { sheet=\"brian.png\"; tile=\"61x85\"\n"
        + states.joined(separator: "\n") + "\ns\(length) [frames=\"3\"]\n"
        + "s0 -> { \((0...length).map { "s\($0)" }.joined(separator: " ")) } [on=click]\n}")
  }

  @Test func `like goes on through other states`() throws {
    let graph = try #require(chain(32).graph)
    #expect(graph.actors[0].states.allSatisfy { $0.clip?.animation.frames == [3] })
  }

  @Test func `like through very many states is refused, so that a file is read in its time`() {
    let reader = chain(33)
    #expect(reader.diagnostics.map(\.message) == ["like leads through more than 32 states"])
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
