import Testing

@testable import Sheets

@Suite struct NaturalOrderTests {
  @Test(
    "Digits count as numbers",
    arguments: [
      ["walk_2", "walk_10"], ["walk_2a", "walk_10a"], ["a", "b"], ["a1", "ab"], ["a", "a1"],
      ["walk", "walk1"], ["1", "2"], ["9", "10"], ["a9b2", "a9b10"], ["01", "1", "02", "2"],
      ["a99999999999999999999", "a100000000000000000000"], ["", "0"], ["A2", "a1"],
    ])
  func order(names: [String]) {
    for (index, name) in names.enumerated() {
      for (other, following) in names.enumerated() {
        #expect(
          NaturalOrder.comesBefore(name, following) == (index < other), "\(name), \(following)")
      }
    }
  }
}
