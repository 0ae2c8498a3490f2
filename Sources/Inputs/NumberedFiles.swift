import Files
import Pixels
import SheetFiles
import Sheets
import Basics

/// Numbered files that are played without a graph file: `walk_%02d.png`, `walk_*.png`.
struct NumberedFiles {
  /// Each file is a frame.
  let sheet: Sheet
  /// The files that match the pattern.
  let paths: [String]
  /// The common file name without numbers.
  let name: String

  /// Whether a path is a pattern and not the name of an existing file.
  static func areMeant(by path: String) -> Bool {
    path != "-" && ImageSequence.isPattern(path) && !FileContents.exists(path)
  }

  /// Reads the files of a pattern.
  ///
  /// - Throws: ``InputError/unusable(file:reason:)``.
  init(_ pattern: String, _ bare: BareSheet, _ reading: SheetReading) throws(InputError) {
    if case .tiles = bare.tile {
      throw .unusable(file: pattern, reason: "each file is a frame; leave --tile out")
    }
    do throws(ImageSequenceError) { paths = try ImageSequence(pattern, in: "").paths } catch {
      throw .unusable(file: pattern, reason: error.message)
    }
    var bitmaps: [Bitmap] = []
    for path in paths {
      let sheet: Sheet
      do throws(SheetFileError) { sheet = try reading.sheet(path) } catch {
        throw .unusable(file: path, reason: error.description)
      }
      guard let bitmap = sheet.uncut else {
        throw .unusable(
          file: path,
          reason: "it is no single picture, and so none of the files of \(pattern); name it alone")
      }
      bitmaps.append(bitmap)
    }
    sheet = Sheet(bitmaps: bitmaps)
    let stem = PathName(pattern).stem.prefix { !"%*?[".contains($0) }
    let end = stem.lastIndex { !"_-. ".contains($0) }
    name = end.map { String(stem[...$0]) } ?? "images"
  }
}
