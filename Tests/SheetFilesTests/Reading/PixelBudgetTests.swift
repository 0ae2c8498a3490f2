import Pixels
import SheetFiles
import Sheets
import Testing

@Suite struct PixelBudgetTests {
  @Test func `All pictures together may have four times the pixels of the largest`() throws {
    var budget = PixelBudget(pixelLimit: 20)
    try budget.spend(width: 5, height: 4, count: 3)
    #expect(budget.pixelsLeft == 20)
    #expect(throws: SheetFileError.png(.tooLarge(width: 7, height: 3, pixelLimit: 20))) {
      try budget.spend(width: 7, height: 3)
    }
    let crowded = SheetFileError.crowded(width: 4, height: 4, pixelsLeft: 20, pixelLimit: 80)
    #expect(throws: crowded) { try budget.spend(width: 4, height: 4, count: 2) }
    _ = try budget.decode(png: Bitmap(width: 4, height: 4).pngData())
    #expect(budget.pixelsLeft == 4)
    let late = SheetFileError.crowded(width: 5, height: 1, pixelsLeft: 4, pixelLimit: 80)
    #expect(throws: late) { try budget.decode(png: Bitmap(width: 5, height: 1).pngData()) }
  }

  @Test(arguments: [(Int.max, 2, 1), (3, 3, Int.max), (Int.max, Int.max, Int.max)])
  func `Numbers that are too large for a product are refused`(width: Int, height: Int, count: Int) {
    var budget = PixelBudget(pixelLimit: .max)
    #expect(throws: SheetFileError.self) {
      try budget.spend(width: width, height: height, count: count)
    }
  }
}
