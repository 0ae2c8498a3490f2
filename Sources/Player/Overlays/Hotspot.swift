import Basics
import Panels
import Animation

/// A clickable part of the screen, in cells counted from zero.
struct Hotspot: Hashable {
  var rows: Range<Int>
  var columns: Range<Int>
  let action: Action

  enum Action: Hashable {
    /// Plays a state of an actor.
    case play(actor: Int, state: Int)
    /// Goes to a moment of the play: `from` at the left column, and `perColumn` later for each
    /// further column.
    case seek(from: Nanoseconds, perColumn: Nanoseconds)
    /// Does nothing, but shields what lies behind.
    case nothing
  }

  /// The spot in the coordinates of a grid into which its panel is drawn.
  func moved(column: Int, row: Int) -> Hotspot {
    Hotspot(
      rows: rows.lowerBound + row..<rows.upperBound + row,
      columns: columns.lowerBound + column..<columns.upperBound + column, action: action)
  }
}

/// A drawing over the picture, with its clickable spots.
struct Panel {
  var sketch: Sketch
  /// The clickable spots; later ones are in front.
  private(set) var spots: [Hotspot] = []

  init(sketch: Sketch) {
    self.sketch = sketch
    spots = [
      Hotspot(rows: 0..<sketch.rows, columns: 0..<sketch.columns, action: .nothing)
    ]
  }

  /// Makes a part of a row clickable.
  mutating func add(_ action: Hotspot.Action, row: Int, columns: Range<Int>? = nil) {
    spots.append(
      Hotspot(rows: row..<row + 1, columns: columns ?? 0..<sketch.columns, action: action))
  }
}
