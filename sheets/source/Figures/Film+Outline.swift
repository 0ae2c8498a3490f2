extension Film {
  /// The same drawing with a line of one pixel around it.
  ///
  /// The line takes the darkest tone of the material it borders; where it faces the light, at the
  /// upper left, it takes the next one, so that it gives way there.
  func outlined() -> Self {
    var result = self
    for y in 0..<height {
      for x in 0..<width where self[x, y] == nil {
        let beside = self[x, y - 1] ?? self[x - 1, y] ?? self[x + 1, y] ?? self[x, y + 1]
        guard let beside else { continue }
        result[x, y] = facesLight(x, y) ? beside.litLine : beside.line
      }
    }
    return result
  }

  /// The same drawing without single pixels of a tone, which take that of a neighbour.
  func withoutSpecks() -> Self {
    var result = self
    for y in 0..<height {
      for x in 0..<width {
        let neighbours = [self[x - 1, y], self[x + 1, y], self[x, y - 1], self[x, y + 1]]
        guard let ink = self[x, y], !neighbours.contains(ink) else { continue }
        result[x, y] = neighbours.first { $0 != nil } ?? ink
      }
    }
    return result
  }

  /// The same drawing without single pixels that stick out of its edge.
  func withoutNubs() -> Self {
    var result = self
    for y in 0..<height {
      for x in 0..<width where self[x, y] != nil {
        let neighbours = [self[x - 1, y], self[x + 1, y], self[x, y - 1], self[x, y + 1]]
        if neighbours.count(where: { $0 != nil }) == 1 { result[x, y] = nil }
      }
    }
    return result
  }

  /// The same drawing with its holes of a single pixel closed.
  func withoutPinholes() -> Self {
    var result = self
    for y in 0..<height {
      for x in 0..<width where self[x, y] == nil {
        let neighbours = [self[x - 1, y], self[x + 1, y], self[x, y - 1], self[x, y + 1]]
        if !neighbours.contains(nil) { result[x, y] = self[x - 1, y] }
      }
    }
    return result
  }

  /// Whether the edge at an empty pixel looks towards the upper left, by what lies around it.
  private func facesLight(_ x: Int, _ y: Int) -> Bool {
    var (right, down) = (0, 0)
    for rise in -1...1 {
      for run in -1...1 where self[x + run, y + rise] != nil {
        right += run
        down += rise
      }
    }
    return 3 * right + 4 * down > 3
  }
}
