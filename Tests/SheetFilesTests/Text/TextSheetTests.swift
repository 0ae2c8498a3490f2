import Pixels
import SheetFiles
import Sheets
import Testing

/// Atlases of libGDX and resources of Godot.
@Suite struct TextSheetTests {
  private let pages = """

    a.png
    size: 16,8
    format: RGBA8888
    walk
      rotate: true
      xy: 1, 2
      size: 5, 3
      orig: 9, 8
      offset: 2, 1
      index: 2
    walk
      rotate: false
      xy: 0, 0
      size: 4, 4
      index: 1

    b.png
    pma: true
    half way (1:2)
    bounds:0,0,2,3
    big
    offsets:1,2,9,9
    bounds:0,0,2,3
    rotate:270
    """

  @Test func `Pages of libGDX are read in either way of writing`() throws {
    let text = pages.replacing("half way (1:2)", with: "half")
    let sheet = try MemoryFiles.read(
      text, images: ["art/a.png": (16, 8), "art/b.png": (8, 8)])
    #expect(
      sheet.places == [
        FramePlace(
          region: PixelRect(x: 1, y: 2, width: 3, height: 5), turn: .counterclockwise,
          size: (9, 8), offset: (2, 4), name: "walk_2"),
        FramePlace(region: PixelRect(x: 0, y: 0, width: 4, height: 4), name: "walk_1"),
        FramePlace(
          bitmap: 1, region: PixelRect(x: 0, y: 0, width: 2, height: 3), name: "half"),
        FramePlace(
          bitmap: 1, region: PixelRect(x: 0, y: 0, width: 3, height: 2), turn: .clockwise,
          size: (9, 9), offset: (1, 4), name: "big"),
      ])
    #expect(sheet.tags.map(\.name) == ["walk", "half", "big"])
    #expect(sheet.tags[0].frames == [1, 0])
  }

  private let frames = """
    [gd_resource type="SpriteFrames" format=3]
    ; The image's folder is not ours.
    [ext_resource type="Texture2D" path="res://art/a.png" id="1_x"]
    [sub_resource type="AtlasTexture" id="A"]
    atlas = ExtResource("1_x")
    region = Rect2(4, 0, 4, 8)
    margin = Rect2(1, 2, 3, 4)
    [resource]
    animations = [{
    "frames": [{"duration": 1.0, "texture": SubResource("A")},
      {"duration": 2.5, "texture": ExtResource("1_x")}],
    "loop": true, "name": &"walk", "speed": 5.0
    }, {
    "frames": [ExtResource( "1_x" )],
    "loop": 0, "name": "hit \\"hard\\"", "speed": 12.0
    }, {
    "frames": Array[Dictionary]([]), "loop": 2, "name": &"none"
    }]
    """

  @Test func `Animations of Godot are tags`() throws {
    let text = frames.replacing("Array[Dictionary]([])", with: "[SubResource(\"A\")]")
    let sheet = try MemoryFiles.read(text)
    #expect(
      sheet.summary == """
        2 of 7x12 16x8; walk 0-1 200 500 ms x0; hit "hard" 1 83.333 ms x1; \
        none 0 200 ms pingpong x0
        """)
    #expect(
      sheet.places[0]
        == FramePlace(
          region: PixelRect(x: 4, y: 0, width: 4, height: 8), size: (7, 12), offset: (1, 2),
          name: "a"))
  }

  @Test func `The root of a project is somewhere above`() throws {
    let sheet = try MemoryFiles.read(
      frames.replacing("Array[Dictionary]([])", with: "[]"), at: "game/scenes/cat/walk.tres",
      images: ["game/scenes/cat/../../art/a.png": (16, 8)])
    #expect(sheet.frameCount == 2)
  }

  @Test func `What is wrong in a page is told with its place`() throws {
    func expect(_ text: String, _ words: String) throws {
      #expect(try #require(MemoryFiles.complaint(text)).hasPrefix(words))
    }
    try expect(
      "a.png\nsize: 1,1\nb\nxy: 1\n",
      "line 4, column 1: \"xy\" needs 2 whole numbers, as in \"xy: 2, 7\"")
    try expect("a.png\nsize: 1,1\nb\nrotate: 45\n", "line 4, column 1: rotate must be true")
    try expect("a.png\nsize: 1,1\nb\nxy: 1,1\n", "line 3, column 1: region \"b\" has no size")
    try expect("c/d.png\nsize: 1,1\n", "it has no frames")
    try expect(
      "a.png\nsize: 1,1\nb\nbounds: 0,0,17,1\n", "line 3, column 1: it lies at 0,0 and is 17x1")
    try expect("a.png\nsize: 1,1\n\nxy: 1,1\n", "line 4, column 1: a page begins with its image")
  }

  @Test(arguments: [
    ("[resource]\nanimations = [", "line 3, column 15: a name or a value is missing"),
    ("[resource]\nanimations = \"a", "line 3, column 14: the quotes that begin here do not end"),
    ("[resource]\nanimations = 3", "line 3, column 13: animations must be a list"),
    ("[resource]\nanimations = []", "it has no frames"),
    ("[resource]\nradius = 3", "it has no SpriteFrames"),
    ("[resource", "line 2, column 10: a name or a value is missing"),
    (
      "[resource]\nanimations = [{\"name\": &\"a\"}]",
      "line 3, column 13: animation \"a\" has no list of frames"
    ),
    (
      "[resource]\nanimations = [{\"frames\": [1], \"speed\": 0}]",
      "line 3, column 13: animation \"default\" has the speed 0.0"
    ),
    (
      "[resource]\nanimations = [{\"frames\": [null]}]",
      "line 3, column 13: animation \"default\" has a frame without a texture"
    ),
    (
      "[resource]\nanimations = [{\"frames\": [ExtResource(1)]}]",
      "line 3, column 13: there is no resource \"1\""
    ),
  ])
  func `What is wrong in a resource is told with its place`(text: String, words: String) throws {
    let start = "[gd_resource type=\"SpriteFrames\"]\n"
    let complaint = try #require(MemoryFiles.complaint(start + text))
    #expect(complaint.hasPrefix(words))
  }

  @Test func `Endless nesting is refused`() {
    let text = "[gd_scene]\n[a]\nb = " + String(repeating: "[", count: 100_000)
    #expect(MemoryFiles.complaint(text)?.contains("more than 32 values within each other") == true)
  }

  @Test(arguments: [
    "digraph d {\n  sheet: 1\n}", "digraph d {}", "", "\n\n", "a.png\n", "a: b\nsize: 1",
  ])
  func `A graph and other text are no sheets`(text: String) {
    #expect(!SheetFile.isSheet(Array(text.utf8)))
  }
}
