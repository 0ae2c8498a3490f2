import Basics

/// What is next due of an actor, and when on its own clock.
struct Due {
  let kind: Kind
  let time: Nanoseconds

  /// In the order in which they happen at one moment.
  enum Kind: Int {
    case stop
    case after
    case loop
    case border
    case frame
  }
}

extension Due? {
  /// Replaces it if something else comes earlier.
  mutating func offer(_ kind: Due.Kind, _ time: Nanoseconds?) {
    guard let time else { return }
    if let present = self, present.time <= time { return }
    self = Due(kind: kind, time: time)
  }
}

/// The earlier of two moments; nil means never.
func earlier(_ first: Nanoseconds?, _ second: Nanoseconds?) -> Nanoseconds? {
  guard let first else { return second }
  return second.map { min(first, $0) } ?? first
}
