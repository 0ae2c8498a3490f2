import Terminal
import Testing

@testable import Player

struct PlayCommandTests {
  @Test(
    arguments: [
      (" ", PlayCommand.pause), (".", .stepForward), (",", .stepBack), ("+", .faster),
      ("=", .faster), ("-", .slower), ("r", .restart), ("i", .toggleStatus), ("q", .quit),
    ] as [(Character, PlayCommand)])
  func `Keys of the player`(character: Character, command: PlayCommand) {
    #expect(PlayCommand(.character(character)) == command)
  }

  @Test(arguments: [
    Key.character("x"), .character("Q"), .control("q"), .up, .enter, .escape, .function(1),
  ])
  func `Other keys mean nothing`(key: Key) {
    #expect(PlayCommand(key) == nil)
  }
}
