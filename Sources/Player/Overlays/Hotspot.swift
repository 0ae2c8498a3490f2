import Basics
import Panels
import Animation

/// A part of the screen that does something when it is clicked on, in cells from zero.
struct Hotspot: Hashable {
  var rows: Range<Int>
  var columns: Range<Int>
  let action: Action

  enum Action: Hashable {
    /// Plays a state of an actor.
    case play(actor: Int, state: Int)
    /// Goes to a moment of the play: that of the left column, or so much later with each column.
    case seek(from: Nanoseconds, perColumn: Nanoseconds)
    /// Nothing, but what lies behind is not clicked on either.
    case nothing
  }

  /// The same in cells of what this was drawn into.
  func moved(column: Int, row: Int) -> Hotspot {
    Hotspot(
      rows: rows.lowerBound + row..<rows.upperBound + row,
      columns: columns.lowerBound + column..<columns.upperBound + column, action: action)
  }
}

/// Something drawn over the picture, and what in it can be clicked on.
struct Panel {
  var sketch: Sketch
  /// Those added later lie before the others.
  private(set) var spots: [Hotspot] = []

  init(sketch: Sketch) {
    self.sketch = sketch
    spots = [
      Hotspot(rows: 0..<sketch.rows, columns: 0..<sketch.columns, action: .nothing)
    ]
  }

  /// Lets a part of a row do something.
  mutating func add(_ action: Hotspot.Action, row: Int, columns: Range<Int>? = nil) {
    spots.append(
      Hotspot(rows: row..<row + 1, columns: columns ?? 0..<sketch.columns, action: action))
  }
}
