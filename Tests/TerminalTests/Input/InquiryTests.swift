import Basics
import Testing

@testable import Terminal

@Suite struct InquiryTests {
  private static let late = Inquiry.timeout

  private static func asked(at time: Nanoseconds) -> Inquiry {
    var inquiry = Inquiry()
    inquiry.request(at: 0)
    inquiry.wasSent(completely: true, at: time)
    return inquiry
  }

  @Test func `no answer is due before the questions are sent`() {
    var inquiry = Inquiry()
    #expect(!inquiry.isWanted)
    inquiry.request(at: 0)
    #expect(inquiry.isWanted)
    #expect(inquiry.end(at: 0) == nil)
  }

  @Test func `an answer is due until it comes`() {
    var inquiry = Self.asked(at: 100)
    #expect(!inquiry.isWanted)
    #expect(inquiry.end(at: 200) == 100 + Self.late)
    inquiry.wasAnswered()
    #expect(inquiry.end(at: 200) == nil)
  }

  @Test func `an answer is due for a limited time`() {
    let inquiry = Self.asked(at: 100)
    #expect(inquiry.end(at: 99 + Self.late) == 100 + Self.late)
    #expect(inquiry.end(at: 100 + Self.late) == nil)
  }

  @Test func `a slow output has asked when it has written all questions`() {
    var inquiry = Inquiry()
    inquiry.request(at: 0)
    inquiry.wasSent(completely: false, at: 100)
    #expect(inquiry.end(at: 200) == nil)
    inquiry.outputIsReady(at: 300)
    #expect(inquiry.end(at: 400) == 300 + Self.late)
    inquiry.outputIsReady(at: 500)
    #expect(inquiry.end(at: 600) == 300 + Self.late)
  }

  @Test func `a terminal that answered is asked again`() {
    var inquiry = Self.asked(at: 100)
    inquiry.wasAnswered()
    inquiry.request(at: 10 * Self.late)
    #expect(inquiry.isWanted)
  }

  @Test func `a terminal that never answered is not asked again, unless it answers late`() {
    var inquiry = Self.asked(at: 100)
    inquiry.request(at: 10 * Self.late)
    #expect(!inquiry.isWanted)
    inquiry.wasAnswered()
    inquiry.request(at: 20 * Self.late)
    #expect(inquiry.isWanted)
  }

  @Test func `a late answer does not stand for a new question`() {
    var inquiry = Self.asked(at: 100)
    inquiry.request(at: 200)
    inquiry.wasAnswered()
    #expect(inquiry.isWanted)
  }
}
