import Pixels
import Sheets

/// The content of an Aseprite file.
///
/// The format is described in Aseprite's docs/ase-file-specs.md.
struct AsepriteFile {
  /// How the colour of a pixel is stored; the raw value is the number of bits.
  enum Depth: Int {
    case indexed = 8
    /// Lightness and opacity.
    case gray = 16
    case rgba = 32

    var bytesPerPixel: Int { rawValue / 8 }
  }

  let header: AsepriteHeader
  /// In frame order; at least one.
  let frames: [Frame]
  /// In the order of the file: from the back to the front, groups before their members.
  let layers: [Layer]
  /// By the numbers that tilemap layers use.
  let tilesets: [Int: Tileset]
  /// Each is used by the frames that have its index; colours by their numbers.
  let palettes: [[RGBA]]
  let tags: [Tag]
  let slices: [Slice]

  var width: Int { header.width }
  var height: Int { header.height }

  /// One frame.
  struct Frame {
    /// Nil if the file does not say.
    let duration: Duration?
    /// An index in the file's palettes.
    var palette: Int
    /// By the numbers of their layers.
    var cels: [Int: Cel] = [:]
  }

  /// A layer, or a group of layers.
  struct Layer {
    enum Kind: Hashable {
      case image, group
      /// With the number of its tileset.
      case tilemap(Int)
    }

    let kind: Kind
    /// The number of the group that it is in; nil if it is in none.
    let parent: Int?
    /// Whether it is drawn: it is not hidden, nor in a hidden group, nor a reference layer.
    let isShown: Bool
    let isBackground: Bool
    let blendMode: BlendMode
    let opacity: Int
  }

  /// The content of a layer in one frame.
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
      /// Row by row, in the file's depth.
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
    let masks: Masks

    struct Masks {
      let number: UInt32
      let x: UInt32
      let y: UInt32
      let diagonal: UInt32
    }
  }

  /// Tiles of one size.
  struct Tileset {
    let tileWidth: Int
    let tileHeight: Int
    let count: Int
    /// The number that stands for no tile.
    let emptyTile: UInt32
    /// Row by row, one tile after another; empty if the tiles are in another file.
    let pixels: [UInt8]
  }

  /// A part of the picture, of which only the pivot matters here.
  struct Slice {
    let keys: [Key]

    /// Holds from a frame until the frame of the next key.
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
