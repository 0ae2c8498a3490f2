import Basics
import GraphLanguage

/// Collects what is to be told of one file, and reads attribute values on the way.
///
/// A place is told of once as an error and once as a warning: a default is read again for each
/// state that it reaches, and what the parser could not read is wrong as a value too.
struct DiagnosticBag {
  private(set) var diagnostics: [Diagnostic]
  /// Whether all of the text could be read; else what seems to be missing may only be unread.
  let wasReadWhole: Bool
  private var told: Set<Place>
  /// What to say of attributes that no state has made use of yet.
  private var idle: [SourceRange: Diagnostic] = [:]
  private var used: Set<SourceRange> = []

  private struct Place: Hashable {
    let severity: Diagnostic.Severity
    let range: SourceRange
  }

  /// Makes a bag with what reading the text told of.
  init(_ diagnostics: [Diagnostic] = []) {
    self.diagnostics = diagnostics
    wasReadWhole = diagnostics.firstError == nil
    told = Set(diagnostics.compactMap(Self.place(of:)))
  }

  var hasErrors: Bool { diagnostics.firstError != nil }

  /// In the order of the file; what is about the file as a whole comes first.
  var sorted: [Diagnostic] {
    diagnostics.enumerated().sorted { left, right in
      let a = left.element.range?.start ?? -1
      let b = right.element.range?.start ?? -1
      return (a, left.offset) < (b, right.offset)
    }.map(\.element)
  }

  mutating func error(_ message: String, at range: SourceRange?, note: String? = nil) {
    add(.error(message, at: range, note: note))
  }

  mutating func warning(_ message: String, at range: SourceRange?, note: String? = nil) {
    add(.warning(message, at: range, note: note))
  }

  // MARK: Attributes in vain

  /// Notes that a state makes use of an attribute, which may stand for many.
  mutating func use(_ attribute: Attribute) { used.insert(attribute.name.range) }

  /// Notes that a state has no use for an attribute, and what to say if none has.
  mutating func pass(over attribute: Attribute, _ message: String, note: String) {
    let range = attribute.name.range
    idle[range] = .warning(message, at: range, note: note)
  }

  /// Warns of the attributes that no state has made use of.
  mutating func tellOfIdle() {
    for (range, diagnostic) in idle where !used.contains(range) { add(diagnostic) }
    idle = [:]
  }

  private mutating func add(_ diagnostic: Diagnostic) {
    if let place = Self.place(of: diagnostic), !told.insert(place).inserted { return }
    diagnostics.append(diagnostic)
  }

  private static func place(of diagnostic: Diagnostic) -> Place? {
    diagnostic.range.map { Place(severity: diagnostic.severity, range: $0) }
  }

  /// An attribute's value by one of the value readers; nil if it is not set, or wrong and told of.
  mutating func value<Value>(
    of attribute: Attribute?, _ parse: (String) throws(ValueError) -> Value
  ) -> Value? {
    guard let attribute else { return nil }
    do {
      return try parse(attribute.value.text)
    } catch {
      self.error("\(attribute.name.text) \(error.message)", at: attribute.value.range)
      return nil
    }
  }

  /// A question after the known name that an unknown one was most likely meant to be; nil if there
  /// is none, or if so much is wrong already that looking for it would take too long.
  func suggestion(for name: String, among known: () -> some Sequence<String>) -> String? {
    guard diagnostics.count < Self.mostSuggestions else { return nil }
    return nearestName(to: name, among: known()).map { "did you mean \(quoted($0))?" }
  }

  private static let mostSuggestions = 100
}
