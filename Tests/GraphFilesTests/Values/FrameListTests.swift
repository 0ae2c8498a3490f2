@testable import GraphFiles
import Testing

struct FrameListTests {
  private func numbers(_ text: String, of count: Int) throws(ValueError) -> [Int] {
    try FrameList(text).numbers(ofSheetWith: count)
  }

  @Test(arguments: [
    ("0-3", [0, 1, 2, 3]), ("5", [5]), ("0-3,5,5,4-1", [0, 1, 2, 3, 5, 5, 4, 3, 2, 1]),
    ("3-3", [3]), ("2-0", [2, 1, 0]), (" 1 - 2 , 0 ", [1, 2, 0]), ("05", [5]),
    ("all", [0, 1, 2, 3, 4, 5]),
  ])
  func `Numbers and ranges are played in their order`(text: String, frames: [Int]) throws {
    #expect(try numbers(text, of: 6) == frames)
  }

  @Test func `What is no list of frames is refused`() {
    let remedy = "write numbers and ranges such as 0-3,5,4-1, or all"
    for text in [
      "", ",", "1,", "-", "1-", "-1", "1-2-3", "a", "1..3", "All", "1,,2", "- 1",
    ] {
      expectRefusals([(text, "'\(text)' is no list of frames: \(remedy)")]) {
        text throws(ValueError) in try FrameList(text)
      }
    }
  }

  @Test func `A number that no sheet can hold is out of range`() {
    let digits = "99999999999999999999"
    for text in [digits, "0-\(digits)", "1, \(digits) -2"] {
      expectRefusals([(text, "'\(digits)' is out of range: no sheet holds so many tiles")]) {
        text throws(ValueError) in try FrameList(text)
      }
    }
  }

  @Test func `Frames past the sheet are refused with what it holds`() {
    expectRefusals([
      ("6", "frame 6 is past the sheet, which holds 6 tiles (0-5)"),
      ("0-5,4-8", "frames 4-8 run past the sheet, which holds 6 tiles (0-5)"),
      ("9-0", "frames 9-0 run past the sheet, which holds 6 tiles (0-5)"),
    ]) { text throws(ValueError) in try numbers(text, of: 6) }
    expectRefusals([("1", "frame 1 is past the sheet, which holds one tile (0)")]) {
      text throws(ValueError) in try numbers(text, of: 1)
    }
  }

  @Test func `Far too many frames are refused`() throws {
    let many = Array(repeating: "0-999", count: 100).joined(separator: ",")
    #expect(try numbers(many, of: 1000).count == 100_000)
    expectRefusals([(many + ",0", "more than 100000 frames in one state")]) {
      text throws(ValueError) in try numbers(text, of: 1000)
    }
  }
}
