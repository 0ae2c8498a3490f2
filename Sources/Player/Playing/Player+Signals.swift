import Basics
package import Signals
import StateGraph

extension Player {
  /// Lets other processes send signals to the player.
  ///
  /// - Parameters:
  ///   - name: The player's name; nil for that of its first actor, if the user cannot give one.
  ///   - places: The locations of sockets.
  /// - Returns: A server that runs until it is closed; nil if it cannot start, which the player
  ///   reports while playing on.
  package func serve(named name: String? = nil, at places: SocketLocations = .current)
    -> SignalServer?
  {
    do throws(SignalError) {
      let used = name ?? performance.graph.actors[0].name
      return try SignalServer(name: used, places: places) { [weak self] in
        self?.hear(signal: $0) ?? 0
      }
    } catch .nameTaken(let taken) where name == nil {
      say("signals are not heard: a player named \(quoted(taken)) runs already")
      return nil
    } catch {
      // A message on standard error would not be visible before the end.
      say("signals are not heard: \(error)")
      return nil
    }
  }
}
