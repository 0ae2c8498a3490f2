package import Stage
package import Basics
package import Panels
import Animation
import Cells
package import Lookup
package import StateGraph

/// The field in which the player, or `pick`, finds things, with the picture of what is selected beside it.
@MainActor
package struct Finder<Source: CompletionSource> where Source.Item == FoundItem {
  package var field: CompletionField<Source>
  private let shelf: FileShelf
  private var portraits = PortraitCache()
  /// Whether there is anything to be seen of any item.
  package var hasPortraits: Bool

  /// - Parameters:
  ///   - source: Has what can be found.
  ///   - hint: What is said in the empty field.
  ///   - shelf: Knows what is in files; it looks into them anew.
  ///   - hasPortraits: Whether there is anything to be seen of any item.
  package init(of source: Source, hint: String, shelf: FileShelf, hasPortraits: Bool) {
    self.shelf = shelf
    self.hasPortraits = hasPortraits
    shelf.forget()
    field = CompletionField(of: source, hint: hint)
    field.note = \.note
    field.lead = \.lead
    field.begin()
  }

  /// The items have become others; what was typed stays, and what was chosen and selected if it is still there.
  mutating func replaceItems() {
    field.replaceItems()
    portraits.forget()
  }

  // MARK: The portrait

  /// Who is to be seen beside the field.
  ///
  /// - Parameters:
  ///   - director: Plays; nil if nothing is played.
  ///   - time: Of the outer clock.
  /// - Returns: Nil for nobody.
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
  /// That of an actor changes with the stage.
  package func nextChange(_ director: Director?, after time: Nanoseconds) -> Nanoseconds? {
    if case .actor = field.list.current?.subject { return nil }
    return order(director, at: time)?.animation.nextChange(after: time)
  }

  // MARK: Drawing

  /// The portrait, the field and its list, on a screen of so many cells.
  ///
  /// - Parameters:
  ///   - columns: Of the screen.
  ///   - rows: Of the screen.
  ///   - look: How pictures become cells.
  ///   - director: Plays; nil if nothing is played.
  ///   - time: Of the outer clock.
  /// - Returns: The last one in front.
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
