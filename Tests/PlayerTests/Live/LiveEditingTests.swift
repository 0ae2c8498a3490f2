import Basics
@testable import Panels
@testable import Files
@testable import Inputs
import Cells
import Support
import Animation
import Foundation
import Pixels
import Sheets
import StateGraph
import Terminal
import Testing

@testable import Player

/// Files are saved in a real folder, and heard of at once; the player's clock stands still.
@Suite @MainActor struct LiveEditingTests {
  private let folder: TemporaryFolder
  private let screen = RecordingScreen(size: ScreenSize(columns: 40, rows: 4))

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Bitmap(width: 4, height: 2, filling: RGBA(200, 0, 0)), to: "a.png")
    try folder.write(Self.graph("a"), to: "h.gv")
  }

  private static func graph(_ state: String, _ source: String = "sheet=\"a.png\"") -> String {
    "digraph d { \(source); \(state) [repeat=0] }"
  }

  /// A play of `h.gv` that is edited.
  @MainActor private struct Editing {
    let player: Player
    let live: LiveEditing

    // Something happens meanwhile, between reading and watching.
    init(
      _ folder: TemporaryFolder, _ screen: RecordingScreen, _ names: [String] = ["h.gv"],
      meanwhile: () throws -> Void = {}
    ) throws {
      let files = names.map { InputFile(folder.path($0)) }
      let inputs = InputSet(files, try InputSet.read(files).map { try $0.get() })
      player = Player(inputs.graph, on: screen, options: PlayOptions(), clock: ManualClock())
      player.start()
      try meanwhile()
      live = try LiveEditing(inputs, player: player)
    }

    var strip: String? { player.strip?.text }
    var states: [String] { player.performance.graph.actors[0].states.map(\.name) }
    /// What each actor plays, and how many frames of it have been shown.
    var playing: [String] {
      let time = player.performance.time
      return player.performance.director.actors.map { actor in
        let step = actor.manager.animator?.step(at: actor.ownTime(at: time)) ?? -1
        return "\(actor.graph.name) \(actor.stateName) \(step)"
      }
    }
    var sheets: [LoadedSheet] { player.performance.graph.sheets }
    var widths: [Int] { sheets.flatMap(\.sheet.bitmaps).map(\.width) }

    /// Lets the editing hear of what happened until something holds, or nothing more happens.
    func hear(_ wait: Int64 = 15, until isDone: () -> Bool) -> Bool {
      while true {
        live.watcher.readEvents(at: 0)
        live.watcher.report(at: wait * .perMillisecond)
        if isDone() { return true }
        var events = pollfd(
          fd: live.watcher.inotify.descriptor, events: Int16(POLLIN), revents: 0)
        guard poll(&events, 1, 5000) > 0 else { return false }
      }
    }

    /// Where the pixels of the first sheet are: elsewhere if it was decoded again.
    var place: UInt? {
      sheets.first?.sheet.bitmaps.first?.pixels.withUnsafeBufferPointer {
        UInt(bitPattern: $0.baseAddress)
      }
    }
  }

  private func editing(meanwhile: () throws -> Void = {}) throws -> Editing {
    try Editing(folder, screen, meanwhile: meanwhile)
  }

  // MARK: Saves

  @Test func `What is doubtful in a good save is said for a while, once`() throws {
    let editing = try editing()
    try folder.write("digraph d { sheet=\"a.png\"; a [repat=3] }", to: "h.gv")
    let doubt = "h.gv:1:31: unknown attribute 'repat' of a state"
    #expect(editing.hear { editing.player.notice.strip?.text == doubt })
    #expect(editing.strip == nil)
    editing.player.say("something else")
    try folder.write("digraph d { sheet=\"a.png\"; b [repat=4] }", to: "h.gv")
    #expect(editing.hear { editing.states == ["b"] })
    #expect(editing.player.notice.strip?.text == "something else")
  }

  @Test func `A good save takes effect`() throws {
    let editing = try editing()
    #expect(editing.states == ["a"])
    try folder.write(Self.graph("other"), to: "h.gv")
    #expect(editing.hear { editing.states == ["other"] })
    #expect(editing.strip == nil)
  }

  @Test func `A bad save is told of and changes nothing; the next good one ends that`() throws {
    let editing = try editing()
    try folder.write("digraph d { sheet=\"a.png\"; b [fps=0] }", to: "h.gv")
    #expect(editing.hear { editing.strip != nil })
    #expect(
      editing.strip == "h.gv:1:35: fps '0' is out of range: write a number from 0.01 to 1000")
    #expect(editing.states == ["a"])
    try folder.write(Self.graph("b"), to: "h.gv")
    #expect(editing.hear { editing.states == ["b"] })
    #expect(editing.strip == nil)
  }

  @Test func `A file that goes away is named as it is called, until it is back`() throws {
    let editing = try editing()
    try folder.remove("h.gv")
    #expect(editing.hear(200) { editing.strip == "h.gv: no such file" })
    #expect(editing.states == ["a"])
    try folder.write(Self.graph("b"), to: "h.gv")
    #expect(editing.hear { editing.states == ["b"] })
    #expect(editing.strip == nil)
  }

  @Test(arguments: ["cat.json", "h.gv"])
  func `An atlas is read again when it or its image is saved`(file: String) throws {
    func atlas(_ tag: String) -> String {
      """
      {"frames": [{"frame": {"x": 0, "y": 0, "w": 1, "h": 1}, "duration": 50}],
       "meta": {"image": "a.png", "frameTags": [{"name": "\(tag)", "from": 0, "to": 0}]}}
      """
    }
    try folder.write(atlas("a"), to: "cat.json")
    try folder.write(Self.graph("a", "sheet=\"cat.json\""), to: "h.gv")
    let editing = try Editing(folder, screen, [file])
    let place = editing.place
    try folder.write(atlas("b"), to: "cat.json")
    if file == "h.gv" {
      #expect(editing.hear { editing.strip?.contains("'a' has no frames") == true })
      try folder.write(Self.graph("b", "sheet=\"cat.json\""), to: "h.gv")
    }
    #expect(editing.hear { editing.states == ["b"] })
    #expect(editing.place == place)
    try folder.write(Bitmap(width: 6, height: 2), to: "a.png")
    #expect(editing.hear { editing.widths == [6] })
  }

  // MARK: Between reading and watching

  @Test func `A graph that is saved before it is watched is read again`() throws {
    let editing = try editing { try folder.write(Self.graph("other"), to: "h.gv") }
    #expect(editing.states == ["other"])
  }

  @Test func `A sheet that is saved before it is watched is read again`() throws {
    let editing = try editing { try folder.write(Bitmap(width: 6, height: 2), to: "a.png") }
    #expect(editing.widths == [6])
  }

  @Test func `What went away before it is watched is told of`() throws {
    let editing = try editing { try folder.remove("h.gv") }
    #expect(editing.strip == "h.gv: no such file")
  }

  @Test func `If nothing was saved, nothing is read`() throws {
    let editing = try editing()
    #expect(screen.grids.count == 1)
    withExtendedLifetime(editing) {}
  }

  // MARK: Several files

  /// A play of two files whose actors and states are called the same, after 250 ms.
  private func editingTwo() throws -> Editing {
    try folder.write(Self.graph("a"), to: "k.gv")
    let editing = try Editing(folder, screen, ["h.gv", "k.gv"])
    (editing.player.clock as? ManualClock)?.run(250)
    editing.player.performance.move(to: editing.player.clock.time)
    #expect(editing.playing == ["h:d a 2", "k:d a 2"])
    return editing
  }

  @Test func `A save of one file leaves the others where they are`() throws {
    let editing = try editingTwo()
    try folder.write(Self.graph("b"), to: "k.gv")
    #expect(editing.hear { editing.playing == ["h:d a 2", "k:d b 0"] })
    try folder.write(Self.graph("c").replacing("digraph d", with: "digraph e"), to: "h.gv")
    #expect(editing.hear { editing.playing == ["e c 0", "d b 0"] })
  }

  @Test func `A broken file plays on as it was, and the others may change meanwhile`() throws {
    let editing = try editingTwo()
    try folder.write("digraph {", to: "h.gv")
    #expect(editing.hear { editing.strip?.hasPrefix("h.gv:1:") == true })
    try folder.write(Self.graph("b"), to: "k.gv")
    #expect(editing.hear { editing.playing == ["h:d a 2", "k:d b 0"] })
    #expect(editing.strip?.hasPrefix("h.gv:") == true)
    try folder.remove("k.gv")
    try folder.write(Self.graph("a"), to: "h.gv")
    #expect(editing.hear(200) { editing.strip == "k.gv: no such file" })
    #expect(editing.playing == ["h:d a 2", "k:d b 0"])
  }

  @Test func `A sheet of two files is decoded once when it is saved`() throws {
    let editing = try editingTwo()
    try folder.write(Bitmap(width: 6, height: 2), to: "a.png")
    #expect(editing.hear { editing.widths == [6, 6] })
    let places = editing.sheets.map { loaded in
      loaded.sheet.bitmaps[0].pixels.withUnsafeBufferPointer { UInt(bitPattern: $0.baseAddress) }
    }
    #expect(places[0] == places[1])
  }

  @Test func `A file that is played twice is read for both`() throws {
    let editing = try Editing(folder, screen, ["h.gv", "h.gv"])
    try folder.write(Self.graph("b"), to: "h.gv")
    #expect(editing.hear { editing.playing == ["h:d b 0", "h 2:d b 0"] })
  }

  // MARK: Sheets

  @Test func `A save of the graph decodes no sheet`() throws {
    let editing = try editing()
    let place = try #require(editing.place)
    try folder.write(Self.graph("other"), to: "h.gv")
    #expect(editing.hear { editing.states == ["other"] })
    #expect(editing.place == place)
    try folder.write("digraph {", to: "h.gv")
    #expect(editing.hear { editing.strip != nil })
    try folder.write(Self.graph("third"), to: "h.gv")
    #expect(editing.hear { editing.states == ["third"] })
    #expect(editing.place == place)
  }

  @Test func `A saved sheet is decoded`() throws {
    let editing = try editing()
    try folder.write(Bitmap(width: 6, height: 2), to: "a.png")
    #expect(editing.hear { editing.widths == [6] })
  }

  @Test func `A sheet that is missing is waited for`() throws {
    let editing = try editing()
    try folder.write(Self.graph("b", "sheet=\"new/b.png\""), to: "h.gv")
    #expect(editing.hear { editing.strip != nil })
    try folder.makeFolder("new")
    try folder.write(Bitmap(width: 7, height: 2), to: "new/b.png")
    #expect(editing.hear(200) { editing.widths == [7] })
    #expect(editing.strip == nil)
    try folder.write(Bitmap(width: 8, height: 2), to: "new/b.png")
    #expect(editing.hear { editing.widths == [8] })
  }

  // MARK: Images

  @Test func `Images that match nothing are waited for`() throws {
    let editing = try editing()
    try folder.write(Self.graph("b", "images=\"im/v%d.png\""), to: "h.gv")
    #expect(editing.hear { editing.strip != nil })
    #expect(editing.strip?.hasPrefix("h.gv:1:21: images: there is no folder") == true)
    try folder.makeFolder("im")
    #expect(editing.hear { editing.strip?.contains("no file matches") == true })
    try folder.write(Bitmap(width: 3, height: 2), to: "im/v1.png")
    #expect(editing.hear { editing.strip == nil })
    #expect(editing.states == ["b"])
    #expect(editing.widths == [3])
  }

  @Test func `An image beside others becomes a frame, and goes again`() throws {
    try folder.write(Bitmap(width: 3, height: 2), to: "w1.png")
    try folder.write(Self.graph("b", "images=\"w*.png\""), to: "h.gv")
    let editing = try editing()
    let place = editing.place
    try folder.write(Bitmap(width: 4, height: 2), to: "w2.png")
    #expect(editing.hear { editing.widths == [3, 4] })
    #expect(editing.place == place)
    try folder.remove("w2.png")
    #expect(editing.hear(200) { editing.widths == [3] })
  }

  @Test func `Another file in the folder of images does not matter`() throws {
    try folder.write(Bitmap(width: 3, height: 2), to: "w1.png")
    try folder.write(Self.graph("b", "images=\"w%d.png\""), to: "h.gv")
    let editing = try editing()
    let shown = screen.grids.count
    try folder.write("any", to: "notes")
    var reports = 0
    let onReport = editing.live.watcher.onReport
    editing.live.watcher.onReport = {
      reports += 1
      onReport?($0)
    }
    #expect(editing.hear { reports > 0 })
    #expect(screen.grids.count == shown)
  }

  // MARK: What cannot be watched

  @Test func `A folder that can be watched no longer is told of, after mistakes`() throws {
    let editing = try editing()
    editing.live.watcher.onFailure?(.tooManyDirectories)
    let notice = "\(WatchError.tooManyDirectories)"
    #expect(editing.strip == notice)
    #expect(editing.player.strip?.kind == .notice)
    try folder.write("digraph {", to: "h.gv")
    #expect(editing.hear { editing.player.strip?.kind == .error })
    // Watching it all again went well.
    try folder.write(Self.graph("b"), to: "h.gv")
    #expect(editing.hear { editing.strip == nil })
  }

  @Test(.enabled(if: geteuid() != 0, "root can read everything"))
  func `A folder that cannot be watched is told of, and the others are`() throws {
    try folder.makeFolder("closed")
    try folder.write(Bitmap(width: 3, height: 2), to: "closed/b.png")
    let editing = try editing()
    chmod(folder.path("closed"), 0o300)
    try folder.write(Self.graph("b", "sheet=\"closed/b.png\""), to: "h.gv")
    #expect(editing.hear { editing.states == ["b"] })
    #expect(editing.strip?.hasSuffix("closed cannot be watched: Permission denied") == true)
    try folder.write(Self.graph("c"), to: "h.gv")
    #expect(editing.hear { editing.states == ["c"] })
    #expect(editing.strip == nil)
    chmod(folder.path("closed"), 0o700)
  }
}
