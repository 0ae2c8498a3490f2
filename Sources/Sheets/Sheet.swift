public import Pixels

/// Pictures cut into frames: one bitmap with a grid, an atlas, or several bitmaps that are each a frame.
///
/// Frames are regions of bitmaps and are cropped when asked for, so a large sheet is in memory only once.
public struct Sheet: Hashable, Sendable {
  /// The most frames that a sheet may have.
  public static let mostFrames = 1_000_000
  /// The most frames that all tags of a sheet may have together.
  package static let mostTaggedFrames = 1_000_000

  /// The whole pictures; at least one.
  public let bitmaps: [Bitmap]
  /// Where each frame lies, in frame order; frame numbers count from zero.
  public let places: [FramePlace]
  /// The animations that the sheet's file names, in its order.
  public let tags: [Tag]
  /// How many times all frames are played in order, 0 for forever; nil if the sheet's file does not say.
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
  ///   - tags: In the order of the file; their frames are indices in `places`.
  ///   - pixelLimit: The most pixels that a whole frame may have.
  /// - Throws: ``FrameError`` for the first frame that does not lie on its bitmap, or has no pixels or
  ///   too many.
  /// - Precondition: There is a bitmap and a frame, and all indices exist.
  public init(
    bitmaps: [Bitmap], places: [FramePlace], tags: [Tag] = [],
    pixelLimit: Int = Bitmap.defaultPixelLimit
  ) throws(FrameError) {
    precondition(!bitmaps.isEmpty && !places.isEmpty, "a sheet has a frame")
    precondition(
      tags.allSatisfy { tag in tag.frames.allSatisfy(places.indices.contains) },
      "the sheet has each frame of a tag")
    for (number, place) in places.enumerated() {
      do { try place.check(on: bitmaps[place.bitmap], pixelLimit: pixelLimit) } catch {
        throw FrameError(frame: number, cause: error)
      }
    }
    self.init(bitmaps: bitmaps, checkedPlaces: places, tags: tags)
  }

  /// Makes a sheet from places that have been checked.
  ///
  /// - Parameters:
  ///   - bitmaps: At least one.
  ///   - places: In frame order; at least one.
  ///   - tags: In the order of the file; their frames are indices in `places`.
  ///   - playCount: How many times all frames are played, 0 for forever; nil if the file does not say.
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

  /// The bitmap, if the sheet is just one: a picture that may still be cut into tiles.
  public var uncut: Bitmap? {
    guard bitmaps.count == 1, places.count == 1, tags.isEmpty, places[0].isPlain,
      places[0].region == bitmaps[0].bounds
    else { return nil }
    return bitmaps[0]
  }

  /// Width and height in pixels of a frame, by its number from zero.
  ///
  /// - Precondition: `number` is below ``frameCount``.
  public func size(ofFrame number: Int) -> (width: Int, height: Int) {
    (places[number].width, places[number].height)
  }

  /// A frame, untrimmed and upright, by its number from zero.
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
  /// Unique names of the tags: of those with the same name, the second is called `fall#2`, the third
  /// `fall#3`.
  public var tagNames: [String] { names.all }

  /// The tag with one of the ``tagNames``; nil if there is none.
  public func tag(named name: String) -> Tag? { names.place(of: name).map { tags[$0] } }
}
