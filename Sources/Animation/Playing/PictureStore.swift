import Pixels

/// Pictures that were cropped from a sheet, by their frame numbers.
struct PictureStore {
  private(set) var bitmaps: [Int: Bitmap] = [:]

  /// The picture of a number, made by `crop` if there is none yet.
  mutating func bitmap(_ number: Int, crop: (Int) -> Bitmap) -> Bitmap {
    if let known = bitmaps[number] { return known }
    let bitmap = crop(number)
    bitmaps[number] = bitmap
    return bitmap
  }

  mutating func removeAll() { bitmaps = [:] }
}
