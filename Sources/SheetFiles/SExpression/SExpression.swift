/// A value in a file of lists in parentheses, as Lisp writes them.
enum SExpression {
  /// `(name value …)`
  indirect case list([SExpression], at: Int)
  /// A number, a name, `#t` or `#f`.
  case word(String, at: Int)
  /// A text in quotes.
  case text(String, at: Int)

  /// The byte at which it begins.
  var place: Int {
    switch self {
    case .list(_, let place), .word(_, let place), .text(_, let place): place
    }
  }

  /// The values in the list; nil for anything else.
  var items: [SExpression]? {
    if case .list(let items, _) = self { items } else { nil }
  }

  /// The word or the text; nil for a list.
  var string: String? {
    switch self {
    case .list: nil
    case .word(let string, _), .text(let string, _): string
    }
  }

  /// The first word of a list.
  var name: String? {
    guard case .word(let name, _)? = items?.first else { return nil }
    return name
  }

  /// The values after the name in the last list with that name in this one; nil if there is none.
  func values(_ name: String) -> ArraySlice<SExpression>? {
    items?.last { $0.name == name }?.items?.dropFirst()
  }
}
