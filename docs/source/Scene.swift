import Browser
import Catalogue
import Inputs
import Animation
import Cells
import Glibc
import Player
import StateGraph
import Terminal

/// A screen of the program to which a user comes by some keys.
struct Scene {
  /// Of the picture's file, in `docs`, without its ending.
  let name: String
  let size: ScreenSize
  let subject: Subject
  var seed: UInt64 = 0
  /// What the user does, in order.
  let steps: [Step]

  enum Subject {
    /// Files that are played side by side.
    case play([String])
    /// A folder that is browsed.
    case browse(String)
  }

  enum Step {
    /// Lets time pass.
    case wait(Duration)
    /// Types a text.
    case type(String)
    case press(Key, times: Int = 1)
  }

  /// How the screen looks in the end.
  ///
  /// - Throws: An `InputError`.
  @MainActor func grid() throws -> CellGrid {
    let screen = RecordingScreen(size: size)
    let clock = ManualClock()
    let program = try start(on: screen, clock)
    screen.answer(name: Self.terminal, background: ScreenPicture.background)
    for step in steps {
      switch step {
      case .wait(let length): clock.run(for: length)
      case .type(let text): for character in text { screen.press(.character(character)) }
      case .press(let key, let times): for _ in 0..<times { screen.press(key) }
      }
    }
    return withExtendedLifetime(program) {
      screen.grids.last ?? CellGrid(columns: size.columns, rows: size.rows)
    }
  }

  /// One that draws all glyphs well.
  private static let terminal = "ghostty 1.2.0"

  /// Starts the program.
  ///
  /// - Returns: What must live while it runs.
  @MainActor private func start(on screen: RecordingScreen, _ clock: ManualClock) throws -> Any {
    let options = PlayOptions(seed: seed)
    switch subject {
    case .play(let paths):
      let files = paths.map { InputFile($0) }
      let inputs = InputSet(files, try InputSet.read(files).map { try $0.get() })
      let player = Player(inputs.graph, on: screen, options: options, clock: clock)
      let follower = FileFollower(inputs, player)
      player.start()
      return (player, follower)
    case .browse(let path):
      let catalogue = Catalogue(folder: try absolute(path), index: nil)
      catalogue.updateNow()
      let browser = Browser(
        catalogue, on: screen, setting: BrowserSetting(play: options), clock: clock)
      browser.start()
      return browser
    }
  }

  private func absolute(_ path: String) throws -> String {
    guard let whole = realpath(path, nil) else {
      throw InputError.unusable(file: path, reason: String(cString: strerror(errno)))
    }
    defer { free(whole) }
    return String(cString: whole)
  }
}
