/// What is wrong with one term of a query.
package struct QueryDiagnostic: Hashable, Sendable {
  /// The term, in characters of the query from zero.
  package let range: Range<Int>
  /// A clause without a full stop.
  package let message: String
}
