import StateGraph

/// One graph of a file with what its nodes and edges mean.
struct ReadCast {
  let cast: Cast
  /// The edges that could be read, in the order of the file.
  let edges: [ReadEdge]
  /// With their transitions; in the order of the cast's parts.
  let actors: [ActorGraph]
}
