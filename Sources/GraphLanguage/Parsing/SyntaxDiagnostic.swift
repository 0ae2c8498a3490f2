/// Something wrong with the syntax of a graph file.
///
/// `SyntaxDiagnostic+Sentences.swift` puts it into words. Associated texts are quotes from the
/// file, with control characters as they are.
enum SyntaxDiagnostic: Hashable, Sendable {
  // The file.
  case fileTooLarge
  case notText
  case utf16
  case latin1
  case loneCarriageReturn
  case noGraph
  case graphExpected(found: String, nearest: String?)
  case textAfterGraph
  case bodyExpected(after: String)
  case tooManyErrors
  case tooManySubgraphs

  // Names.
  case nameNeedsQuotes(String)
  case keywordAsName(String)
  case wrongQuotes(content: String)
  case nameExpected(after: String)
  case nameExpectedBefore(String)
  case joinedWithoutQuotes
  case portExpected

  // Attributes.
  case valueNeedsQuotes(String)
  case numberSignStartsComment(String)
  case bracketsAsValue(content: String)
  case valueExpected(after: String)
  case attributeWithoutValue(String)
  case equalsExpected(after: String)
  case wrongEquals(String)
  case attributesWithoutName
  case attributesInChain
  case attributesAfterSubgraph
  case nothingBeforeSeparator(String)
  case unexpectedInAttributes(String)

  // Edges and statements.
  case lineInDirectedGraph
  case arrowInUndirectedGraph
  case wrongArrow(String)
  case emptyStatement
  case commaBetweenStatements
  case unexpected(String)
  case subgraphBodyExpected(name: String?)
  case graphInGraph(String)
  case tooDeep

  // Pairs.
  case unclosedBrace
  case unclosedBracket
  case unclosedQuote
  case unclosedComment
  case unclosedHTML
  case strayBrace
  case strayBracket

  // Characters.
  case oddSpace(Unicode.Scalar)
  case controlCharacter(UInt8)

  // Legal, but seldom meant.
  case twoNodes(first: String, second: String)
  case splitName(String, first: String, second: String)
  case valueAndNode(value: String, node: String)
  case capitalKeyword(String, keyword: String)
}
