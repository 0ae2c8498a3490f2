import GraphLanguage
import Sheets

/// The attributes that say which sheet is used and how it is cut.
struct SheetAttributes {
  let sheet: Attribute?
  let tile: Attribute?
  let offset: Attribute?
  let gap: Attribute?
  let order: Attribute?

  /// Picks the attributes by `lookup`, which says which value of a name counts.
  init(_ lookup: (String) -> Attribute?) {
    sheet = lookup("sheet")
    tile = lookup("tile")
    offset = lookup("offset")
    gap = lookup("gap")
    order = lookup("order")
  }

  /// The grid; nil if there is no `tile`, or if a value is wrong and told of.
  func grid(_ bag: inout DiagnosticBag) -> TileGrid? {
    let offset = bag.value(of: self.offset, Extent.distance)
    let gap = bag.value(of: self.gap, Extent.distance)
    let order = bag.value(of: self.order) { text throws(ValueError) in
      try Choice.parse(text, as: TileGrid.Order.self)
    }
    guard let size = bag.value(of: tile, Extent.size) else { return nil }
    return TileGrid(
      tileWidth: size.width, tileHeight: size.height, offsetX: offset?.x ?? 0,
      offsetY: offset?.y ?? 0, gapX: gap?.x ?? 0, gapY: gap?.y ?? 0, order: order ?? .row)
  }
}
