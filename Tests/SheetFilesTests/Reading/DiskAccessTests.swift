import Foundation
import Pixels
import SheetFiles
import Sheets
import Support
import Testing

struct DiskAccessTests {
  private let folder: TemporaryFolder
  private let path: String
  private let bitmap = Bitmap.random(width: 90, height: 70, seed: 3)

  init() throws {
    folder = try TemporaryFolder()
    path = folder.path + "/a.png"
    try Data(bitmap.pngData()).write(to: URL(filePath: path))
  }

  @Test func `A still PNG file on the disk is decoded as its bytes are`() throws {
    #expect(try SheetFile.read(path).uncut == bitmap)
    #expect(try DiskAccess(pixelLimit: 6300).bitmap(path) == bitmap)
  }

  @Test func `A picture on the disk that is too large is refused`() {
    #expect(throws: SheetFileError.png(.tooLarge(width: 90, height: 70, pixelLimit: 6299))) {
      try SheetFile.read(path, pixelLimit: 6299)
    }
  }
}
