import Cells
import Pixels
import StateGraph

/// A round picture frame: a disc with a ring around it, to which the picture is clipped.
///
/// Edges are antialiased against the background given in `colors`.
struct PortraitFrame: Hashable {
  let columns: Int
  let rows: Int
  let cell: CellShape
  let colors: Colors

  struct Colors: Hashable {
    let background: RGBA
    let disc: RGBA
    let ring: RGBA
  }

  /// Makes a frame with the given number of rows, as wide as it is high.
  init(rows: Int, cell: CellShape, colors: Colors) {
    self.rows = rows
    self.cell = cell
    self.colors = colors
    columns = max(1, Int((Double(rows) / cell.aspect).rounded()))
  }

  // Lengths are in cell heights.
  private var subcellWidth: Double { cell.aspect / Double(cell.across) }
  private var subcellHeight: Double { 1 / Double(cell.down) }
  private var radius: Double { min(Double(columns) * cell.aspect, Double(rows)) / 2 }
  /// The width of the ring: at most half a cell, which is one pixel of half blocks.
  private var ringWidth: Double { min(0.5, radius / 8) }

  /// Draws a picture in the frame, with one pixel for each sub-cell.
  ///
  /// - Parameter picture: The visible part of the picture; nil for the disc alone.
  /// - Returns: A bitmap without transparent pixels.
  func bitmap(of picture: Bitmap?) -> Bitmap {
    let width = columns * cell.across
    let height = rows * cell.down
    let inside = picture.map { fitted($0) } ?? Bitmap(width: 1, height: 1)
    let (left, top) = ((width - inside.width) / 2, (height - inside.height) / 2)
    var bitmap = Bitmap(width: width, height: height, filling: colors.background)
    for y in 0..<height {
      for x in 0..<width {
        let outer = coverage(x, y, radius: radius)
        guard outer > 0 else { continue }
        let inner = coverage(x, y, radius: radius - ringWidth)
        let (column, row) = (x - left, y - top)
        let isInside = (0..<inside.width).contains(column) && (0..<inside.height).contains(row)
        let pixel = isInside ? inside[column, row].over(colors.disc) : colors.disc
        let mixed =
          pixel.linear * inner + colors.ring.linear * (outer - inner)
          + colors.background.linear * (1 - outer)
        bitmap[x, y] = RGBA(linear: mixed, opacity: 1)
      }
    }
    return bitmap
  }

  /// Scales a picture to the frame.
  ///
  /// Its corners may touch the ring, as they are usually empty.
  private func fitted(_ picture: Bitmap) -> Bitmap {
    let (width, height) = (Double(picture.width), Double(picture.height))
    let room = 2 * (radius - ringWidth)
    let diagonal = (width * width + height * height).squareRoot()
    // The height of one picture pixel.
    var size = min(room * 1.15 / diagonal, room * 0.96 / max(width, height))
    // When enlarging, all pixels get the same size.
    let zoom = (size / subcellWidth).rounded(.down)
    if zoom >= 1 { size = zoom * subcellWidth }
    return picture.scaled(
      toWidth: max(1, Int((width * size / subcellWidth).rounded())),
      height: max(1, Int((height * size / subcellHeight).rounded())), filter: .area)
  }

  /// The fraction of a sub-cell inside a circle around the centre, from sixteen samples.
  private func coverage(_ x: Int, _ y: Int, radius: Double) -> Float {
    let (middleX, middleY) = (Double(columns) * cell.aspect / 2, Double(rows) / 2)
    var count = 0
    for sample in 0..<16 {
      let across = (Double(x) + (Double(sample % 4) + 0.5) / 4) * subcellWidth - middleX
      let down = (Double(y) + (Double(sample / 4) + 0.5) / 4) * subcellHeight - middleY
      if across * across + down * down <= radius * radius { count += 1 }
    }
    return Float(count) / 16
  }
}

extension PortraitFrame {
  /// The picture for an empty frame: a head and shoulders without a face.
  var emblem: Bitmap {
    let side = 64
    var bitmap = Bitmap(width: side, height: side)
    for y in 0..<side {
      for x in 0..<side
      where Self.isInEmblem(
        (Double(x) + 0.5) / Double(side) * 2 - 1, (Double(y) + 0.5) / Double(side) * 2 - 1)
      {
        bitmap[x, y] = colors.ring
      }
    }
    return bitmap
  }

  /// Whether a point is in the emblem; coordinates are from -1 to 1.
  private static func isInEmblem(_ x: Double, _ y: Double) -> Bool {
    let distance = (x * x + y * y).squareRoot()
    if x * x + (y + 0.28) * (y + 0.28) < 0.36 * 0.36 { return true }
    let body = (x / 0.66) * (x / 0.66) + (y - 0.9) * (y - 0.9) / (0.62 * 0.62)
    return body < 1 && distance < 1.3
  }
}
