// The sentences of syntax diagnostics.

import Basics

extension SyntaxDiagnostic {
  /// Whether the file can still be used.
  var severity: Diagnostic.Severity {
    switch self {
    case .latin1, .loneCarriageReturn, .twoNodes, .splitName, .valueAndNode, .capitalKeyword:
      .warning
    default: .error
    }
  }

  /// The diagnostic for a place in the file; nil means the file as a whole.
  func diagnostic(at range: SourceRange?) -> Diagnostic {
    let (message, note) = sentence
    return Diagnostic(severity, message, at: range, note: note)
  }

  private var sentence: (message: String, note: String?) {
    fileSentence ?? nameSentence ?? attributeSentence ?? statementSentence ?? pairSentence
      ?? characterSentence
  }

  private var fileSentence: (String, String?)? {
    switch self {
    case .fileTooLarge:
      ("the file is larger than \(SourceText.maximumSize >> 20) MiB", nil)
    case .notText:
      ("the file contains a zero byte, so it is not a text file", nil)
    case .utf16:
      ("the file is in UTF-16; save it as UTF-8", nil)
    case .latin1:
      ("this is not UTF-8, so the file is read as Latin-1", nil)
    case .loneCarriageReturn:
      ("a carriage return alone does not end a line; save the file with line feeds", nil)
    case .noGraph:
      ("the file contains no graph; a graph begins with 'digraph NAME {'", nil)
    case .graphExpected(let found, let nearest):
      (
        "a graph begins with 'digraph NAME {', not with \(quoted(found))",
        nearest.map { "did you mean '\($0)'?" }
      )
    case .textAfterGraph:
      ("the graph ends before this; is there one '}' too many above?", nil)
    case .bodyExpected(let header):
      ("'{' is missing after \(quoted(header))", nil)
    case .tooManyErrors:
      ("too many errors; the rest of the file is not checked", nil)
    case .tooManySubgraphs:
      ("the file has more than \(grouped(SubgraphCount.maximum)) graphs and subgraphs", nil)
    default: nil
    }
  }

  private var nameSentence: (String, String?)? {
    switch self {
    case .nameNeedsQuotes(let word):
      ("put quotes around \(shortened(word))", writeQuoted(word))
    case .keywordAsName(let word):
      ("\(quoted(word)) is a keyword; as a name it needs quotes", writeQuoted(word))
    case .wrongQuotes(let content):
      ("use double quotes around a name or a value", writeQuoted(content))
    case .nameExpected(let before):
      ("a name is missing after \(quoted(before))", nil)
    case .nameExpectedBefore(let mark):
      ("a name is missing before \(quoted(mark))", nil)
    case .joinedWithoutQuotes:
      ("only strings in quotes can be joined with '+'", nil)
    case .portExpected:
      ("a port's name is missing after ':'", nil)
    default: nil
    }
  }

  private var attributeSentence: (String, String?)? {
    switch self {
    case .valueNeedsQuotes(let word):
      ("put quotes around \(shortened(word))", writeQuoted(word))
    case .numberSignStartsComment(let word):
      ("'#' starts a comment here; put quotes around \(shortened(word))", writeQuoted(word))
    case .bracketsAsValue(let content):
      ("a list is written in quotes, not in brackets", writeQuoted(content))
    case .valueExpected(let name):
      ("\(quoted(name)) has no value after '='", nil)
    case .attributeWithoutValue(let name):
      ("\(quoted(name)) has no value", "write \(shortened(name))=…")
    case .equalsExpected(let name):
      ("'=' is missing after \(quoted(name))", nil)
    case .wrongEquals(let mark):
      ("write '=', not \(quoted(mark))", nil)
    case .attributesWithoutName:
      ("there is no name before these attributes", nil)
    case .attributesInChain:
      ("attributes come after the last name of a chain, not within it", nil)
    case .attributesAfterSubgraph:
      ("attributes of a subgraph belong inside its braces, as 'graph […]'", nil)
    case .nothingBeforeSeparator(let mark):
      ("there is no attribute before this \(quoted(mark))", nil)
    case .unexpectedInAttributes(let found):
      ("\(quoted(found)) is not allowed in a list of attributes", nil)
    default: nil
    }
  }

  private var statementSentence: (String, String?)? {
    switch self {
    case .lineInDirectedGraph:
      ("an edge of a digraph is written '->', not '--'", nil)
    case .arrowInUndirectedGraph:
      ("an edge of a graph is written '--'; '->' needs a digraph", nil)
    case .wrongArrow(let arrow):
      wrongArrowSentence(arrow)
    case .emptyStatement:
      ("there is nothing before this ';'", nil)
    case .commaBetweenStatements:
      ("statements are separated by ';' or a line end, not by ','", nil)
    case .unexpected(let found):
      ("\(quoted(found)) is not allowed here", nil)
    case .subgraphBodyExpected(let name):
      (
        "a subgraph needs a body in braces, even where it is only named",
        "write subgraph \(name.map { shortened($0) + " " } ?? ""){}"
      )
    case .graphInGraph(let word):
      ("a graph cannot contain a graph; write 'subgraph', not \(quoted(word))", nil)
    case .tooDeep:
      ("subgraphs are nested deeper than \(SubgraphCount.maximumDepth)", nil)
    case .twoNodes(let first, let second):
      (
        "\(quoted(first)) and \(quoted(second)) are two nodes on one line with no ';' between them",
        "one name? " + writeQuoted("\(first) \(second)")
      )
    case .splitName(let whole, let first, let second):
      (
        "\(quoted(whole)) is read as two nodes, \(quoted(first)) and \(quoted(second))",
        "one name? " + writeQuoted(whole)
      )
    case .valueAndNode(let value, let node):
      (
        "\(quoted(value)) is the value, and \(quoted(node)) is a separate node",
        "one value? " + writeQuoted("\(value) \(node)")
      )
    case .capitalKeyword(let word, let keyword):
      (
        "\(quoted(word)) is the keyword '\(keyword)', which sets defaults; as a name it needs quotes",
        writeQuoted(word)
      )
    default: nil
    }
  }

  private func wrongArrowSentence(_ arrow: String) -> (String, String?) {
    switch arrow {
    case "<-", "<--":
      ("an edge is written '->', from its tail to its head", "write the names the other way round")
    case "<->", "<-->":
      ("an edge goes one way; for both ways write two edges", nil)
    default:
      ("an edge is written '->', not \(quoted(arrow))", nil)
    }
  }

  private var pairSentence: (String, String?)? {
    switch self {
    case .unclosedBrace: ("this '{' is never closed", nil)
    case .unclosedBracket: ("this '[' is never closed", nil)
    case .unclosedQuote: ("this quote is never closed", nil)
    case .unclosedComment: ("this comment is never closed by '*/'", nil)
    case .unclosedHTML: ("this '<' is never closed", nil)
    case .strayBrace: ("this '}' closes nothing", nil)
    case .strayBracket: ("this ']' closes nothing", nil)
    default: nil
    }
  }

  private var characterSentence: (String, String?) {
    switch self {
    case .oddSpace(let scalar):
      ("\(oddSpaceName(scalar)) does not count as a space", "write a plain space")
    case .controlCharacter(let byte):
      ("the control character \(visible(String(Unicode.Scalar(byte)))) is not allowed here", nil)
    default: ("this cannot be read", nil)
    }
  }

  private func oddSpaceName(_ scalar: Unicode.Scalar) -> String {
    switch scalar.value {
    case 0xA0: "a no-break space (U+00A0)"
    case 0x200B: "a zero-width space (U+200B)"
    case 0x3000: "an ideographic space (U+3000)"
    default: "the character \(codePoint(scalar))"
    }
  }

  private func writeQuoted(_ word: String) -> String {
    let escaped = word.prefix(80).reduce(into: "") { $0 += $1 == "\"" ? "\\\"" : String($1) }
    return "write \"\(shortened(escaped))\""
  }
}
