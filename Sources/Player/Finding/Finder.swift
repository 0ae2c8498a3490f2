package import Stage
package import Basics
package import Panels
import Animation
import Cells
package import Lookup
package import StateGraph

/// The search field of the player and of `pick`, with a portrait of the selected item beside it.
@MainActor
package struct Finder<Source: CompletionSource> where Source.Item == FoundItem {
  package var field: CompletionField<Source>
  private let shelf: FileShelf
  private var portraits = PortraitCache()
  /// Whether any item has a picture.
  package var hasPortraits: Bool

  /// Opens a field with an empty query.
  ///
  /// - Parameters:
  ///   - source: Provides the items.
  ///   - hint: The placeholder of the empty field.
  ///   - shelf: Caches the graphs of files; it is cleared first.
  ///   - hasPortraits: Whether any item has a picture.
  package init(of source: Source, hint: String, shelf: FileShelf, hasPortraits: Bool) {
    self.shelf = shelf
    self.hasPortraits = hasPortraits
    shelf.forget()
    field = CompletionField(of: source, hint: hint)
    field.note = \.note
    field.lead = \.lead
    field.begin()
  }

  /// Updates the field after the items have changed.
  ///
  /// The query is kept, as are the chosen and the selected item if they still exist.
  mutating func replaceItems() {
    field.replaceItems()
    portraits.forget()
  }

  // MARK: The portrait

  /// The portrait to draw for the selected item.
  ///
  /// - Parameters:
  ///   - director: The running play; nil if there is none.
  ///   - time: The time of the outer clock.
  /// - Returns: The order; nil if the item has no picture.
  private func order(_ director: Director?, at time: Nanoseconds) -> PortraitCache.Order? {
    switch field.list.current?.subject {
    case .state(let actor, let state):
      return director.flatMap {
        Self.order("", PortraitAnimation($0.graph, actor: actor, state: state), time)
      }
    case .actor(let actor):
      guard let director,
        let animation = PortraitAnimation(
          director.graph, actor: actor, state: director.actors[actor].state)
      else { return nil }
      return PortraitCache.Order(
        source: "", animation: animation, shown: director.standing(of: actor, at: time).shown)
    case .file(let path), .line(_, let path?):
      return shelf.graph(of: path).flatMap { graph in
        Self.order(path, PortraitAnimation(graph, actor: 0, state: graph.actors[0].start), time)
      }
    case .line, nil: return nil
    }
  }

  private static func order(
    _ source: String, _ animation: PortraitAnimation?, _ time: Nanoseconds
  ) -> PortraitCache.Order? {
    animation.map { PortraitCache.Order(source: source, animation: $0, shown: $0.shown(at: time)) }
  }

  /// When the portrait next changes by itself; nil if it does not.
  ///
  /// The portrait of an actor changes only with the stage.
  package func nextChange(_ director: Director?, after time: Nanoseconds) -> Nanoseconds? {
    if case .actor = field.list.current?.subject { return nil }
    return order(director, at: time)?.animation.nextChange(after: time)
  }

  // MARK: Drawing

  /// The portrait, the field and its list, placed on a screen of the given size.
  ///
  /// - Parameters:
  ///   - columns: The width of the screen.
  ///   - rows: The height of the screen.
  ///   - look: How pictures become cells.
  ///   - director: The running play; nil if there is none.
  ///   - time: The time of the outer clock.
  /// - Returns: The layers, from back to front.
  package mutating func layers(
    columns: Int, rows: Int, look: Look, director: Director?, at time: Nanoseconds
  ) -> [Canvas.Layer] {
    let theme = Theme(look)
    let place = FinderPlace(
      columns: columns, rows: rows, cellAspect: look.cellAspect, hasPortrait: hasPortraits)
    var layers = field.layers(
      columns: place.fieldColumns, column: place.fieldColumn, row: place.fieldRow, rows: rows,
      theme: theme)
    if place.portraitRows > 0 {
      let portrait = portraits.portrait(
        of: order(director, at: time), rows: place.portraitRows, look: look)
      layers.append(
        Canvas.Layer(
          grid: Self.panel(of: portrait, theme), column: place.column, row: place.row))
    }
    return layers
  }

  /// A portrait with a thin line under it.
  private static func panel(of portrait: CellGrid, _ theme: Theme) -> CellGrid {
    let margin = FinderPlace.margin
    var sketch = Sketch(
      columns: portrait.columns + 2 * margin, rows: portrait.rows + 1, theme: theme)
    sketch.line(
      .horizontal, theme.ink(.dim), from: margin, to: margin + portrait.columns,
      row: portrait.rows)
    var grid = sketch.grid
    grid.draw(portrait, column: margin, row: 0)
    return grid
  }
}
