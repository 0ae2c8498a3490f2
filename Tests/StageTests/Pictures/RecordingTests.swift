import Basics
import Support
import Cells
@testable import Stage
import Animation
import Pixels
import StateGraph
import Terminal
import Testing

struct RecordingTests {
  /// The colour in the lower left corner of each picture, and the milliseconds when it is over.
  private func record(
    _ graph: StateGraph, from start: Int64 = 0, until end: Int64,
    sendings: [VirtualRun.Sending] = []
  ) -> [[Int]] {
    var recording = Recording(
      graph, look: Look(), size: ScreenSize(columns: 2, rows: 1), sendings: sendings)
    var pictures: [[Int]] = []
    recording.play(from: .milliseconds(start), until: .milliseconds(end)) { picture, end in
      pictures.append([Int(picture[0, picture.height - 1].red) - 40, Int(end / .perMillisecond)])
    }
    return pictures
  }

  @Test func `Each picture lasts until the next one`() throws {
    #expect(
      record(try Scene.inAndOut(), until: 750) == [
        [0, 100], [1, 200], [2, 300], [5, 400], [6, 500], [5, 600], [6, 700], [0, 750],
      ])
  }

  @Test func `It may begin later`() throws {
    #expect(
      record(try Scene.inAndOut(), from: 350, until: 450) == [[5, 400], [6, 450]])
  }

  @Test func `Pictures too short to be seen are left out`() throws {
    let graph = try Scene.read("a [frames=\"0-3\", duration=\"10ms\"]")
    #expect(record(graph, until: 60) == [[0, 20], [2, 40], [0, 60]])
  }

  @Test func `Keys are heard at their time`() throws {
    let graph = try Scene.read("a [frames=0]; b [frames=3]; a -> b [on=\"key x\"]")
    let key = VirtualRun.Sending(at: .milliseconds(130), .key("x"))
    #expect(record(graph, until: 200, sendings: [key]) == [[0, 130], [3, 200]])
    #expect(record(graph, from: 150, until: 200, sendings: [key]) == [[3, 200]])
  }

  @Test func `It ends with its actors`() throws {
    let graph = try Scene.read("a [frames=\"0,1\", repeat=1, shape=doublecircle]")
    #expect(record(graph, until: 5000) == [[0, 100], [1, 200], [1, 220]])
  }

  @Test func `Where no figure is, it is transparent`() throws {
    var recording = Recording(
      try Scene.read("a [frames=0]"), look: Look(), size: ScreenSize(columns: 4, rows: 2))
    recording.play(from: 0, until: .perSecond) { picture, _ in
      #expect((picture.width, picture.height) == (4, 4))
      #expect(picture.pixels.count { $0 == Scene.color(0) } == 4)
      #expect(picture.pixels.count { $0 == .transparent } == 12)
    }
  }
}
