public import Pixels

/// The files as they are on the disk, for the reading of one sheet.
public final class DiskAccess: SheetFileAccess {
  private var budget: PixelBudget

  /// - Parameter pixelLimit: The most pixels that a picture may have; all may have four times as
  ///   many together.
  public init(pixelLimit: Int = Bitmap.defaultPixelLimit) {
    budget = PixelBudget(pixelLimit: pixelLimit)
  }

  public var pixelLimit: Int { budget.pixelLimit }

  public func hasFile(_ path: String) -> Bool { FileContents.exists(path) }

  public func bytes(_ path: String, limit: Int) throws(SheetFile.Failure) -> [UInt8] {
    try SheetFile.contents(of: path, limit: limit)
  }

  public func bitmap(_ path: String) throws(SheetFile.Failure) -> Bitmap {
    if let file = StillPNG(path) { return try budget.decode(file) }
    return try bitmap(png: try bytes(path, limit: SheetFile.mostBytes))
  }

  public func bitmap(png bytes: [UInt8]) throws(SheetFile.Failure) -> Bitmap {
    try budget.decode(png: bytes)
  }

  public func claim(width: Int, height: Int, count: Int) throws(SheetFile.Failure) {
    try budget.spend(width: width, height: height, count: count)
  }
}
