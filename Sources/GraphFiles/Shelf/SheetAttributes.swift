import GraphLanguage
import Sheets

/// The attributes that say which sheet is used and how it is cut.
struct SheetAttributes {
  /// Where the pictures come from.
  enum Source {
    case sheet(Attribute)
    /// Numbered files.
    case images(Attribute)
  }

  /// Nil if nothing is said of it.
  let source: Source?
  let tile: Attribute?
  private let offset: Attribute?
  private let gap: Attribute?
  private let order: Attribute?

  private let bag: DiagnosticBag

  /// Picks the attributes that count.
  ///
  /// - Parameters:
  ///   - levels: Each finds an attribute by its name; the strongest first.
  ///   - bag: Where a level that names two sources is reported, and what has no effect.
  init(_ levels: [(String) -> Attribute?], reportingTo bag: DiagnosticBag) {
    self.bag = bag
    func find(_ name: String) -> Attribute? {
      for level in levels {
        if let attribute = level(name) { return attribute }
      }
      return nil
    }
    source = Self.source(levels, bag)
    offset = find("offset")
    gap = find("gap")
    order = find("order")
    if case .images(let images) = source {
      tile = nil
      Self.ignoreTiles(levels, beside: images, bag)
      return
    }
    tile = find("tile")
    for attribute in [tile, offset, gap, order].compactMap({ $0 }) { bag.use(attribute) }
    guard tile == nil else { return }
    for attribute in [offset, gap, order].compactMap({ $0 }) {
      bag.warning(
        "\(attribute.name.text) has no effect without tile", at: attribute.name.range,
        note: "write tile=\"16x24\" or the like")
    }
  }

  /// Warns of attributes of tiles on the level of `images` or a stronger one; those on a weaker level
  /// describe the sheet that the images replace.
  private static func ignoreTiles(
    _ levels: [(String) -> Attribute?], beside images: Attribute, _ bag: DiagnosticBag
  ) {
    let weakest = levels.firstIndex { $0("images") == images } ?? 0
    for level in levels[...weakest] {
      for attribute in ["tile", "offset", "gap", "order"].compactMap(level) {
        bag.ignore(
          attribute, "\(attribute.name.text) has no effect with images: each file is a frame",
          note: "leave it out, or name one file of tiles with sheet")
      }
    }
  }

  private static func source(
    _ levels: [(String) -> Attribute?], _ bag: DiagnosticBag
  ) -> Source? {
    for level in levels {
      switch (level("sheet"), level("images")) {
      case (let sheet?, let images?):
        let later = sheet.name.range.start < images.name.range.start ? images : sheet
        bag.error("sheet and images together: leave one of them out", at: later.name.range)
        return .sheet(sheet)
      case (let sheet?, nil): return .sheet(sheet)
      case (nil, let images?): return .images(images)
      case (nil, nil): continue
      }
    }
    return nil
  }

  /// Reads the grid; nil if there is no `tile`, or if its value is wrong and reported.
  func grid() -> TileGrid? {
    let offset = bag.value(of: self.offset, Extent.distance)
    let gap = bag.value(of: self.gap, Extent.distance)
    let order = bag.value(of: self.order, Choice.parser(of: TileGrid.Order.self))
    guard let size = bag.value(of: tile, Extent.size) else { return nil }
    return TileGrid(
      tileWidth: size.width, tileHeight: size.height, offsetX: offset?.x ?? 0,
      offsetY: offset?.y ?? 0, gapX: gap?.x ?? 0, gapY: gap?.y ?? 0, order: order ?? .row)
  }
}
