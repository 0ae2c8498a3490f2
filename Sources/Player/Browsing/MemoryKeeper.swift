import Animation

/// Keeps on the disk how a browser is, at most a second behind, and only when something changed.
@MainActor final class MemoryKeeper {
  private let file: KeptFile?
  private var schedule: SaveSchedule
  private let alarm = Alarm()
  /// Hears why nothing can be kept, each reason once.
  var onFailure: ((String) -> Void)?
  private var lastFailure: String?

  /// - Parameters:
  ///   - file: Where; nil to keep nothing.
  ///   - kept: What is there; nil if nothing of use is.
  init(_ file: KeptFile?, kept: BrowserMemory?) {
    self.file = file
    schedule = SaveSchedule(kept: kept)
    alarm.onRing = { [weak self] in self?.save(at: $0) }
  }

  /// Takes note of how the browser is now.
  func note(_ memory: BrowserMemory, at now: Nanoseconds = FrameClock.now) {
    guard file != nil else { return }
    schedule.note(memory, at: now)
    alarm.moment = schedule.deadline
  }

  /// Keeps what is due.
  func save(at now: Nanoseconds) {
    if let memory = schedule.take(at: now) {
      do throws(KeptFile.Failure) { try file?.write(memory.bytes) } catch {
        let failure = "how this is left cannot be kept: \(error)"
        if failure != lastFailure { onFailure?(failure) }
        lastFailure = failure
      }
    }
    alarm.moment = schedule.deadline
  }

  /// Keeps what is not kept yet, at once.
  func saveAll() { save(at: .max) }
}

/// When something that changes again and again is to be kept.
struct SaveSchedule {
  /// What changes is kept so much later, and what else changes until then with it.
  static let delay = 500 * Nanoseconds.perMillisecond

  private(set) var kept: BrowserMemory?
  private var present: BrowserMemory?
  /// When ``take(at:)`` will give something; nil if everything is kept.
  private(set) var deadline: Nanoseconds?

  init(kept: BrowserMemory?) { self.kept = kept }

  mutating func note(_ memory: BrowserMemory, at now: Nanoseconds) {
    present = memory
    deadline = memory == kept ? nil : deadline ?? now.later(by: Self.delay)
  }

  /// What is to be kept now; nil if it is not time yet.
  mutating func take(at now: Nanoseconds) -> BrowserMemory? {
    guard let deadline, deadline <= now, let present else { return nil }
    self.deadline = nil
    kept = present
    return present
  }
}
