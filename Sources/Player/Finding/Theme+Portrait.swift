import Cells
import Panels
import Pixels

extension Theme {
  /// The colours of a portrait: a disc in the colour of a state, or of none, on the background of overlays.
  ///
  /// The disc is dark, so that figures of the same hue stand out. In a palette all is grey, which has the most
  /// shades there.
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
