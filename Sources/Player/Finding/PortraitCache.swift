import Panels
import Stage
import Cells
import Pixels
import StateGraph

/// Draws portraits and caches them.
struct PortraitCache {
  /// What to draw.
  struct Order {
    /// Distinguishes states of different graphs.
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

  /// Clears the cache, for a graph whose pictures may have changed.
  mutating func forget() {
    portraits = [:]
    extents = [:]
  }

  /// Draws a portrait in a frame with the given number of rows.
  ///
  /// - Parameters:
  ///   - order: What to draw; nil for the emblem of an empty frame.
  ///   - rows: The height of the portrait, which is as wide as it is high.
  ///   - look: How pictures become cells.
  /// - Returns: The cells of the portrait.
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
    let part = extent?.intersection(whole)
    return part.flatMap { $0.isEmpty ? nil : bitmap.cropped(to: $0) }
  }
}
