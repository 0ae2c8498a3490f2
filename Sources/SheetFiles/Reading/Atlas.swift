import Pixels
import Sheets

/// A sheet under construction: the images, frames and tags that a reader has found so far.
struct Atlas {
  private(set) var bitmaps: [Bitmap] = []
  private(set) var places: [FramePlace] = []
  private(set) var tags: [Tag] = []
  /// How many times all frames are played in order, 0 for forever; nil if the file does not say.
  var playCount: Int?

  /// Where the images come from.
  private let neighbours: Neighbours
  private var taggedFrames = 0
  /// Indices of the bitmaps in which a colour was made transparent.
  private var keyed: Set<Int> = []
  /// The index in `bitmaps` of each image, by name and by path.
  private var images: [String: Int] = [:]

  init(_ neighbours: Neighbours) { self.neighbours = neighbours }

  /// The index in `bitmaps` of an image, which is read when it is first asked for.
  ///
  /// - Parameters:
  ///   - name: As it is written in the file; nil if the file names no image.
  ///   - error: Adds the place in the file to the reason why there is no such image; nil if the file
  ///     has no such place.
  /// - Returns: At least 0.
  /// - Throws: ``SheetFileError``.
  mutating func image(
    _ name: String?, error: ((_ reason: String) -> SheetFileError)? = nil
  ) throws(SheetFileError) -> Int {
    if let known = images[name ?? ""] { return known }
    let found: (bitmap: Bitmap, path: String)
    do { found = try neighbours.image(name) } catch .content(let content) {
      throw error?(content.reason) ?? .content(content)
    }
    let index = images[found.path] ?? bitmaps.count
    if index == bitmaps.count { bitmaps.append(found.bitmap) }
    images[found.path] = index
    images[name ?? ""] = index
    return index
  }

  /// Adds a frame.
  ///
  /// - Parameters:
  ///   - place: On one of `bitmaps`.
  ///   - error: Adds the place in the file to the reason why there can be no such frame.
  /// - Throws: ``SheetFileError``.
  mutating func add(
    _ place: FramePlace, error: (_ reason: String) -> SheetFileError
  ) throws(SheetFileError) {
    do {
      try place.check(on: bitmaps[place.bitmap], pixelLimit: neighbours.access.pixelLimit)
    } catch let cause {
      throw error("\(cause)").marked(isPixelLimit: cause.isPixelLimit)
    }
    guard places.count < Sheet.mostFrames else {
      throw error("there are more than \(Sheet.mostFrames) frames")
    }
    places.append(place)
  }

  /// Checks that a tag with `count` more frames may be added.
  ///
  /// - Throws: ``SheetFileError`` if the tags have too many frames.
  func checkRoom(
    forTagged count: Int, error: (_ reason: String) -> SheetFileError
  ) throws(SheetFileError) {
    guard count <= Sheet.mostTaggedFrames - taggedFrames else {
      throw error("the tags have more than \(Sheet.mostTaggedFrames) frames together")
    }
  }

  /// Adds a tag.
  ///
  /// - Precondition: Its frames have been added.
  mutating func add(_ tag: Tag) {
    taggedFrames += tag.frames.count
    tags.append(tag)
  }

  /// Adds a tag for each run of frames whose names differ only in their numbers.
  mutating func addTagsByNames() {
    for tag in FrameNames.tags(of: places.map(\.name)) { add(tag) }
  }

  /// Gives a frame a pivot.
  mutating func set(pivot: Pivot, ofFrame number: Int) { places[number].pivot = pivot }

  /// Makes all pixels of a colour transparent in a bitmap; only the first colour counts.
  mutating func makeTransparent(_ color: RGBA, in bitmap: Int) {
    guard keyed.insert(bitmap).inserted else { return }
    bitmaps[bitmap].withUnsafeMutablePixels { pixels in
      for index in pixels.indices where pixels[index] == color { pixels[index] = .transparent }
    }
  }

  /// The finished sheet.
  ///
  /// - Throws: ``SheetFileError`` if there is no frame.
  func sheet() throws(SheetFileError) -> Sheet {
    guard !places.isEmpty else { throw .content(SheetContentError("it has no frames")) }
    return Sheet(bitmaps: bitmaps, checkedPlaces: places, tags: tags, playCount: playCount)
  }
}
