extension Film {
  /// The drawing turned a little about a place: the top goes back by so many pixels, and what is
  /// in front rises; less than none tips it forward.
  ///
  /// First rows slide, then columns, so that each pixel finds a place of its own.
  func tilted(back pixels: Int, about middle: Point) -> Self {
    let share = Double(pixels) / 6.5
    var slid = Self(width: width, height: height)
    for y in 0..<height {
      let shift = Int((share * (middle.y - 0.5 - Double(y))).rounded())
      for x in 0..<width { slid[x, y] = self[x + shift, y] }
    }
    var result = Self(width: width, height: height)
    for x in 0..<width {
      let rise = Int((share * (Double(x) + 0.5 - middle.x)).rounded())
      for y in 0..<height { result[x, y] = slid[x, y + rise] }
    }
    return result
  }
}
