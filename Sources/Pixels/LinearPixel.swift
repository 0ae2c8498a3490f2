extension RGBA {
  /// Red, green and blue in linear light from 0 to 1, not premultiplied; the fourth lane is 1.
  public var linear: SIMD4<Float> {
    let values = LinearLight.values
    return SIMD4(values[Int(red)], values[Int(green)], values[Int(blue)], 1)
  }

  /// Makes a pixel of linear light that is not premultiplied; the fourth lane is ignored.
  ///
  /// - Parameters:
  ///   - linear: Red, green and blue, each from 0 to 1.
  ///   - opacity: From 0 to 1.
  public init(linear: SIMD4<Float>, opacity: Float) {
    let codes = LinearLight.codes
    self.init(
      codes.code(linear.x), codes.code(linear.y), codes.code(linear.z),
      UInt8(min(max(opacity, 0), 1) * 255 + 0.5))
  }
}
