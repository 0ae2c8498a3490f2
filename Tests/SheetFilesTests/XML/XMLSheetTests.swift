import Pixels
import SheetFiles
import Sheets
import Testing

@Suite struct XMLSheetTests {
  @Test func `Frames of a texture atlas are cut as they were packed`() throws {
    let sheet = try MemoryFiles.read(
      """
      <?xml version="1.0"?><TextureAtlas imagePath="a.png">
        <SubTexture name="b2" x="1" y="2" width="3" height="5" rotated="true" frameX="-2"
          frameY="-1" frameWidth="9" frameHeight="8" pivotX="4.5" pivotY="8"/>
        <SubTexture name="b10" x="0" y="-0" width="4.0" height="4"/>
        <SubTexture name="c" x="0" y="0" width="0" height="0"/>
        <sprite n="d" x="0" y="0" w="2" h="3" r="y" oX="1" oY="2" oW="7" oH="6"/>
      </TextureAtlas>
      """)
    #expect(
      sheet.places == [
        FramePlace(
          region: PixelRect(x: 1, y: 2, width: 3, height: 5), turn: .clockwise, size: (9, 8),
          offset: (2, 1), name: "b2", pivot: Pivot(x: 4.5, y: 8)),
        FramePlace(region: PixelRect(x: 0, y: 0, width: 4, height: 4), name: "b10"),
        FramePlace(
          region: PixelRect(x: 0, y: 0, width: 0, height: 0), size: (1, 1), name: "c"),
        FramePlace(
          region: PixelRect(x: 0, y: 0, width: 2, height: 3), turn: .clockwise, size: (7, 6),
          offset: (1, 2), name: "d"),
      ])
    #expect(sheet.tags.map(\.name) == ["b", "c", "d"])
  }

  @Test func `Mirrored frames are mirrored whole`() throws {
    let sheet = try MemoryFiles.read(
      """
      <TextureAtlas imagePath="a.png">
        <SubTexture name="a" x="0" y="0" width="4" height="3" frameX="-1" frameY="-2"
          frameWidth="9" frameHeight="8" pivotX="2" pivotY="8" flipX="true"/>
        <SubTexture name="b" x="1" y="2" width="3" height="5" rotated="true" flipX="false"
          flipY="true"/>
      </TextureAtlas>
      """)
    #expect(
      sheet.places == [
        FramePlace(
          region: PixelRect(x: 0, y: 0, width: 4, height: 3), mirroring: .leftToRight,
          size: (9, 8), offset: (4, 2), name: "a", pivot: Pivot(x: 7, y: 8)),
        FramePlace(
          region: PixelRect(x: 1, y: 2, width: 3, height: 5), turn: .clockwise,
          mirroring: .topToBottom, name: "b"),
      ])
  }

  @Test func `Tiles lie in a grid with margin and spacing`() throws {
    let sheet = try MemoryFiles.read(
      """
      <tileset tilewidth="4" tileheight="2" spacing="1" margin="1" tilecount="6" columns="3">
        <image source="../images/a.png" trans="#000000"/>
        <tile id="1" class="fire"><animation>
          <frame tileid="5" duration="70"/><frame tileid="1" duration="0"/></animation></tile>
      </tileset>
      """)
    #expect(sheet.summary == "6 of 4x2; fire 5,1 70 0 ms x0")
    #expect(sheet.places[5].region == PixelRect(x: 11, y: 4, width: 4, height: 2))
    #expect(sheet.bitmaps[0][0, 0] == .transparent)
    #expect(sheet.bitmaps[0][1, 0] == RGBA(1, 0, 0))
  }

  @Test func `Tiles of a collection have their own images`() throws {
    let sheet = try MemoryFiles.read(
      """
      <tileset tilewidth="4" tileheight="2" columns="0">
        <tile id="7"><image source="b.png"/></tile>
        <tile id="3" x="1" y="1" width="2" height="2"><image source="a.png"/>
          <animation><frame tileid="7" duration="50"/></animation></tile>
      </tileset>
      """, images: ["art/a.png": (16, 8), "art/b.png": (3, 3)])
    #expect(sheet.summary == "2 of 3x3 2x2; tile3 0 50 ms x0")
  }

  @Test(arguments: [
    ("<a", "line 1, column 1: it is no XML from here on (unclosed token)"),
    ("<a>\n</b>", "line 2, column 3: it is no XML from here on (mismatched tag)"),
    ("<svg/>", "line 1, column 1: <svg> is no sheet"),
    (
      "<!DOCTYPE a [<!ENTITY b \"c\">]><a>&b;</a>",
      "line 1, column 13: a document type is not read"
    ),
    ("<TextureAtlas/>", "line 1, column 1: it has no frames"),
    (
      "<TextureAtlas imagePath=\"b.png\">\n<SubTexture x=\"1\" y=\"b\"/></TextureAtlas>",
      "line 2, column 1: y=\"b\" must be a whole number"
    ),
    ("<TextureAtlas><SubTexture/></TextureAtlas>", "line 1, column 15: <SubTexture> has no x"),
    (
      "<TextureAtlas><SubTexture x='9' y='0' width='8' height='1'/></TextureAtlas>",
      "line 1, column 15: it lies at 9,0 and is 8x1"
    ),
    ("<tileset/>", "line 1, column 1: it has neither an image nor tiles with images"),
    (
      "<tileset tilewidth='0' tileheight='1'><image source='a.png'/></tileset>",
      "line 1, column 1: tiles of 0x1 with spacing 0, margin 0 cannot be"
    ),
    (
      "<tileset tilewidth='8' tileheight='8' tilecount='3' columns='2'><image/></tileset>",
      "line 1, column 1: tile 2: it lies at 0,8"
    ),
    (
      "<tileset tilewidth='8' tileheight='8'><image/><tile id='0'><animation>"
        + "<frame tileid='9'/></animation></tile></tileset>",
      "line 1, column 71: there is no tile 9"
    ),
  ])
  func `An error is reported with its place`(text: String, words: String) throws {
    let complaint = try #require(MemoryFiles.complaint(text))
    #expect(complaint.hasPrefix(words))
  }

  @Test func `Endless nesting is refused`() {
    let text = String(repeating: "<a>", count: 100_000)
    #expect(MemoryFiles.complaint(text)?.contains("nested more than 32 deep") == true)
  }
}
