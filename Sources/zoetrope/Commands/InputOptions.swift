import Cells
import GraphLanguage
import Pixels
import Player
import StateGraph
import Terminal

/// Options that several commands share, and what they mean.
enum InputOptions {
  static let specs = [
    OptionSpec("--tile", "WxH", "size of a tile, for a PNG without a graph"),
    OptionSpec("--frames", "LIST", "tiles to play, such as 0-11, for a PNG without a graph"),
    OptionSpec("--fps", "N", "frames per second, for a PNG without a graph (default 10)"),
    OptionSpec("--max-pixels", "N", "refuse sheets with more pixels (default 67108864)"),
  ]

  /// Reads the file that a command is about, and tells of its warnings.
  ///
  /// - Throws: ``Failure``.
  static func load(_ path: String, _ arguments: Arguments) throws(Failure) -> Input {
    let size = try arguments.value("--tile", Extent.size)
    let frames = try arguments.value("--frames") { text throws(ValueError) in try FrameList(text) }
    let rate = try arguments.value("--fps", Quantity.frameRate)
    var bare = BareSheet()
    bare.tile = size
    if let frames { bare.frames = frames }
    if let rate { bare.rate = rate }
    let pixelLimit = try arguments.value("--max-pixels", Quantity.pixelCount)
    let input: Input
    do {
      input = try Input(path, bare: bare, pixelLimit: pixelLimit ?? Bitmap.defaultPixelLimit)
    } catch { throw Complaint.tell(error) }
    if input.bitmap == nil {
      for name in ["--tile", "--frames", "--fps"] where arguments.text(name) != nil {
        throw .usage(
          "\(name) is for a PNG; \(visible(path)) is a state graph, which says it itself")
      }
    }
    Complaint.tell(input.diagnostics, in: input.source)
    return input
  }
}
