import Basics
import GraphLanguage

/// Collects the problems of one file, and reads attribute values on the way.
///
/// Each place has at most one error and one warning: a default is read again for each state that it
/// reaches, and what the parser could not read is wrong as a value, too.
final class DiagnosticBag {
  private(set) var diagnostics: [Diagnostic]
  /// Whether all of the text could be parsed; if not, what seems to be missing may only be unread.
  let wasReadWhole: Bool
  private var reported: Set<Place>
  /// The warnings about attributes that no state has used yet.
  private var unused: [SourceRange: Diagnostic] = [:]
  private var used: Set<SourceRange> = []

  private struct Place: Hashable {
    let severity: Diagnostic.Severity
    let range: SourceRange
  }

  /// Makes a bag with the problems that parsing the text found.
  init(_ diagnostics: [Diagnostic] = []) {
    self.diagnostics = diagnostics
    wasReadWhole = diagnostics.firstError == nil
    reported = Set(diagnostics.compactMap(Self.place(of:)))
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

  func error(_ message: String, at range: SourceRange?, note: String? = nil) {
    add(.error(message, at: range, note: note))
  }

  func warning(_ message: String, at range: SourceRange?, note: String? = nil) {
    add(.warning(message, at: range, note: note))
  }

  // MARK: Attributes without effect

  /// Notes that a state uses an attribute, which may be a default of many states.
  func use(_ attribute: Attribute) { used.insert(attribute.name.range) }

  /// Notes that an attribute has no effect on a state, and the warning if it has none on any.
  func ignore(_ attribute: Attribute, _ message: String, note: String) {
    let range = attribute.name.range
    unused[range] = .warning(message, at: range, note: note)
  }

  /// Warns of the attributes that no state has used.
  func warnOfUnusedAttributes() {
    for (range, diagnostic) in unused where !used.contains(range) { add(diagnostic) }
    unused = [:]
  }

  private func add(_ diagnostic: Diagnostic) {
    if let place = Self.place(of: diagnostic), !reported.insert(place).inserted { return }
    diagnostics.append(diagnostic)
  }

  private static func place(of diagnostic: Diagnostic) -> Place? {
    diagnostic.range.map { Place(severity: diagnostic.severity, range: $0) }
  }

  /// An attribute's value; nil if it is not set, or wrong, which is reported.
  func value<Value>(
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

  /// A hint with the known name nearest to an unknown one; nil if none is near, or if there are so many
  /// problems already that looking for it would take too long.
  func suggestion(for name: String, among known: () -> some Sequence<String>) -> String? {
    guard diagnostics.count < Self.mostSuggestions else { return nil }
    return nearestName(to: name, among: known()).map { "did you mean \(quoted($0))?" }
  }

  private static let mostSuggestions = 100
}
