import Files
import Basics
import Animation

/// Keeps on the disk how a browser is, at most a second behind, and only when something changed.
@MainActor package final class MemoryKeeper {
  private let file: KeptFile?
  private var schedule: SaveSchedule
  private let clock: any AlarmClock
  private let alarm: any Alarm
  /// Hears why nothing can be kept, each reason once.
  var onFailure: ((String) -> Void)?
  private var lastFailure: String?

  /// - Parameters:
  ///   - file: Where; nil to keep nothing.
  ///   - kept: What is there; nil if nothing of use is.
  ///   - clock: What saving waits by.
  init(
    _ file: KeptFile?, kept: BrowserMemory?, clock: any AlarmClock = SystemAlarmClock.shared
  ) {
    self.file = file
    self.clock = clock
    alarm = clock.makeAlarm()
    schedule = SaveSchedule(kept: kept)
    alarm.onRing = { [weak self] in self?.save(at: $0) }
  }

  /// Takes note of how the browser is now.
  func note(_ memory: BrowserMemory) {
    guard file != nil else { return }
    schedule.note(memory, at: clock.now)
    alarm.moment = schedule.deadline
  }

  /// Keeps what is due.
  func save(at now: Nanoseconds) {
    if let memory = schedule.take(at: now) { write(memory) }
    alarm.moment = schedule.deadline
  }

  /// Keeps what is not kept yet, at once.
  func saveAll() {
    if let memory = schedule.takeAll() { write(memory) }
    alarm.moment = schedule.deadline
  }

  private func write(_ memory: BrowserMemory) {
    do throws(SystemError) {
      try file?.write(memory.bytes)
      schedule.kept = memory
      lastFailure = nil
    } catch {
      let failure = "how this is left cannot be kept: \(error)"
      if failure != lastFailure { onFailure?(failure) }
      lastFailure = failure
    }
  }
}

/// When something that changes again and again is to be kept.
struct SaveSchedule {
  /// What changes is kept so much later, and what else changes until then with it.
  static let delay = 500 * Nanoseconds.perMillisecond

  /// What was written last; whoever writes says so here, since writing may fail.
  var kept: BrowserMemory?
  private var present: BrowserMemory?
  /// When ``take(at:)`` will give something; nil if everything is kept, or could not be and has not changed
  /// since.
  private(set) var deadline: Nanoseconds?

  init(kept: BrowserMemory?) { self.kept = kept }

  mutating func note(_ memory: BrowserMemory, at now: Nanoseconds) {
    let isChanged = memory != present
    present = memory
    if memory == kept {
      deadline = nil
    } else if isChanged {
      deadline = deadline ?? now.later(by: Self.delay)
    }
  }

  /// What is to be kept now; nil if it is not time yet.
  mutating func take(at now: Nanoseconds) -> BrowserMemory? {
    guard let deadline, deadline <= now, let present else { return nil }
    self.deadline = nil
    return present
  }

  /// What is not kept, be it time or not; nil if everything is.
  mutating func takeAll() -> BrowserMemory? {
    deadline = nil
    return present == kept ? nil : present
  }
}
