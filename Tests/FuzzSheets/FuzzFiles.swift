import Pixels
import Sheets

/// Stands for the files beside a sheet file: every image is there, and is like all the others.
final class FuzzFiles: SheetFileAccess {
  private var budget = PixelBudget(pixelLimit: 1 << 18)

  var pixelLimit: Int { budget.pixelLimit }

  func hasFile(_ path: String) -> Bool { true }

  func bytes(_ path: String, limit: Int) throws(SheetFile.Failure) -> [UInt8] {
    throw .file(.missing)
  }

  func bitmap(_ path: String) throws(SheetFile.Failure) -> Bitmap {
    try budget.spend(width: 64, height: 64)
    return Bitmap(width: 64, height: 64, filling: RGBA(200, 100, 50))
  }

  func bitmap(png bytes: [UInt8]) throws(SheetFile.Failure) -> Bitmap {
    try budget.decode(png: bytes)
  }

  func claim(width: Int, height: Int, count: Int) throws(SheetFile.Failure) {
    try budget.spend(width: width, height: height, count: count)
  }
}
