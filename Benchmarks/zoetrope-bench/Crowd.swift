import Stage
import Animation
import Cells
import Glibc
import Pixels
import Player
import Sheets
import StateGraph

/// Many small figures, each at another place and in another phase of its walk.
struct Crowd {
  let graph: StateGraph
  private let sheet: Bitmap
  private let places: [(x: Int, y: Int)]

  /// Milliseconds for a pass of four frames at 10 fps.
  private static let passLength = 400

  /// Gathers a crowd on a stage of cells, at places drawn from a seed, or row by row without touching
  /// each other.
  ///
  /// - Parameters:
  ///   - count: How many figures.
  ///   - frames: Pictures of which four are made 16 by 16 pixels large.
  ///   - columns: Width of the stage.
  ///   - rows: Height of the stage.
  ///   - apart: Whether they do not touch.
  /// - Throws: `TileGridError` if there are no frames.
  init(_ count: Int, of frames: [Bitmap], columns: Int, rows: Int, apart: Bool = false) throws {
    var sheet = Bitmap(width: 64, height: 16)
    for (index, frame) in frames.prefix(12).enumerated() where index.isMultiple(of: 3) {
      let small = frame.scaled(toWidth: 12, height: 16, filter: .area)
      sheet.draw(small, x: index / 3 * 16 + 2, y: 0)
    }
    self.sheet = sheet
    var generator = SeededGenerator(seed: 1, stream: count)
    places = (0..<count).map { number in
      let acrossCount = max(columns / 16, 1)
      return apart
        ? (number % acrossCount * 16 + 8, (number / acrossCount + 1) * 8)
        : (Int(generator.next() % UInt64(columns)), Int(generator.next() % UInt64(rows)) + 1)
    }
    let grid = TileGrid(tileWidth: 16, tileHeight: 16)
    let loaded = LoadedSheet(path: "crowd.png", sheet: try Sheet(bitmap: sheet, grid: grid))
    let animation = Animation(frames: [0, 1, 2, 3], timing: .rate(Ratio(10)), repeatCount: 0)
    graph = StateGraph(
      actors: (0..<count).map { number in
        ActorGraph(
          name: "a\(number)",
          states: [
            StateDefinition(
              name: "w\(number)", content: .clip(Clip(sheet: 0, animation: animation)))
          ], transitions: [], start: 0, appearance: Appearance(scale: .factor(.one)))
      }, sheets: [loaded])
  }

  /// The phase of a figure, in milliseconds.
  static func phase(_ figure: Int) -> Int { figure * 7919 % passLength }

  /// What a figure shows at a time in milliseconds, and where.
  func standing(_ figure: Int, at time: Int) -> Standing {
    let frame = (time + Self.phase(figure)) % Self.passLength / 100
    let place = places[figure]
    return Standing(Shown(sheet: 0, frame: frame), x: place.x - 8, y: place.y * 2 - 16)
  }

  /// Writes a graph file and its sheet into a folder: `crowd.gv` and `crowd.png`.
  ///
  /// - Returns: Whether they could be written.
  func write(to folder: String) -> Bool {
    var text = "digraph crowd {\n  sheet = \"crowd.png\"\n  tile = \"16x16\"\n  scale = 1\n\n"
    for (number, place) in places.enumerated() {
      let first = Self.phase(number) / 100
      let frames = (0..<4).map { "\((first + $0) % 4)" }.joined(separator: ",")
      text += """
          subgraph cluster_a\(number) {
            at = "\(place.x),\(place.y)"
            s\(number) [frames="\((first + 3) % 4)", hold="\(1 + Self.phase(number) % 100)ms"]
            w\(number) [frames="\(frames)"]
            s\(number) -> w\(number)
          }

        """
    }
    text += "}\n"
    return Self.write(Array(text.utf8), to: folder + "/crowd.gv")
      && Self.write(sheet.pngData(), to: folder + "/crowd.png")
  }

  private static func write(_ bytes: [UInt8], to path: String) -> Bool {
    guard let file = fopen(path, "w") else { return false }
    let count = fwrite(bytes, 1, bytes.count, file)
    return fclose(file) == 0 && count == bytes.count
  }
}
