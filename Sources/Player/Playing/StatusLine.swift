import Panels
package import Basics
package import Animation
package import Cells
package import StateGraph

/// One row that says what is being played: state, frame, pass, speed.
package struct StatusLine: Hashable, Sendable {
  /// What the row says; names may hold control characters.
  package let text: String

  /// Describes what plays at a time of the outer clock.
  ///
  /// - Parameters:
  ///   - director: Plays.
  ///   - time: Of the outer clock.
  ///   - speed: Of the play.
  ///   - isPaused: Whether the play stands still.
  ///   - chosen: Index of the actor that is told of first.
  package init(
    _ director: Director, at time: Nanoseconds, speed: Ratio, isPaused: Bool, chosen: Int = 0
  ) {
    // Of a thousand actors no screen shows more than a few.
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
    // The pass being played counts from one; after the stop it is the last one.
    let pass = repeats == 0 ? passes + 1 : min(passes + 1, repeats)
    return (named ? actor.graph.name + ": " : "")
      + "\(actor.stateName)  frame \(position + 1)/\(count)  pass \(pass)"
      + (repeats == 0 ? "" : "/\(repeats)") + (actor.isLooped ? "  repeats" : "")
  }

  private static func describe(_ speed: Ratio) -> String {
    speed.denominator == 1
      ? "speed \(speed.numerator)" : "speed \(speed.numerator)/\(speed.denominator)"
  }

  /// The row as cells, in the colours of the terminal, cut off at the right.
  package func grid(columns: Int) -> CellGrid {
    CellGrid(text: " " + text, columns: columns)
  }
}
