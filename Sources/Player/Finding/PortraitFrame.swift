import Cells
import Pixels
import StateGraph

/// A round picture frame: a disc with a ring around it, whatever lies in it cut to the circle.
///
/// All edges are smooth, as far as the background is known that it lies on.
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

  /// A frame of so many rows, as wide as it is high.
  init(rows: Int, cell: CellShape, colors: Colors) {
    self.rows = rows
    self.cell = cell
    self.colors = colors
    columns = max(1, Int((Double(rows) / cell.aspect).rounded()))
  }

  // Lengths are in heights of a cell.
  private var subcellWidth: Double { cell.aspect / Double(cell.across) }
  private var subcellHeight: Double { 1 / Double(cell.down) }
  private var radius: Double { min(Double(columns) * cell.aspect, Double(rows)) / 2 }
  /// As wide as a pixel of half blocks, and no wider in large frames.
  private var ringWidth: Double { min(0.5, radius / 8) }

  /// A picture in the frame, in sub-cells.
  ///
  /// - Parameter picture: As much of it as is to be seen; nil for nothing but the disc.
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

  /// A picture at its size in the frame: it may touch the ring with its corners, which are empty as a rule.
  private func fitted(_ picture: Bitmap) -> Bitmap {
    let (width, height) = (Double(picture.width), Double(picture.height))
    let room = 2 * (radius - ringWidth)
    let diagonal = (width * width + height * height).squareRoot()
    // The height of a pixel of the picture.
    var size = min(room * 1.15 / diagonal, room * 0.96 / max(width, height))
    // Enlarged, all pixels are of one size.
    let zoom = (size / subcellWidth).rounded(.down)
    if zoom >= 1 { size = zoom * subcellWidth }
    return picture.scaled(
      toWidth: max(1, Int((width * size / subcellWidth).rounded())),
      height: max(1, Int((height * size / subcellHeight).rounded())), filter: .area)
  }

  /// How much of a sub-cell lies in a circle around the middle, from 0 to 1, by sixteen samples.
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
  /// The picture of nobody: a head and shoulders without a face.
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

  /// Places from -1 to 1.
  private static func isInEmblem(_ x: Double, _ y: Double) -> Bool {
    let distance = (x * x + y * y).squareRoot()
    if x * x + (y + 0.28) * (y + 0.28) < 0.36 * 0.36 { return true }
    let body = (x / 0.66) * (x / 0.66) + (y - 0.9) * (y - 0.9) / (0.62 * 0.62)
    return body < 1 && distance < 1.3
  }
}
