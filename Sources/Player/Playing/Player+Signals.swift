import Basics
package import Signals
import StateGraph

extension Player {
  /// Lets others send signals to the player; without that, it plays all the same.
  ///
  /// - Parameters:
  ///   - name: What the player is called; nil for the name of its first actor, if the user can give none.
  ///   - places: Where sockets are.
  /// - Returns: Hears them until it is closed; nil if none can be heard, which the player says.
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
      // What is said on standard error now would not be seen before the end.
      say("signals are not heard: \(error)")
      return nil
    }
  }
}
