public import Pixels

/// Where a frame lies on the bitmaps of a sheet, and how its whole picture is made from there.
public struct FramePlace: Hashable, Sendable {
  /// An index in ``Sheet/bitmaps``.
  public var bitmap: Int
  /// The part of the bitmap that is cut out, turned or not; it may be empty.
  public var region: PixelRect
  /// How it was turned when it was packed.
  public var turn: Turn
  /// How the cutting is mirrored once it is upright.
  public var mirroring: Mirroring
  /// Width of the whole picture in pixels, untrimmed and upright; at least 1.
  public var width: Int
  /// Height of the whole picture in pixels, untrimmed and upright; at least 1.
  public var height: Int
  /// Column of the whole picture at which the upright cutting begins; pixels outside the picture are lost.
  public var offsetX: Int
  /// Row of the whole picture at which the upright cutting begins.
  public var offsetY: Int
  /// The frame's name in the file; empty if it has none.
  public var name: String
  /// How long the frame stays; nil if the file does not say.
  public var duration: Duration?
  /// The point by which the picture is placed; nil if the file does not say.
  public var pivot: Pivot?

  /// Makes the place of a frame that is untrimmed and upright unless said otherwise.
  ///
  /// - Parameters:
  ///   - bitmap: An index in the sheet's bitmaps.
  ///   - region: As it lies on the bitmap.
  ///   - turn: How it was turned when it was packed.
  ///   - mirroring: How the cutting is mirrored once it is upright.
  ///   - size: Of the whole picture; that of the region if nil.
  ///   - offset: Where in the whole picture the upright cutting begins.
  ///   - name: The frame's name in the file.
  ///   - duration: How long it stays.
  ///   - pivot: The point by which it is placed.
  public init(
    bitmap: Int = 0, region: PixelRect, turn: Turn = .upright, mirroring: Mirroring = [],
    size: (width: Int, height: Int)? = nil, offset: (x: Int, y: Int) = (0, 0), name: String = "",
    duration: Duration? = nil, pivot: Pivot? = nil
  ) {
    self.bitmap = bitmap
    self.region = region
    self.turn = turn
    self.mirroring = mirroring
    width = size?.width ?? (turn.swapsSides ? region.height : region.width)
    height = size?.height ?? (turn.swapsSides ? region.width : region.height)
    offsetX = offset.x
    offsetY = offset.y
    self.name = name
    self.duration = duration
    self.pivot = pivot
  }

  /// Where the upright cutting lies on the whole picture; it may reach beyond.
  var cutting: PixelRect {
    PixelRect(
      x: offsetX, y: offsetY, width: turn.swapsSides ? region.height : region.width,
      height: turn.swapsSides ? region.width : region.height)
  }

  /// Whether the whole picture is the region as it lies on the bitmap.
  var isPlain: Bool {
    turn == .upright && mirroring.isEmpty && offsetX == 0 && offsetY == 0
      && width == region.width && height == region.height
  }

  /// The place of the mirrored whole picture, with its pivot mirrored, too.
  package func mirrored(_ mirroring: Mirroring) -> FramePlace {
    var place = self
    place.mirroring.formSymmetricDifference(mirroring)
    if mirroring.contains(.leftToRight) {
      place.offsetX = width - cutting.width - offsetX
      place.pivot = place.pivot.map { Pivot(x: Double(width) - $0.x, y: $0.y) }
    }
    if mirroring.contains(.topToBottom) {
      place.offsetY = height - cutting.height - offsetY
      place.pivot = place.pivot.map { Pivot(x: $0.x, y: Double(height) - $0.y) }
    }
    return place
  }
}

/// The point by which a frame is placed, in pixels from the upper left corner of the whole picture.
///
/// It may lie outside.
public struct Pivot: Hashable, Sendable {
  public var x: Double
  public var y: Double

  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}
