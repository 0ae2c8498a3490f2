import GraphFiles
import Inputs
import Pixels
import Player

/// Options that several commands share, and what they mean.
enum InputOptions {
  static let specs = [
    OptionSpec("--tile", "WxH", takes: .words(cuts, or: "WxH"), "tiles of a PNG without a graph"),
    OptionSpec("--frames", "LIST", "frames to play, such as 0-11, for a sheet without a graph"),
    OptionSpec("--fps", "N", "frames per second, for a sheet without a graph (default: its own)"),
    OptionSpec("--max-pixels", "N", "refuse sheets with more pixels (default 67108864)"),
  ]
  /// Words in place of a tile's size.
  private static let cuts = ["guess", "whole"]

  /// Rejects wrong values before a file is read.
  ///
  /// - Throws: ``Failure/usage(_:)``.
  static func check(_ arguments: Arguments) throws(Failure) { _ = try file("", arguments) }

  /// Reads the file that a command is about, and reports its warnings.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - arguments: Of the command.
  ///   - tile: How a picture is cut unless the user says it.
  /// - Returns: What is in it.
  /// - Throws: ``Failure``.
  static func load(
    _ path: String, _ arguments: Arguments, unlessSaid tile: TileChoice = .guessIfSure
  ) throws(Failure) -> Input {
    try reported(try read(path, arguments, unlessSaid: tile))
  }

  /// Reports that a picture was cut by a guess.
  static func reportGuess(_ input: Input, _ path: String) {
    guard let notice = input.guessed?.notice else { return }
    Output.complain("zoetrope: \(named(path)): \(notice)\n")
  }

  /// Reads files that are played together, and reports their warnings.
  ///
  /// - Throws: ``Failure``, after reporting what is wrong with each file.
  static func loadAll(_ arguments: Arguments) throws(Failure) -> InputSet {
    let paths = arguments.operands
    var files: [InputFile] = []
    for path in paths { files.append(try file(path, arguments)) }
    var inputs: [Input] = []
    let results = InputSet.read(files)
    // With several files, the options for sheets apply to the sheets among them.
    let areGraphs = results.allSatisfy { (try? $0.get()).map { $0.sheet == nil } ?? false }
    for (path, result) in zip(paths, results) {
      if areGraphs { try checkOptions(arguments, suit: result, of: path) }
      do throws(Failure) { inputs.append(try reported(result)) } catch {
        if case .run(let message) = error { Output.complain("zoetrope: \(message)\n") }
      }
    }
    guard inputs.count == files.count else { throw .reported }
    return InputSet(files, inputs)
  }

  /// What was read from a file, after reporting its warnings or errors.
  private static func reported(_ result: Result<Input, InputError>) throws(Failure) -> Input {
    let input: Input
    do { input = try result.get() } catch { throw Complaint.report(error) }
    Complaint.report(input.diagnostics, in: input.source)
    return input
  }

  /// Reads a file without reporting anything.
  ///
  /// - Returns: What is in the file, or what is wrong with it.
  /// - Throws: ``Failure/usage(_:)``.
  static func read(
    _ path: String, _ arguments: Arguments, unlessSaid tile: TileChoice = .guessIfSure
  ) throws(Failure) -> Result<Input, InputError> {
    let file = try file(path, arguments, unlessSaid: tile)
    let result = Result { () throws(InputError) in try file.read() }
    if arguments.operands.count == 1 { try checkOptions(arguments, suit: result, of: path) }
    return result
  }

  /// Rejects options for sheets if the file is not a sheet.
  private static func checkOptions(
    _ arguments: Arguments, suit result: Result<Input, InputError>, of path: String
  ) throws(Failure) {
    if case .success(let input) = result, input.sheet == nil {
      for name in ["--tile", "--frames", "--fps"] where arguments.text(name) != nil {
        throw .usage(
          "\(name) is for a sheet; \(named(path)) is a state graph, which sets it itself")
      }
    }
  }

  /// The file of a path, to be read as the options say.
  ///
  /// - Throws: ``Failure/usage(_:)``.
  static func file(
    _ path: String, _ arguments: Arguments, unlessSaid tile: TileChoice = .guessIfSure
  ) throws(Failure) -> InputFile {
    InputFile(
      path, bare: try bareSheet(arguments, unlessSaid: tile),
      pixelLimit: try arguments.value("--max-pixels", Quantity.pixelCount)
        ?? Bitmap.defaultPixelLimit,
      pixelLimitRemedy: pixelLimitRemedy)
  }

  /// What the user can do about a sheet that is too large.
  static let pixelLimitRemedy = "--max-pixels raises the limit"

  /// How a sheet without a graph is cut and played.
  ///
  /// - Throws: ``Failure/usage(_:)``.
  private static func bareSheet(
    _ arguments: Arguments, unlessSaid tile: TileChoice
  ) throws(Failure) -> BareSheet {
    BareSheet(
      tile: try self.tile(arguments, unlessSaid: tile),
      frames: try arguments.value(
        "--frames", { text throws(ValueError) in try FrameList(text) }),
      rate: try arguments.value("--fps", Quantity.frameRate))
  }

  /// How a picture is cut.
  ///
  /// - Throws: ``Failure/usage(_:)``.
  static func tile(
    _ arguments: Arguments, unlessSaid tile: TileChoice = .guessIfSure
  ) throws(Failure) -> TileChoice {
    switch arguments.text("--tile") {
    case nil: return tile
    case "guess": return .guess
    case "whole": return .whole
    default:
      let size = try arguments.value("--tile") { text throws(ValueError) in
        do throws(ValueError) { return try Extent.size(text) } catch {
          throw ValueError(error.message + "; or write \(Choice.list(of: cuts))")
        }
      }
      return size.map { .tiles(width: $0.width, height: $0.height) } ?? tile
    }
  }
}
