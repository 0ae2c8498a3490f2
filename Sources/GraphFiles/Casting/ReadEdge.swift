import GraphLanguage
import StateGraph

/// An edge with what it means.
struct ReadEdge {
  let edge: ResolvedEdge
  /// The part of the cast whose transition it is.
  let part: Int
  let transition: Transition
}
