import StateGraph
@testable import GraphFiles
import Animation
import Testing

struct QuantityTests {
  @Test func `Rates go from 0.01 to 1000`() throws {
    #expect(try Quantity.frameRate("0.01") == Ratio(1, 100))
    #expect(try Quantity.frameRate("12.5") == Ratio(25, 2))
    #expect(try Quantity.frameRate("1000") == Ratio(1000))
    #expect(try Quantity.frameRate("23.976024") == Ratio(23_976_024, 1_000_000))
    expectRefusals(
      [
        ("0", "'0' is out of range: write a number from 0.01 to 1000"),
        ("-1", "'-1' is out of range: write a number from 0.01 to 1000"),
        ("0.009", "'0.009' is out of range: write a number from 0.01 to 1000"),
        ("1000.1", "'1000.1' is out of range: write a number from 0.01 to 1000"),
        (
          "9999999999999999", "'9999999999999999' is out of range: write a number from 0.01 to 1000"
        ),
        (
          "29.9700299",
          "'29.9700299' has too many digits behind the point: write at most 6"
        ),
        ("abc", "'abc' is not a number: write one such as 10"),
        ("", "'' is not a number: write one such as 10"),
        ("1e3", "'1e3' is not a number: write one such as 10"),
        ("\u{1B}[31m", "'^[[31m' is not a number: write one such as 10"),
      ], Quantity.frameRate)
  }

  @Test func `Speeds go from 0.01 to 100`() throws {
    #expect(try Quantity.speed("0.5") == Ratio(1, 2))
    #expect(try Quantity.speed("100") == Ratio(100))
    #expect(try Quantity.speed("0.125") == Ratio(1, 8))
    expectRefusals(
      [
        ("0", "'0' is out of range: write a number from 0.01 to 100"),
        ("101", "'101' is out of range: write a number from 0.01 to 100"),
        ("1.0001", "'1.0001' has too many digits behind the point: write at most 3"),
        (
          "100.0000001", "'100.0000001' has too many digits behind the point: write at most 3"
        ),
        ("fast", "'fast' is not a number: write one such as 1.5"),
      ], Quantity.speed)
  }

  @Test func `Scales go from 0.01 to 64, or fit`() throws {
    #expect(try Quantity.scale("fit") == .fit)
    #expect(try Quantity.scale("0.25") == .factor(Ratio(1, 4)))
    #expect(try Quantity.scale("1/3") == .factor(Ratio(1, 3)))
    #expect(try Quantity.scale("6/4") == .factor(Ratio(3, 2)))
    expectRefusals(
      [
        ("65", "'65' is out of range: write a number from 0.01 to 64, or fit"),
        ("1/200", "'1/200' is out of range: write a number from 0.01 to 64, or fit"),
        ("Fit", "'Fit' is not a number: write one such as 2 or 1/3, or fit"),
        ("1/0", "'1/0' is not a number: write one such as 2 or 1/3, or fit"),
        ("1/2/3", "'1/2/3' is not a number: write one such as 2 or 1/3, or fit"),
      ], Quantity.scale)
  }

  @Test func `Repeats are whole numbers, 0 for ever`() throws {
    #expect(try Quantity.repeats("0") == 0...0)
    #expect(try Quantity.repeats("1000000") == 1_000_000...1_000_000)
    #expect(try Quantity.repeats("2..5") == 2...5)
    let remedy = "write the number of passes, up to 1000000, 0 for ever, or a range such as 2..5"
    expectRefusals(
      [
        ("-1", "'-1' is out of range: \(remedy)"),
        ("1000001", "'1000001' is out of range: \(remedy)"),
        ("99999999999999999999", "'99999999999999999999' is out of range: \(remedy)"),
        ("1.5", "'1.5' is not a whole number: \(remedy)"),
        ("twice", "'twice' is not a whole number: \(remedy)"),
        ("-", "'-' is not a whole number: \(remedy)"),
        ("5..2", "'5..2' runs backwards: write the smaller end first"),
        ("0..2", "'0' is out of range: write a range from 1 to 1000000, such as 2..5"),
      ], Quantity.repeats)
  }

  @Test func `Weights are read in millionths, from 0 to 1000000`() throws {
    #expect(try Quantity.weight("0") == 0)
    #expect(try Quantity.weight("-0") == 0)
    #expect(try Quantity.weight("0.000001") == 1)
    #expect(try Quantity.weight("2.5") == 2_500_000)
    #expect(try Quantity.weight("1000000") == 1_000_000_000_000)
    expectRefusals(
      [
        ("-1", "'-1' is out of range: write a number from 0 to 1000000"),
        ("1000000.1", "'1000000.1' is out of range: write a number from 0 to 1000000"),
        ("999999999999999", "'999999999999999' is out of range: write a number from 0 to 1000000"),
        (
          "9999999999999999",
          "'9999999999999999' is out of range: write a number from 0 to 1000000"
        ),
        ("0.0000001", "'0.0000001' has too many digits behind the point: write at most 6"),
        ("often", "'often' is not a number: write one such as 2"),
      ], Quantity.weight)
  }

  @Test func `z is a whole number on either side of zero`() throws {
    #expect(
      try ["-1000000", "-1", "0", "+3", "1000000"].map(Quantity.z) == [
        -1_000_000, -1, 0, 3, 1_000_000,
      ])
    expectRefusals(
      [
        ("1000001", "'1000001' is out of range: write one from -1000000 to 1000000"),
        ("0.5", "'0.5' is not a whole number: write one from -1000000 to 1000000"),
        ("front", "'front' is not a whole number: write one from -1000000 to 1000000"),
      ], Quantity.z)
  }

  @Test func `Counts, seeds and places are whole numbers`() throws {
    #expect(try Quantity.pixelCount("67108864") == 1 << 26)
    #expect(try Quantity.seed("9223372036854775807") == UInt64(Int.max))
    #expect(try Quantity.index("0") == 0)
    expectRefusals(
      [("0", "'0' is out of range: write one from 1 to 1099511627776")], Quantity.pixelCount)
    expectRefusals(
      [("-1", "'-1' is out of range: write one from 0 to 9223372036854775807")], Quantity.seed)
    expectRefusals([("x", "'x' is not a whole number: write one from 0 to 100000")], Quantity.index)
  }
}
