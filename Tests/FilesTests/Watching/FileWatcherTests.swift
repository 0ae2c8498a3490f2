import Basics
import Support
@testable import Files
import Animation
import Foundation
import Testing

/// Events in a real folder are read at once with simulated times, in milliseconds.
@Suite @MainActor struct FileWatcherTests {
  private let folder: TemporaryFolder
  private let watcher: FileWatcher
  private let log = Log()

  private final class Log {
    var reports: [FileReport] = []
    var failures: [WatchError] = []
  }

  init() throws {
    folder = try TemporaryFolder()
    watcher = try FileWatcher()
    watcher.onFailure = { [log] in log.failures.append($0) }
    try folder.makeFolder("a")
    try folder.write("old", to: "a/file")
    try watcher.watch([folder.path("a/file")])
  }

  /// The reports of events since the last call, if none follows for the given time.
  private func reports(after wait: Int64 = 15, at start: Int64 = 0) -> [FileReport] {
    // Set now, since the first writing of the file may be reported late, if a process had it open.
    watcher.onReport = { [log] in log.reports.append($0) }
    watcher.readEvents(at: start * .perMillisecond)
    watcher.report(at: (start + wait) * .perMillisecond)
    defer { log.reports = [] }
    return log.reports
  }

  /// The same, waiting until there is a report.
  ///
  /// A process started by another test may keep a file open for a moment after it was closed here.
  private func awaitedReports(after wait: Int64 = 15, at start: Int64 = 0) -> [FileReport] {
    while true {
      let reports = reports(after: wait, at: start)
      var events = pollfd(fd: watcher.inotify.descriptor, events: Int16(POLLIN), revents: 0)
      guard reports.isEmpty, poll(&events, 1, 5000) > 0 else { return reports }
    }
  }

  private var change: [FileReport] { [FileReport(changed: [folder.path("a/file")])] }
  private var loss: [FileReport] { [FileReport(gone: [folder.path("a/file")])] }

  @Test func `without changes there is no report`() throws {
    #expect(reports(after: 1000).isEmpty)
    try folder.write("other", to: "a/other")
    #expect(reports(after: 1000).isEmpty)
    _ = try String(contentsOfFile: folder.path("a/file"), encoding: .utf8)
    #expect(reports(after: 1000).isEmpty)
  }

  @Test func `truncated and written`() throws {
    try folder.write("new", to: "a/file")
    #expect(reports(after: 14).isEmpty)
    #expect(awaitedReports() == change)
    #expect(reports(after: 1000).isEmpty)
  }

  @Test func `truncated and written slowly`() throws {
    let file = try #require(fopen(folder.path("a/file"), "we"))
    #expect(reports(after: 1000).isEmpty)
    fputs("half", file)
    fflush(file)
    #expect(reports(after: 1000).isEmpty)
    fclose(file)
    #expect(awaitedReports() == change)
  }

  @Test func `replaced by another file, as by sed`() throws {
    try folder.write("new", to: "a/sedX1")
    folder.move("a/sedX1", to: "a/file")
    #expect(awaitedReports() == change)
    try folder.write("newer", to: "a/file")
    #expect(awaitedReports() == change)
  }

  @Test func `moved away and written again, as by vim`() throws {
    folder.move("a/file", to: "a/file~")
    #expect(reports(after: 100).isEmpty)
    try folder.write("new", to: "a/file")
    try folder.remove("a/file~")
    #expect(awaitedReports() == change)
  }

  @Test func `removed and written again, as by git`() throws {
    try folder.remove("a/file")
    try folder.write("new", to: "a/file")
    #expect(awaitedReports() == change)
  }

  @Test func `removed and restored`() throws {
    try folder.remove("a/file")
    #expect(reports(after: 199).isEmpty)
    #expect(awaitedReports(after: 200) == loss)
    #expect(reports(after: 1000).isEmpty)
    try folder.write("new", to: "a/file")
    #expect(awaitedReports() == change)
  }

  @Test func `many saves are one report`() throws {
    for _ in 0..<50 { try folder.write("new", to: "a/file") }
    #expect(awaitedReports() == change)
  }

  @Test func `changed permissions`() {
    chmod(folder.path("a/file"), 0o600)
    #expect(awaitedReports() == change)
  }

  @Test func `its directory disappears and comes back`() throws {
    try folder.remove("a")
    #expect(awaitedReports(after: 200) == loss)
    try folder.makeFolder("a")
    #expect(reports(after: 1000).isEmpty)
    try folder.write("new", to: "a/file")
    #expect(awaitedReports() == change)
    try folder.write("newer", to: "a/file")
    #expect(awaitedReports() == change)
  }

  @Test func `its directory disappears and comes back at once`() throws {
    try folder.remove("a")
    try folder.makeFolder("a")
    try folder.write("new", to: "a/file")
    #expect(awaitedReports(after: 200) == change)
    try folder.write("newer", to: "a/file")
    #expect(awaitedReports() == change)
  }

  @Test func `its directory is replaced by another`() throws {
    try folder.makeFolder("b")
    try folder.write("new", to: "b/file")
    folder.move("a", to: "c")
    folder.move("b", to: "a")
    #expect(awaitedReports(after: 200) == change)
    try folder.write("old", to: "c/file")
    #expect(reports(after: 1000).isEmpty)
    try folder.write("newer", to: "a/file")
    #expect(awaitedReports() == change)
  }

  @Test func `a directory further up is moved away and back`() throws {
    try folder.makeFolder("x/y")
    try folder.write("old", to: "x/y/file")
    let path = folder.path("x/y/file")
    try watcher.watch([path])
    folder.move("x", to: "z")
    #expect(awaitedReports(after: 200) == [FileReport(gone: [path])])
    folder.move("z", to: "x")
    #expect(awaitedReports(after: 200) == [FileReport(changed: [path])])
    try folder.write("new", to: "x/y/file")
    #expect(awaitedReports() == [FileReport(changed: [path])])
  }

  @Test func `through a link, of which any part changes`() throws {
    try folder.makeFolder("b")
    try folder.write("other", to: "b/file")
    folder.link("link", to: "a/file")
    let path = folder.path("link")
    let change = [FileReport(changed: [path])]
    try watcher.watch([path])

    try folder.write("new", to: "a/file")
    #expect(awaitedReports() == change)
    folder.link("new link", to: "b/file")
    folder.move("new link", to: "link")
    #expect(awaitedReports() == change)
    try folder.write("unseen", to: "a/file")
    #expect(reports(after: 1000).isEmpty)
    try folder.write("new", to: "b/file")
    #expect(awaitedReports() == change)
    folder.move("b/file", to: "link")
    #expect(awaitedReports() == change)
    try folder.write("new", to: "link")
    #expect(awaitedReports() == change)
  }

  @Test func `through a link to a directory`() throws {
    try folder.makeFolder("b")
    try folder.write("other", to: "b/file")
    folder.link("current", to: "a")
    let path = folder.path("current/file")
    try watcher.watch([path])
    folder.link("next", to: "b")
    folder.move("next", to: "current")
    #expect(awaitedReports() == [FileReport(changed: [path])])
    folder.link("next", to: "nowhere")
    folder.move("next", to: "current")
    #expect(awaitedReports(after: 200) == [FileReport(gone: [path])])
  }

  @Test func `other files`() throws {
    let paths = ["one", "two", "d/three"].map(folder.path)
    try watcher.watch(Set(paths))
    try folder.write("new", to: "a/file")
    #expect(reports(after: 1000).isEmpty)
    try folder.write("new", to: "one")
    try folder.write("new", to: "two")
    try folder.makeFolder("d")
    #expect(awaitedReports() == [FileReport(changed: [paths[0], paths[1]])])
    try folder.write("new", to: "d/three")
    #expect(awaitedReports() == [FileReport(changed: [paths[2]])])
    try watcher.watch([])
    try folder.write("newer", to: "one")
    #expect(reports(after: 1000).isEmpty)
  }

  @Test func `a file that is being saved when its report is due is reported when it is complete`()
    throws
  {
    try folder.write("new", to: "a/file")
    watcher.readEvents(at: 0)
    let file = try #require(fopen(folder.path("a/file"), "we"))
    watcher.report(at: 100 * .perMillisecond)
    #expect(log.reports.isEmpty)
    fclose(file)
    #expect(awaitedReports(at: 101) == change)
  }

  @Test func `lost events count as changes`() throws {
    let text = try String(contentsOfFile: "/proc/sys/fs/inotify/max_queued_events", encoding: .utf8)
    let limit = try #require(Int(text.filter(\.isNumber)))
    try folder.write("", to: "a/other")
    for _ in 0..<limit / 4 + 1 {
      folder.move("a/other", to: "a/another")
      folder.move("a/another", to: "a/other")
    }
    try folder.write("new", to: "a/file")
    // An event with a name of this length has 32 bytes.
    for _ in 0..<limit / (1 << 11) + 1 { watcher.readEvents(at: 0) }
    #expect(awaitedReports() == change)
  }

  @Test(.enabled(if: geteuid() != 0, "root can read everything"))
  func `a directory that cannot be read is reported, and the others are watched`() throws {
    try folder.makeFolder("closed")
    chmod(folder.path("closed"), 0o300)
    #expect(
      throws: WatchError.directory(folder.path("closed"), reason: "Permission denied")
    ) { try watcher.watch([folder.path("closed/file"), folder.path("a/file")]) }
    try folder.write("new", to: "a/file")
    #expect(awaitedReports() == change)
    chmod(folder.path("closed"), 0o700)
  }

  // MARK: Folders

  private var other: [FileReport] { [FileReport(folders: [folder.path("a/")])] }

  private func watchFolder() throws {
    try watcher.watch([folder.path("a/file")], folders: [folder.path("a/")])
  }

  @Test func `in a folder, another file is added, changed and removed`() throws {
    try watchFolder()
    #expect(reports(after: 1000).isEmpty)
    try folder.write("new", to: "a/other")
    #expect(awaitedReports() == other)
    try folder.write("newer", to: "a/other")
    #expect(awaitedReports() == other)
    folder.move("a/other", to: "other")
    #expect(awaitedReports() == other)
    folder.move("other", to: "a/other")
    #expect(awaitedReports() == other)
    try folder.remove("a/other")
    #expect(awaitedReports() == other)
    folder.link("a/link", to: "nowhere")
    #expect(reports(after: 199).isEmpty)
    #expect(awaitedReports(after: 200) == other)
    #expect(reports(after: 1000).isEmpty)
  }

  @Test func `in a folder, a file that is being written and a folder`() throws {
    try watchFolder()
    try folder.makeFolder("a/b")
    #expect(reports(after: 1000).isEmpty)
    try folder.write("new", to: "a/b/file")
    #expect(reports(after: 1000).isEmpty)
    let file = try #require(fopen(folder.path("a/other"), "we"))
    #expect(reports(after: 199).isEmpty)
    fputs("half", file)
    fclose(file)
    #expect(awaitedReports(at: 199) == other)
  }

  @Test func `in a folder, a file that is watched itself`() throws {
    try watchFolder()
    try folder.write("new", to: "a/file")
    #expect(awaitedReports() == change)
    try folder.remove("a/file")
    #expect(reports(after: 199).isEmpty)
    #expect(awaitedReports(after: 200) == loss)
  }

  @Test func `a folder appears, disappears and comes back`() throws {
    let path = folder.path("x/y/")
    try watcher.watch([], folders: [path])
    let report = [FileReport(folders: [path])]
    try folder.makeFolder("x")
    #expect(reports(after: 1000).isEmpty)
    try folder.makeFolder("x/y")
    #expect(awaitedReports() == report)
    try folder.write("new", to: "x/y/file")
    #expect(awaitedReports() == report)
    folder.move("x", to: "z")
    #expect(awaitedReports(after: 200) == report)
    folder.move("z", to: "x")
    #expect(awaitedReports() == report)
    try folder.write("newer", to: "x/y/file")
    #expect(awaitedReports() == report)
    try watcher.watch([])
    try folder.write("old", to: "x/y/file")
    #expect(reports(after: 1000).isEmpty)
  }

  @Test func `Folders added to and removed from a folder are reported on request`() throws {
    let asking = try FileWatcher(seesFolders: true)
    let heard = Log()
    asking.onReport = { heard.reports.append($0) }
    try asking.watch([], folders: [folder.path("a/")])
    try watcher.watch([], folders: [folder.path("a/")])
    for turn in 0..<2 {
      if turn == 0 { try folder.makeFolder("a/new") } else { try folder.remove("a/new") }
      let start = Int64(turn) * 1000 * .perMillisecond
      asking.readEvents(at: start)
      asking.report(at: start + 50 * .perMillisecond)
      #expect(heard.reports.count == turn + 1)
      #expect(heard.reports.last == FileReport(folders: [folder.path("a/")]))
      #expect(reports(after: 50, at: Int64(turn) * 1000).isEmpty)
    }
  }
}
