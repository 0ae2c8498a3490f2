package import Animation

/// A state: the animation that is played while the actor is in it.
package struct StateDefinition: Sendable {
  package var name: String
  /// Index into ``StateGraph/sheets``.
  package var sheet: Int
  package var animation: Animation

  package init(name: String, sheet: Int, animation: Animation) {
    self.name = name
    self.sheet = sheet
    self.animation = animation
  }
}
