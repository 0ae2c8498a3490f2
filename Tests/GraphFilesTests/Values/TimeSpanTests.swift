import GraphFiles
import Basics
import Animation
import StateGraph
import Testing

struct TimeSpanTests {
  @Test(arguments: [
    ("1ms", 1_000_000), ("100ms", 100_000_000), ("0.1s", 100_000_000), ("2s", 2_000_000_000),
    (".5s", 500_000_000), ("1.5min", 90_000_000_000), ("1h", 3_600_000_000_000),
    ("24h", 86_400_000_000_000), ("0.0015s", 1_500_000), ("33.333333ms", 33_333_333),
    ("1.000001h", 3_600_003_600_000),
  ])
  func `A time is a number with its unit`(text: String, time: Nanoseconds) throws {
    #expect(try TimeSpan.parse(text) == time)
  }

  @Test func `Other texts are refused with a remedy`() {
    expectRefusals(
      [
        ("100", "'100' has no unit: write 100ms or 100s"),
        ("0.1", "'0.1' has no unit: write 0.1ms or 0.1s"),
        ("100 ms", "'100 ms' has no unit that is known: write ms, s, min or h, as in 100ms"),
        ("5m", "'5m' has no unit that is known: write ms, s, min or h, as in 100ms"),
        ("5S", "'5S' has no unit that is known: write ms, s, min or h, as in 100ms"),
        ("", "'' is not a time: write one such as 100ms or 2s"),
        ("ms", "'ms' is not a time: write one such as 100ms or 2s"),
        ("1.2.3s", "'1.2.3s' is not a time: write one such as 100ms or 2s"),
        ("-1s", "'-1s' is out of range: write a time from 1ms to 24h"),
        ("0s", "'0s' is out of range: write a time from 1ms to 24h"),
        ("0.9ms", "'0.9ms' is out of range: write a time from 1ms to 24h"),
        ("24.1h", "'24.1h' is out of range: write a time from 1ms to 24h"),
        (
          "9999999999999999h", "'9999999999999999h' is out of range: write a time from 1ms to 24h"
        ),
        ("1.0000001s", "'1.0000001s' has too many digits behind the point: write at most 6"),
        ("99999999999999h", "'99999999999999h' is out of range: write a time from 1ms to 24h"),
      ], TimeSpan.parse)
  }

  @Test func `A moment may be the start`() throws {
    #expect(try TimeSpan.moment("0s") == 0)
    #expect(try TimeSpan.moment("0.5ms") == 500_000)
    expectRefusals(
      [("-1s", "'-1s' is out of range: write a time from 0s to 24h")], TimeSpan.moment)
  }

  @Test func `A list has a time between each two commas`() throws {
    #expect(try TimeSpan.list("100ms") == [100_000_000])
    #expect(try TimeSpan.list("100ms, 1s ,2ms") == [100_000_000, 1_000_000_000, 2_000_000])
    expectRefusals(
      [
        ("", "'' is not a time: write one such as 100ms or 2s"),
        ("1s,,2s", "'' is not a time: write one such as 100ms or 2s"),
        ("1s,5", "'5' has no unit: write 5ms or 5s"),
        ("1s;2s", "'1s;2s' has no unit that is known: write ms, s, min or h, as in 100ms"),
      ], TimeSpan.list)
  }
}
