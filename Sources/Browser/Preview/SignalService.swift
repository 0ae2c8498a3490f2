import Animation
import Player
import Signals

/// Delivers signals from other processes to the player that fills the screen, and to no other.
@MainActor final class SignalService {
  /// Where the socket is found; nil for no socket.
  var places: SocketLocations?
  /// The player that fills the screen, whether or not it receives signals.
  private(set) weak var player: Player?
  private var server: SignalServer?

  /// Serves this player from now on.
  func serve(_ player: Player?) {
    self.player = player
    // The next player may have the same name.
    server?.close()
    server = nil
    guard let player, let places else { return }
    server = player.serve(at: places)
    // The player's own message says why there is none.
    if server == nil { player.show(at: player.clock.time) }
  }

  /// Removes the socket.
  func close() { server?.close() }
}
