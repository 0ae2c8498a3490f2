import Support
@testable import Browser
import Glibc
import Basics
import Testing

@Suite @MainActor struct LineReadingTests {
  private typealias Progress = LineReading.Progress

  /// Reads lines from a descriptor.
  private func progress(of descriptor: Int32, limit: Int = 1 << 20) -> AsyncStream<Progress> {
    let (stream, continuation) = AsyncStream<Progress>.makeStream()
    LineReading.begin(descriptor, limit: limit) { progress in
      continuation.yield(progress)
      if progress.isOver { continuation.finish() }
    }
    return stream
  }

  private func lines(_ progress: Progress?) -> [String] {
    var stock = LineCollection()
    stock.batches = progress?.batches ?? []
    return (0..<stock.count).map(stock.title)
  }

  private func pipe() throws -> (reading: Int32, writing: Int32) {
    var ends: [Int32] = [0, 0]
    try #require(Glibc.pipe(&ends) == 0)
    return (ends[0], ends[1])
  }

  private func write(_ text: String, to descriptor: Int32) {
    let bytes = Array(text.utf8)
    #expect(Glibc.write(descriptor, bytes, bytes.count) == bytes.count)
  }

  @Test(arguments: [0, O_NONBLOCK])
  func `lines of a slow pipe are available before its end`(flags: Int32) async throws {
    let pipe = try pipe()
    defer { close(pipe.reading) }
    #expect(fcntl(pipe.reading, F_SETFL, flags) == 0)
    var progress = progress(of: pipe.reading).makeAsyncIterator()
    write("one\ntwo\nthr", to: pipe.writing)
    let first = await progress.next()
    #expect(lines(first) == ["one", "two"] && first?.isOver == false)
    write("ee\n", to: pipe.writing)
    close(pipe.writing)
    var last: Progress?
    while let next = await progress.next() { last = next }
    #expect(lines(last) == ["one", "two", "three"] && last?.isOver == true && last?.error == nil)
  }

  @Test func `all lines of a large text are read in order`() async throws {
    let folder = try TemporaryFolder()
    let text = (0..<60_000).map { "line \($0)\n" }.joined()
    try folder.write(text, to: "lines")
    let descriptor = open(folder.path("lines"), O_RDONLY | O_CLOEXEC)
    defer { close(descriptor) }
    var (last, count): (Progress?, Int) = (nil, 0)
    for await next in progress(of: descriptor, limit: 1 << 30) {
      let known = next.batches.reduce(0) { $0 + $1.count }
      #expect(known >= count)
      (last, count) = (next, known)
    }
    #expect(lines(last).elementsEqual((0..<60_000).lazy.map { "line \($0)" }))
  }

  @Test func `an empty input ends at once`() async throws {
    let pipe = try pipe()
    close(pipe.writing)
    defer { close(pipe.reading) }
    var count = 0
    for await next in progress(of: pipe.reading) {
      #expect(next.isOver && next.batches.isEmpty && next.error == nil)
      count += 1
    }
    #expect(count == 1)
  }

  @Test func `too many bytes and a failed read are errors at the end`() async throws {
    let folder = try TemporaryFolder()
    try folder.write("a\nb\nc\n", to: "lines")
    let file = open(folder.path("lines"), O_RDONLY | O_CLOEXEC)
    let directory = open(folder.path, O_RDONLY | O_CLOEXEC)
    defer { for descriptor in [file, directory] { close(descriptor) } }
    for (descriptor, limit, error) in [
      (file, 5, .tooLarge(limit: 5)), (directory, 5, .directory),
    ] as [(Int32, Int, FileError)] {
      var last: Progress?
      for await next in progress(of: descriptor, limit: limit) { last = next }
      #expect(last?.error == error && last?.isOver == true)
    }
  }
}
