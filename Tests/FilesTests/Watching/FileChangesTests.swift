import Basics
@testable import Files
import Animation
import Testing

/// Times are in milliseconds here.
@Suite struct FileChangesTests {
  private static func changes(_ heard: [(time: Int64, FileEvent, String)]) -> FileChanges {
    var changes = FileChanges()
    for (time, happening, path) in heard {
      changes.hear(happening, of: path, at: time * .perMillisecond)
    }
    return changes
  }

  private static func deadline(_ changes: FileChanges) -> Int64? {
    changes.deadline.map { $0 / .perMillisecond }
  }

  private static func take(_ changes: inout FileChanges, at time: Int64) -> FileReport {
    changes.take(at: time * .perMillisecond)
  }

  @Test(
    "a change is reported when it is quiet",
    arguments: [
      ("written in place", [(0, FileEvent.modified), (1, .modified), (2, .written)], 17),
      ("put in its place", [(0, .replaced)], 15),
      (
        "moved away and written again",
        [(0, .removed), (1, .created), (2, .modified), (3, .written)], 18
      ),
      ("removed and put in its place", [(0, .removed), (100, .replaced)], 115),
      ("written slowly", [(0, .modified), (500, .modified), (900, .written)], 915),
      (
        "created slowly", [(0, .created), (5, .modified), (900, .modified), (1000, .written)], 1015
      ),
      ("written twice", [(0, .written), (10, .written)], 25),
      (
        "written again and again", [(0, .written), (14, .written), (28, .written), (42, .written)],
        50
      ),
      (
        "cut off and written again and again",
        [
          (0, .modified), (1, .written), (10, .modified), (11, .written), (20, .removed),
          (21, .created), (30, .written), (40, .written), (45, .written),
        ], 51
      ),
      ("touched", [(0, .touched)], 15),
      ("touched after it was written", [(0, .written), (10, .touched)], 15),
      ("linked, never written", [(0, .created)], 200),
    ] as [(String, [(Int64, FileEvent)], Int64)])
  func change(_ name: String, heard: [(Int64, FileEvent)], due: Int64) {
    var changes = Self.changes(heard.map { ($0.0, $0.1, "a") })
    #expect(Self.deadline(changes) == due)
    #expect(Self.take(&changes, at: due - 1).isEmpty)
    #expect(Self.take(&changes, at: due) == FileReport(changed: ["a"]))
    #expect(Self.take(&changes, at: due + 1000).isEmpty)
    #expect(changes.deadline == nil)
  }

  @Test func `a file that is being written is not reported, whatever happened before`() {
    var changes = Self.changes([(0, .written, "a"), (10, .modified, "a")])
    #expect(changes.deadline == nil)
    #expect(Self.take(&changes, at: 10_000).isEmpty)
    changes.hear(.written, of: "a", at: 10_001 * .perMillisecond)
    #expect(Self.take(&changes, at: 10_001) == FileReport(changed: ["a"]))
  }

  @Test func `files saved together are one report, without waiting for one that is incomplete`() {
    var changes = Self.changes([
      (0, .written, "a"), (5, .modified, "c"), (10, .replaced, "b"), (12, .removed, "d"),
    ])
    #expect(Self.deadline(changes) == 25)
    #expect(Self.take(&changes, at: 25) == FileReport(changed: ["a", "b"]))
    changes.hear(.written, of: "c", at: 30 * .perMillisecond)
    #expect(Self.take(&changes, at: 45) == FileReport(changed: ["c"]))
    #expect(Self.deadline(changes) == 212)
    #expect(Self.take(&changes, at: 212) == FileReport(gone: ["d"]))
  }

  @Test func `a missing file is reported once, and its return is a change`() {
    var changes = Self.changes([(0, .removed, "a"), (150, .removed, "a")])
    #expect(Self.deadline(changes) == 200)
    #expect(changes.isQuiet("a"))
    #expect(Self.take(&changes, at: 199).isEmpty)
    #expect(Self.take(&changes, at: 200) == FileReport(gone: ["a"]))
    changes.hear(.removed, of: "a", at: 300 * .perMillisecond)
    #expect(changes.deadline == nil)
    changes.hear(.created, of: "a", at: 400 * .perMillisecond)
    #expect(!changes.isQuiet("a"))
    changes.hear(.written, of: "a", at: 401 * .perMillisecond)
    #expect(Self.take(&changes, at: 416) == FileReport(changed: ["a"]))
  }

  @Test func `a file known to be missing is not reported, but its appearance is`() {
    var changes = FileChanges()
    changes.expectMissing("a")
    changes.hear(.removed, of: "a", at: 0)
    #expect(changes.deadline == nil)
    changes.hear(.replaced, of: "a", at: 0)
    #expect(Self.take(&changes, at: 15) == FileReport(changed: ["a"]))
  }

  @Test func `files that are no longer watched are dropped`() {
    var changes = Self.changes([(0, .written, "a"), (0, .written, "b")])
    changes.keep(["b"])
    #expect(Self.take(&changes, at: 15) == FileReport(changed: ["b"]))
  }
}
