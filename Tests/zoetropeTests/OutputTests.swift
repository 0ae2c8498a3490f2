import Foundation
import Testing

@testable import zoetrope

struct OutputTests {
  @Test func `A file is made, or takes the place of the one there`() throws {
    let folder = try ScratchFolder()
    for bytes in [[1, 2, 3], [], [4]] as [[UInt8]] {
      try Output.save(bytes, to: folder.url("out").path)
      #expect(try Data(contentsOf: folder.url("out")) == Data(bytes))
    }
  }

  @Test(arguments: [
    ("no/such/folder/out", "No such file or directory"), ("", "Is a directory"),
  ])
  func `A file that cannot be written is told of`(name: String, reason: String) throws {
    let folder = try ScratchFolder()
    let path = folder.url.path + "/" + name
    let failure = #expect(throws: Failure.self) { try Output.save([1], to: path) }
    guard case .run("\(path) cannot be written: \(reason)")? = failure else {
      Issue.record("\(String(describing: failure))")
      return
    }
  }

  @Test func `A full disk is told of`() {
    let failure = #expect(throws: Failure.self) { try Output.save([1], to: "/dev/full") }
    #expect(failure?.exitStatus == 1)
  }
}
