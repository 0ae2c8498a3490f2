@testable import GraphFiles
import StateGraph
import Testing

struct SendingTextTests {
  private func parse(
    _ text: String, actors: [String]? = ["cat", "big dog"]
  ) throws(ValueError) -> VirtualRun.Sending {
    try SendingText(keys: .any, actors: actors).parse(text)
  }

  @Test func `What is sent stands behind its time`() throws {
    #expect(try parse("1.5s key d") == VirtualRun.Sending(at: 1_500_000_000, .key("d")))
    #expect(try parse("0s signal go on") == VirtualRun.Sending(at: 0, .signal("go on")))
    #expect(try parse("2ms click big dog") == VirtualRun.Sending(at: 2_000_000, .click(1)))
    #expect(try parse("1s pause") == VirtualRun.Sending(at: 1_000_000_000, .pause))
    #expect(try parse("1s resume") == VirtualRun.Sending(at: 1_000_000_000, .resume))
  }

  @Test func `Other texts are refused with a remedy`() {
    expectRefusals(
      [
        ("1s", "'1s' says too little: write a time and what is sent, such as 1.5s key d"),
        ("1 key d", "'1' has no unit: write 1ms or 1s"),
        ("1s click cow", "'cow' is no actor: there is 'cat', 'big dog'"),
        (
          "1s jump",
          "'jump' cannot be sent: write key K, signal NAME, click ACTOR, pause or resume"
        ),
      ]
    ) { text throws(ValueError) in try parse(text) }
  }

  @Test func `While no actor is known any may be clicked`() throws {
    #expect(try parse("1s click cow", actors: nil).input == .click(0))
  }
}
