import Pixels

/// Finds the files that a sheet file names.
struct Neighbours {
  /// The path of the sheet file.
  let path: String
  let access: any SheetFileAccess

  /// An image that the file names.
  ///
  /// Paths in such files are often those of the computer on which they were written. So the image is
  /// searched for at its path, then by its name beside the file, then by the file's name.
  ///
  /// - Parameter name: As it is in the file; nil if the file names no image.
  /// - Returns: The image, and the path at which it was found.
  /// - Throws: ``SheetFileError/part(path:_:)``, or ``SheetFileError/content(_:)`` without a place if it
  ///   is not found.
  func image(_ name: String?) throws(SheetFileError) -> (bitmap: Bitmap, path: String) {
    let places = (name.map(candidates) ?? []) + [withoutEnding + ".png"]
    guard let found = places.first(where: access.hasFile) else {
      throw .content(
        SheetContentError(
          name.map { "its image \(quoted($0)) is not there" } ?? "it does not name its image",
          remedy: "put the image beside it as \(quoted(Self.last(withoutEnding) + ".png"))"))
    }
    do { return (try access.bitmap(found), found) } catch { throw .part(path: found, error) }
  }

  /// The bytes of a file that the file names.
  ///
  /// - Throws: ``SheetFileError/part(path:_:)``.
  func bytes(_ name: String, limit: Int) throws(SheetFileError) -> (bytes: [UInt8], path: String) {
    let found = candidates(name).first(where: access.hasFile) ?? beside(name)
    do { return (try access.bytes(found, limit: limit), found) } catch {
      throw .part(path: found, error)
    }
  }

  /// The paths at which a file with a name may be.
  private func candidates(_ name: String) -> [String] {
    let last = Self.last(name)
    return underRoot(name) + [beside(name)] + (last.isEmpty ? [] : [beside(last)])
  }

  /// The paths at which a file may be whose name starts from the root of a Godot project, which is one of
  /// the folders above.
  private func underRoot(_ name: String) -> [String] {
    let mark = "res://"
    guard name.hasPrefix(mark) else { return [] }
    let ups = (0..<Self.mostFoldersAbove).map { String(repeating: "../", count: $0) }
    return ups.map { beside($0 + name.dropFirst(mark.count)) }
  }

  private static let mostFoldersAbove = 8

  /// The path of a file, whose name is relative to the folder of this one.
  func beside(_ name: String) -> String {
    guard name.utf8.first != UInt8(ascii: "/"), let slash = path.lastIndex(of: "/") else {
      return name
    }
    return path[...slash] + name
  }

  /// The part of a path after the last slash or backslash.
  static func last(_ name: String) -> String {
    let slashes = [UInt8(ascii: "/"), UInt8(ascii: "\\")]
    let bytes = name.utf8
    let start = bytes.lastIndex(where: slashes.contains).map { bytes.index(after: $0) }
    return String(name[(start ?? name.startIndex)...])
  }

  /// The file's path without its ending.
  private var withoutEnding: String {
    let last = Self.last(path)
    guard let dot = last.lastIndex(of: "."), dot != last.startIndex else { return path }
    return String(path.dropLast(last[dot...].count))
  }
}
