@testable import GraphFiles
import Testing

/// Expects that each text is refused in the words that stand beside it.
func expectRefusals<Value>(
  _ refusals: [(text: String, message: String)],
  sourceLocation: SourceLocation = #_sourceLocation,
  _ parse: (String) throws(ValueError) -> Value
) {
  for (text, message) in refusals {
    do {
      let value = try parse(text)
      Issue.record("\(text) is read as \(value)", sourceLocation: sourceLocation)
    } catch {
      #expect(error.message == message, "\(text)", sourceLocation: sourceLocation)
    }
  }
}
