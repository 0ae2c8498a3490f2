import Signals
import Catalogue
import Files
import Browser
import Glibc
import Player
import Basics
import Terminal

/// Browses on the terminal until the end of the process.
@MainActor enum BrowseSession {
  /// The absolute path of a folder.
  ///
  /// - Throws: ``Failure`` if there is none, or it may not be read.
  static func folder(_ path: String) throws(Failure) -> String {
    guard let real = realpath(path, nil) else {
      let isMissing = errno == ENOENT || errno == ENOTDIR
      throw .run(
        "\(named(path)): \(isMissing ? "no such folder" : String(cString: strerror(errno)))")
    }
    defer { free(real) }
    var status = stat()
    guard stat(real, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else {
      throw .run("\(named(path)): this is a file; play it with 'zoetrope play'")
    }
    guard access(real, R_OK | X_OK) == 0 else {
      throw .run("\(named(path)): \(FileError(errno: errno))")
    }
    return String(cString: real)
  }

  /// Shows a folder; ends the process when the user quits.
  ///
  /// - Throws: ``Failure`` if the terminal cannot be used.
  static func run(
    _ folder: String, _ setting: BrowserSetting, _ arguments: Arguments
  ) throws(Failure) {
    let places = StorageLocations.current
    let catalogue = Catalogue(folder: folder, index: places.index(of: folder))
    catalogue.open()
    let file = places.browser(of: folder)
    let left = arguments.has("--fresh") ? SavedBrowserState() : SavedBrowserState(file, of: folder)
    let terminal = try TerminalSession(arguments)
    var setting = setting
    setting.play = terminal.fitted(setting.play)
    let browser = Browser(
      catalogue, on: terminal.screen, setting: setting, memory: left.memory, keptIn: file)
    if let message = left.message { browser.say(message) }
    browser.signalPlaces = .current
    browser.onEnd = { ending in
      terminal.screen.close()
      TerminalSession.end(ending)
    }
    terminal.obeySignals(suspend: browser.suspend, resume: browser.resume) {
      browser.leave()
      terminal.screen.close()
    }
    browser.start()
    catalogue.follow()
    terminal.waitForEnd(keeping: browser)
  }
}
