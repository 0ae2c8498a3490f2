import Testing

/// A graph file with one problem, and its report.
struct DiagnosedGraph: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let text: String
  /// The whole report, as it is drawn.
  let expected: String

  init(_ name: String, _ text: String, gives expected: String) {
    testDescription = name
    self.text = text
    self.expected = expected
  }
}
