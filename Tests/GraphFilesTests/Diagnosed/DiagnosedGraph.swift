import Testing

/// A graph file with one thing to be told of, and what is told.
struct DiagnosedGraph: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let text: String
  /// All that is told, as it is drawn.
  let expected: String

  init(_ name: String, _ text: String, gives expected: String) {
    testDescription = name
    self.text = text
    self.expected = expected
  }
}
