import Glibc

/// Where the sockets of a user's players are.
package struct SocketLocations: Hashable, Sendable {
  /// The user's runtime directory (XDG Base Directory Specification), from `XDG_RUNTIME_DIR`.
  let runtime: String?
  /// The directory of all users' runtime directories, which are named by user id.
  let runtimes: String
  /// A directory shared by all users.
  let shared: String
  /// The id of the user who owns the sockets.
  let user: UInt32

  package init(runtime: String?, runtimes: String, shared: String, user: UInt32) {
    self.runtime = runtime
    self.runtimes = runtimes
    self.shared = shared
    self.user = user
  }

  /// The places of this process.
  package static var current: SocketLocations {
    SocketLocations(
      runtime: getenv("XDG_RUNTIME_DIR").map { String(cString: $0) }, runtimes: "/run/user",
      shared: "/tmp", user: geteuid())
  }

  /// The directory for a new player: in the runtime directory, if that is the user's and not
  /// writable by others; else in the shared one, with the user id in its name.
  var home: String {
    if let runtime, isTrusted(runtime) { return runtime + "/zoetrope" }
    return shared + "/zoetrope-\(user)"
  }

  /// Other directories with players that were started in another environment, such as cron's.
  var others: [String] {
    ["\(runtimes)/\(user)/zoetrope", shared + "/zoetrope-\(user)"].filter { $0 != home }
  }

  private func isTrusted(_ path: String) -> Bool {
    var status = stat()
    return path.hasPrefix("/") && stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
      && status.st_uid == user && status.st_mode & 0o022 == 0
  }
}
