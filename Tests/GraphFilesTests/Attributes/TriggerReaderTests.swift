import StateGraph
import Support
import Testing

@testable import GraphFiles

struct TriggerReaderTests {
  private func parse(_ text: String) throws(ValueError) -> Trigger {
    try TriggerReader(ValueContext(keys: testKeys, triggers: Vocabulary.allTriggers)).parse(text)
  }

  @Test(arguments: [
    Trigger.stop, .loop, .passes(3), .pause, .after(1_500_000_000), .key("space"), .click,
    .signal("go on"), .border,
  ])
  func `Each trigger is read as it is written`(trigger: Trigger) throws {
    #expect(try parse(trigger.text) == trigger)
  }

  @Test func `What cannot be read is refused with a remedy`() {
    expectRefusals(
      [
        ("stop now", "'stop now' says too much: write stop"),
        ("after", "'after' needs a time, such as after 2s"),
        ("after 2", "after '2' has no unit: write 2ms or 2s"),
        ("key", "'key' needs a key, such as key d"),
        ("signal", "'signal' needs a name, such as signal go"),
        (
          "stpo",
          "'stpo' is no trigger: write stop, loop, loop N, pause, after TIME, key K, click, "
            + "signal NAME or border; did you mean stop?"
        ),
        (
          "key spcae",
          "'spcae' is no key: write one character, or a name such as space or up; did you mean space?"
        ),
      ], parse)
  }
}
