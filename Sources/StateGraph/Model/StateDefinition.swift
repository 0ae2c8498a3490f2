package import Basics
package import Animation

/// A state: what is played while the actor is in it.
package struct StateDefinition: Hashable, Sendable {
  package enum Content: Hashable, Sendable {
    /// No frames: left at once, by an edge that is drawn.
    case choice
    case clip(Clip)
    /// When it stops, the actor is done.
    case end(Clip)
  }

  package var name: String
  package var content: Content

  package init(name: String, content: Content) {
    self.name = name
    self.content = content
  }

  /// What is played; nil of a choice.
  package var clip: Clip? {
    switch content {
    case .choice: nil
    case .clip(let clip), .end(let clip): clip
    }
  }

  package var isChoice: Bool { content == .choice }

  package var isEnd: Bool {
    if case .end = content { true } else { false }
  }
}

/// What a state plays.
///
/// Ranges are drawn from each time the state is entered.
package struct Clip: Hashable, Sendable {
  /// Index into ``StateGraph/sheets``.
  package var sheet: Int
  package var animation: Animation
  /// How many passes are played; 0 is an endless loop.
  package var repeats: ClosedRange<Int>
  /// After how long the state stops, whatever its passes; nil for when they are over.
  package var hold: ClosedRange<Nanoseconds>?
  package var velocity: Velocity
  /// In place of the actor's own.
  package var anchor: Anchor?

  package init(
    sheet: Int, animation: Animation, repeats: ClosedRange<Int>? = nil,
    hold: ClosedRange<Nanoseconds>? = nil, velocity: Velocity = .none, anchor: Anchor? = nil
  ) {
    self.sheet = sheet
    self.animation = animation
    self.repeats = repeats ?? animation.repeatCount...animation.repeatCount
    self.hold = hold
    self.velocity = velocity
    self.anchor = anchor
  }

  /// Whether it can stop by itself.
  package var canStop: Bool { hold != nil || repeats.upperBound > 0 }
}
