import Files
import Basics
import Animation

/// Saves a browser's state within a second after it has changed.
@MainActor package final class MemoryKeeper {
  private let file: StoredFile?
  private var schedule: SaveSchedule
  private let clock: any AlarmClock
  private let alarm: any Alarm
  /// Called with the reason when saving fails; the same reason is not repeated.
  var onFailure: ((String) -> Void)?
  private var lastFailure: String?

  /// - Parameters:
  ///   - file: Where it is saved; nil to save nothing.
  ///   - kept: The state in the file; nil for none.
  ///   - clock: Times the saving.
  init(
    _ file: StoredFile?, kept: BrowserMemory?, clock: any AlarmClock
  ) {
    self.file = file
    self.clock = clock
    alarm = clock.makeAlarm()
    schedule = SaveSchedule(kept: kept)
    alarm.onRing = { [weak self] in self?.save(at: $0) }
  }

  /// Notes the present state, to save it soon.
  func note(_ memory: BrowserMemory) {
    guard file != nil else { return }
    schedule.note(memory, at: clock.now)
    alarm.moment = schedule.deadline
  }

  /// Saves what is due.
  func save(at now: Nanoseconds) {
    if let memory = schedule.take(at: now) { write(memory) }
    alarm.moment = schedule.deadline
  }

  /// Saves at once if the state has changed.
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

/// Determines when a changing state is saved.
struct SaveSchedule {
  /// Time from a change until it is saved, with all changes in between.
  static let delay = 500 * Nanoseconds.perMillisecond

  /// The state that was saved last; the caller sets it, since saving may fail.
  var kept: BrowserMemory?
  private var present: BrowserMemory?
  /// When ``take(at:)`` returns a state; nil if everything is saved, or failed to be and has not changed since.
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

  /// The state to save now; nil if none is due.
  mutating func take(at now: Nanoseconds) -> BrowserMemory? {
    guard let deadline, deadline <= now, let present else { return nil }
    self.deadline = nil
    return present
  }

  /// The state to save whether or not it is due; nil if it has not changed.
  mutating func takeAll() -> BrowserMemory? {
    deadline = nil
    return present == kept ? nil : present
  }
}
