extension Canvas {
  /// The same drawing with a line of one pixel around it.
  ///
  /// The line takes the darkest tone of the material it borders; where it faces the light, at the
  /// upper left, it takes the next one, so that it gives way there.
  func outlined() -> Canvas {
    var result = self
    for y in 0..<height {
      for x in 0..<width where self[x, y] == nil {
        if let inner = self[x, y - 1] ?? self[x - 1, y] {
          result[x, y] = inner.material.line
        } else if let inner = self[x + 1, y] ?? self[x, y + 1] {
          result[x, y] = inner.material.shade
        }
      }
    }
    return result
  }
}
