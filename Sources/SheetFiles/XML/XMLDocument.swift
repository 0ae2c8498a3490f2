import Basics
import CExpat

/// Reads the elements of an XML file through expat.
///
/// Text between elements is left out. Document types are refused: they could name other files, or expand
/// without end.
final class XMLDocument {
  private static let mostElements = 250_000
  private static let mostDepth = 32

  private let parser: XML_Parser
  /// The open elements, the outermost first, after a nameless one whose child the root will be.
  private var open: [XMLElement] = [XMLElement(name: "", attributes: [], place: .byte(0))]
  private var count = 0
  private var failure: SheetFileError?

  private init?() {
    guard let parser = XML_ParserCreate(nil) else { return nil }
    self.parser = parser
  }

  deinit { XML_ParserFree(parser) }

  /// The outermost element of a file.
  ///
  /// - Throws: ``SheetFileError`` with the place of what is wrong.
  static func root(of bytes: [UInt8]) throws(SheetFileError) -> XMLElement {
    guard let document = XMLDocument() else { throw .file(.other("out of memory")) }
    return try document.parse(bytes)
  }

  private func parse(_ bytes: [UInt8]) throws(SheetFileError) -> XMLElement {
    XML_SetUserData(parser, Unmanaged.passUnretained(self).toOpaque())
    XML_SetElementHandler(
      parser,
      { XMLDocument.of($0)?.begin($1, $2) },
      { context, _ in XMLDocument.of(context)?.end() })
    XML_SetStartDoctypeDeclHandler(parser) { context, _, _, _, _ in
      XMLDocument.of(context)?.stop("a document type is not read; leave <!DOCTYPE out")
    }
    let status = bytes.withUnsafeBytes { buffer in
      XML_Parse(
        parser, buffer.bindMemory(to: CChar.self).baseAddress, CInt(buffer.count), 1)
    }
    if let failure { throw failure }
    guard status == XML_STATUS_OK, let root = open[0].children.first else {
      let words = XML_ErrorString(XML_GetErrorCode(parser)).map { String(cString: $0) }
      throw .content(
        SheetContentError(at: place, "it is no XML from here on (\(words ?? "unknown"))"))
    }
    return root
  }

  private static func of(_ context: UnsafeMutableRawPointer?) -> XMLDocument? {
    context.map { Unmanaged<XMLDocument>.fromOpaque($0).takeUnretainedValue() }
  }

  /// The parser's position; expat counts columns from 0.
  private var place: SheetContentError.Place {
    .line(
      Int(XML_GetCurrentLineNumber(parser)), column: 1 + Int(XML_GetCurrentColumnNumber(parser)))
  }

  private func begin(
    _ name: UnsafePointer<CChar>?, _ attributes: UnsafeMutablePointer<UnsafePointer<CChar>?>?
  ) {
    count += 1
    guard count <= Self.mostElements else {
      return stop("it has more than \(Self.mostElements) elements")
    }
    guard open.count <= Self.mostDepth else {
      return stop("elements are nested more than \(Self.mostDepth) deep")
    }
    var pairs: [(name: String, value: String)] = []
    var next = attributes
    while let current = next, let name = current[0], let value = current[1] {
      pairs.append((String(cString: name), String(cString: value)))
      next = current + 2
    }
    open.append(
      XMLElement(
        name: name.map { String(cString: $0) } ?? "", attributes: pairs, place: place))
  }

  private func end() {
    // After a stop, expat may still report ends.
    guard failure == nil, open.count > 1 else { return }
    let element = open.removeLast()
    open[open.count - 1].children.append(element)
  }

  private func stop(_ reason: String) {
    failure = failure ?? .content(SheetContentError(at: place, reason))
    XML_StopParser(parser, XML_Bool(XML_FALSE))
  }
}
