@testable import Files
import Testing

@Suite struct WatchErrorTests {
  @Test(
    "every message says what is wrong, and what to do if something can be done",
    arguments: [
      (WatchError.tooManyWatchers, "fs.inotify.max_user_instances"),
      (.tooManyDirectories, "fs.inotify.max_user_watches"),
      (
        .directory("/a\n", reason: "Permission denied"), "/a^J cannot be watched: Permission denied"
      ),
      (.system(reason: "Bad"), "files cannot be watched: Bad"),
    ])
  func messages(_ error: WatchError, part: String) { #expect(error.description.contains(part)) }
}
