import Glibc

/// Where data is stored between runs (XDG Base Directory Specification).
package struct StorageLocations: Hashable, Sendable {
  /// For what can be computed again; nil if unknown.
  package let cache: String?
  /// For what the user would miss; nil if unknown.
  package let state: String?

  package init(cache: String?, state: String?) {
    self.cache = cache
    self.state = state
  }

  /// The locations of this process: `XDG_CACHE_HOME` and `XDG_STATE_HOME`, else in the user's home.
  package static var current: StorageLocations {
    func variable(_ name: String) -> String? {
      // The specification says to ignore paths that are not absolute.
      getenv(name).map { String(cString: $0) }.flatMap { $0.hasPrefix("/") ? $0 : nil }
    }
    let home = variable("HOME")
    return StorageLocations(
      cache: variable("XDG_CACHE_HOME") ?? home.map { $0 + "/.cache" },
      state: variable("XDG_STATE_HOME") ?? home.map { $0 + "/.local/state" })
  }

  /// The index of the catalogue of a folder, given absolute; nil if it is not stored.
  package func index(of folder: String) -> StoredFile? {
    cache.map { StoredFile("\($0)/zoetrope/catalogue/\(Self.name(of: folder)).index") }
  }

  /// The state of the browser of a folder, given absolute; nil if it is not stored.
  package func browser(of folder: String) -> StoredFile? {
    state.map { StoredFile("\($0)/zoetrope/browse/\(Self.name(of: folder)).state") }
  }

  /// A file name that is unique to a folder, and readable.
  private static func name(of folder: String) -> String {
    let last = PathName(folder).last.unicodeScalars.map { scalar in
      scalar.isASCII && scalar.properties.isAlphabetic || "0"..."9" ~= scalar ? scalar : "_"
    }
    let readable = String(String.UnicodeScalarView(last.prefix(40)))
    let sum = String(Checksum.of(Array(folder.utf8)[...]), radix: 16)
    return "\(readable)-\(sum)"
  }
}
