package import Basics
import Animation

/// What makes a transition be taken.
package enum Trigger: Hashable, Sendable {
  /// The state's animation stopped.
  case stop
  /// A pass ended and another follows.
  case loop
  /// So many passes are done, and another follows.
  case passes(Int)
  case pause
  /// So much time has gone by since the state's start.
  case after(Nanoseconds)
  /// A key, by its canonical name.
  case key(String)
  /// The actor was clicked on.
  case click
  case signal(String)
  /// The actor came to the border of the stage.
  case border

  /// As it is written in the graph file, and as traces name it.
  package var text: String {
    switch self {
    case .stop: "stop"
    case .loop: "loop"
    case .passes(let passes): "loop \(passes)"
    case .pause: "pause"
    case .after(let time): "after \(TimeSpan.text(time))"
    case .key(let name): "key \(name)"
    case .click: "click"
    case .signal(let name): "signal \(name)"
    case .border: "border"
    }
  }
}
