import Support
import Foundation
import Terminal
import Testing

@testable import Player

struct KeyTableTests {
  @Test(
    arguments: [
      (" ", KeyCommand.pause), (".", .stepForward), (",", .stepBack), (">", .passForward),
      ("<", .passBack), ("n", .stateForward), ("p", .stateBack), ("+", .faster), ("=", .faster),
      ("-", .slower), ("r", .restart), ("l", .loop), ("s", .chooseState), ("/", .find),
      ("g", .toggleGraph), ("t", .toggleTimeLine), ("T", .nextTimeScale), ("i", .toggleStatus),
      ("m", .nextGlyphs), ("b", .nextBackground), ("z", .nextScale), ("?", .toggleKeys),
      ("q", .quit),
    ] as [(Character, KeyCommand)])
  func `Keys of the player`(character: Character, command: KeyCommand) {
    #expect(KeyTable.command(of: .character(character)) == command)
  }

  @Test(
    arguments: [
      (.backspace, .normalSpeed), (.tab, .nextActor), (.backTab, .previousActor),
      (.up, .selectPrevious), (.down, .selectNext), (.enter, .playSelected), (.escape, .close),
      (.function(1), .toggleKeys),
    ] as [(Key, KeyCommand)])
  func `Named keys of the player`(key: Key, command: KeyCommand) {
    #expect(KeyTable.command(of: key) == command)
  }

  @Test(arguments: [
    Key.character("x"), .character("Q"), .control("q"), .left, .home, .function(2),
  ])
  func `Other keys mean nothing`(key: Key) {
    #expect(KeyTable.command(of: key) == nil)
  }

  @Test func `Every command has a key in the table`() {
    let commands = Set(KeyTable.entries.flatMap { $0.keys.map(\.command) })
    #expect(commands == Set(KeyCommand.allCases))
  }

  @Test func `The README lists the keys of the table`() throws {
    let readme = try String(contentsOfFile: ProjectFiles.path("README.md"), encoding: .utf8)
    #expect(readme.contains("| key | |\n|---|---|\n" + KeyTable.markdown + "\n"))
  }
}
