import Foundation
import Pixels
import Support
import Testing

/// Willem van Schaik's PngSuite against the pixels of a decoder that is not libpng.
@Suite(.enabled(if: SharedFiles.areUsable, "there is no folder of shared inputs"))
struct PngSuiteTests {
  static let folder = "corpus/pngsuite"

  @Test func `All 174 pictures decode as expected, or are refused`() throws {
    let expectations = try Expectation.all()
    #expect(expectations.count == 174)
    for expectation in expectations { try check(expectation) }
  }

  private func check(_ expected: Expectation) throws {
    let file = try SharedFiles.bytes("\(Self.folder)/images/\(expected.name)")
    guard let tolerance = expected.tolerance else {
      let error = #expect(throws: PNGError.self, "\(expected.name)") { try Bitmap(png: file) }
      #expect(error?.description.isEmpty == false)
      return
    }
    let bitmap = try Bitmap(png: file)
    #expect(bitmap.width == expected.width && bitmap.height == expected.height)
    let stem = expected.name.dropLast(".png".count)
    let bytes = try SharedFiles.bytes("\(Self.folder)/expected/\(stem).rgba")
    #expect(bytes.count == bitmap.pixels.count * 4)
    let difference = largestDifference(bitmap.pixels, bytes)
    #expect(difference <= tolerance, "\(expected.name): off by \(difference)")
  }

  /// The largest difference of a channel; where both alphas are 0 colours are ignored.
  private func largestDifference(_ pixels: [RGBA], _ bytes: [UInt8]) -> Int {
    var largest = 0
    for (index, pixel) in pixels.enumerated() {
      let channels = [pixel.red, pixel.green, pixel.blue, pixel.alpha]
      let expected = bytes[index * 4..<index * 4 + 4]
      if pixel.alpha == 0 && expected.last == 0 { continue }
      for (found, wanted) in zip(channels, expected) {
        largest = max(largest, abs(Int(found) - Int(wanted)))
      }
    }
    return largest
  }
}

/// One entry of the suite's expected.json.
private struct Expectation {
  let name: String
  let width: Int
  let height: Int
  /// The largest difference allowed in a channel, or nil when the file must be refused.
  let tolerance: Int?

  static func all() throws -> [Expectation] {
    let data = Data(try SharedFiles.bytes("\(PngSuiteTests.folder)/expected.json"))
    let entries = try JSONSerialization.jsonObject(with: data) as? [String: [String: Any]]
    return try #require(entries).sorted { $0.key < $1.key }.map { name, entry in
      Expectation(
        name: name, width: entry["width"] as? Int ?? 0, height: entry["height"] as? Int ?? 0,
        tolerance: entry["error"] as? Bool == true ? nil : entry["tolerance"] as? Int)
    }
  }
}
