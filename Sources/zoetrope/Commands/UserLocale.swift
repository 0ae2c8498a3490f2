import Glibc
import Lookup

/// What the user's locale says, without changing that of the process.
enum UserLocale {
  /// How numbers are written, by `LC_NUMERIC`.
  static var numbers: NumberStyle {
    guard let locale = newlocale(1 << LC_NUMERIC, "", nil) else { return .plain }
    defer { freelocale(locale) }
    func text(_ item: Int) -> String {
      nl_langinfo_l(nl_item(item), locale).map { String(cString: $0) } ?? ""
    }
    return NumberStyle(decimalPoint: text(RADIXCHAR), grouping: text(THOUSEP))
  }
}
