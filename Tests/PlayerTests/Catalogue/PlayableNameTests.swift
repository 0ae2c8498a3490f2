import Testing

@testable import Player

@Suite struct PlayableNameTests {
  @Test(
    arguments: [
      ("drink.gv", true, true), ("b.DOT", true, true), ("x.aseprite", true, true),
      ("h.atlas", true, true), ("notes.txt", false, true), ("x.json", false, true),
      ("x.swift", false, false), (".gv", false, false), ("gv", false, false), ("", false, false),
    ])
  func `endings promise something to play`(name: String, isSure: Bool, isPlayable: Bool) {
    #expect(PlayableName.isSure(name) == isSure)
    #expect(PlayableName.isPlayable(name) == isPlayable)
  }
}
