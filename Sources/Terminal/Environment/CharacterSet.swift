import CCurses
import Glibc

/// The locale's character set: which characters the terminal shows, and in how many columns.
package enum CharacterSet {
  /// Adopts the character set of the environment.
  ///
  /// Other parts of the locale stay as they are, so that numbers keep their decimal points. Where the
  /// environment names a locale in UTF-8 that is not installed, as in many containers and over ssh,
  /// `C.UTF-8` takes its place: the terminal does show UTF-8.
  ///
  /// - Returns: Whether it is UTF-8.
  package static func adopt() -> Bool {
    if setlocale(LC_CTYPE, "") == nil, environmentSaysUTF8 {
      setlocale(LC_CTYPE, "C.UTF-8")
    }
    return String(cString: nl_langinfo(nl_item(CODESET))) == "UTF-8"
  }

  private static var environmentSaysUTF8: Bool {
    let variables = ["LC_ALL", "LC_CTYPE", "LANG"]
    guard let name = variables.lazy.compactMap(TerminalEnvironment.variable).first else {
      return false
    }
    let codeset = name.uppercased().drop { $0 != "." }.dropFirst().prefix { $0 != "@" }
    return codeset == "UTF-8" || codeset == "UTF8"
  }

  /// Whether a scalar is shown in exactly one column and does not act on the terminal; in the adopted
  /// set.
  static func isOneColumn(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20..<0x7F: true
    case 0..<0xA0: false
    default: zoe_width(scalar.value) == 1
    }
  }

  /// The columns that a scalar takes in the adopted set; negative if it cannot be shown.
  static func columns(_ scalar: Unicode.Scalar) -> Int { Int(zoe_width(scalar.value)) }
}
