import Sheets
import Pixels

/// Draws the frames of an Aseprite file, as Aseprite exports them.
struct AsepriteRenderer {
  let file: AsepriteFile
  /// The layers in each group, from the back to the front; the key nil is for those in none.
  private let members: [Int?: [Int]]

  init(_ file: AsepriteFile) {
    self.file = file
    members = Dictionary(grouping: file.layers.indices) { file.layers[$0].parent }
  }

  /// The whole picture of a frame.
  func picture(ofFrame number: Int) -> Bitmap {
    let frame = file.frames[number]
    let cels = CelColors(file, palette: file.palettes[frame.palette])
    var canvas = Bitmap(width: file.width, height: file.height, filling: ground(frame))
    draw(nil, of: frame, cels, on: &canvas)
    return canvas
  }

  /// Where indexed pixels have a background, the transparent colour is one like the others, and lies
  /// below all of it.
  private func ground(_ frame: AsepriteFile.Frame) -> RGBA {
    guard file.depth == .indexed, file.layers.contains(where: { $0.isBackground && $0.isShown })
    else { return .transparent }
    return file.palettes[frame.palette][file.transparentIndex]
  }

  /// Draws what is in a group, or in none, from the back to the front.
  private func draw(
    _ group: Int?, of frame: AsepriteFile.Frame, _ colors: CelColors, on canvas: inout Bitmap
  ) {
    for item in items(of: group, frame).sorted(by: { $0.isBehind($1) }) {
      let layer = file.layers[item.layer]
      if let cel = item.cel {
        let opacity = product(cel.opacity, layer.opacity)
        colors.draw(cel, of: layer, opacity: opacity, on: &canvas)
      } else {
        var part = Bitmap(width: file.width, height: file.height)
        draw(item.layer, of: frame, colors, on: &part)
        canvas.blend(
          part, x: 0, y: 0, mode: colors.mode(layer), opacity: layer.opacity)
      }
    }
  }

  /// What is drawn in a group by itself.
  private func items(of group: Int?, _ frame: AsepriteFile.Frame) -> [DrawnItem] {
    var found: [DrawnItem] = []
    for layer in members[group] ?? [] where file.layers[layer].isShown {
      if file.layers[layer].kind != .group {
        if let cel = frame.cels[layer] { found.append(DrawnItem(layer: layer, cel: cel)) }
      } else if file.composesGroups {
        if hasCels(layer, frame) { found.append(DrawnItem(layer: layer, cel: nil)) }
      } else {
        found += items(of: layer, frame)
      }
    }
    return found
  }

  private func hasCels(_ group: Int, _ frame: AsepriteFile.Frame) -> Bool {
    (members[group] ?? []).contains { layer in
      file.layers[layer].isShown
        && (file.layers[layer].kind == .group
          ? hasCels(layer, frame) : frame.cels[layer] != nil)
    }
  }
}

/// A cel or a composed group, in the order of drawing (note 5 of the format's description).
private struct DrawnItem {
  let layer: Int
  /// Nil for a group.
  let cel: AsepriteFile.Cel?

  private var rise: Int { cel?.rise ?? 0 }

  func isBehind(_ other: DrawnItem) -> Bool {
    (layer + rise, rise, layer) < (other.layer + other.rise, other.rise, other.layer)
  }
}
