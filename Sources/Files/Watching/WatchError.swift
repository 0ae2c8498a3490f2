import Basics

/// Why files cannot be watched.
package enum WatchError: Error, Hashable, Sendable {
  /// Too many programs of the user watch files.
  case tooManyWatchers
  /// Too many directories are watched.
  case tooManyDirectories
  /// The directory cannot be watched.
  case directory(String, reason: String)
  /// Files cannot be watched at all.
  case system(reason: String)
}

extension WatchError: CustomStringConvertible {
  /// One sentence without a capital or a full stop, and what to do about it.
  package var description: String {
    switch self {
    case .tooManyWatchers:
      "too many programs watch files; raise fs.inotify.max_user_instances with sysctl"
    case .tooManyDirectories:
      "too many directories are watched; raise fs.inotify.max_user_watches with sysctl"
    case .directory(let path, let reason): "\(visible(path)) cannot be watched: \(reason)"
    case .system(let reason): "files cannot be watched: \(reason)"
    }
  }
}
