import Cells
import Pixels
import Support
import Testing

struct ColorReductionTests {
  static let ranges: [ClosedRange<UInt8>] = [0...7, 0...15, 16...255]

  /// The definition, written plainly.
  private func nearest(_ rgb: UInt32, _ indexes: ClosedRange<UInt8>) -> UInt8? {
    let wanted = Oklab(RGBA(rgb: rgb))
    return indexes.min { left, right in
      wanted.squaredDistance(to: Oklab(RGBA(rgb: Palette.colors[Int(left)])))
        < wanted.squaredDistance(to: Oklab(RGBA(rgb: Palette.colors[Int(right)])))
    }
  }

  @Test(arguments: ranges)
  func `The answer is the nearest in Oklab, first and later`(indexes: ClosedRange<UInt8>) {
    var reduction = ColorReduction(onto: indexes)
    var numbers = SeededNumbers(seed: 7)
    let colors = (0..<1000).map { _ in UInt32.random(in: 0...0xFFFFFF, using: &numbers) }
    for rgb in colors + [0, 0xFFFFFF] + colors {
      #expect(reduction.color(rgb).paletteIndex == nearest(rgb, indexes), "\(rgb)")
    }
  }

  @Test(arguments: ranges)
  func `Colours of the palette are themselves`(indexes: ClosedRange<UInt8>) {
    var reduction = ColorReduction(onto: indexes)
    for index in indexes {
      #expect(reduction.color(Palette.colors[Int(index)]) == .palette(index))
    }
  }
}
