/// Why a player receives no signals, or why a signal reached no player.
package enum SignalError: Error, Hashable, Sendable {
  /// The directory of the sockets is accessible to others.
  case unsafeDirectory(String, DirectoryFault)
  /// A system call failed for a file; `doing` completes "cannot be …".
  case system(path: String, doing: String, reason: String)
  /// Another player of this name is running.
  case nameTaken(String)
  /// The socket's name is taken by another kind of file, or by another user's.
  case inTheWay(path: String)

  /// No player of this name is running; `running` lists the others.
  case notRunning(String, running: [String])
  case nothingRuns
  /// Several players are running, and none was named.
  case severalRun([String])
  /// The player did not answer in time, or ended before it could.
  case noAnswer(String)
  /// The player's own words.
  case refused(String, reason: String)
  case unheard(signal: String, player: String)
  /// This is no valid name for a signal.
  case notAName(String)
}

/// Why a directory is not private to the user.
package enum DirectoryFault: Hashable, Sendable {
  case link, noDirectory, foreign, open
}
