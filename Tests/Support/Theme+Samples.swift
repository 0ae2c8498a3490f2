import Cells
package import Panels

extension Theme {
  /// Unicode signs without colours, which show as text best.
  package static let uncolored = Theme(depth: .none)
  package static let plain = Theme(depth: .none, isPlain: true)
  package static let colored = Theme(depth: .trueColor)
}
