package import GraphFiles
package import Animation
package import Sheets
package import StateGraph

/// Options for a sheet that is played without a graph file.
package struct BareSheet: Sendable {
  /// How a picture is cut into tiles.
  package var tile: TileChoice
  /// Nil for all frames, or for the tags of a sheet that has some.
  package var frames: FrameList?
  /// Frames per second; nil for the sheet's own durations, or 10 if it has none.
  package var rate: Ratio?

  package init(
    tile: TileChoice = .guessIfSure, frames: FrameList? = nil, rate: Ratio? = nil
  ) {
    self.tile = tile
    self.frames = frames
    self.rate = rate
  }

  /// Makes a graph of one actor, with a state for each tag of the sheet or for each row of a guess.
  ///
  /// Without these there is one state of the actor's name, which plays forever unless the sheet has a play count.
  ///
  /// - Parameters:
  ///   - uncut: The sheet as it was read.
  ///   - guessed: Its guessed tiles.
  ///   - path: Path of its file.
  ///   - name: Name of the actor.
  /// - Returns: The graph.
  /// - Throws: ``InputError/unusable(file:reason:)``.
  package func graph(
    of uncut: Sheet, guessed: GuessedSheet? = nil, path: String, name: String
  ) throws(InputError) -> StateGraph {
    let sheet = if let guessed { guessed.sheet } else { try cut(uncut, path: path) }
    let states =
      if frames != nil {
        [try state(name, sheet, path)]
      } else if let guessed, guessed.grid != nil {
        rowStates(of: guessed, name: name)
      } else if !sheet.tags.isEmpty {
        tagStates(of: sheet)
      } else {
        [try state(name, sheet, path)]
      }
    return StateGraph(
      actors: [
        ActorGraph(
          name: name, states: states,
          transitions: Self.keys(to: states), start: 0)
      ], sheets: [LoadedSheet(path: path, sheet: sheet)])
  }

  private func cut(_ sheet: Sheet, path: String) throws(InputError) -> Sheet {
    guard case .tiles(let width, let height) = tile else { return sheet }
    guard let bitmap = sheet.uncut else {
      throw .unusable(
        file: path, reason: "it says itself where its frames are; leave --tile out")
    }
    do throws(TileGridError) {
      return try Sheet(bitmap: bitmap, grid: TileGrid(tileWidth: width, tileHeight: height))
    } catch {
      throw .unusable(
        file: path, reason: error.message + "; --tile guess looks for a size that does")
    }
  }

  private func state(
    _ name: String, _ sheet: Sheet, _ path: String
  ) throws(InputError) -> StateDefinition {
    let numbers: [Int]
    do { numbers = try (frames ?? .all).numbers(ofSheetWith: sheet.frameCount) } catch {
      let remedy = sheet.uncut == nil ? "" : "; --tile WxH or --tile guess cuts it"
      throw .unusable(file: path, reason: error.message + remedy)
    }
    let own = FrameTiming(of: numbers, on: sheet) ?? .fps10
    let animation = Animation(
      frames: numbers, timing: rate.map(FrameTiming.rate) ?? own,
      repeatCount: (frames == nil ? sheet.playCount : nil) ?? 0)
    let clip = Clip(sheet: 0, animation: animation)
    return StateDefinition(name: name, content: .clip(clip))
  }

  private func rowStates(of guessed: GuessedSheet, name: String) -> [StateDefinition] {
    let runs = guessed.runs
    return runs.enumerated().map { index, run in
      let animation = Animation(frames: Array(run), timing: rate.map(FrameTiming.rate) ?? .fps10)
      return StateDefinition(
        name: runs.count == 1 ? name : "row\(index + 1)",
        content: .clip(Clip(sheet: 0, animation: animation)))
    }
  }

  private func tagStates(of sheet: Sheet) -> [StateDefinition] {
    zip(sheet.tagNames, sheet.tags).map { name, tag in
      var animation = Animation(tag: tag, of: sheet)
      if let rate { animation.timing = .rate(rate) }
      return StateDefinition(name: name, content: .clip(Clip(sheet: 0, animation: animation)))
    }
  }

  /// The transitions by keys.
  ///
  /// 1 to 9 start or restart the first nine states; the right and left arrows step through all of them. A single
  /// state needs no keys unless it stops.
  static func keys(to states: [StateDefinition]) -> [Transition] {
    let count = states.count
    if count == 1 {
      return states[0].clip?.canStop == true
        ? [Transition(from: 0, to: 0, trigger: .key("1"))] : []
    }
    let numbers = (0..<min(count, 9)).flatMap { state in
      let trigger = Trigger.key("\(state + 1)")
      return [
        Transition(from: .any, to: .state(state), trigger: trigger),
        Transition(from: state, to: state, trigger: trigger),
      ]
    }
    let arrows = (0..<count).flatMap { state in
      [
        Transition(from: state, to: (state + 1) % count, trigger: .key("right")),
        Transition(from: state, to: (state + count - 1) % count, trigger: .key("left")),
      ]
    }
    return numbers + arrows
  }
}
