import GraphLanguage

/// Two numbers in one value: the size of a tile or of a screen, an offset, a gap.
package enum Extent {
  private static let longest = 65_535
  /// Larger than any terminal, and small enough for the memory.
  private static let longestScreen = 2000

  /// Width and height in pixels, both from 1: `61x85`.
  package static func size(_ text: String) throws(ValueError) -> (width: Int, height: Int) {
    guard let (width, height) = pair(text, separator: "x", in: 1...longest) else {
      throw ValueError(
        "\(quoted(text)) is not a size: write width and height in pixels, such as 16x24")
    }
    return (width, height)
  }

  /// Columns and rows of a screen, both from 1 to 2000: `80x24`.
  package static func screen(_ text: String) throws(ValueError) -> (columns: Int, rows: Int) {
    guard let (columns, rows) = pair(text, separator: "x", in: 1...longestScreen) else {
      throw ValueError(
        "\(quoted(text)) is not a size: write columns and rows, each up to \(longestScreen), "
          + "such as 80x24")
    }
    return (columns, rows)
  }

  /// Across and down in pixels, both from 0: `2,1`.
  package static func distance(_ text: String) throws(ValueError) -> (x: Int, y: Int) {
    guard let (x, y) = pair(text, separator: ",", in: 0...longest) else {
      throw ValueError(
        "\(quoted(text)) is not a pair of pixels: write across and down, such as 2,1")
    }
    return (x, y)
  }

  /// A place on the stage in cells or percent of its sides: `10,50%`.
  package static func spot(_ text: String) throws(ValueError) -> Spot {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    let coordinates = parts.compactMap { coordinate($0) }
    guard parts.count == 2, coordinates.count == 2 else {
      throw ValueError(
        "\(quoted(text)) is not a place: write across and down, in cells from 0 or percent up to "
          + "100%, such as 10,100%")
    }
    return Spot(x: coordinates[0], y: coordinates[1])
  }

  private static func coordinate(_ text: Substring) -> Spot.Coordinate? {
    let isPart = text.last == "%"
    guard let number = Decimal(isPart ? text.dropLast() : text) else { return nil }
    let most = isPart ? 100 : Int64(longest)
    guard !number.isNegative || number.digits == 0, number.digits <= most * number.denominator
    else {
      return nil
    }
    return isPart
      ? .part(number.digits * (1_000_000 / number.denominator))
      : .cells(Distance(number.digits) * .cell / Distance(number.denominator))
  }

  /// Cells per second across and down, each from -1000 to 1000: `3,-0.5`.
  package static func velocity(_ text: String) throws(ValueError) -> Velocity {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    let speeds = parts.compactMap { part -> Int64? in
      guard let number = Decimal(part), number.digits <= 1000 * number.denominator else {
        return nil
      }
      let millionths = number.digits * (1_000_000 / number.denominator)
      return number.isNegative ? -millionths : millionths
    }
    guard parts.count == 2, speeds.count == 2 else {
      throw ValueError(
        "\(quoted(text)) is no motion: write cells per second across and down, such as 3,0, "
          + "each from -1000 to 1000")
    }
    return Velocity(x: speeds[0], y: speeds[1])
  }

  private static func pair(
    _ text: String, separator: Character, in range: ClosedRange<Int>
  ) -> (Int, Int)? {
    let parts = text.split(separator: separator, omittingEmptySubsequences: false)
    let numbers = parts.compactMap { Int($0) }.filter { range.contains($0) }
    return parts.count == 2 && numbers.count == 2 ? (numbers[0], numbers[1]) : nil
  }
}
