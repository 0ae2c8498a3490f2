import Support
import Foundation
import Testing

@testable import zoetrope

struct RelativePathTests {
  @Test(arguments: [
    ("a/cat.png", "a/cat.gv", "cat.png"), ("a/cat.png", "b/cat.gv", "../a/cat.png"),
    ("a/cat.png", "b/c/cat.gv", "../../a/cat.png"), ("b/c/cat.png", "b/cat.gv", "c/cat.png"),
    ("a/../b/cat.png", "b/cat.gv", "cat.png"),
    ("none/cat.png", "b/cat.gv", "none/cat.png"), ("a/cat.png", "none/cat.gv", "a/cat.png"),
  ])
  func `A file is named by its relative path`(path: String, other: String, wanted: String) throws {
    let folder = try TemporaryFolder()
    for name in ["a", "b", "b/c"] {
      try FileManager.default.createDirectory(
        at: folder.url(name), withIntermediateDirectories: false)
    }
    func place(_ path: String) -> String { folder.url.path + "/" + path }
    let isFound = !path.hasPrefix("none") && !other.hasPrefix("none")
    #expect(
      RelativePath.path(of: place(path), in: place(other)) == (isFound ? wanted : place(wanted)))
  }

  @Test func `Places that have only the root in common are named from there`() {
    #expect(RelativePath.path(of: "/proc/cpuinfo", in: "/usr/x.gv") == "/proc/cpuinfo")
    #expect(RelativePath.path(of: "/usr/x.png", in: "/x.gv") == "usr/x.png")
  }
}
