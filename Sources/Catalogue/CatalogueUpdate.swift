import Basics
import Files
import Inputs

/// Updates the entries of a folder's files, file by file.
package struct CatalogueUpdate: Sendable {
  /// The folders to watch: those that were scanned, and those of files that are used from
  /// elsewhere, each with a slash at its end.
  var folders: Set<String> {
    // A missing folder may come back.
    var folders = Set(scan.folders + [reader.root])
    for part in entries.values.lazy.flatMap(\.parts) {
      folders.insert(PathName(part.path).directory + "/")
    }
    return folders
  }
  /// Whether any entry differs from before, or may differ when it has been read.
  private(set) var differs: Bool
  /// Whether the folder has more files than a catalogue can have.
  var isCut: Bool { scan.isCut }
  /// Why the folder cannot be scanned; nil if it can.
  var fault: FileError? { scan.fault }

  private let scan: FolderScan
  private let reader: CatalogueReader
  private var entries: [PathKey: CatalogueEntry]
  /// Files to be read, the next one last.
  private var waiting: [FolderScan.Found] = []
  /// Cached identities of files by their paths.
  private var identities: [PathKey: FileIdentity?] = [:]

  /// Scans the folder, and compares its files with known entries.
  ///
  /// - Parameters:
  ///   - folder: Absolute.
  ///   - known: Entries of an earlier update.
  package init(folder: String, known: [CatalogueEntry]) {
    scan = FolderScan(folder)
    reader = CatalogueReader(folder: folder)
    let before = Dictionary(known.map { (PathKey($0.path), $0) }) { first, _ in first }
    entries = [:]
    var marks: [PathKey: FileMark?] = [:]
    func mark(_ path: String) -> FileMark? {
      if let mark = marks[PathKey(path)] { return mark }
      let mark = FileMark(path)
      marks[PathKey(path)] = .some(mark)
      return mark
    }
    for found in scan.files {
      let key = PathKey(found.path)
      identities[PathKey(reader.path(of: found))] = found.identity
      let entry = before[key]
      // The old entry is shown until the file is read again.
      if let entry { entries[key] = entry }
      let isKnown =
        entry?.mark == found.mark && entry?.parts.allSatisfy { mark($0.path) == $0.mark } ?? false
      if !isKnown { waiting.append(found) }
    }
    differs = !waiting.isEmpty || entries.count != before.count
    // Pictures come last, when the files that use them are known.
    waiting.sort { Self.rank($0) > Self.rank($1) }
    markUsed()
  }

  private static func rank(_ found: FolderScan.Found) -> (Int, PathKey) {
    let isPicture = PlayableName.ending(of: found.path) == "png"
    return (isPicture ? 1 : 0, PathKey(found.path))
  }

  /// The number of files still to be read.
  var count: Int { waiting.count }

  /// Reads the next file.
  ///
  /// - Returns: False if there is none.
  mutating func readNext() -> Bool {
    guard let found = waiting.popLast() else { return false }
    entries[PathKey(found.path)] = reader.entry(found)
    return true
  }

  /// The present entries in the order of paths, including those that are not listed.
  mutating func takeEntries() -> [CatalogueEntry] {
    markUsed()
    return entries.values.sorted { PathKey($0.path) < PathKey($1.path) }
  }

  // MARK: Pictures in use

  private mutating func markUsed() {
    var used: Set<FileIdentity> = []
    for entry in entries.values where entry.kind != "png" {
      for part in entry.parts {
        if let identity = identity(part.path) { used.insert(identity) }
      }
    }
    for (key, entry) in entries where entry.kind == "png" {
      let isUsed = identity(reader.root + key.path).map(used.contains) ?? false
      if isUsed != entry.isUsed {
        entries[key]?.isUsed = isUsed
        differs = true
      }
    }
  }

  private mutating func identity(_ path: String) -> FileIdentity? {
    let key = PathKey(path)
    if let known = identities[key] { return known }
    let identity = FileIdentity(path)
    identities[key] = .some(identity)
    return identity
  }
}
