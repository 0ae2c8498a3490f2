@testable import Browser
import Testing

struct BrowserMemoryTests {
  private static let full: BrowserMemory = {
    var memory = BrowserMemory(folder: "/home/ann/Zoë's \\ zoo", title: "Zoo\twith\nlines")
    memory.table.isSearching = true
    memory.table.query = "  \"two words\" -é \u{7F}"
    memory.table.fieldHasFocus = true
    memory.table.selected = "a/b.gv"
    memory.table.scroll = 120
    memory.table.followsSelection = true
    memory.table.order = BrowserOrder(.modified, isAscending: false)
    memory.open = "c d.png"
    return memory
  }()

  private static let folder = full.folder

  @Test func `A saved state is restored`() throws {
    #expect(try BrowserMemory(Self.full.bytes, of: Self.folder) == Self.full)
    let plain = BrowserMemory(folder: "/", title: "")
    #expect(try BrowserMemory(plain.bytes, of: "/") == plain)
  }

  @Test func `The file is readable`() {
    var memory = BrowserMemory(folder: "/zoo", title: "Zoo")
    memory.table.selected = "tea\u{1B}.gv"
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

  @Test func `A file that was cut off anywhere is refused`() {
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
  func `Malformed files are refused`(text: String) {
    #expect(throws: BrowserMemory.Fault.self) { try BrowserMemory(Array(text.utf8), of: "/z") }
  }

  @Test func `The state of another folder is refused`() {
    #expect(throws: BrowserMemory.Fault.otherFolder(Self.folder)) {
      try BrowserMemory(Self.full.bytes, of: "/zoo")
    }
  }
}
