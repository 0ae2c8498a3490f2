import Animation
import Pixels
import StateGraph

extension Look {
  /// The backgrounds that a key cycles through: the graph's own, then some that reveal
  /// transparency.
  private static let backgrounds: [Appearance.Background?] = [
    nil, Appearance.Background.none, .checker, .color(RGBA(0, 0, 0)), .color(RGBA(255, 255, 255)),
  ]

  /// The scales that a key cycles through: the graph's own, fit, then whole numbers and a half.
  private static let scales: [Appearance.Scale?] = [
    nil, .fit, .factor(Ratio(1, 2)), .factor(.one), .factor(Ratio(2)), .factor(Ratio(4)),
  ]

  package mutating func goToNextBackground() {
    background = Self.next(after: background, Self.backgrounds)
  }
  package mutating func goToNextScale() { scale = Self.next(after: scale, Self.scales) }

  private static func next<Value: Equatable>(after value: Value, _ round: [Value]) -> Value {
    let place = round.firstIndex(of: value) ?? -1
    return round[(place + 1) % round.count]
  }

  /// The display name of the background.
  package var backgroundTitle: String {
    switch background {
    case nil: "the graph's own"
    case .some(.none): "none"
    case .checker: "checker"
    case .color(let color): "#" + Self.hexadecimal(color)
    }
  }

  /// The display name of the scale.
  package var scaleTitle: String {
    switch scale {
    case nil: "the graph's own"
    case .fit: "fit"
    case .factor(let ratio):
      ratio.denominator == 1 ? "\(ratio.numerator)" : "\(ratio.numerator)/\(ratio.denominator)"
    }
  }

  private static func hexadecimal(_ color: RGBA) -> String {
    let digits = String(color.rgb | 0x100_0000, radix: 16)
    return String(digits.dropFirst())
  }
}
