/// The names that a query may use before a colon.
package struct QueryNames: Hashable, Sendable {
  /// One name.
  package struct Name: Hashable, Sendable {
    package let text: String
    package let kind: Kind

    package init(_ text: String, _ kind: Kind) {
      self.text = text
      self.kind = kind
    }
  }

  /// What follows a name's colon.
  package enum Kind: Hashable, Sendable {
    /// A part of a text.
    case text
    /// The beginning of one of these words.
    case word([String])
    /// A number, or a range of numbers.
    case number
  }

  package let all: [Name]

  package init(_ all: [Name]) { self.all = all }

  /// The name that equals a text, ignoring case.
  package subscript(text: some StringProtocol) -> Name? {
    let wanted = text.lowercased()
    return all.first { $0.text == wanted }
  }

  /// The names as they are listed in messages: `title, author or year`.
  var list: String {
    let names = all.map(\.text)
    return names.count < 2
      ? names.joined() : names.dropLast().joined(separator: ", ") + " or " + (names.last ?? "")
  }
}
