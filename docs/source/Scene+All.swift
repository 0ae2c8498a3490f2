import Cells
import Terminal

extension Scene {
  /// All pictures of README.md and docs/*.md that show text.
  static let all = [
    Scene(
      name: "finding", size: ScreenSize(columns: 100, rows: 32),
      subject: .play(["demos/cat.gv", "demos/drink.gv"]), seed: 2,
      steps: [
        .wait(.seconds(4)), .type("/id"), .press(.down, times: 2), .wait(.seconds(1)),
      ]),
    Scene(
      name: "finding-large", size: ScreenSize(columns: 150, rows: 44),
      subject: .play(["demos/catch.gv", "demos/cat.gv"]), seed: 2,
      steps: [.wait(.seconds(8)), .type("/ca"), .press(.down), .wait(.seconds(1))]),
    Scene(
      name: "browsing", size: ScreenSize(columns: 100, rows: 24), subject: .browse("demos"),
      steps: [.type("/kind:graph fps:>9"), .wait(.seconds(2))]),
    Scene(
      name: "browsing-large", size: ScreenSize(columns: 128, rows: 36), subject: .browse("demos"),
      steps: [
        .type("/fps:>9"), .press(.tab), .type("sssssr"), .press(.home), .press(.down, times: 5),
        .wait(.seconds(12)),
      ]),
    Scene(
      name: "steering", size: ScreenSize(columns: 100, rows: 30),
      subject: .play(["demos/thirst.gv"]), seed: 1,
      steps: [.type("gt"), .wait(.milliseconds(7600))]),
  ]
}
