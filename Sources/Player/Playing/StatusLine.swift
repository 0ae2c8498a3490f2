import Panels
package import Basics
package import Animation
package import Cells
package import StateGraph

/// A row that shows what is playing: state, frame, pass, speed.
package struct StatusLine: Hashable, Sendable {
  /// The text of the row; names may contain control characters.
  package let text: String

  /// Describes what is playing at a time of the outer clock.
  ///
  /// - Parameters:
  ///   - director: The running play.
  ///   - time: The time of the outer clock.
  ///   - speed: The speed of the play.
  ///   - isPaused: Whether the play is paused.
  ///   - chosen: The index of the actor to begin with.
  package init(
    _ director: Director, at time: Nanoseconds, speed: Ratio, isPaused: Bool, chosen: Int = 0
  ) {
    // There may be a thousand actors, but a row fits only a few.
    let shown = director.actors[chosen...].prefix(Self.mostActors)
    let actors = shown.map {
      Self.describe($0, at: time, named: director.actors.count > 1)
    }
    text = (actors + [Self.describe(speed), isPaused ? "paused" : nil].compactMap { $0 })
      .joined(separator: "  ")
  }

  private static let mostActors = 16

  private static func describe(_ actor: Actor, at time: Nanoseconds, named: Bool) -> String {
    let animator = actor.manager.animator
    let count = animator?.animation.frames.count ?? 0
    let own = actor.ownTime(at: time)
    let position = actor.position(at: own)
    let repeats = animator?.repeatCount ?? 0
    let passes = animator?.passes(at: own) ?? 0
    // Passes count from one; after the stop it is the last one.
    let pass = repeats == 0 ? passes + 1 : min(passes + 1, repeats)
    return (named ? actor.graph.name + ": " : "")
      + "\(actor.stateName)  frame \(position + 1)/\(count)  pass \(pass)"
      + (repeats == 0 ? "" : "/\(repeats)") + (actor.isLooped ? "  repeats" : "")
  }

  private static func describe(_ speed: Ratio) -> String {
    speed.denominator == 1
      ? "speed \(speed.numerator)" : "speed \(speed.numerator)/\(speed.denominator)"
  }

  /// The row as cells in the terminal's colours, truncated at the right.
  package func grid(columns: Int) -> CellGrid {
    CellGrid(text: " " + text, columns: columns)
  }
}
