import Panels
import Files
package import Inputs
import Animation
import Dispatch

/// Lets a player follow changes to its files, and open other files from the same folder.
@MainActor
package final class FileFollower {
  private let player: Player
  /// Nil if nothing can be watched.
  private var editing: LiveEditing?
  /// The file whose neighbours are offered.
  private var first: InputFile
  let queue = DispatchQueue(label: "reading another file", qos: .userInitiated)
  private let reading: LatestRequest

  /// Follows the files being played, and lets the player offer their neighbours.
  ///
  /// - Parameters:
  ///   - inputs: The files being played, and what was read from them.
  ///   - player: The player of these files.
  package init(_ inputs: InputSet, _ player: Player) {
    self.player = player
    reading = LatestRequest(queue: queue)
    first = inputs.files[0]
    follow(inputs)
    // Standard input has no neighbours.
    guard first.canChange else { return }
    player.neighbours = { [weak self] in self.map { FilesBeside.all(beside: $0.first.path) } ?? [] }
    player.onOpen = { [weak self] in self?.open($0) }
  }

  /// Lets the player follow its files; if that fails, it plays without following them.
  private func follow(_ inputs: InputSet) {
    editing = nil
    player.strip = nil
    guard inputs.files.contains(where: \.canChange) else { return }
    do throws(WatchError) { editing = try LiveEditing(inputs, player: player) } catch {
      player.strip = MessageStrip(.notice, "\(error)")
    }
  }

  /// Reads another file and plays it; the current one plays on until then, or if reading fails.
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
