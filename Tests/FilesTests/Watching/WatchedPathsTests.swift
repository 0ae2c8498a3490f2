import Support
@testable import Files
import Testing

@Suite struct WatchedPathsTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// The names by directory within the folder, as `directory: name name`.
  private func names(_ path: String) -> [String] {
    let places = WatchedPaths(of: [path], from: folder.path)
    for names in places.names.values { #expect(names.values.allSatisfy { $0 == [path] }) }
    return places.names.map { directory, names in
      let within = directory.dropFirst(folder.path.count).drop { $0 == "/" }
      return within + ": " + names.keys.sorted().joined(separator: " ")
    }.sorted()
  }

  @Test func `a file in its directory`() throws {
    try folder.makeFolder("a/b")
    try folder.write("", to: "a/b/file")
    for path in ["a/b/file", "./a//b/file", "a/b/../b/./file", folder.path("a/b/file")] {
      #expect(names(path) == ["a/b: file"])
    }
    let places = WatchedPaths(of: ["a/b/file"], from: folder.path)
    #expect(
      places.ancestors.isSuperset(of: ["/", folder.path, folder.path("a"), folder.path("a/b")]))
  }

  @Test func `a missing file, where it would be`() throws {
    try folder.makeFolder("a")
    #expect(names("a/file") == ["a: file"])
    #expect(names("a/b/c/file") == ["a: b"])
    #expect(names("x/y/file") == [": x"])
  }

  @Test func `links to a file, each of them`() throws {
    try folder.makeFolder("a/b")
    try folder.write("", to: "a/file")
    folder.link("one", to: "a/b/two")
    folder.link("a/b/two", to: "../file")
    #expect(names("one") == [": one", "a/b: two", "a: file"])
    folder.link("three", to: folder.path("a/file"))
    #expect(names("three") == [": three", "a: file"])
    folder.link("four", to: "nowhere")
    #expect(names("four") == [": four nowhere"])
  }

  @Test func `links to directories on the way`() throws {
    try folder.makeFolder("releases/1/data")
    try folder.write("", to: "releases/1/data/file")
    folder.link("current", to: "releases/1")
    #expect(names("current/data/file") == [": current", "releases/1/data: file"])
    #expect(names("current/../file") == [": current", "releases: file"])
  }

  @Test func `a cycle of links ends`() {
    folder.link("a", to: "b")
    folder.link("b", to: "a")
    #expect(names("a") == [": a b"])
    folder.link("self", to: "self/self")
    #expect(names("self/file") == [": self"])
  }

  @Test func `files that share directories`() throws {
    try folder.write("", to: "a")
    folder.link("b", to: "a")
    let places = WatchedPaths(of: ["a", "b"], from: folder.path)
    #expect(places.names == [folder.path: ["a": ["a", "b"], "b": ["b"]]])
    #expect(WatchedPaths(of: [], from: "/").names.isEmpty)
  }

  @Test func `folders themselves`() throws {
    try folder.makeFolder("a/b")
    folder.link("link", to: "a/b")
    let inside = folder.path("a/b")
    let places = WatchedPaths(of: [], folders: ["a/b/", "a/", "link/", ""], from: folder.path)
    #expect(
      places.folders == [inside: ["a/b/", "link/"], folder.path("a"): ["a/"], folder.path: [""]])
    #expect(places.names == [folder.path: ["link": ["link/"]]])
    #expect(places.ancestors.contains(folder.path("a")))
  }

  @Test func `a folder that is missing, where it would be`() throws {
    try folder.write("", to: "file")
    let places = WatchedPaths(of: [], folders: ["x/y/", "file/"], from: folder.path)
    #expect(places.folders.isEmpty)
    #expect(places.names == [folder.path: ["x": ["x/y/"], "file": ["file/"]]])
  }
}
