import Support
@testable import Panels
import Cells
import Glibc
import Pixels
import Testing

struct ThemeTests {
  /// Relative luminance (WCAG 2.1).
  private func luminance(_ rgb: UInt32) -> Double {
    func channel(_ shift: UInt32) -> Double {
      let value = Double(rgb >> shift & 0xFF) / 255
      return value <= 0.03928 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * channel(16) + 0.7152 * channel(8) + 0.0722 * channel(0)
  }

  private func contrast(_ ink: Ink) -> Double {
    let (a, b) = (luminance(ink.foreground.rgb ?? 0), luminance(ink.background.rgb ?? 0))
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  @Test func `Everything can be read`() {
    let theme = Theme(depth: .trueColor)
    for role in Theme.Role.allCases {
      #expect(contrast(theme.ink(role)) >= 4.5, "\(role)")
      #expect(contrast(theme.chosen(role)) >= 3, "\(role)")
    }
    for state in 0..<8 {
      #expect(contrast(theme.shade(ofState: state)) >= 4.5, "\(state)")
      #expect(contrast(theme.shade(ofState: state, isPresent: true)) >= 3, "\(state)")
    }
  }

  @Test(arguments: ColorDepth.allCases)
  func `Only colours that there are are used`(depth: ColorDepth) {
    let theme = Theme(depth: depth)
    var inks = Theme.Role.allCases.flatMap { [theme.ink($0), theme.chosen($0)] }
    for state in 0..<20 {
      inks += [theme.shade(ofState: state), theme.shade(ofState: state, isPresent: true)]
    }
    for color in inks.flatMap({ [$0.foreground, $0.background] }) {
      switch depth {
      case .none: #expect(color.isTerminal)
      case .ansi8: #expect((color.paletteIndex ?? 99) < 8)
      case .ansi16: #expect((color.paletteIndex ?? 99) < 16)
      case .indexed256: #expect((color.paletteIndex ?? 0) >= 16)
      case .trueColor: #expect(color.rgb != nil)
      }
    }
  }

  @Test func `Signs have a stand-in of ASCII`() {
    for sign in Sign.allCases {
      #expect(sign.text(.plain).utf8.allSatisfy { (0x21..<0x7F).contains($0) })
      #expect(sign.text(.colored).unicodeScalars.count == 1)
    }
  }
}
