import Cells
import Testing

@testable import Terminal

@Suite struct CellBlockTests {
  private static let row = (0..<10).map { Cell(Unicode.Scalar(UInt8(0x41 + $0))) }

  private static func text(_ block: CellBlock) -> String {
    let (first, second, third, fourth) = block.cells
    return String(String.UnicodeScalarView([first, second, third, fourth].map(\.glyph)))
  }

  @Test func `a row is cut into blocks, the last of which is filled up`() {
    let texts = Self.row.withUnsafeBufferPointer { row in
      (0..<CellBlock.count(columns: 10)).map { Self.text(CellBlock(row[0...], number: $0)) }
    }
    #expect(texts == ["ABCD", "EFGH", "IJ  "])
  }

  @Test("how many blocks there are", arguments: [(0, 0), (1, 1), (4, 1), (5, 2), (80, 20)])
  func count(columns: Int, blocks: Int) { #expect(CellBlock.count(columns: columns) == blocks) }

  @Test func `blocks are the same if all their cells are`() {
    let block = CellBlock { Self.row[$0] }
    #expect(block == CellBlock { Self.row[$0] })
    for changed in 0..<4 {
      let other = CellBlock { $0 == changed ? .blank : Self.row[$0] }
      #expect(block != other && block.hash != other.hash)
    }
    #expect(block.map { _ in .blank } == .blank)
  }
}
