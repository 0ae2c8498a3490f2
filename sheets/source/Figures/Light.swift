/// The one light of the sheets: from the upper left, in front of the figure.
enum Light {
  /// How much a round surface meets the light where its normal, on the tile, is `normal`.
  ///
  /// - Parameter normal: From (0, 0), facing the viewer, to length 1, at the surface's rim.
  /// - Returns: From -1, facing away, to 1, facing the light.
  static func brightness(normal: Point) -> Double {
    let towardsViewer = max(0, 1 - normal.x * normal.x - normal.y * normal.y).squareRoot()
    return -0.52 * normal.x - 0.5 * normal.y + 0.69 * towardsViewer
  }
}
