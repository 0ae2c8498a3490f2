@testable import Signals
import Testing

@Suite struct SignalErrorTests {
  @Test(
    "every message says what is wrong and what to do",
    arguments: [
      (SignalError.unsafeDirectory("/tmp/z", .link), "/tmp/z is a symbolic link; remove it"),
      (.unsafeDirectory("/tmp/z", .noDirectory), "/tmp/z is no directory; remove it"),
      (.unsafeDirectory("/tmp/z", .foreign), "/tmp/z belongs to another user"),
      (.unsafeDirectory("/tmp/z", .open), "chmod 700"),
      (
        .system(path: "/run/z", doing: "made", reason: "No space left on device"),
        "/run/z cannot be made: No space left on device"
      ),
      (.nameTaken("drink"), "'drink' runs already; give this one another name with --name"),
      (.inTheWay(path: "/run/z/d.socket"), "/run/z/d.socket is in the way"),
      (.notRunning("drink", running: []), "no player named 'drink' runs"),
      (.notRunning("drink", running: ["a", "b"]), "'drink' runs; there is 'a', 'b'"),
      (.nothingRuns, "no player runs"),
      (.severalRun(["a", "b"]), "several players run; say which one with --to: 'a', 'b'"),
      (.noAnswer("drink"), "the player 'drink' does not answer"),
      (.refused("drink", reason: "no\u{1B}"), "'drink' refuses: no^["),
      (
        .unheard(signal: "thirst", player: "drink"),
        "no actor of the player 'drink' listens for 'thirst' now"
      ),
      (.notAName("a\nb"), "'a^Jb' cannot be a signal"),
    ])
  func messages(_ error: SignalError, part: String) { #expect(error.description.contains(part)) }
}
