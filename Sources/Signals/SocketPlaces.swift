import Glibc

/// Where the sockets of a user's players are.
package struct SocketPlaces: Hashable, Sendable {
  /// The user's runtime directory (XDG Base Directory Specification), from `XDG_RUNTIME_DIR`.
  let runtime: String?
  /// Where the runtime directories of all users are, by their numbers.
  let runtimes: String
  /// A directory that all users share.
  let shared: String
  /// Who the sockets belong to.
  let user: UInt32

  package init(runtime: String?, runtimes: String, shared: String, user: UInt32) {
    self.runtime = runtime
    self.runtimes = runtimes
    self.shared = shared
    self.user = user
  }

  /// The places of this process.
  package static var current: SocketPlaces {
    SocketPlaces(
      runtime: getenv("XDG_RUNTIME_DIR").map { String(cString: $0) }, runtimes: "/run/user",
      shared: "/tmp", user: geteuid())
  }

  /// The directory for a new player: in the runtime directory, if that is the user's and nobody
  /// else can write there; else in the shared one, under a name of the user's own.
  var home: String {
    if let runtime, isTrusted(runtime) { return runtime + "/zoetrope" }
    return shared + "/zoetrope-\(user)"
  }

  /// Where players may be that were started in another environment, as a job of cron has one.
  var others: [String] {
    ["\(runtimes)/\(user)/zoetrope", shared + "/zoetrope-\(user)"].filter { $0 != home }
  }

  private func isTrusted(_ path: String) -> Bool {
    var status = stat()
    return path.hasPrefix("/") && stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
      && status.st_uid == user && status.st_mode & 0o022 == 0
  }
}
