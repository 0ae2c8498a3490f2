import Support
@testable import Files
import Foundation
import Glibc
import Testing

struct FilePlaceTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func write(
    _ bytes: [UInt8], to name: String, replacing: Bool = true
  ) throws(FilePlace.Fault) {
    try FilePlace(folder.path(name)).write(bytes, replacing: replacing)
  }

  private func bytes(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(filePath: folder.path(name))))
  }

  private func status(_ name: String) -> stat {
    var status = stat()
    #expect(stat(folder.path(name), &status) == 0)
    return status
  }

  @Test func `A file is made or replaced, and no other file is left`()
    throws
  {
    for bytes in [[1, 2, 3], [], [4]] as [[UInt8]] {
      try write(bytes, to: "out")
      #expect(try self.bytes("out") == bytes)
    }
    #expect(try folder.names() == ["out"])
    #expect(status("out").st_mode & 0o600 == 0o600)
  }

  @Test func `The new file has the permissions of the old one`() throws {
    try write([1], to: "out")
    #expect(chmod(folder.path("out"), 0o640) == 0)
    let old = status("out")
    let descriptor = open(folder.path("out"), O_RDONLY)
    defer { close(descriptor) }
    try write([2, 3], to: "out")
    let new = status("out")
    #expect(new.st_mode == old.st_mode && new.st_uid == old.st_uid && new.st_gid == old.st_gid)
    var byte = [UInt8](repeating: 0, count: 2)
    #expect(
      read(descriptor, &byte, 2) == 1 && byte[0] == 1, "readers of the old file are not disturbed")
  }

  @Test func `An existing file is kept unless it is to be replaced`() throws {
    try write([1], to: "out", replacing: false)
    #expect(throws: FilePlace.Fault.taken) { try write([2], to: "out", replacing: false) }
    // It appeared after the check.
    let place = try FilePlace(folder.path("late"))
    try write([3], to: "late")
    #expect(throws: FilePlace.Fault.taken) { try place.write([4], replacing: false) }
    #expect(try bytes("out") == [1] && bytes("late") == [3])
    #expect(try folder.names() == ["late", "out"])
  }

  @Test func `The targets of links are written, and the links are kept`() throws {
    try folder.makeFolder("a/b")
    folder.link("first", to: "a/second")
    folder.link("a/second", to: folder.path("a/b/out"))
    for bytes in [[1], [2, 3]] as [[UInt8]] {
      try write(bytes, to: "first")
      #expect(try self.bytes("a/b/out") == bytes)
    }
    #expect(try folder.names(in: "a/b") == ["out"])
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: folder.path("first")) == "a/second")
    folder.link("round", to: "round")
    #expect(throws: FilePlace.Fault.failed(SystemError(code: ELOOP), keepsOld: false)) {
      try write([1], to: "round")
    }
  }

  @Test func `A pipe is written to and not replaced`() throws {
    #expect(mkfifo(folder.path("pipe"), 0o600) == 0)
    let reader = open(folder.path("pipe"), O_RDONLY | O_NONBLOCK)
    defer { close(reader) }
    try write([1, 2], to: "pipe", replacing: false)
    var bytes = [UInt8](repeating: 0, count: 3)
    #expect(read(reader, &bytes, 3) == 2 && bytes == [1, 2, 0])
    #expect(status("pipe").st_mode & S_IFMT == S_IFIFO)
  }

  @Test func `An open file is written by its descriptor, whatever its name`() throws {
    let descriptor = open(folder.path("out"), O_WRONLY | O_CREAT, 0o600)
    defer { close(descriptor) }
    let number = status("out").st_ino
    try FilePlace("/dev/fd/\(descriptor)").write([1, 2], replacing: false)
    #expect(try bytes("out") == [1, 2])
    #expect(status("out").st_ino == number)
  }

  @Test(arguments: [
    ("no/such/folder/out", ENOENT), ("", EISDIR), ("old/out", ENOTDIR),
  ])
  func `A destination that cannot be written is reported`(name: String, code: Int32) throws {
    try write([1], to: "old")
    #expect(throws: FilePlace.Fault.failed(SystemError(code: code), keepsOld: false)) {
      try write([1], to: name)
    }
    #expect(try folder.names() == ["old"])
  }

  @Test func `A write-protected file stays, even in the user's own folder`() throws {
    try write([1], to: "out")
    #expect(chmod(folder.path("out"), 0o400) == 0)
    guard access(folder.path("out"), W_OK) != 0 else { return }
    #expect(throws: FilePlace.Fault.failed(SystemError(code: EACCES), keepsOld: false)) {
      try write([2], to: "out")
    }
    #expect(try bytes("out") == [1])
  }

  @Test func `A full disk is reported`() {
    #expect(throws: FilePlace.Fault.failed(SystemError(code: ENOSPC), keepsOld: false)) {
      try FilePlace("/dev/full").write([1], replacing: true)
    }
  }
}
