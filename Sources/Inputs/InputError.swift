package import GraphLanguage

/// Why an input cannot be played.
package enum InputError: Error, Sendable {
  /// The file cannot be read or used; the reason follows its name and a colon.
  case unusable(file: String, reason: String)
  /// The state-graph file has errors, among `diagnostics`; `origins` are what it names.
  case graph(SourceText, diagnostics: [Diagnostic], origins: Origins)
}
