import Animation
import Basics
package import StateGraph
import Testing

extension Scene {
  /// A director that has played some statements until a time.
  package static func director(_ statements: String, at milliseconds: Int64) throws -> Director {
    let graph = try read(statements)
    let director = Director(graph, geometry: geometry(graph))
    director.start()
    director.advance(to: .milliseconds(milliseconds))
    return director
  }
}
