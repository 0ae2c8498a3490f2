@testable import Browser
import Cells
import Terminal
import Testing

struct BrowserLayoutTests {
  @Test func `On screens of any size no parts overlap or exceed the screen`() {
    for columns in [1, 2, 5, 12, 20, 40, 71, 72, 80, 100, 200, 400] {
      for rows in 1...70 {
        for choice in 0..<4 {
          let layout = BrowserLayout(
            ScreenSize(columns: columns, rows: rows), isSearching: choice & 1 == 1,
            hasMessage: choice & 2 == 2)
          let parts = [
            layout.title, layout.field, layout.heads, layout.list, layout.preview, layout.facts,
            layout.divider, layout.foot,
          ].compactMap { $0 }.filter { $0.count > 0 }
          let screen = CellRect(column: 0, row: 0, columns: columns, rows: rows)
          for (place, part) in parts.enumerated() {
            #expect(part.intersection(screen) == part, "\(columns)x\(rows) \(part)")
            for other in parts[..<place] {
              #expect(!part.touches(other), "\(columns)x\(rows) \(part) \(other)")
            }
          }
          #expect(rows < 3 || layout.list.rows > 0, "\(columns)x\(rows)")
          #expect(choice & 1 == 0 || layout.field != nil)
        }
      }
    }
  }

  @Test func `The preview is beside the table, below it, or missing`() {
    func layout(_ columns: Int, _ rows: Int) -> BrowserLayout {
      BrowserLayout(
        ScreenSize(columns: columns, rows: rows), isSearching: false, hasMessage: false)
    }
    let wide = layout(80, 24)
    #expect(wide.preview?.column == 50 && wide.list.columns == 49)
    let narrow = layout(60, 30)
    #expect(narrow.preview?.column == 0 && narrow.list.columns == 60)
    #expect(narrow.preview.map { $0.row > narrow.list.row } == true)
    #expect(layout(20, 6).preview == nil && layout(60, 12).preview == nil)
    let small = layout(20, 6)
    #expect(small.list.rows == 5 && small.heads == nil && small.foot == nil)
  }

  @Test func `Columns fit, and the sorted column is among them`() {
    for width in 1...300 {
      for sorted in BrowserColumn.allCases {
        let columns = BrowserLayout.columns(in: width, sorted: sorted)
        #expect(columns.first?.column == .title)
        for (one, next) in zip(columns, columns.dropFirst()) {
          #expect(one.start + one.width + 2 <= next.start, "\(width)")
        }
        if width > 1, let last = columns.last { #expect(last.start + last.width <= max(2, width)) }
        #expect(width < 40 || columns.contains { $0.column == sorted }, "\(width)")
      }
    }
    #expect(BrowserLayout.columns(in: 130, sorted: .title).map(\.column) == BrowserColumn.allCases)
  }
}
