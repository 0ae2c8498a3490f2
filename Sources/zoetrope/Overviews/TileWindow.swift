import Pixels
import Sheets

/// The part of a sheet's tiles that holds something in any of them.
package struct TileWindow {
  /// Within a tile that has room for every frame; those that are smaller stand at the middle of its
  /// lower edge.
  let rect: PixelRect
  /// Width and height of that tile in pixels.
  private let tile: (width: Int, height: Int)

  init(on sheet: Sheet) {
    let grid = sheet.packedGrid.grid
    let tile = (width: grid.tileWidth, height: grid.tileHeight)
    self.tile = tile
    var columns: Range<Int>?
    var rows: Range<Int>?
    for number in 0..<sheet.frameCount {
      let bitmap = sheet.frame(number).bitmap
      guard let content = bitmap.content else { continue }
      let left = content.columns.lowerBound + (tile.width - bitmap.width) / 2
      let top = content.rows.lowerBound + tile.height - bitmap.height
      columns = (left..<left + content.columns.count).union(columns)
      rows = (top..<top + content.rows.count).union(rows)
    }
    let (width, height) = (columns ?? 0..<tile.width, rows ?? 0..<tile.height)
    rect = PixelRect(
      x: width.lowerBound, y: height.lowerBound, width: width.count, height: height.count)
  }

  /// What of a frame is in the window.
  func picture(ofFrame number: Int, on sheet: Sheet) -> Bitmap {
    let frame = sheet.frame(number).bitmap
    var picture = Bitmap(width: rect.width, height: rect.height)
    picture.draw(
      frame, x: (tile.width - frame.width) / 2 - rect.x, y: tile.height - frame.height - rect.y)
    return picture
  }
}

extension Range<Int> {
  /// The smallest range that holds this one and another.
  fileprivate func union(_ other: Range<Int>?) -> Range<Int> {
    guard let other else { return self }
    return Swift.min(lowerBound, other.lowerBound)..<Swift.max(upperBound, other.upperBound)
  }
}

extension Bitmap {
  /// The columns and rows from the first to the last in which something shows; nil if nothing does.
  fileprivate var content: (columns: Range<Int>, rows: Range<Int>)? {
    var columns: Range<Int>?
    var rows: Range<Int>?
    for y in 0..<height {
      let row = pixels[y * width..<(y + 1) * width]
      guard let first = row.firstIndex(where: { $0.alpha > 0 }),
        let last = row.lastIndex(where: { $0.alpha > 0 })
      else { continue }
      columns = (first - row.startIndex..<last - row.startIndex + 1).union(columns)
      rows = (y..<y + 1).union(rows)
    }
    guard let columns, let rows else { return nil }
    return (columns, rows)
  }
}
