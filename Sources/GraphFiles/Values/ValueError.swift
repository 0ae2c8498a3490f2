/// What is wrong with the text of a value, in words that follow the value's name.
package struct ValueError: Error, Hashable, Sendable {
  /// A clause such as "is not a number", with its remedy.
  package let message: String

  package init(_ message: String) { self.message = message }
}
