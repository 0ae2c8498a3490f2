/// Why a grid of tiles does not fit a bitmap.
public enum TileGridError: Error, Hashable, Sendable {
  /// Not one tile fits between the offset and the edge.
  case tileTooLarge(grid: TileGrid, width: Int, height: Int)
  /// There would be more tiles than ``TileGrid/mostTiles``.
  case tooManyTiles(grid: TileGrid, width: Int, height: Int)
  /// Pixels are left over at the right (`leftoverX`) or at the bottom (`leftoverY`).
  case doesNotDivide(grid: TileGrid, width: Int, height: Int, leftoverX: Int, leftoverY: Int)

  /// A sentence for the author of the tile size.
  public var message: String {
    switch self {
    case .tileTooLarge(let grid, let width, let height):
      "a tile of \(grid.tileWidth)x\(grid.tileHeight) does not fit into the sheet, "
        + "which is \(width)x\(height)\(Self.surroundings(of: grid))"
    case .tooManyTiles(let grid, let width, let height):
      "tiles of \(grid.tileWidth)x\(grid.tileHeight) cut the sheet, which is \(width)x\(height), "
        + "into more than \(TileGrid.mostTiles) pieces"
    case .doesNotDivide(let grid, let width, let height, let leftoverX, let leftoverY):
      "tiles of \(grid.tileWidth)x\(grid.tileHeight) do not divide the sheet, "
        + "which is \(width)x\(height)\(Self.surroundings(of: grid)): "
        + Self.leftover(leftoverX, leftoverY) + " left over"
    }
  }

  private static func surroundings(of grid: TileGrid) -> String {
    var parts: [String] = []
    if grid.offsetX != 0 || grid.offsetY != 0 {
      parts.append("offset \(grid.offsetX),\(grid.offsetY)")
    }
    if grid.gapX != 0 || grid.gapY != 0 { parts.append("gap \(grid.gapX),\(grid.gapY)") }
    return parts.isEmpty ? "" : " (" + parts.joined(separator: ", ") + ")"
  }

  private static func leftover(_ across: Int, _ down: Int) -> String {
    func pixels(_ count: Int) -> String { count == 1 ? "1 pixel" : "\(count) pixels" }
    return switch (across, down) {
    case (_, 0): "\(pixels(across)) at the right"
    case (0, _): "\(pixels(down)) at the bottom"
    default: "\(pixels(across)) at the right and \(down) at the bottom"
    }
  }
}

extension TileGridError: CustomStringConvertible {
  public var description: String { message }
}
