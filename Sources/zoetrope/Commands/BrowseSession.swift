import Dispatch
import Glibc
import Player
import Terminal

/// Browses on the terminal until the end of the process.
@MainActor enum BrowseSession {
  /// The absolute path of a folder.
  ///
  /// - Throws: ``Failure`` if there is none.
  static func folder(_ path: String) throws(Failure) -> String {
    guard let real = realpath(path, nil) else {
      let isMissing = errno == ENOENT || errno == ENOTDIR
      throw .run(
        "\(named(path)): \(isMissing ? "no such folder" : String(cString: strerror(errno)))")
    }
    defer { free(real) }
    var status = stat()
    guard stat(real, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else {
      throw .run("\(named(path)): it is a file; play it with 'zoetrope play'")
    }
    return String(cString: real)
  }

  /// Shows a folder; ends the process when the user quits.
  ///
  /// - Throws: ``Failure`` if the options are wrong or the terminal cannot be used.
  static func run(
    _ folder: String, _ setting: BrowserSetting, _ arguments: Arguments
  ) throws(Failure) {
    var setting = setting
    let depth = LookOptions.depth(arguments)
    setting.play.glyphs = LookOptions.glyphs(arguments)
    let places = KeptPlaces.current
    let catalogue = Catalogue(folder: folder, index: places.index(of: folder))
    catalogue.open()
    let file = places.browser(of: folder)
    let left = arguments.has("--fresh") ? LeftBrowser() : LeftBrowser(file, of: folder)
    let signals: TerminalSignals
    let screen: CursesScreen
    do throws(TerminalError) {
      signals = try TerminalSignals()
      screen = try CursesScreen(
        colors: depth, asks: !arguments.has("--no-probe"), signals: signals)
    } catch { throw .run(error.description) }
    setting.play.look.depth = screen.colors.depth
    let browser = Browser(
      catalogue, on: screen, setting: setting, memory: left.memory, keptIn: file)
    if let message = left.message { browser.say(message) }
    browser.onEnd = { ending in
      screen.close()
      if ending == .hangup { TerminalSignals.die(by: .hangup) }
      exit(0)
    }
    signals.onSignal = { obey($0, browser: browser, screen: screen) }
    browser.start()
    catalogue.follow()
    withExtendedLifetime(browser) { dispatchMain() }
  }

  private static func obey(_ signal: TerminalSignal, browser: Browser, screen: CursesScreen) {
    switch signal {
    case .interrupt, .terminate, .hangup, .quit:
      browser.keep()
      screen.close()
      TerminalSignals.die(by: signal)
    case .stop:
      browser.suspend()
      TerminalSignals.stopProcess()
      browser.resume()
    case .continue:
      browser.resume()
    }
  }
}
