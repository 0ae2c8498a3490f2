package import Animation
import Sheets
package import StateGraph

/// What is said on the command line about a sheet that is played without a graph file.
package struct BareSheet: Sendable {
  /// Width and height of a tile in pixels; nil for one frame that is the whole bitmap.
  package var tile: (width: Int, height: Int)?
  /// Whether the size of a tile is guessed if it is not given.
  package var guessesTile = false
  package var frames: FrameList
  package var rate: Ratio

  package init(
    tile: (width: Int, height: Int)? = nil, frames: FrameList = .all, rate: Ratio = Ratio(10)
  ) {
    self.tile = tile
    self.frames = frames
    self.rate = rate
  }

  /// A graph of one actor with one state, both called like the file, which plays for ever.
  func graph(of uncut: Sheet, path: String, name: String) throws(InputError) -> StateGraph {
    if guessesTile, tile == nil, frames == .all, let guessed = GuessedSheet(uncut) {
      return guessed.graph(path: path, name: name, rate: rate)
    }
    let sheet = try cut(uncut, path: path)
    let numbers: [Int]
    do { numbers = try frames.numbers(ofSheetWith: sheet.frameCount) } catch {
      throw .unusable(file: path, reason: error.message)
    }
    let clip = Clip(sheet: 0, animation: Animation(frames: numbers, timing: .rate(rate)))
    let state = StateDefinition(name: name, content: .clip(clip))
    return StateGraph(
      actors: [ActorGraph(name: name, states: [state], transitions: [], start: 0)],
      sheets: [LoadedSheet(path: path, sheet: sheet)])
  }

  private func cut(_ sheet: Sheet, path: String) throws(InputError) -> Sheet {
    guard let tile else { return sheet }
    guard let bitmap = sheet.uncut else {
      throw .unusable(
        file: path, reason: "it says itself where its frames are; leave --tile out")
    }
    do throws(TileGridError) {
      return try Sheet(
        bitmap: bitmap, grid: TileGrid(tileWidth: tile.width, tileHeight: tile.height))
    } catch { throw .unusable(file: path, reason: error.message) }
  }
}
