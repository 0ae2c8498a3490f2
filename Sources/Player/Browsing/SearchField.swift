import Lookup
import Terminal

/// The field in which one types what is searched for.
struct SearchField {
  private(set) var text: String
  var isOpen: Bool { false }

  init(_ text: String = "") { self.text = text }

  enum Outcome: Hashable {
    case stays, leaves, ends
  }

  mutating func paste(_ text: String) { self.text += text }

  mutating func press(_ key: Key) -> Outcome {
    switch key {
    case .escape: return .ends
    case .enter, .down: return .leaves
    case .backspace: _ = text.popLast()
    case .character(let character): text.append(character)
    default: break
    }
    return .stays
  }
}
