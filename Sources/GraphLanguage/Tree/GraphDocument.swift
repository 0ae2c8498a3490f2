/// The syntax tree of a file: everything as it was written, except comments.
package struct GraphDocument: Hashable, Sendable {
  /// The graphs in the order of the file.
  package let graphs: [GraphSyntax]

  package init(graphs: [GraphSyntax]) {
    self.graphs = graphs
  }
}

/// One `graph` or `digraph` of a file.
package struct GraphSyntax: Hashable, Sendable {
  /// The word `strict`; nil if it is missing.
  package let strictKeyword: SourceRange?
  /// The word `graph` or `digraph`.
  package let keyword: SourceRange
  package let isDirected: Bool
  package let name: Identifier?
  package let statements: [Statement]
  /// The whole graph, from its first keyword through its closing brace.
  package let range: SourceRange

  package var isStrict: Bool { strictKeyword != nil }

  package init(
    strictKeyword: SourceRange?, keyword: SourceRange, isDirected: Bool, name: Identifier?,
    statements: [Statement], range: SourceRange
  ) {
    self.strictKeyword = strictKeyword
    self.keyword = keyword
    self.isDirected = isDirected
    self.name = name
    self.statements = statements
    self.range = range
  }
}
