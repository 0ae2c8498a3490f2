import Sheets
import Pixels

/// An atlas while it is being read.
struct Atlas {
  private(set) var bitmaps: [Bitmap] = []
  private(set) var places: [FramePlace] = []
  private(set) var tags: [Tag] = []
  /// How often all frames are played in order, 0 for ever; nil if the file does not say.
  var playCount: Int?
  private var taggedFrames = 0
  /// Places of the bitmaps in which a colour was made transparent.
  private var keyed: Set<Int> = []
  /// Place in `bitmaps` of each image, by its path.
  private var images: [String: Int] = [:]

  /// Place in `bitmaps` of an image, which is read if it is not known.
  ///
  /// - Throws: ``SheetFileError``.
  mutating func image(
    _ name: String?, of neighbours: Neighbours
  ) throws(SheetFileError) -> Int {
    if let known = images[name ?? ""] { return known }
    let found = try neighbours.image(name)
    let index = images[found.path] ?? bitmaps.count
    if index == bitmaps.count { bitmaps.append(found.bitmap) }
    images[found.path] = index
    images[name ?? ""] = index
    return index
  }

  /// Adds a frame.
  ///
  /// - Parameters:
  ///   - place: Its bitmap is there.
  ///   - pixelLimit: The most pixels that the whole frame may have.
  ///   - fault: Makes an error of what is wrong with it.
  /// - Throws: ``SheetFileError``.
  mutating func add(
    _ place: FramePlace, within pixelLimit: Int, fault: (String) -> SheetFileError
  ) throws(SheetFileError) {
    if let reason = place.problem(on: bitmaps[place.bitmap], pixelLimit: pixelLimit) {
      throw fault(reason)
    }
    guard places.count < Sheet.mostFrames else {
      throw fault("there are more than \(Sheet.mostFrames) frames")
    }
    places.append(place)
  }

  /// Whether so many frames more may be in tags.
  ///
  /// - Throws: ``SheetFileError`` if not.
  func checkRoom(
    forTagged count: Int, fault: (String) -> SheetFileError
  ) throws(SheetFileError) {
    guard count <= Sheet.mostTaggedFrames - taggedFrames else {
      throw fault("the tags have more than \(Sheet.mostTaggedFrames) frames together")
    }
  }

  /// Adds a tag.
  ///
  /// - Precondition: The frames are there.
  mutating func add(_ tag: Tag) {
    taggedFrames += tag.frames.count
    tags.append(tag)
  }

  /// Gives a frame a pivot.
  mutating func set(pivot: Pivot, ofFrame number: Int) { places[number].pivot = pivot }

  /// Makes all pixels of a colour transparent, of a bitmap that has had none made so.
  mutating func makeTransparent(_ color: RGBA, in bitmap: Int) {
    guard keyed.insert(bitmap).inserted else { return }
    bitmaps[bitmap].withUnsafeMutablePixels { pixels in
      for index in pixels.indices where pixels[index] == color { pixels[index] = .transparent }
    }
  }

  /// The sheet of all that was added.
  ///
  /// - Throws: ``SheetFileError`` if there is no frame.
  func sheet() throws(SheetFileError) -> Sheet {
    guard !places.isEmpty else { throw .content(SheetContentError("it has no frames")) }
    return Sheet(bitmaps: bitmaps, checkedPlaces: places, tags: tags, playCount: playCount)
  }
}
