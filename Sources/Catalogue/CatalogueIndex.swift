import Files

/// A catalogue's format on disk.
///
/// The file consists of the mark, a checksum of the rest (eight bytes, little-endian), the folder and the
/// entries. Numbers are zigzag-encoded (0, -1, 1, -2, …) and written as LEB128: groups of seven bits, the lowest
/// first, with the highest bit set in all bytes but the last. Texts are their length in bytes and
/// UTF-8. Optional values are preceded by one, missing ones are zero.
struct CatalogueIndex: Hashable, Sendable {
  /// The catalogue's folder, absolute.
  var folder: String
  var entries: [CatalogueEntry]

  /// Why bytes are not the index of a folder.
  enum Fault: Error, Hashable, Sendable {
    /// It has another version, or is no index.
    case unknownFormat
    case damaged
    /// It belongs to this other folder.
    case otherFolder(String)
  }

  /// The last two digits are the version.
  private static let mark = Array("zoetrope-catalogue-01\n".utf8)

  init(folder: String, entries: [CatalogueEntry]) {
    self.folder = folder
    self.entries = entries
  }

  /// Reads an index.
  ///
  /// - Throws: ``Fault``.
  init(_ bytes: [UInt8], of folder: String) throws(Fault) {
    guard bytes.starts(with: Self.mark) else { throw .unknownFormat }
    var reader = RecordReader(bytes[Self.mark.count...])
    do {
      guard try reader.fixed() == Checksum.of(reader.rest) else { throw RecordReader.FormatError() }
      self.folder = try reader.text()
      let count = try reader.count(ofAtLeast: 12)
      entries = []
      entries.reserveCapacity(count)
      for _ in 0..<count { entries.append(try CatalogueEntry(&reader)) }
    } catch { throw .damaged }
    guard self.folder == folder else { throw .otherFolder(self.folder) }
  }

  /// The bytes of the file.
  var bytes: [UInt8] {
    var body = RecordWriter()
    body.put(folder)
    body.put(entries.count)
    for entry in entries { entry.write(to: &body) }
    var whole = RecordWriter(Self.mark)
    whole.putFixed(Checksum.of(body.bytes[...]))
    return whole.bytes + body.bytes
  }
}

extension CatalogueEntry {
  fileprivate init(_ reader: inout RecordReader) throws(RecordReader.FormatError) {
    self.init(
      path: try reader.text(), mark: try FileMark(&reader), title: try reader.text(),
      kind: try reader.text())
    author = try reader.text()
    year = try reader.flag() ? try reader.number() : nil
    tags = try reader.list(ofAtLeast: 1) { reader throws(RecordReader.FormatError) in
      try reader.text()
    }
    states = try reader.number()
    frames = try reader.number()
    tile =
      try reader.flag() ? Tile(width: try reader.number(), height: try reader.number()) : nil
    rates = try reader.list(ofAtLeast: 1) { reader throws(RecordReader.FormatError) in
      try reader.number()
    }
    length = Int64(try reader.number())
    isUsed = try reader.flag()
    fault = try reader.flag() ? try reader.text() : nil
    parts = try reader.list(ofAtLeast: 2) { reader throws(RecordReader.FormatError) in
      Part(path: try reader.text(), mark: try reader.flag() ? try FileMark(&reader) : nil)
    }
  }

  fileprivate func write(to writer: inout RecordWriter) {
    writer.put(path)
    mark.write(to: &writer)
    for text in [title, kind, author] { writer.put(text) }
    writer.put(optional: year) { $0.put($1) }
    writer.put(tags) { $0.put($1) }
    writer.put(states)
    writer.put(frames)
    writer.put(optional: tile) {
      $0.put($1.width)
      $0.put($1.height)
    }
    writer.put(rates) { $0.put($1) }
    writer.put(Int(length))
    writer.put(isUsed)
    writer.put(optional: fault) { $0.put($1) }
    writer.put(parts) { writer, part in
      writer.put(part.path)
      writer.put(optional: part.mark) { $1.write(to: &$0) }
    }
  }
}

extension FileMark {
  fileprivate init(_ reader: inout RecordReader) throws(RecordReader.FormatError) {
    self.init(size: try reader.number(), modified: Int64(try reader.number()))
  }

  fileprivate func write(to writer: inout RecordWriter) {
    writer.put(size)
    writer.put(Int(modified))
  }
}
