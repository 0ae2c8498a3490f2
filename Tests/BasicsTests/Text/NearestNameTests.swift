import Testing

@testable import Basics

@Suite("Nearest names")
struct NearestNameTests {
  private static let known = [
    "walk", "drinkIn", "drinkIdle", "drinkOut", "fps", "repeat", "on", "at",
  ]

  @Test(
    "A misspelt name finds the right one",
    arguments: [
      ("wlak", "walk"), ("wak", "walk"), ("walkk", "walk"), ("WALK", "walk"),
      ("drinkin", "drinkIn"),
      ("drinkIdel", "drinkIdle"), ("fsp", "fps"), ("reapet", "repeat"), ("onn", "on"), ("an", "on"),
      ("zzz", nil), ("x", nil), ("", nil), ("jump", nil), ("walk", nil),
    ])
  func nearest(name: String, expected: String?) {
    #expect(nearestName(to: name, among: Self.known) == expected)
  }

  @Test("Of equally near names the first wins, and a nearer one wins over it")
  func order() {
    #expect(nearestName(to: "walk1", among: ["walk2", "walk3"]) == "walk2")
    #expect(nearestName(to: "walk1", among: ["wolk2", "walk3"]) == "walk3")
  }

  @Test("Very long names are not compared")
  func long() {
    let long = String(repeating: "x", count: 1000)
    #expect(nearestName(to: long, among: [long + "y"]) == nil)
  }

  @Test(
    "Letters left out, added, changed, swapped",
    arguments: [
      ("", "", 0), ("", "abc", 3), ("abc", "", 3), ("abc", "abc", 0), ("abc", "acb", 1),
      ("abc", "adc", 1), ("kitten", "sitting", 3), ("ca", "abc", 3),
    ])
  func distances(first: String, second: String, distance: Int) {
    #expect(editDistance(Array(first), Array(second)) == distance)
  }
}
