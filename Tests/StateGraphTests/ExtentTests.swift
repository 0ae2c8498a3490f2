import StateGraph
import Testing

struct ExtentTests {
  @Test func `A size is width and height, both from 1`() throws {
    #expect(try Extent.size("61x85") == (61, 85))
    #expect(try Extent.size("65535x1") == (65535, 1))
    let remedy = "write width and height in pixels, such as 16x24"
    for text in [
      "", "61", "61x", "x85", "0x85", "61x0", "-1x5", "61x85x2", "61X85", "65536x1", "a×b",
    ] {
      expectRefusals([(text, "'\(text)' is not a size: \(remedy)")], Extent.size)
    }
  }

  @Test func `A screen has columns and rows, both from 1 to 2000`() throws {
    #expect(try Extent.screen("80x24") == (80, 24))
    #expect(try Extent.screen("2000x1") == (2000, 1))
    let remedy = "write columns and rows, each up to 2000, such as 80x24"
    for text in ["80", "0x24", "2001x1", "60000x60000"] {
      expectRefusals([(text, "'\(text)' is not a size: \(remedy)")], Extent.screen)
    }
  }

  @Test func `A distance is across and down, both from 0`() throws {
    #expect(try Extent.distance("2,1") == (2, 1))
    #expect(try Extent.distance("0,0") == (0, 0))
    let remedy = "write across and down, such as 2,1"
    for text in ["", "2", "2,", "-1,0", "2x1", "1,2,3"] {
      expectRefusals([(text, "'\(text)' is not a pair of pixels: \(remedy)")], Extent.distance)
    }
  }
}
