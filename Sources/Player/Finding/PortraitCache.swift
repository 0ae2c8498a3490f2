import Panels
import Stage
import Cells
import Pixels
import StateGraph

/// Draws portraits, and keeps them as long as they may be wanted again.
struct PortraitCache {
  /// What is to be drawn.
  struct Order {
    /// Tells states of different graphs apart.
    let source: String
    let animation: PortraitAnimation
    let shown: Shown
  }

  private struct Key: Hashable {
    let source: String
    let shown: Shown?
    let frame: PortraitFrame
    let look: Look
  }

  private struct Place: Hashable {
    let source: String
    let actor: Int
    let state: Int
  }

  private var portraits: [Key: CellGrid] = [:]
  private var extents: [Place: PixelRect?] = [:]
  private static let mostPortraits = 512

  /// Forgets what was drawn of a graph that may look otherwise now.
  mutating func forget() {
    portraits = [:]
    extents = [:]
  }

  /// A portrait in a frame of so many rows.
  ///
  /// - Parameters:
  ///   - order: Who is shown, in what picture; nil for nobody.
  ///   - rows: Of the portrait, which is as wide as it is high.
  ///   - look: How pictures become cells.
  /// - Returns: Its cells.
  mutating func portrait(of order: Order?, rows: Int, look: Look) -> CellGrid {
    var look = look
    // Dots cannot fill a disc.
    if look.glyphs.hasDots { look.glyphs = .half }
    let colors = Theme(look).portrait(ofState: order?.animation.state)
    let frame = PortraitFrame(rows: rows, cell: look.cell, colors: colors)
    let key = Key(
      source: order?.source ?? "", shown: order?.shown, frame: frame, look: look)
    if let portrait = portraits[key] { return portrait }
    var encoder = CellEncoder(
      glyphs: look.glyphs, depth: look.depth,
      background: look.depth == .none ? .terminal : .color(rgb: colors.background.rgb))
    let portrait = encoder.encode(
      frame.bitmap(of: order.flatMap { picture($0) } ?? frame.emblem))
    if portraits.count >= Self.mostPortraits { portraits = [:] }
    portraits[key] = portrait
    return portrait
  }

  private mutating func picture(_ order: Order) -> Bitmap? {
    let place = Place(
      source: order.source, actor: order.animation.actor, state: order.animation.state)
    let extent = extents[place] ?? order.animation.extent
    extents[place] = extent
    let bitmap = order.animation.graph.bitmap(of: order.shown)
    let whole = PixelRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height)
    return extent.flatMap { $0.intersection(whole) }.map(bitmap.cropped)
  }
}

extension PixelRect {
  /// The pixels of both; nil if they have none in common.
  fileprivate func intersection(_ other: PixelRect) -> PixelRect? {
    let (left, top) = (max(x, other.x), max(y, other.y))
    let right = min(x + width, other.x + other.width)
    let bottom = min(y + height, other.y + other.height)
    guard right > left, bottom > top else { return nil }
    return PixelRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
