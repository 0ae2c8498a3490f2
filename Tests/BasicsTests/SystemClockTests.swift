import Basics
import Testing

@Suite("System clock")
struct SystemClockTests {
  @Test("it never goes back")
  func order() {
    let first = SystemClock.now
    #expect(SystemClock.now >= first)
  }
}
