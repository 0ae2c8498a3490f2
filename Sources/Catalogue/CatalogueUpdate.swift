package import Basics
import Files
import Inputs

/// Brings what is known of a folder's files up to date, file by file.
package struct CatalogueUpdate: Sendable {
  /// The folders to watch: those that were looked through, and those of files that are used from
  /// elsewhere, each with a slash at its end.
  package var folders: Set<String> {
    // The folder itself may be gone, and come back.
    var folders = Set(scan.folders + [reader.root])
    for part in entries.values.lazy.flatMap(\.parts) {
      folders.insert(PathName(part.path).directory + "/")
    }
    return folders
  }
  /// Whether anything is, or will be, otherwise than it was known to be.
  package private(set) var differs: Bool
  /// Whether the folder has more files than a catalogue takes.
  package var isCut: Bool { scan.isCut }
  /// Why the folder cannot be looked through; nil if it can.
  package var fault: FileError? { scan.fault }

  private let scan: FolderScan
  private let reader: CatalogueReader
  private var entries: [PathKey: CatalogueEntry]
  /// Files to be read, the next one last.
  private var waiting: [FolderScan.Found] = []
  /// Files by their paths, as far as anybody asked.
  private var identities: [PathKey: FileIdentity?] = [:]

  /// Looks which files there are, and which of them are as they were known.
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
      // What was known is shown until it is read anew.
      if let entry { entries[key] = entry }
      let isKnown =
        entry?.mark == found.mark && entry?.parts.allSatisfy { mark($0.path) == $0.mark } ?? false
      if !isKnown { waiting.append(found) }
    }
    differs = !waiting.isEmpty || entries.count != before.count
    // Pictures come last: then it is known who uses them.
    waiting.sort { Self.rank($0) > Self.rank($1) }
    markUsed()
  }

  private static func rank(_ found: FolderScan.Found) -> (Int, PathKey) {
    let isPicture = PlayableName.ending(of: found.path) == "png"
    return (isPicture ? 1 : 0, PathKey(found.path))
  }

  /// How many files are still to be read.
  package var count: Int { waiting.count }

  /// Reads the next file.
  ///
  /// - Returns: False if there is none.
  package mutating func readNext() -> Bool {
    guard let found = waiting.popLast() else { return false }
    entries[PathKey(found.path)] = reader.entry(found)
    return true
  }

  /// All that is known by now, in the order of paths, files among it that are not listed.
  package mutating func takeEntries() -> [CatalogueEntry] {
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
