@testable import GraphFiles
import StateGraph
import Testing

struct ExtentTests {
  @Test func `A size is width and height, both from 1`() throws {
    #expect(try Extent.size("61x85") == (61, 85))
    #expect(try Extent.size("65535x1") == (65535, 1))
    let form = "is not a size: write width and height in pixels, such as 16x24"
    for text in ["", "61", "61x", "x85", "61x85x2", "61X85", "a×b", "6.5x8", "+x1"] {
      expectRefusals([(text, "'\(text)' \(form)")], Extent.size)
    }
    let range = "is out of range: write width and height, each from 1 to 65535"
    for text in ["0x85", "61x0", "0x5", "-1x5", "65536x1", "1x99999999999999999999"] {
      expectRefusals([(text, "'\(text)' \(range)")], Extent.size)
    }
  }

  @Test func `A screen has columns and rows, both from 1 to 2000`() throws {
    #expect(try Extent.screen("80x24") == (80, 24))
    #expect(try Extent.screen("2000x1") == (2000, 1))
    expectRefusals(
      [("80", "'80' is not a size: write columns and rows, such as 80x24")], Extent.screen)
    let range = "is out of range: write columns and rows, each from 1 to 2000"
    for text in ["0x24", "2001x1", "60000x60000"] {
      expectRefusals([(text, "'\(text)' \(range)")], Extent.screen)
    }
  }

  @Test func `A distance is across and down, both from 0`() throws {
    #expect(try Extent.distance("2,1") == (2, 1))
    #expect(try Extent.distance("0,0") == (0, 0))
    let form = "is not a pair of pixels: write across and down, such as 2,1"
    for text in ["", "2", "2,", "2x1", "1,2,3"] {
      expectRefusals([(text, "'\(text)' \(form)")], Extent.distance)
    }
    let range = "is out of range: write across and down, each from 0 to 65535"
    for text in ["-1,0", "70000,0"] {
      expectRefusals([(text, "'\(text)' \(range)")], Extent.distance)
    }
  }

  @Test func `A spot is in cells or percent`() throws {
    #expect(
      try Extent.spot("10,50%") == Spot(x: .cells(10 * .cell), y: .part(Spot.Coordinate.whole / 2)))
    #expect(try Extent.spot("-0,0.5") == Spot(x: .cells(0), y: .cells(.cell / 2)))
    let form = "is not a place: write across and down in cells or percent, such as 10,100%"
    for text in ["", "10", "10,", "a,1", "1,2,3", "1%%,0"] {
      expectRefusals([(text, "'\(text)' \(form)")], Extent.spot)
    }
    let range = "is out of range: write across and down, each from 0 to 65535 or from 0% to 100%"
    for text in ["-1,0", "0,101%", "65536,0", "9999999999999999,0"] {
      expectRefusals([(text, "'\(text)' \(range)")], Extent.spot)
    }
    expectRefusals(
      [("0.0000001,1", "'0.0000001,1' has too many digits behind the point: write at most 6")],
      Extent.spot)
  }

  @Test func `A velocity is in cells per second, up to 1000`() throws {
    #expect(try Extent.velocity("3,-0.5") == Velocity(x: 3_000_000, y: -500_000))
    let form = "is no motion: write cells per second across and down, such as 3,0"
    for text in ["", "3", "3;0", "a,b"] {
      expectRefusals([(text, "'\(text)' \(form)")], Extent.velocity)
    }
    expectRefusals(
      [
        (
          "0,-1000.1",
          "'0,-1000.1' is out of range: write cells per second, each from -1000 to 1000"
        ),
        ("1.0000001,0", "'1.0000001,0' has too many digits behind the point: write at most 6"),
      ], Extent.velocity)
  }
}
