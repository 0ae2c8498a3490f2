/// A round limb: bones between joints, thicker or thinner towards each.
struct Limb {
  /// From the body outwards.
  let joints: [Point]
  /// Half the thickness at each joint, in pixels.
  let radii: [Double]
  /// Whether it ends at the last joint like a trouser leg; otherwise it is round there.
  var hasFlatEnd = false
  let material: Material

  /// The colour at a point, nil outside the limb.
  func ink(at point: Point) -> Ink? {
    var nearest: Point?
    for bone in 1..<joints.count {
      let normal = self.normal(at: point, bone: bone)
      if normal.length < nearest?.length ?? 1 { nearest = normal }
    }
    return nearest.map { material.tone(brightness: Light.brightness(normal: $0)) }
  }

  /// The way from a bone's middle line to a point, 1 long at the limb's edge.
  private func normal(at point: Point, bone: Int) -> Point {
    let (start, end) = (joints[bone - 1], joints[bone])
    let line = end - start
    let from = point - start
    let lengthSquared = max(1e-9, line.x * line.x + line.y * line.y)
    if hasFlatEnd, bone == joints.count - 1,
      from.x * line.x + from.y * line.y > lengthSquared
    {
      return Point(2, 0)
    }
    let along = min(1, max(0, (from.x * line.x + from.y * line.y) / lengthSquared))
    let radius = radii[bone - 1] + (radii[bone] - radii[bone - 1]) * along
    return (from - line * along) * (1 / radius)
  }
}
