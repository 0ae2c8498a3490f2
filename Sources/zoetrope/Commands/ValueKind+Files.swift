import Inputs
import Player

extension ValueKind {
  /// A state graph or a sheet.
  static let playable = ValueKind.file(endings: PlayableName.endings)
  static let png = ValueKind.file(endings: ["png"])
}
