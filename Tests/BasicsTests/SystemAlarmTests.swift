import Testing

@testable import Basics

@Suite @MainActor struct SystemAlarmTests {
  @Test func `a moment that is past rings once, with the present`() async {
    let alarm = SystemAlarm()
    let before = SystemClock.now
    let time = await withCheckedContinuation { continuation in
      alarm.onRing = { continuation.resume(returning: $0) }
      alarm.moment = 1
    }
    #expect(time >= before)
    #expect(alarm.moment == nil)
  }

  @Test func `what was set last counts`() async {
    let alarm = SystemAlarm()
    var isLast = false
    let wasLast = await withCheckedContinuation { continuation in
      alarm.onRing = { _ in continuation.resume(returning: isLast) }
      alarm.moment = 1
      alarm.moment = nil
      alarm.moment = SystemClock.now + 3600 * .perSecond
      isLast = true
      alarm.moment = 2
    }
    #expect(wasLast)
  }
}
