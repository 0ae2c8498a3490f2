import Testing

@testable import zoetrope

struct FailureTests {
  @Test func `A wrong command line ends in status 2, all else in 1`() {
    #expect(Failure.usage("").exitStatus == 2)
    #expect(Failure.run("").exitStatus == 1)
    #expect(Failure.reported.exitStatus == 1)
  }
}
