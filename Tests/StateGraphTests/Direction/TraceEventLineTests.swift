import Basics
import Animation
import StateGraph
import Testing

struct TraceEventLineTests {
  private func event(_ time: Nanoseconds, _ kind: TraceEvent.Kind) -> TraceEvent {
    TraceEvent(time: time, actor: "brian", state: "walk", kind: kind)
  }

  @Test(arguments: [
    (TraceEvent.Kind.start, "start\twalk"), (.loop(12), "loop\twalk\t12"), (.pause, "pause\twalk"),
    (.resume, "resume\twalk"), (.cut("key d"), "cut\twalk\tkey d"), (.end, "end\twalk"),
    (.stop, "stop\twalk"), (.frame(3), "frame\twalk\t3"),
  ])
  func `A line has time, actor, event, state and detail`(kind: TraceEvent.Kind, rest: String) {
    #expect(event(1_200_000_000, kind).line(at: 1_200_000_000) == "1.200\tbrian\t\(rest)")
  }

  @Test(arguments: [
    (0, "0.000"), (499_999, "0.000"), (500_000, "0.001"), (1_000_000, "0.001"),
    (999_499_999, "0.999"), (999_500_000, "1.000"), (86_400_000_000_000, "86400.000"),
  ])
  func `Seconds are rounded to three decimals`(time: Nanoseconds, text: String) {
    #expect(event(time, .stop).line(at: time) == "\(text)\tbrian\tstop\twalk")
  }

  @Test func `The time printed may be of another clock`() {
    #expect(event(3_000_000_000, .stop).line(at: 1_500_000_000) == "1.500\tbrian\tstop\twalk")
  }

  @Test func `Names break no line and act on no terminal`() {
    let event = TraceEvent(time: 0, actor: "a\tb", state: "c\n\u{1B}[31m", kind: .start)
    #expect(event.line(at: 0) == "0.000\ta^Ib\tstart\tc^J^[[31m")
  }
}
