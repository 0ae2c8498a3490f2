package import Cells

/// Where cells are shown, and where keys and clicks come from.
///
/// Everything happens on the main actor, which the main dispatch queue drives. Nothing here blocks
/// for longer than some milliseconds, except leaving the terminal. A terminal that cannot keep up
/// misses pictures, but shows the latest in the end.
@MainActor package protocol Screen: AnyObject {
  /// The present size. After `ScreenEvent.resize` it is the new one.
  var size: ScreenSize { get }

  /// The width of a cell over its height; nil if the terminal does not report it. It may change with
  /// `ScreenEvent.resize`.
  var cellAspect: Double? { get }

  /// Which glyphs can be shown. After `ScreenEvent.name` more is known.
  var glyphs: GlyphSupport { get }

  /// Called with keys, clicks, changes of size and the end of the terminal, each on the main actor.
  var onEvent: ((ScreenEvent) -> Void)? { get set }

  /// Whether clicks are reported; false at first. While they are, most terminals select text only
  /// with Shift held down.
  var reportsClicks: Bool { get set }

  /// Whether pasted text comes as such rather than as keys; false at first.
  var reportsPastes: Bool { get set }

  /// Shows a grid, its upper left cell in the screen's; what does not fit is cut off, what the
  /// grid does not cover is blank. Only what differs from the grid shown before is sent.
  ///
  /// - Parameters:
  ///   - grid: The whole picture.
  ///   - damage: Where it may differ from the grid shown before; everywhere after another size.
  func show(_ grid: CellGrid, damage: Damage)

  /// Gives the terminal back as it was found, until `resume`. A second call does nothing.
  func suspend()

  /// Takes the terminal again and shows the last grid whole. Without `suspend` before it, it repairs
  /// what other programs did to the terminal meanwhile.
  func resume()

  /// Gives the terminal back as it was found, for good; all later calls do nothing.
  func close()
}

extension Screen {
  /// Shows a grid that may differ everywhere from the one shown before.
  package func show(_ grid: CellGrid) {
    show(grid, damage: Damage(columns: size.columns, rows: size.rows))
  }
}
