import Sheets
import Pixels

/// What stands in an Aseprite file.
///
/// The format is described in Aseprite's docs/ase-file-specs.md.
struct AsepriteFile {
  /// How the colour of a pixel is written.
  enum Depth: Int {
    case indexed = 8
    /// Lightness and opacity.
    case gray = 16
    case rgba = 32

    var bytesPerPixel: Int { rawValue / 8 }
  }

  /// Width of every frame in pixels.
  let width: Int
  /// Height of every frame in pixels.
  let height: Int
  let depth: Depth
  /// The colour number that is transparent but on the background; for indexed pixels alone.
  let transparentIndex: Int
  /// Whether groups are composed by themselves first, and have a blend mode and an opacity.
  let composesGroups: Bool
  /// In frame order; at least one.
  var frames: [Frame]
  /// In the order of the file, which is from the back to the front, groups before what is in them.
  var layers: [Layer] = []
  /// Tiles by the number that tilemap layers name.
  var tilesets: [Int: Tileset] = [:]
  /// Each is used by the frames that have its place here; colours by their numbers.
  var palettes: [[RGBA]] = []
  var tags: [Tag] = []
  var slices: [Slice] = []

  /// One frame.
  struct Frame {
    /// Nil if the file does not say.
    var duration: Duration?
    /// A place in the file's palettes.
    var palette = 0
    /// By the numbers of their layers.
    var cels: [Int: Cel] = [:]
  }

  /// One layer, or a group of them.
  struct Layer {
    enum Kind: Hashable {
      case image, group
      /// With the number of its tileset.
      case tilemap(Int)
    }

    let kind: Kind
    /// The group that it is in.
    let parent: Int?
    /// Whether it is drawn: not if it is hidden, or in a hidden group, or only a reference.
    let isShown: Bool
    let isBackground: Bool
    let blendMode: BlendMode
    let opacity: Int
  }

  /// What a layer holds in one frame.
  struct Cel {
    let content: Content
    /// Column of its left edge in the frame.
    let x: Int
    /// Row of its upper edge in the frame.
    let y: Int
    let opacity: Int
    /// How many layers further to the front it is drawn.
    let rise: Int

    enum Content {
      /// Row by row, as the depth has it.
      case pixels(width: Int, height: Int, [UInt8])
      case tiles(Tilemap)
    }
  }

  /// Tiles in rows and columns.
  struct Tilemap {
    let columns: Int
    let rows: Int
    /// Row by row, four bytes each.
    let tiles: [UInt8]
    /// Which bits of a tile are its number, and which say that it is mirrored.
    let masks: (number: UInt32, x: UInt32, y: UInt32, diagonal: UInt32)
  }

  /// Tiles of one size.
  struct Tileset {
    let tileWidth: Int
    let tileHeight: Int
    let count: Int
    /// The tile that stands for none.
    let emptyTile: UInt32
    /// Row by row, one tile after another; empty if the tiles are in another file.
    let pixels: [UInt8]
  }

  /// A part of the picture.
  struct Slice {
    let keys: [Key]

    /// What holds from a frame on.
    struct Key {
      let frame: Int
      /// Relative to the upper left corner of the frame; nil if the slice has none.
      let pivot: Pivot?
    }
  }

  /// The point by which a frame is placed: that of the first slice that has one.
  func pivot(ofFrame number: Int) -> Pivot? {
    for slice in slices {
      if let pivot = slice.keys.last(where: { $0.frame <= number })?.pivot { return pivot }
    }
    return nil
  }
}
