import Pixels
import SheetFiles
import Sheets
import Testing

@Suite struct JSONSheetTests {
  /// A file of frames of 4x4 pixels, side by side.
  private func aseprite(_ names: [String], tags: String, more: String = "") -> String {
    let frames = names.enumerated().map { index, name in
      """
      {"filename": "\(name)", "frame": {"x": \(index * 4 % 16), "y": 0, "w": 4, "h": 4}, "duration": 50}
      """
    }
    return """
      {"frames": [\(frames.joined(separator: ","))], "meta": {"frameTags": [\(tags)]\(more)}}
      """
  }

  @Test func `Members keep their order, and all with equal names are kept`() throws {
    let sheet = try MemoryFiles.read(
      """
      {"frames": {
        "b 1": {"frame": {"x": 4, "y": 0, "w": 4, "h": 4}, "duration": 20},
        "a 0": {"frame": {"x": 0, "y": 0, "w": 4, "h": 4}, "duration": 10},
        "b 1": {"frame": {"x": 8, "y": 0, "w": 4, "h": 4}, "duration": 0}}}
      """)
    #expect(sheet.summary == "3 of 4x4, 20 10  ms")
    #expect(sheet.places.map(\.region.x) == [4, 0, 8])
  }

  @Test func `A frame is cut as it was packed`() throws {
    let sheet = try MemoryFiles.read(
      """
      {"frames": [
        {"filename": "turned", "frame": {"x": 1, "y": 2, "w": 5, "h": 3}, "rotated": true,
         "trimmed": true, "spriteSourceSize": {"x": 2, "y": 1, "w": 5, "h": 3},
         "sourceSize": {"w": 9, "h": 8}, "pivot": {"x": 0.5, "y": 1}},
        {"filename": "padded", "frame": {"x": 0, "y": 0, "w": 6, "h": 6}, "trimmed": true,
         "spriteSourceSize": {"x": 3, "y": 2, "w": 4, "h": 4}, "sourceSize": {"w": 9, "h": 9}},
        {"filename": "old", "frame": {"x": 0, "y": 0, "w": 4, "h": 4}, "trimmed": true,
         "spriteSourceSize": {"x": 3, "y": 2, "w": 9, "h": 9}, "sourceSize": {"w": 9, "h": 9}},
        {"filename": "cropped", "frame": {"x": 0, "y": 0, "w": 4, "h": 4}, "trimmed": false,
         "spriteSourceSize": {"x": 3, "y": 2, "w": 4, "h": 4}, "sourceSize": {"w": 4, "h": 4}}]}
      """)
    #expect(
      sheet.places == [
        FramePlace(
          region: PixelRect(x: 1, y: 2, width: 3, height: 5), turn: .clockwise, size: (9, 8),
          offset: (2, 1), name: "turned", pivot: Pivot(x: 4.5, y: 8)),
        FramePlace(
          region: PixelRect(x: 0, y: 0, width: 6, height: 6), size: (9, 9), offset: (2, 1),
          name: "padded"),
        FramePlace(
          region: PixelRect(x: 0, y: 0, width: 4, height: 4), size: (9, 9), offset: (3, 2),
          name: "old"),
        FramePlace(region: PixelRect(x: 0, y: 0, width: 4, height: 4), name: "cropped"),
      ])
  }

  /// Tags that go beyond the list, or whose frames are found by the names.
  @Test(arguments: [
    (["man 0.ase", "man 1.ase", "man 2.ase"], 1, 2, "t 1-2"),
    (["man1.png", "man2.png", "man3.png"], 1, 2, "t 1-2"),
    (["man.ase", "man.ase", "man.ase"], 0, 2, "t 0-2"),
    // Empty frames were left out.
    (["man 0.ase", "man 3.ase", "man 4.ase", "man 6.ase"], 3, 5, "t 1-2"),
    // Only the last frames were exported.
    (["man 5.ase", "man 6.ase", "man 7.ase"], 6, 7, "t 1-2"),
    (
      ["man (body) 0.ase", "man (body) 1.ase", "man (hat) 0.ase", "man (hat) 1.ase"], 0, 1,
      "t (body) 0-1; t (hat) 2-3"
    ),
    (["man #s 0.ase", "man #t 0.ase", "man #t 1.ase"], 4, 5, "t 1-2"),
  ])
  func `A tag has the frames of the drawing that it names`(
    names: [String], from: Int, to: Int, tag: String
  ) throws {
    let text = aseprite(names, tags: #"{"name": "t", "from": \#(from), "to": \#(to)}"#)
    #expect(try MemoryFiles.read(text).summary == "\(names.count) of 4x4, 50 ms; " + tag)
  }

  @Test(arguments: [
    (["a 0", "a 1", "b 0", "b 1"], 1, 5, "which of the 4 in the file they are cannot be told"),
    (["a", "b"], 1, 2, "has the frames 1-2 of the drawing"),
    (["a 4", "a 5"], 1, 2, "none of which is in the file; export it without --ignore-empty"),
    (["a #s 0", "a #s 1"], 0, 1, "no frame of tag \"t\" is in the file"),
    (["a 0", "a 1"], 1, 0, "it goes from 1 to 0"),
  ])
  func `A tag whose frames cannot be told is refused`(
    names: [String], from: Int, to: Int, words: String
  ) throws {
    let text = aseprite(names, tags: #"{"name": "t", "from": \#(from), "to": \#(to)}"#)
    let complaint = try #require(MemoryFiles.complaint(text))
    #expect(complaint.hasPrefix("meta.frameTags[0]: ") && complaint.contains(words))
  }

  @Test func `Tags say direction and repeats, and pivots come from slices`() throws {
    let sheet = try MemoryFiles.read(
      aseprite(
        ["a 0", "a 1", "a 2"],
        tags: """
          {"name": "x", "from": 0, "to": 1, "direction": "pingpong_reverse", "repeat": "2"},
          {"name": "x", "from": 1, "to": 1, "direction": "sideways", "repeat": 3}
          """,
        more: """
          , "slices": [{"name": "s", "keys": [
            {"frame": 1, "bounds": {"x": 1, "y": 2, "w": 2, "h": 2}, "pivot": {"x": 1, "y": 1}}]}]
          """))
    #expect(sheet.summary == "3 of 4x4, 50 ms; x 0-1 pingpong_reverse x2; x 1 x3")
    #expect(sheet.places.map(\.pivot) == [nil, Pivot(x: 2, y: 3), Pivot(x: 2, y: 3)])
  }

  @Test func `Animations of several packs are tags`() throws {
    func pack(_ name: String, image: String, animations: String, others: String) -> String {
      """
      {"frames": {"\(name)": {"frame": {"x": 0, "y": 0, "w": 2, "h": 2}}},
       "animations": {\(animations)},
       "meta": {"image": "\(image)", "related_multi_packs": [\(others)]}}
      """
    }
    let sheet = try MemoryFiles.read(
      pack(
        "b", image: "C:\\\\art\\\\1.png", animations: #""ab": ["a", "b"]"#, others: #""2.json""#),
      images: ["art/1.png": (2, 2), "art/2.png": (4, 4)],
      others: ["art/2.json": pack("a", image: "2.png", animations: "", others: #""1.json""#)])
    #expect(sheet.summary == "2 of 2x2; ab 1,0")
    #expect(sheet.places.map(\.bitmap) == [0, 1])
  }

  @Test func `Several images may be in one file, and names make tags`() throws {
    let sheet = try MemoryFiles.read(
      """
      {"textures": [
        {"image": "1.png", "frames": [
          {"filename": "walk_10.png", "frame": {"x": 0, "y": 0, "w": 1, "h": 1}},
          {"filename": "walk_9.png", "frame": {"x": 1, "y": 0, "w": 1, "h": 1}}]},
        {"image": "2.png", "frames": [
          {"filename": "tree2.png", "frame": {"x": 0, "y": 0, "w": 2, "h": 1}}]}]}
      """, images: ["art/1.png": (2, 2), "art/2.png": (4, 4)])
    #expect(sheet.summary == "3 of 1x1*2 2x1; walk 1,0; tree2 2")
  }

  @Test(arguments: [
    ("[9]", "animations.frames.a[0]: the image has no tile 9: it has 8"),
    ("{\"b\": 3}", "animations.frames.a.b: it must be a list of tiles"),
    (
      "[0]}, \"velocities\": {\"a\": \"x\"",
      "animations.velocities.a: it must be a number of frames"
    ),
  ])
  func `Lists of tiles are told of with their place`(list: String, words: String) {
    let text = """
      {"sprite": {"texture": "a.png", "framewidth": 4, "frameheight": 4},
       "animations": {"frames": {"a": \(list)}}}
      """
    #expect(MemoryFiles.complaint(text)?.hasPrefix(words) == true)
  }

  @Test(arguments: [
    (
      "{\"hero\": {\"x\": 0, \"y\": 0, \"width\": 16, \"height\": 4, \"sliceX\": 3}}",
      "hero: 3x1 frames do not"
    ),
    (
      """
      {"a": {"x": 0, "y": 0, "width": 16, "height": 4, "sliceX": 4, "anims": {"b": 4}}}
      """, "a.anims.b: frame 4 is not there: the piece has 4"
    ),
    (
      """
      {"a": {"x": 0, "y": 0, "width": 16, "height": 4,
        "anims": {"b": {"from": 0, "to": 0, "speed": -1}}}}
      """, "a.anims.b.speed: it must be a number of frames per second"
    ),
  ])
  func `Pieces are told of with their place`(text: String, words: String) {
    #expect(MemoryFiles.complaint(text)?.hasPrefix(words) == true)
  }

  @Test(arguments: [
    ("{\"frames\": [}", "line 1, column 13: it is no JSON from here on"),
    ("{\n  \"frames\": {},\n", "line 2, column 1"),
    ("{} {}", "line 1, column 4: there is something after the JSON"),
    ("{}", "frames: it is missing; JSON sheets are read as Aseprite and TexturePacker"),
    ("{\"frames\": 3}", "frames: it must be a list or an object of frames"),
    ("{\"frames\": []}", "frames: it is empty"),
    ("{\"frames\": [{}]}", "frames[0].x: it is missing"),
    (
      #"{"frames": {"a b": {"frame": {"x": 0, "y": 0, "w": 1.5, "h": 1}}}}"#,
      "frames[\"a b\"].frame.w: it must be a whole number"
    ),
    (
      #"{"frames": {"\u001b": {"x": 0, "y": 0, "w": 99, "h": 1}}}"#,
      "frames[\"\\u{1b}\"]: it lies at 0,0 and is 99x1, which does not fit into the image, which "
        + "is 16x8"
    ),
    (
      #"{"frames": [{"x": 0, "y": 0, "w": 1, "h": 1, "sourceSize": {"w": 101, "h": 100}}]}"#,
      "frames[0]: it is 101x100 pixels, more than the limit of 10000"
    ),
    (
      #"{"frames": [{"x": 0, "y": 0, "w": 1, "h": 1, "duration": -1}]}"#,
      "frames[0].duration: it must be a number of milliseconds"
    ),
    (
      #"{"frames": [{"x": 0, "y": 0, "w": 1, "h": 1}], "animations": {"a": ["b"]}}"#,
      "animations.a[0]: no frame is called \"b\""
    ),
    (
      #"{"frames": [{"x": 0, "y": 0, "w": 1, "h": 1}], "meta": {"related_multi_packs": [1]}}"#,
      "meta.related_multi_packs[0]: it must be a text in quotes"
    ),
    (
      #"{"frames": [{"x": 0, "y": 0, "w": 1, "h": 1}], "meta": {"related_multi_packs": ["b"]}}"#,
      "\"art/b\": no such file"
    ),
  ])
  func `An error is reported with its place`(text: String, words: String) throws {
    let complaint = try #require(MemoryFiles.complaint(text))
    #expect(complaint.hasPrefix(words))
  }

  @Test func `An image that is not there is told of with a remedy`() {
    let text = """
      {"frames": [{"x": 0, "y": 0, "w": 1, "h": 1}], "meta": {"image": "/home/x/cat.png"}}
      """
    #expect(
      MemoryFiles.complaint(text, at: "art/b.json")
        == "meta.image: its image \"/home/x/cat.png\" is not there; put the image beside it as "
        + "\"b.png\"")
  }

  @Test func `Endless nesting is refused`() {
    let text = "{\"frames\":" + String(repeating: "[", count: 100_000)
    #expect(MemoryFiles.complaint(text)?.contains("it is no JSON from here on") == true)
  }
}
