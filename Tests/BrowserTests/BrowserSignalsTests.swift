@testable import Player
@testable import Catalogue
@testable import Signals
import Cells
import Support
@testable import Browser
import Animation
import Glibc
import Pixels
import StateGraph
import Terminal
import Testing

/// The open entry of a browser receives signals like a player of its own.
@Suite @MainActor struct BrowserSignalsTests {
  private let folder: TemporaryFolder
  private let screen = RecordingScreen(size: ScreenSize(columns: 100, rows: 24))
  private let clock = ManualClock()
  private let places: SocketLocations

  init() throws {
    folder = try TemporaryFolder()
    places = SocketLocations(
      runtime: folder.path, runtimes: folder.path("runtimes"), shared: folder.path, user: geteuid())
    try folder.makeFolder("zoo")
    try folder.write(TemporaryFolder.tiles(6), to: "man.png")
    for name in ["lamp", "man"] {
      try folder.write(
        """
        digraph \(name) { sheet="../man.png"; tile="2x2"
          a [frames="0"]; b [frames="1", repeat=1]; e [frames="2", shape=doublecircle, repeat=1]
          a -> b [on="signal run"]; b -> e }
        """, to: "zoo/\(name).gv")
    }
  }

  private func browser() -> Browser {
    let catalogue = Catalogue(folder: folder.path("zoo"), index: nil)
    catalogue.updateNow()
    let browser = Browser(
      catalogue, on: screen, setting: BrowserSetting(play: PlayOptions()), clock: clock)
    browser.signalPlaces = places
    browser.start()
    return browser
  }

  private var running: [String] { (try? SignalClient(places: places).players()) ?? ["error"] }
  private func press(_ text: String) { for key in text { screen.press(.character(key)) } }

  @Test func `While an entry is open there is a socket, named by its first actor`() throws {
    let browser = browser()
    #expect(running == [])
    screen.press(.enter)
    #expect(running == ["lamp"])
    screen.press(.escape)
    #expect(running == [])
    screen.press(.down)
    screen.press(.enter)
    #expect(running == ["man"])
    withExtendedLifetime(browser) {}
  }

  @Test func `The open player receives a signal`() async throws {
    let browser = browser()
    screen.press(.enter)
    let count = try await Task.detached { [places] in
      try SignalClient(places: places, patience: 600).send("run", to: nil)
    }
    .value
    #expect(count == 1)
    #expect(browser.preview.player?.performance.director.actors[0].stateName == "b")
    clock.run(500)
    #expect(browser.openPath == nil && running == [], "the play has come to its end")
  }

  @Test func `An open entry finds the files beside it, and the table follows to them`() {
    let browser = browser()
    screen.press(.enter)
    press("/man")
    screen.press(.enter)
    #expect(browser.openPath == "man.gv")
    #expect(running == ["man"])
    screen.press(.escape)
    #expect(browser.openPath == nil && browser.table.list.selection?.path == "man.gv")
  }

  @Test func `A broken file beside it leads back to the table, which reports the fault`()
    throws
  {
    try folder.write("digraph bad {", to: "zoo/bad.gv")
    let browser = browser()
    screen.press(.down)
    screen.press(.enter)
    #expect(browser.openPath == "lamp.gv")
    press("/bad")
    screen.press(.enter)
    #expect(browser.openPath == nil && browser.table.list.selection?.path == "bad.gv")
    #expect(browser.table.message?.contains("never closed") == true)
    #expect(running == [])
  }

  @Test func `However it ends, the socket is removed`() {
    for end in [{ self.press("q") }, { self.screen.hangUp() }] {
      let browser = browser()
      screen.press(.enter)
      #expect(running == ["lamp"])
      end()
      #expect(running == [])
      withExtendedLifetime(browser) {}
    }
    let browser = browser()
    screen.press(.enter)
    browser.leave()
    #expect(running == [])
  }

  @Test func `If the name is taken, a message says so and the entry plays`() throws {
    let other = try SignalServer(name: "lamp", places: places) { _ in 0 }
    let browser = browser()
    screen.press(.enter)
    let taken = "signals are not heard: a player named 'lamp' runs already"
    #expect(screen.grids.last?.lines.last?.hasPrefix(" " + taken) == true)
    screen.press(.escape)
    other.close()
    screen.press(.enter)
    #expect(running == ["lamp"])
    withExtendedLifetime(browser) {}
  }
}
