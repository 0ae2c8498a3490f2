@testable import Files
import Support
@testable import Browser
import Animation
import StateGraph
import Testing

struct SaveScheduleTests {
  private func memory(_ scroll: Int) -> BrowserMemory {
    var memory = BrowserMemory(folder: "/zoo", title: "zoo")
    memory.table.scroll = scroll
    return memory
  }

  @Test func `Nothing is due while nothing changes`() {
    var schedule = SaveSchedule(kept: memory(1))
    schedule.note(memory(1), at: 0)
    #expect(schedule.deadline == nil)
    #expect(schedule.take(at: .max) == nil)
  }

  @Test func `A change is saved soon, and later ones do not postpone it`() {
    var schedule = SaveSchedule(kept: nil)
    schedule.note(memory(1), at: 100)
    for turn in 0..<40 {
      schedule.note(memory(turn), at: 100 + Int64(turn) * 12_000_000)
      #expect(schedule.deadline == 100 + SaveSchedule.delay)
    }
    #expect(schedule.take(at: 99 + SaveSchedule.delay) == nil)
    #expect(schedule.take(at: 100 + SaveSchedule.delay)?.table.scroll == 39)
    #expect(schedule.deadline == nil)
  }

  @Test func `A state that could not be saved waits for the next change or the end`() {
    var schedule = SaveSchedule(kept: nil)
    schedule.note(memory(1), at: 0)
    #expect(schedule.take(at: SaveSchedule.delay) == memory(1))
    schedule.note(memory(1), at: 1 << 40)
    #expect(schedule.deadline == nil, "nothing is tried again and again")
    #expect(schedule.takeAll() == memory(1))
    schedule.note(memory(2), at: 1 << 40)
    #expect(schedule.deadline == (1 << 40) + SaveSchedule.delay)
    schedule.kept = schedule.takeAll()
    #expect(schedule.deadline == nil && schedule.takeAll() == nil)
  }

  @Test func `A change that was reverted is not saved`() {
    var schedule = SaveSchedule(kept: memory(1))
    schedule.note(memory(2), at: 0)
    schedule.note(memory(1), at: 5)
    #expect(schedule.deadline == nil)
  }

  @Test func `Whenever it is killed, the saved state is at most a second old`() {
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<100 {
      var schedule = SaveSchedule(kept: nil)
      var history: [(from: Int64, scroll: Int)] = []
      var now: Int64 = 0
      let death = Int64.random(in: 600_000_000...5_000_000_000, using: &generator)
      var scroll = 0
      while now < death {
        scroll += 1
        schedule.note(memory(scroll), at: now)
        history.append((now, scroll))
        let next = now + Int64.random(in: 1...300_000_000, using: &generator)
        // The timer rings when it is due, unless the process has died.
        while let deadline = schedule.deadline, deadline <= min(next, death) {
          schedule.kept = schedule.take(at: deadline)
        }
        now = next
      }
      let kept = schedule.kept?.table.scroll
      let since = death - 1_000_000_000
      let possible = history.indices.filter { place in
        let end = place + 1 < history.count ? history[place + 1].from : death
        return end >= since
      }.map { history[$0].scroll }
      #expect(kept.map(possible.contains) == true, "\(kept ?? -1) of \(possible)")
    }
  }
}

@Suite @MainActor struct MemoryKeeperTests {
  private let clock = ManualClock()

  @Test func `It writes when something is due, and only then`() throws {
    let folder = try TemporaryFolder()
    let file = StoredFile(folder.path("zoo.state"))
    let keeper = MemoryKeeper(file, kept: nil, clock: clock)
    let memory = BrowserMemory(folder: "/zoo", title: "zoo")
    keeper.note(memory)
    clock.run(for: .nanoseconds(SaveSchedule.delay - 1))
    #expect(try file.read() == nil)
    clock.run(for: .nanoseconds(1))
    #expect(try file.read() == memory.bytes)
    try folder.remove("zoo.state")
    keeper.note(memory)
    keeper.saveAll()
    #expect(try file.read() == nil, "it is as it was kept")
  }

  @Test func `A failure to save is reported once`() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "a")
    let keeper = MemoryKeeper(StoredFile(folder.path("a/zoo.state")), kept: nil, clock: clock)
    var failures: [String] = []
    keeper.onFailure = { failures.append($0) }
    for turn in 0..<3 {
      var memory = BrowserMemory(folder: "/zoo", title: "zoo")
      memory.table.scroll = turn
      keeper.note(memory)
      keeper.saveAll()
    }
    #expect(failures == ["how this is left cannot be kept: Not a directory"])
  }

  @Test func `A failed state is saved as soon as that is possible`() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "a")
    let file = StoredFile(folder.path("a/zoo.state"))
    let keeper = MemoryKeeper(file, kept: nil, clock: clock)
    let memory = BrowserMemory(folder: "/zoo", title: "zoo")
    keeper.note(memory)
    clock.run(for: .nanoseconds(SaveSchedule.delay))
    try folder.remove("a")
    clock.run(for: .seconds(1000))
    #expect(try file.read() == nil)
    keeper.saveAll()
    #expect(try file.read() == memory.bytes)
  }
}
