import Glibc
import Pixels
import Sheets

/// Frames of real sheets: the project's own, and what is found of the shared ones.
enum RealFrames {
  private static let shared = getenv("ZOETROPE_SHARED").map { String(cString: $0) } ?? "../shared"

  /// Sheets with the sides of their tiles, and how many frames of each are taken.
  private static let sheets = [
    ("sheets/brian.png", 61, 85, 23),
    ("\(shared)/real/lpc-grid-handjson/soldier.png", 64, 64, 36),
    ("\(shared)/real/lpc-grid-handjson/princess.png", 64, 64, 36),
    ("\(shared)/real/pingus-sprite/hammer.png", 151, 181, 13),
    ("\(shared)/real/pingus-sprite/walker.png", 32, 32, 16),
    ("\(shared)/real/grid-bevy-rpg/gabe-idle-run.png", 24, 24, 7),
    ("\(shared)/real/apng-image-rs/basic_f20.png", 100, 100, 1),
    ("\(shared)/real/sparrow-flixel/1.png", 182, 256, 1),
    ("\(shared)/real/godot-sequence-creeps/playerGrey_walk1.png", 108, 135, 1),
    ("\(shared)/real/supertux-sprite/mr_iceblock/iceblock-0.png", 44, 44, 1),
  ]

  /// All frames; sheets that are not there are passed over with a line.
  static func load() -> [Bitmap] {
    sheets.flatMap { path, width, height, count in
      do {
        let grid = TileGrid(tileWidth: width, tileHeight: height)
        let sheet = try Sheet(bitmap: Bitmap(pngFile: path), grid: grid)
        return (0..<min(count, sheet.frameCount)).map { sheet.frame($0).bitmap }
      } catch {
        print("passed over: \(path)")
        return []
      }
    }
  }
}
