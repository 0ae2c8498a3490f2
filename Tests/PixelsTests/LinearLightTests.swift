import Foundation
import Pixels
import Testing

struct LinearLightTests {
  /// IEC 61966-2-1, from linear light (0...1) to a signal in codes (0...255).
  static func exactCode(_ value: Double) -> Double {
    255 * (value <= 0.0031308 ? 12.92 * value : 1.055 * pow(value, 1 / 2.4) - 0.055)
  }

  @Test func `Every code comes back`() {
    for code in UInt8.min...UInt8.max {
      #expect(LinearLight.code(LinearLight.values[Int(code)]) == code)
    }
  }

  @Test(
    arguments: [
      (0, 0), (255, 1), (10, 0.003035), (11, 0.003347), (128, 0.215861), (188, 0.502886),
    ] as [(Int, Float)])
  func `Some values of the standard`(code: Int, value: Float) {
    #expect(abs(LinearLight.values[code] - value) < 1e-6)
  }

  @Test func `The code is the nearest, everywhere`() {
    for step in 0...100_000 {
      let value = Float(step) / 100_000
      let exact = Self.exactCode(Double(value))
      let error = abs(Double(LinearLight.code(value)) - exact)
      #expect(error < 0.5001, "\(value)")
    }
  }

  @Test(arguments: [(-1, 0), (-0.0, 0), (1.5, 255), (Float.infinity, 255)] as [(Float, UInt8)])
  func `Values outside count as black or white`(value: Float, code: UInt8) {
    #expect(LinearLight.code(value) == code)
  }
}
