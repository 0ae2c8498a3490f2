import Cells
import Terminal

/// A part of another screen, on which a player plays as if it were a whole one.
@MainActor final class PaneScreen: Screen {
  private let whole: any Screen
  private(set) var size = ScreenSize(columns: 1, rows: 1)
  var onEvent: ((ScreenEvent) -> Void)?
  var reportsClicks = false { didSet { onWishChange?() } }
  var reportsPastes = false { didSet { onWishChange?() } }
  /// What is to be seen, as large as the pane, or smaller.
  private(set) var grid = CellGrid(columns: 0, rows: 0)

  /// Hears that the grid is another one, and where it may differ.
  var onShow: ((Damage) -> Void)?
  /// Hears that clicks or pastes are to be reported, or no longer.
  var onWishChange: (() -> Void)?

  init(of whole: any Screen) { self.whole = whole }

  var cellAspect: Double? { whole.cellAspect }
  var glyphs: GlyphSupport { whole.glyphs }

  func show(_ grid: CellGrid, damage: Damage) {
    self.grid = grid
    onShow?(damage)
  }

  /// Gives the pane another size, and says so to who plays there.
  func resize(to size: ScreenSize) {
    guard size != self.size else { return }
    self.size = size
    onEvent?(.resize(size))
  }

  /// Shows nothing any more, to nobody.
  func clear() {
    onEvent = nil
    grid = CellGrid(columns: 0, rows: 0)
    if reportsClicks { reportsClicks = false }
    if reportsPastes { reportsPastes = false }
  }

  // The whole screen is suspended and closed by who owns it.
  func suspend() {}
  func resume() {}
  func close() {}
}
