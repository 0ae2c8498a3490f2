import Support
import Foundation
import Pixels
import Testing

@testable import zoetrope

/// The commands on an atlas, without a graph and with one.
@Suite(.timeLimit(.minutes(1))) struct AtlasCommandsTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    let pixels = (0..<4).map { RGBA(UInt8($0), 0, 0) }
    try folder.write(Bitmap(width: 4, height: 1, pixels: pixels).pngData(), to: "cat.png")
    // The second frame lies turned on its side, and has a transparent row below it.
    try folder.write(
      """
      {"frames": [
        {"filename": "cat 0", "frame": {"x": 0, "y": 0, "w": 1, "h": 1}, "duration": 100},
        {"filename": "cat 1", "frame": {"x": 1, "y": 0, "w": 1, "h": 2}, "rotated": true,
         "trimmed": true, "spriteSourceSize": {"x": 0, "y": 0, "w": 1, "h": 2},
         "sourceSize": {"w": 1, "h": 3}, "duration": 300}],
       "meta": {"image": "cat.png", "frameTags": [
        {"name": "sit", "from": 0, "to": 0, "direction": "forward", "repeat": "2"},
        {"name": "walk", "from": 0, "to": 1, "direction": "reverse"}]}}
      """, to: "cat.json")
    try folder.write(
      "digraph cat { sheet=\"cat.json\"; sit -> walk; walk [repeat=1] }", to: "cat.gv")
    try folder.write("digraph cat { sheet=\"cat.json\"; wlak }", to: "bad.gv")
  }

  private func run(_ words: String...) throws -> BuiltProgram.Run {
    try BuiltProgram.run(words, in: folder)
  }

  @Test func `Its tags are played, and keys play them`() throws {
    let run = try run("trace", "cat.json", "--for", "1s", "--send", "500ms key 2")
    #expect(
      run.text == """
        0.000\tcat\tstart\tsit
        0.100\tcat\tloop\tsit\t1
        0.200\tcat\tstop\tsit
        0.500\tcat\tstart\twalk
        0.900\tcat\tloop\twalk\t1

        """)
  }

  @Test func `A graph need not repeat what the tags say`() throws {
    let run = try run("trace", "cat.gv", "--for", "1s", "--frames")
    #expect(
      run.lines.filter { $0.hasPrefix("0.2") || $0.hasPrefix("0.5") || $0.hasPrefix("0.6") } == [
        "0.200\tcat\tstop\tsit", "0.200\tcat\tstart\twalk", "0.200\tcat\tframe\twalk\t1",
        "0.500\tcat\tframe\twalk\t0", "0.600\tcat\tstop\twalk",
      ])
    #expect(try self.run("check", "cat.gv", "cat.json").status == 0)
  }

  @Test func `A frame is written untrimmed and upright`() throws {
    let run = try run("extract", "cat.json", "--state", "walk", "--frame", "1", "-o", "-")
    let bitmap = try Bitmap(png: [UInt8](run.output))
    #expect(
      bitmap == Bitmap(width: 1, height: 3, pixels: [RGBA(2, 0, 0), RGBA(1, 0, 0), .transparent]))
  }

  @Test func `Frames and tags are listed`() throws {
    let text = try run("inspect", "cat.json").text
    #expect(text.hasPrefix("sheet cat.json: 4x1, 2 frames; tags: sit, walk\n"))
    let json = try run("inspect", "--json", "cat.json").text
    #expect(
      json.contains(
        """
        {"name": "walk", "frames": [0, 1], "durations_ms": [100, 300], "repeat": 0, \
        "direction": "reverse"}
        """))
  }

  @Test func `What is wrong names the tags, and options that make no sense are refused`() throws {
    let bad = try run("check", "bad.gv")
    #expect(bad.status == 1)
    #expect(bad.errors.contains("state 'wlak' has no frames, nor has the sheet a tag of that name"))
    #expect(bad.errors.contains("did you mean 'walk'?"))
    let cut = try run("check", "cat.json", "--tile", "1x1")
    #expect(
      cut.errors
        == "zoetrope: cat.json: it says itself where its frames are; leave --tile out\n")
    try folder.write(
      "{\"frames\": [{\"frame\": {\"x\": 0}}], \"meta\": {\"image\": \"cat.png\"}}",
      to: "broken.json")
    #expect(
      try run("check", "broken.json").errors
        == "zoetrope: broken.json: frames[0].frame.y: it is missing\n")
  }
}
