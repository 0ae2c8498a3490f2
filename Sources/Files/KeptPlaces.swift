import Glibc

/// Where the player keeps files for its next start (XDG Base Directory Specification).
package struct KeptPlaces: Hashable, Sendable {
  /// For what can be made again; nil if nobody says where.
  package let cache: String?
  /// For what the user would miss; nil if nobody says where.
  package let state: String?

  package init(cache: String?, state: String?) {
    self.cache = cache
    self.state = state
  }

  /// Those of this process: `XDG_CACHE_HOME` and `XDG_STATE_HOME`, else in the user's home.
  package static var current: KeptPlaces {
    func variable(_ name: String) -> String? {
      // The specification has paths ignored that are not absolute.
      getenv(name).map { String(cString: $0) }.flatMap { $0.hasPrefix("/") ? $0 : nil }
    }
    let home = variable("HOME")
    return KeptPlaces(
      cache: variable("XDG_CACHE_HOME") ?? home.map { $0 + "/.cache" },
      state: variable("XDG_STATE_HOME") ?? home.map { $0 + "/.local/state" })
  }

  /// Where the index of the catalogue of a folder, absolute, is; nil if it is kept nowhere.
  package func index(of folder: String) -> KeptFile? {
    cache.map { KeptFile("\($0)/zoetrope/catalogue/\(Self.name(of: folder)).index") }
  }

  /// Where it is kept how the browser of a folder, absolute, was left; nil if it is kept nowhere.
  package func browser(of folder: String) -> KeptFile? {
    state.map { KeptFile("\($0)/zoetrope/browse/\(Self.name(of: folder)).state") }
  }

  /// A name that tells a folder from others; people see which.
  private static func name(of folder: String) -> String {
    let last = PathName(folder).last.unicodeScalars.map { scalar in
      scalar.isASCII && scalar.properties.isAlphabetic || "0"..."9" ~= scalar ? scalar : "_"
    }
    let readable = String(String.UnicodeScalarView(last.prefix(40)))
    let sum = String(Checksum.of(Array(folder.utf8)[...]), radix: 16)
    return "\(readable)-\(sum)"
  }
}
