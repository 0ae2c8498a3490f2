import Terminal
import Testing

@Suite struct KeyTests {
  @Test(
    "a name and its key",
    arguments: [
      ("q", Key.character("q")), ("Q", .character("Q")), ("é", .character("é")),
      ("space", .character(" ")), ("up", .up), ("pagedown", .pageDown), ("f1", .function(1)),
      ("f12", .function(12)), ("ctrl-l", .control("l")), ("alt-b", .alt("b")), ("enter", .enter),
      ("escape", .escape),
      ("f", .character("f")),
    ])
  func name(_ name: String, key: Key) {
    #expect(Key(name: name) == key)
    #expect(key.name == name)
  }

  @Test(
    "other spellings",
    arguments: [
      ("Up", Key.up), ("F5", .function(5)), ("Ctrl-L", .control("l")),
      ("esc", .escape), ("Return", .enter), ("del", .delete), ("shift-tab", .backTab),
    ])
  func spelling(_ name: String, key: Key) {
    #expect(Key(name: name) == key)
  }

  @Test("no key", arguments: ["", "upp", "f0", "f64", "fx", "ctrl-", "ctrl-up"])
  func none(_ name: String) {
    #expect(Key(name: name) == nil)
  }

  @Test("every suggestion is a name", arguments: Key.names)
  func suggestion(_ name: String) {
    #expect(Key(name: name)?.name == name)
  }
}
