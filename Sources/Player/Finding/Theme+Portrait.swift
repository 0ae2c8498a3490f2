import Cells
import Panels
import Pixels

extension Theme {
  /// The colours of a portrait on the background of overlays.
  ///
  /// The disc has a dark shade of the state's colour, so that figures of the same hue stand out; it
  /// is neutral for nil. Palettes use grey, of which they have the most shades.
  func portrait(ofState state: Int?) -> PortraitFrame.Colors {
    func colors(_ background: UInt32, _ disc: RGBA, _ ring: UInt32) -> PortraitFrame.Colors {
      PortraitFrame.Colors(background: RGBA(rgb: background), disc: disc, ring: RGBA(rgb: ring))
    }
    switch depth {
    case .trueColor:
      guard let state else { return colors(0x15181E, RGBA(rgb: 0x2D3440), 0x7D8594) }
      let tone = Theme.tone(ofState: state)
      let disc = RGBA(linear: RGBA(rgb: tone.full).linear * 0.3, opacity: 1)
      return colors(0x15181E, disc, tone.bright)
    case .indexed256: return colors(0x1C1C1C, RGBA(rgb: 0x303030), 0x8A8A8A)
    case .ansi16, .ansi8, .none: return colors(0, RGBA(0, 0, 0), 0xE5E5E5)
    }
  }
}
