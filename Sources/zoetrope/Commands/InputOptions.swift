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

  /// Refuses values that are wrong, before a file is read.
  ///
  /// - Throws: ``Failure/usage(_:)``.
  static func check(_ arguments: Arguments) throws(Failure) { _ = try file("", arguments) }

  /// Reads the file that a command is about, and tells of its warnings.
  ///
  /// - Throws: ``Failure``.
  static func load(_ path: String, _ arguments: Arguments) throws(Failure) -> Input {
    let result = try read(path, arguments)
    let input: Input
    do { input = try result.get() } catch { throw Complaint.tell(error) }
    Complaint.tell(input.diagnostics, in: input.source)
    return input
  }

  /// Reads a file without telling of anything.
  ///
  /// - Returns: What is in the file, or what is wrong with it.
  /// - Throws: ``Failure/usage(_:)``.
  static func read(
    _ path: String, _ arguments: Arguments
  ) throws(Failure) -> Result<Input, InputError> {
    let file = try file(path, arguments)
    let result = Result { () throws(InputError) in try file.read() }
    if case .success(let input) = result, input.bitmap == nil {
      for name in ["--tile", "--frames", "--fps"] where arguments.text(name) != nil {
        throw .usage(
          "\(name) is for a PNG; \(named(path)) is a state graph, which says it itself")
      }
    }
    return result
  }

  /// The file of a path, to be read as the options say.
  ///
  /// - Throws: ``Failure/usage(_:)``.
  static func file(_ path: String, _ arguments: Arguments) throws(Failure) -> InputFile {
    InputFile(
      path, bare: try bareSheet(arguments),
      pixelLimit: try arguments.value("--max-pixels", Quantity.pixelCount)
        ?? Bitmap.defaultPixelLimit)
  }

  private static func bareSheet(_ arguments: Arguments) throws(Failure) -> BareSheet {
    var bare = BareSheet()
    bare.tile = try arguments.value("--tile", Extent.size)
    if let frames = try arguments.value(
      "--frames", { text throws(ValueError) in try FrameList(text) })
    {
      bare.frames = frames
    }
    if let rate = try arguments.value("--fps", Quantity.frameRate) { bare.rate = rate }
    return bare
  }
}
