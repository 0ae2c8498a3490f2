import Panels
import Files
package import Inputs
import Animation
import Dispatch

/// Lets a player follow its files, and open others beside them.
@MainActor
package final class FileFollower {
  private let player: Player
  /// Nil while nothing can be watched.
  private var editing: LiveEditing?
  /// The one whose neighbours are offered.
  private var first: InputFile
  let queue = DispatchQueue(label: "reading another file", qos: .userInitiated)
  private let reading: LatestRequest

  /// Follows what is played, and lets the player offer other files.
  ///
  /// - Parameters:
  ///   - inputs: What is played, and what was read of it.
  ///   - player: Plays it.
  package init(_ inputs: InputSet, _ player: Player) {
    self.player = player
    reading = LatestRequest(queue: queue)
    first = inputs.files[0]
    follow(inputs)
    // Beside standard input there is nothing.
    guard first.canChange else { return }
    player.neighbours = { [weak self] in self.map { FilesBeside.all(beside: $0.first.path) } ?? [] }
    player.onOpen = { [weak self] in self?.open($0) }
  }

  /// Lets the player follow its files; without that, it plays all the same.
  private func follow(_ inputs: InputSet) {
    editing = nil
    player.strip = nil
    guard inputs.files.contains(where: \.canChange) else { return }
    do throws(WatchError) { editing = try LiveEditing(inputs, player: player) } catch {
      player.strip = MessageStrip(.notice, "\(error)")
    }
  }

  /// Reads another file and plays it; the present one plays on until then, and if that fails.
  private func open(_ path: String) {
    let file = InputFile(
      path, bare: first.bare, pixelLimit: first.pixelLimit,
      pixelLimitRemedy: first.pixelLimitRemedy)
    reading.request {
      Result { () throws(InputError) in try file.read() }
    } then: { [weak self] in
      self?.play(file, $0)
    }
  }

  private func play(_ file: InputFile, _ result: Result<Input, InputError>) {
    switch result {
    case .success(let input):
      let inputs = InputSet([file], [input])
      first = file
      player.load(inputs.graph)
      follow(inputs)
    case .failure(let error):
      player.say("cannot play \(FileMessage(error).text)")
      player.show(at: player.clock.time)
    }
  }
}
