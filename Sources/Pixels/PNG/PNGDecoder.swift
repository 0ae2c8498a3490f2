import CPNG

extension Bitmap {
  /// The default for the most pixels that a PNG file may have: 64 Mi.
  public static let defaultPixelLimit = 64 * 1024 * 1024

  /// Decodes a PNG file of any colour type, depth and interlacing.
  ///
  /// Gamma is converted to that of sRGB, and 16 bits are scaled to 8. Chunks that do not concern colours are
  /// skipped, so errors in them do no harm.
  ///
  /// - Parameters:
  ///   - bytes: The whole file.
  ///   - pixelLimit: The most pixels allowed; a larger picture is refused before anything is
  ///     allocated for it.
  /// - Throws: ``PNGError`` if the bytes are no PNG file, or one that is damaged or too large.
  public init(png bytes: [UInt8], pixelLimit: Int = Bitmap.defaultPixelLimit) throws(PNGError) {
    try PNGSignature.check(bytes)
    let result = bytes.withUnsafeBufferPointer { file in
      PNGDecoder.decode(pixelLimit: pixelLimit) { limit, reader, failure in
        cpng_open(file.baseAddress, file.count, limit, &reader, &failure)
      }
    }
    self = try result.get()
  }

  /// Decodes a PNG file while it is being read, so that it is never in memory as a whole.
  ///
  /// - Parameters:
  ///   - descriptor: Of a file that begins as a PNG file does, positioned at its start.
  ///   - pixelLimit: The most pixels allowed, as by ``init(png:pixelLimit:)``.
  /// - Throws: ``PNGError`` if the file is damaged or too large.
  package init(pngFrom descriptor: CInt, pixelLimit: Int) throws(PNGError) {
    self = try PNGDecoder.decode(pixelLimit: pixelLimit) { limit, reader, failure in
      cpng_open_file(descriptor, limit, &reader, &failure)
    }.get()
  }
}

/// The steps of decoding a PNG file.
private enum PNGDecoder {
  typealias Opening = (
    _ pixelLimit: UInt64, _ reader: inout OpaquePointer?, _ failure: inout cpng_failure
  ) -> cpng_status

  static func decode(pixelLimit: Int, opening: Opening) -> Result<Bitmap, PNGError> {
    var reader: OpaquePointer?
    var failure = cpng_failure()
    var status = opening(UInt64(max(pixelLimit, 0)), &reader, &failure)
    guard status == CPNG_OK, let reader else {
      return .failure(error(status, failure, pixelLimit))
    }
    defer { cpng_close(reader) }
    let width = Int(cpng_width(reader))
    let height = Int(cpng_height(reader))
    let pixels = [RGBA](unsafeUninitializedCapacity: width * height) { buffer, count in
      let memory = UnsafeMutableRawBufferPointer(buffer)
      LargePages.advise(for: memory)
      status = cpng_read(reader, memory.baseAddress, &failure)
      count = status == CPNG_OK ? width * height : 0
    }
    guard status == CPNG_OK else { return .failure(error(status, failure, pixelLimit)) }
    return .success(Bitmap(width: width, height: height, pixels: pixels))
  }

  static func error(
    _ status: cpng_status, _ failure: cpng_failure, _ pixelLimit: Int
  ) -> PNGError {
    switch status {
    case CPNG_TOO_LARGE:
      .tooLarge(
        width: Int(failure.width), height: Int(failure.height), pixelLimit: pixelLimit)
    case CPNG_TRUNCATED: .truncated(detail: words(of: failure))
    case CPNG_OUT_OF_MEMORY: .outOfMemory
    default: .damaged(detail: words(of: failure))
    }
  }

  static func words(of failure: cpng_failure) -> String {
    withUnsafeBytes(of: failure.message) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
  }
}
