import Foundation
import Testing
import Zoetrope

@testable import DrinkSample

/// The sample of the README is the program in `Samples/drink`, which is built with the tests.
@Suite @MainActor struct SampleTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  @Test(arguments: ["Samples/drink/Drinker.swift", "Samples/drink/main.swift"])
  func `The README holds the sample to the letter`(file: String) throws {
    let (readme, sample) = (try Self.text("README.md"), try Self.text(file))
    #expect(readme.contains("```swift\n\(sample)```\n"))
  }

  @Test func `The sample plays the drink sequence`() throws {
    let sheet = try Sheet(
      png: Self.root.path + "/sheets/brian.png", tileWidth: 61, tileHeight: 85)
    let man = drinker(sheet)
    var told: [String] = []
    for state in ["walk", "drinkIn", "drinkIdle", "drinkOut"] {
      man.observe(state, .start) { told.append("\(Duration.nanoseconds($0.time)) \(state)") }
    }
    var frames: [Int?] = []
    let clock = ManualClock()
    let playback = Playback(man, clock: clock) { frames.append(man.animator?.frame(at: $0)) }
    playback.update { man.play("walk", at: $0) }
    clock.run(for: .milliseconds(6690))
    #expect(
      told == [
        "0.0 seconds walk", "3.6 seconds drinkIn", "4.0 seconds drinkIdle",
        "6.0 seconds drinkOut",
      ])
    let walk = Array(0...11)
    #expect(
      frames == walk + walk + walk + Array(12...15) + Array(repeating: 15, count: 10)
        + Array(16...22))
    clock.run(for: .seconds(7))
    #expect(told.suffix(2) == ["12.7 seconds drinkOut", "13.4 seconds walk"])
  }
}
