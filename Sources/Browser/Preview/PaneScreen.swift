import Cells
import Terminal

/// A part of another screen that a player uses like a whole screen.
@MainActor final class PaneScreen: Screen {
  private let whole: any Screen
  private(set) var size = ScreenSize(columns: 1, rows: 1)
  var onEvent: ((ScreenEvent) -> Void)?
  var reportsClicks = false { didSet { onReportsChange?() } }
  var reportsPastes = false { didSet { onReportsChange?() } }
  /// The picture, at most as large as the pane.
  private(set) var grid = CellGrid(columns: 0, rows: 0)

  /// Called when the picture has changed, with the cells that may differ.
  var onShow: ((Damage) -> Void)?
  /// Called when the player turns reports of clicks or pastes on or off.
  var onReportsChange: (() -> Void)?

  init(of whole: any Screen) { self.whole = whole }

  var cellAspect: Double? { whole.cellAspect }
  var glyphs: GlyphSupport { whole.glyphs }

  func show(_ grid: CellGrid, damage: Damage) {
    self.grid = grid
    onShow?(damage)
  }

  /// Changes the size and notifies the player.
  func resize(to size: ScreenSize) {
    guard size != self.size else { return }
    self.size = size
    onEvent?(.resize(size))
  }

  /// Removes the player and its picture.
  func clear() {
    onEvent = nil
    grid = CellGrid(columns: 0, rows: 0)
    if reportsClicks { reportsClicks = false }
    if reportsPastes { reportsPastes = false }
  }

  // The whole screen is suspended and closed by its owner.
  func suspend() {}
  func resume() {}
  func close() {}
}
