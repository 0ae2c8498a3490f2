import StateGraph

/// A trigger of the language: how it is written, how it is read, and when it fires.
package struct TriggerSpec: Sendable {
  /// Its first word.
  package let word: String
  /// What follows the word; nil if nothing does.
  package let argument: Argument?
  /// When it fires, in Markdown.
  package let summary: String
  let parse: @Sendable (String, ValueContext) throws(ValueError) -> Trigger

  package struct Argument: Sendable {
    /// Its name in descriptions, such as `TIME`.
    package let form: String
    /// What a trigger without it lacks; nil if the word is a trigger by itself.
    let need: String?
  }

  /// The trigger as descriptions name it: `after TIME`.
  package var form: String { argument.map { "\(word) \($0.form)" } ?? word }

  /// A trigger that is one word.
  init(_ trigger: Trigger, _ summary: String) {
    word = trigger.text
    argument = nil
    self.summary = summary
    parse = { _, _ in trigger }
  }

  /// A trigger with an argument.
  ///
  /// - Parameters:
  ///   - word: Its first word.
  ///   - form: The argument's name in descriptions.
  ///   - need: What a trigger without the argument lacks, for messages.
  ///   - summary: When it fires, in Markdown.
  ///   - parse: Reads the argument.
  init(
    _ word: String, _ form: String, needs need: String? = nil, _ summary: String,
    parse: @escaping @Sendable (String, ValueContext) throws(ValueError) -> Trigger
  ) {
    self.word = word
    argument = Argument(form: form, need: need)
    self.summary = summary
    self.parse = parse
  }
}
