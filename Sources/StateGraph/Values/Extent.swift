/// Two numbers in one value: the size of a tile, an offset, a gap.
package enum Extent {
  private static let longest = 65_535

  /// Width and height in pixels, both from 1: `61x85`.
  package static func size(_ text: String) throws(ValueError) -> (width: Int, height: Int) {
    guard let (width, height) = pair(text, separator: "x", from: 1) else {
      throw ValueError("'\(text)' is not a size: write width and height in pixels, such as 16x24")
    }
    return (width, height)
  }

  /// Across and down in pixels, both from 0: `2,1`.
  package static func distance(_ text: String) throws(ValueError) -> (x: Int, y: Int) {
    guard let (x, y) = pair(text, separator: ",", from: 0) else {
      throw ValueError("'\(text)' is not a pair of pixels: write across and down, such as 2,1")
    }
    return (x, y)
  }

  private static func pair(_ text: String, separator: Character, from low: Int) -> (Int, Int)? {
    let parts = text.split(separator: separator, omittingEmptySubsequences: false)
    let numbers = parts.compactMap { Int($0) }.filter { (low...longest).contains($0) }
    return parts.count == 2 && numbers.count == 2 ? (numbers[0], numbers[1]) : nil
  }
}
