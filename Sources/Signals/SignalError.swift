/// Why a player hears no signals, or why a signal reached no player.
package enum SignalError: Error, Hashable, Sendable {
  /// The directory of the sockets is not the user's alone.
  case unsafeDirectory(String, DirectoryFault)
  /// A system call failed for a file; `doing` completes "cannot be …".
  case system(path: String, doing: String, reason: String)
  /// Another player of this name hears its signals.
  case nameTaken(String)
  /// Something that is no socket, or not the user's, has the name of the socket.
  case inTheWay(path: String)

  /// No player of the name runs; others do.
  case notRunning(String, running: [String])
  case nothingRuns
  /// Which of several players is meant was not said.
  case severalRun([String])
  /// The player gave no answer, or left before it did.
  case noAnswer(String)
  /// The player's own words.
  case refused(String, reason: String)
  case unheard(signal: String, player: String)
  /// No signal can have this name.
  case notAName(String)
}

/// What is wrong with a directory that is to be the user's alone.
package enum DirectoryFault: Hashable, Sendable {
  case link, noDirectory, foreign, open
}
