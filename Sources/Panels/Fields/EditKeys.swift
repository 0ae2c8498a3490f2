package import Lookup
package import Terminal

/// The keys that edit a line: those of readline and their keyboard equivalents.
package enum EditKeys {
  private static let commands: [Key: EditCommand] = [
    .left: .left, .control("b"): .left, .right: .right, .control("f"): .right,
    .home: .start, .control("a"): .start, .end: .end, .control("e"): .end,
    .alt("b"): .wordLeft, .alt("f"): .wordRight,
    .backspace: .deleteBackward, .control("h"): .deleteBackward,
    .delete: .deleteForward, .control("d"): .deleteForward,
    .control("w"): .killSpacedWord, .alt("\u{7F}"): .killWordBackward, .alt("d"): .killWordForward,
    .control("u"): .killToStart, .control("k"): .killToEnd,
    .control("y"): .yank, .control("t"): .transpose,
  ]

  package static func command(of key: Key) -> EditCommand? { commands[key] }
}
