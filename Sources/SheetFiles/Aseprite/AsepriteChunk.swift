/// The kinds of chunks that are read, by their codes in the file.
enum AsepriteChunk: Int {
  /// A palette with eight bits for each channel.
  case oldPalette = 0x0004
  /// A palette with six bits for each channel.
  case oldestPalette = 0x0011
  case layer = 0x2004
  case cel = 0x2005
  case tags = 0x2018
  case palette = 0x2019
  case slice = 0x2022
  case tileset = 0x2023

  /// What it is, with its article, for messages.
  var subject: String {
    switch self {
    case .oldPalette, .oldestPalette, .palette: "a palette"
    case .layer: "a layer"
    case .cel: "a cel"
    case .tags: "a list of tags"
    case .slice: "a slice"
    case .tileset: "a tileset"
    }
  }

  /// Whether it contains pixels or tiles, which an outline does without.
  var hasPixels: Bool { self == .cel || self == .tileset }
}
