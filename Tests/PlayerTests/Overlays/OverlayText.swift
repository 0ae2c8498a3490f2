import Animation
import Cells
import StateGraph
import Testing

@testable import Player

extension CellGrid {
  /// The glyphs of each row, without the spaces at its end.
  var lines: [String] {
    (0..<rows).map { row in
      let text = cells[row * columns..<(row + 1) * columns].map(\.text).joined()
      return String(text.reversed().drop { $0 == " " }.reversed())
    }
  }
}

extension Theme {
  /// Signs of Unicode, without colours, as text shows them best.
  static let uncolored = Theme(Look(depth: .none))
  static let plain = Theme(Look(glyphs: .ascii, depth: .none))
  static let colored = Theme(Look())
}

extension Scene {
  /// A director that has played some statements until a time.
  static func director(_ statements: String, at milliseconds: Int64) throws -> Director {
    let graph = try read(statements)
    let director = Director(graph, geometry: geometry(graph))
    director.start()
    director.advance(to: .milliseconds(milliseconds))
    return director
  }
}
