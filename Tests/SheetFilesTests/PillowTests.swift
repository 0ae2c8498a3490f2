import Foundation
import Pixels
import Support
import Testing

@testable import SheetFiles
import Sheets

/// Frames of GIF and APNG files against those of Pillow; Tests/Fixtures/animations says how they were
/// made.
struct PillowTests {
  @Test(arguments: try Fixtures.table("animations/animations.tsv"))
  func `Frames of a made file are as Pillow shows them`(_ fields: [String]) throws {
    let bytes = [UInt8](try #require(Data(base64Encoded: fields[1])))
    let sheet = try SheetFile.read(bytes, at: fields[0], with: DiskAccess())
    expect(sheet, Array(fields.dropFirst(2)), "\(fields[0])")
  }

  @Test(.enabled(if: SharedFiles.areUsable), arguments: try Fixtures.table("animations/real.tsv"))
  func `Frames of a real file are as Pillow shows them`(_ fields: [String]) throws {
    let sheet = try SheetFile.read(SharedFiles.path(fields[0]))
    expect(sheet, Array(fields.dropFirst()), "\(fields[0])")
  }

  /// - Parameters:
  ///   - sheet: The sheet as it was read.
  ///   - expected: Width, height, and the checksums of all frames.
  ///   - name: The file's name.
  private func expect(_ sheet: Sheet, _ expected: [String], _ name: Comment) {
    let sums = (0..<sheet.frameCount).map { sheet.frame($0).bitmap.checkSum }
    #expect(sums == expected[2].split(separator: ",").map(String.init), name)
    for number in 0..<sheet.frameCount {
      let size = sheet.size(ofFrame: number)
      #expect(["\(size.width)", "\(size.height)"] == expected[..<2], name)
    }
  }
}
