package import StateGraph
import Basics

/// Two numbers in one value: the size of a tile or of a screen, an offset, a gap, a place, a motion.
package enum Extent {
  private static let longest = 65_535
  /// Larger than any terminal, and small enough for the memory.
  private static let longestScreen = 2000
  /// In cells per second.
  private static let fastest: Int64 = 1000

  // MARK: Whole numbers

  /// Width and height in pixels, both from 1 to 65535: `61x85`.
  package static func size(_ text: String) throws(ValueError) -> (width: Int, height: Int) {
    let (width, height) = try pair(
      text, separator: "x", in: 1...longest, called: "width and height",
      form: "is not a size: write width and height in pixels, such as 16x24")
    return (width, height)
  }

  /// Columns and rows of a screen, both from 1 to 2000: `80x24`.
  package static func screen(_ text: String) throws(ValueError) -> (columns: Int, rows: Int) {
    let (columns, rows) = try pair(
      text, separator: "x", in: 1...longestScreen, called: "columns and rows",
      form: "is not a size: write columns and rows, such as 80x24")
    return (columns, rows)
  }

  /// Across and down in pixels, both from 0 to 65535: `2,1`.
  package static func distance(_ text: String) throws(ValueError) -> (x: Int, y: Int) {
    let (x, y) = try pair(
      text, separator: ",", in: 0...longest, called: "across and down",
      form: "is not a pair of pixels: write across and down, such as 2,1")
    return (x, y)
  }

  private static func pair(
    _ text: String, separator: Character, in range: ClosedRange<Int>, called names: String,
    form: String
  ) throws(ValueError) -> (Int, Int) {
    let parts = text.split(separator: separator, omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy(isWhole) else {
      throw ValueError("\(quoted(text)) \(form)")
    }
    let numbers = parts.compactMap { Int($0) }.filter(range.contains)
    guard numbers.count == 2 else {
      throw ValueError(
        "\(quoted(text)) is out of range: write \(names), each from \(range.lowerBound) to "
          + "\(range.upperBound)")
    }
    return (numbers[0], numbers[1])
  }

  /// Whether a text is a whole number, however large.
  private static func isWhole(_ text: Substring) -> Bool {
    let digits = text.first == "-" || text.first == "+" ? text.dropFirst() : text
    return !digits.isEmpty && digits.utf8.allSatisfy(\.isDigit)
  }

  // MARK: Decimal numbers

  /// A place on the stage in cells or percent of its sides: `10,50%`.
  package static func spot(_ text: String) throws(ValueError) -> Spot {
    let range = "write across and down, each from 0 to \(longest) or from 0% to 100%"
    let (x, y) = try decimals(
      text, form: "is not a place: write across and down in cells or percent, such as 10,100%",
      range: range, coordinate)
    return Spot(x: x, y: y)
  }

  private static func coordinate(_ text: Substring) throws(Decimal.Flaw) -> Spot.Coordinate {
    let isPart = text.last == "%"
    let number = try Decimal(isPart ? text.dropLast() : text)
    let most = isPart ? 100 : Int64(longest)
    guard !number.isNegative || number.digits == 0, number.digits <= most * number.denominator
    else { throw .tooLarge }
    return isPart
      ? .part(number.digits * (1_000_000 / number.denominator))
      : .cells(Distance(number.digits) * .cell / Distance(number.denominator))
  }

  /// Cells per second across and down, each from -1000 to 1000: `3,-0.5`.
  package static func velocity(_ text: String) throws(ValueError) -> Velocity {
    let (x, y) = try decimals(
      text, form: "is no motion: write cells per second across and down, such as 3,0",
      range: "write cells per second, each from -\(fastest) to \(fastest)", speed)
    return Velocity(x: x, y: y)
  }

  /// In millionths of a cell per second.
  private static func speed(_ text: Substring) throws(Decimal.Flaw) -> Int64 {
    let number = try Decimal(text)
    guard number.digits <= fastest * number.denominator else { throw .tooLarge }
    let millionths = number.digits * (1_000_000 / number.denominator)
    return number.isNegative ? -millionths : millionths
  }

  private static func decimals<Value>(
    _ text: String, form: String, range: String,
    _ parse: (Substring) throws(Decimal.Flaw) -> Value
  ) throws(ValueError) -> (Value, Value) {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count == 2 else { throw ValueError("\(quoted(text)) \(form)") }
    do throws(Decimal.Flaw) { return (try parse(parts[0]), try parse(parts[1])) } catch {
      throw error.error(of: text, form: form, range: range)
    }
  }
}
