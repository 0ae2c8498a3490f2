@testable import Browser
import Testing

struct BrowserMemoryTests {
  private static let full: BrowserMemory = {
    var memory = BrowserMemory(folder: "/home/ann/Zoë's \\ zoo", title: "Zoo\twith\nlines")
    memory.isSearching = true
    memory.query = "  \"two words\" -é \u{7F}"
    memory.fieldHasFocus = true
    memory.selected = "a/b.gv"
    memory.scroll = 120
    memory.followsSelection = true
    memory.order = BrowserOrder(.modified, isAscending: false)
    memory.open = "c d.png"
    return memory
  }()

  private static let folder = full.folder

  @Test func `What was left comes back`() throws {
    #expect(try BrowserMemory(Self.full.bytes, of: Self.folder) == Self.full)
    let plain = BrowserMemory(folder: "/", title: "")
    #expect(try BrowserMemory(plain.bytes, of: "/") == plain)
  }

  @Test func `It can be read by people`() {
    var memory = BrowserMemory(folder: "/zoo", title: "Zoo")
    memory.selected = "tea\u{1B}.gv"
    #expect(
      String(decoding: memory.bytes, as: UTF8.self) == """
        zoetrope-browse-1
        folder /zoo
        title Zoo
        searching no
        query 
        focus table
        scroll 0
        follows no
        sort title up
        selected tea\\1b.gv
        end

        """)
  }

  @Test func `A file that was cut off anywhere is no memory`() {
    let bytes = Self.full.bytes
    for count in bytes.indices {
      #expect(throws: BrowserMemory.Fault.self) {
        try BrowserMemory(Array(bytes.prefix(count)), of: Self.folder)
      }
    }
  }

  @Test(
    arguments: [
      "zoetrope-browse-2\nfolder /z\nend\n", "hello", "", "\u{0}\u{1}\u{2}",
      "zoetrope-browse-1\nend\n",
      "zoetrope-browse-1\nfolder /z\ntitle a\nsearching maybe\nscroll 0\nsort title up\nend\n",
      "zoetrope-browse-1\nfolder /z\ntitle a\nsearching no\nscroll -1\nsort title up\nend\n",
      "zoetrope-browse-1\nfolder /z\ntitle a\nsearching no\nscroll 0\nsort size up\nend\n",
      "zoetrope-browse-1\nfolder /z\ntitle a\nsearching no\nscroll 0\nsort title  up\nend\n",
      "zoetrope-browse-1\nfolder /z\ntitle a\ntitle b\nsearching no\nscroll 0\nsort title up\nend\n",
      "zoetrope-browse-1\nfolder /z\ntitle \\1\nsearching no\nscroll 0\nsort title up\nend\n",
      "zoetrope-browse-1\nfolder /z\ntitle a\ncolour red\nsearching no\nscroll 0\nsort title up\nend\n",
    ])
  func `Anything else is refused`(text: String) {
    #expect(throws: BrowserMemory.Fault.self) { try BrowserMemory(Array(text.utf8), of: "/z") }
  }

  @Test func `That of another folder is told`() {
    #expect(throws: BrowserMemory.Fault.otherFolder(Self.folder)) {
      try BrowserMemory(Self.full.bytes, of: "/zoo")
    }
  }
}
