public import Pixels

/// Pictures cut into frames: one bitmap with a grid, an atlas, or several bitmaps that are a frame
/// each.
///
/// The frames are regions of bitmaps and are cropped when asked for, so that a large sheet is held
/// in memory once.
public struct Sheet: Hashable, Sendable {
  /// The most frames that a sheet may have.
  public static let mostFrames = 1_000_000
  /// The most frames that all tags of a sheet may have together.
  public static let mostTaggedFrames = 1_000_000

  /// The whole pictures; at least one.
  public let bitmaps: [Bitmap]
  /// Where each frame lies, in frame order; frame numbers count from zero.
  public let places: [FramePlace]
  /// The animations that the sheet's file names, in its order.
  public let tags: [Tag]
  /// How often the sheet's file says that all frames are played in order, 0 for ever; nil if it does
  /// not say.
  public let playCount: Int?
  /// Width and height in pixels of every frame; nil if they differ.
  public var commonSize: (width: Int, height: Int)? {
    isUniform ? (places[0].width, places[0].height) : nil
  }
  private let isUniform: Bool
  let names: TagNames

  /// Makes a sheet whose only frame is the whole bitmap.
  public init(bitmap: Bitmap) {
    self.init(bitmaps: [bitmap])
  }

  /// Makes a sheet whose frames are whole bitmaps, which may differ in size.
  ///
  /// - Precondition: There is at least one bitmap.
  public init(bitmaps: [Bitmap]) {
    precondition(!bitmaps.isEmpty, "a sheet has a frame")
    self.init(
      bitmaps: bitmaps,
      checkedPlaces: bitmaps.enumerated().map { index, bitmap in
        FramePlace(bitmap: index, region: bitmap.bounds)
      }, tags: [])
  }

  /// Cuts a bitmap into the tiles of a grid.
  ///
  /// - Throws: ``TileGridError`` if the grid does not fit the bitmap.
  public init(bitmap: Bitmap, grid: TileGrid) throws(TileGridError) {
    let regions = try grid.regions(width: bitmap.width, height: bitmap.height)
    self.init(
      bitmaps: [bitmap], checkedPlaces: regions.map { FramePlace(region: $0) }, tags: [])
  }

  /// Makes an atlas: frames that lie anywhere on bitmaps, and the animations that its file names.
  ///
  /// - Parameters:
  ///   - bitmaps: At least one.
  ///   - places: In frame order; at least one.
  ///   - tags: In the order of the file; their frames are places in `places`.
  ///   - pixelLimit: The most pixels that a whole frame may have.
  /// - Throws: ``FrameError`` for the first frame that does not lie on its bitmap, has no pixels or
  ///   too many.
  /// - Precondition: The counts and the numbers in the tags are right.
  public init(
    bitmaps: [Bitmap], places: [FramePlace], tags: [Tag] = [],
    pixelLimit: Int = Bitmap.defaultPixelLimit
  ) throws(FrameError) {
    precondition(!bitmaps.isEmpty && !places.isEmpty, "a sheet has a frame")
    precondition(
      tags.allSatisfy { tag in tag.frames.allSatisfy(places.indices.contains) },
      "the sheet has each frame of a tag")
    for (number, place) in places.enumerated() {
      if let reason = place.problem(on: bitmaps[place.bitmap], pixelLimit: pixelLimit) {
        throw FrameError(frame: number, reason: reason)
      }
    }
    self.init(bitmaps: bitmaps, checkedPlaces: places, tags: tags)
  }

  /// Makes a sheet of what was checked.
  package init(
    bitmaps: [Bitmap], checkedPlaces places: [FramePlace], tags: [Tag], playCount: Int? = nil
  ) {
    self.playCount = playCount
    self.bitmaps = bitmaps
    self.places = places
    self.tags = tags
    names = TagNames(tags)
    isUniform = places.allSatisfy { place in
      place.width == places[0].width && place.height == places[0].height
    }
  }

  /// How many frames there are; at least one.
  public var frameCount: Int { places.count }

  /// The bitmap, if the sheet is nothing but one: a picture that may still be cut into tiles.
  public var uncut: Bitmap? {
    guard bitmaps.count == 1, places.count == 1, tags.isEmpty, places[0].isPlain,
      places[0].region == bitmaps[0].bounds
    else { return nil }
    return bitmaps[0]
  }

  /// Width and height in pixels of the frame of a number from zero.
  ///
  /// - Precondition: `number` is below ``frameCount``.
  public func size(ofFrame number: Int) -> (width: Int, height: Int) {
    (places[number].width, places[number].height)
  }

  /// The frame of a number from zero, untrimmed and upright.
  ///
  /// - Precondition: `number` is below ``frameCount``.
  public func frame(_ number: Int) -> Frame {
    let place = places[number]
    return Frame(
      bitmap: place.picture(from: bitmaps[place.bitmap]), name: place.name,
      duration: place.duration, pivot: place.pivot)
  }
}

extension Sheet {
  /// What the tags are called where they have to be told apart: of those with the same name, the
  /// second is called `fall#2`, the third `fall#3`.
  public var tagNames: [String] { names.all }

  /// The tag that is called so among ``tagNames``; nil if there is none.
  public func tag(named name: String) -> Tag? { names.place(of: name).map { tags[$0] } }
}
