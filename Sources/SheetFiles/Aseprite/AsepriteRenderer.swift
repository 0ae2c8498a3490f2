import Sheets
import Pixels

/// Draws the frames of an Aseprite file, as Aseprite exports them.
struct AsepriteRenderer {
  let file: AsepriteFile
  /// The layers in each group, from the back to the front; those in no group have the key nil.
  private let members: [Int?: [Int]]

  init(_ file: AsepriteFile) {
    self.file = file
    members = Dictionary(grouping: file.layers.indices) { file.layers[$0].parent }
  }

  /// The whole picture of a frame.
  func picture(ofFrame number: Int) -> Bitmap {
    let frame = file.frames[number]
    let cels = CelColors(file, palette: file.palettes[frame.palette])
    var canvas = Bitmap(width: file.width, height: file.height, filling: background(of: frame))
    draw(group: nil, of: frame, with: cels, on: &canvas)
    return canvas
  }

  /// What is behind all layers: transparent pixels, but for indexed pixels with a background layer the colour
  /// with the transparent index, which is opaque there.
  private func background(of frame: AsepriteFile.Frame) -> RGBA {
    guard file.header.depth == .indexed,
      file.layers.contains(where: { $0.isBackground && $0.isShown })
    else { return .transparent }
    return file.palettes[frame.palette][file.header.transparentIndex]
  }

  /// Draws the members of a group from the back to the front; nil is for layers in no group.
  private func draw(
    group: Int?, of frame: AsepriteFile.Frame, with colors: CelColors, on canvas: inout Bitmap
  ) {
    for item in items(of: group, in: frame).sorted(by: { $0.isBehind($1) }) {
      let layer = file.layers[item.layer]
      if let cel = item.cel {
        let opacity = product(cel.opacity, layer.opacity)
        colors.draw(cel, of: layer, opacity: opacity, on: &canvas)
      } else {
        var part = Bitmap(width: file.width, height: file.height)
        draw(group: item.layer, of: frame, with: colors, on: &part)
        canvas.blend(part, mode: colors.mode(layer), opacity: layer.opacity)
      }
    }
  }

  /// The cels and composed groups that are drawn for a group.
  private func items(of group: Int?, in frame: AsepriteFile.Frame) -> [DrawnItem] {
    var found: [DrawnItem] = []
    for layer in members[group] ?? [] where file.layers[layer].isShown {
      if file.layers[layer].kind != .group {
        if let cel = frame.cels[layer] { found.append(DrawnItem(layer: layer, cel: cel)) }
      } else if file.header.composesGroups {
        if hasCels(layer, in: frame) { found.append(DrawnItem(layer: layer, cel: nil)) }
      } else {
        found += items(of: layer, in: frame)
      }
    }
    return found
  }

  private func hasCels(_ group: Int, in frame: AsepriteFile.Frame) -> Bool {
    (members[group] ?? []).contains { layer in
      file.layers[layer].isShown
        && (file.layers[layer].kind == .group
          ? hasCels(layer, in: frame) : frame.cels[layer] != nil)
    }
  }
}

/// A cel or a composed group, for sorting by the order of drawing (note 5 of the format's description).
private struct DrawnItem {
  let layer: Int
  /// Nil for a group.
  let cel: AsepriteFile.Cel?

  private var rise: Int { cel?.rise ?? 0 }

  func isBehind(_ other: DrawnItem) -> Bool {
    (layer + rise, rise, layer) < (other.layer + other.rise, other.rise, other.layer)
  }
}
