/// The named texts and numbers of a table's rows, in which a query searches.
package struct QueryFields<Row>: Sendable {
  /// A text, or several under one name.
  package struct TextField: Sendable {
    package let name: String
    /// Whether terms without a name are compared with it.
    package let isPlain: Bool
    /// All words that it can be; nil for any text.
    package let words: [String]?
    package let values: @Sendable (Row) -> [String]

    package init(
      _ name: String, isPlain: Bool = false, words: [String]? = nil,
      _ values: @escaping @Sendable (Row) -> [String]
    ) {
      self.name = name
      self.isPlain = isPlain
      self.words = words
      self.values = values
    }
  }

  /// A number, or several under one name.
  package struct NumberField: Sendable {
    package let name: String
    /// Whether numbers without a name are compared with it.
    package let isPlain: Bool
    package let values: @Sendable (Row) -> [Double]

    package init(
      _ name: String, isPlain: Bool = false, _ values: @escaping @Sendable (Row) -> [Double]
    ) {
      self.name = name
      self.isPlain = isPlain
      self.values = values
    }
  }

  package let texts: [TextField]
  package let numbers: [NumberField]

  package init(texts: [TextField], numbers: [NumberField]) {
    self.texts = texts
    self.numbers = numbers
  }

  /// The names that a query may use.
  package var names: QueryNames {
    QueryNames(
      texts.map { QueryNames.Name($0.name, $0.words.map(QueryNames.Kind.word) ?? .text) }
        + numbers.map { QueryNames.Name($0.name, .number) })
  }
}
