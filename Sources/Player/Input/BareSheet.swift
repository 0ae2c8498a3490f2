package import Animation
import Pixels
import Sheets
package import StateGraph

/// What is said on the command line about a sheet that is played without a graph file.
package struct BareSheet: Sendable {
  /// Width and height of a tile in pixels; nil for one frame that is the whole bitmap.
  package var tile: (width: Int, height: Int)?
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
  func graph(of bitmap: Bitmap, path: String, name: String) throws(InputError) -> StateGraph {
    let sheet: Sheet
    do throws(TileGridError) {
      let grid = tile.map { TileGrid(tileWidth: $0.width, tileHeight: $0.height) }
      sheet = if let grid { try Sheet(bitmap: bitmap, grid: grid) } else { Sheet(bitmap: bitmap) }
    } catch { throw .unusable(file: path, reason: error.message) }
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
}
