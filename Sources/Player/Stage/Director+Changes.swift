package import StateGraph

extension Director {
  /// Indexes, ascending, of the actors whose picture or place may have changed since the last call.
  package func takeChanges() -> [Int] { Array(actors.indices) }
}
