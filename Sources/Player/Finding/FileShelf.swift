import Dispatch
import Inputs
import Pixels
import Sheets
import StateGraph

/// Caches the graphs of files that are previewed before one of them is chosen.
@MainActor
package final class FileShelf {
  /// Called when a file has been read.
  package var onRead: (() -> Void)?
  private var graphs: [String: StateGraph?] = [:]
  /// The total pixel count of the cached graphs.
  private var pixels = 0
  /// The number of times the cache was cleared.
  private var age = 0
  /// The file that was requested last; nil once it has been read.
  private var requested: String?
  let queue = DispatchQueue(label: "previewing files", qos: .utility)
  private let reading: LatestRequest

  private static let mostFiles = 256
  /// Limits both a single file, as larger ones take too long to read, and the whole cache.
  private nonisolated static let mostPixels = 1 << 24

  package init() { reading = LatestRequest(queue: queue) }

  /// Clears the cache and drops the pending read, since files may have changed.
  func forget() {
    graphs = [:]
    pixels = 0
    requested = nil
    age += 1
  }

  /// The graph of a file; nil if it has not been read yet or cannot be read.
  func graph(of path: String) -> StateGraph? {
    if let graph = graphs[path] { return graph }
    if path != requested { read(path) }
    return nil
  }

  private func read(_ path: String) {
    requested = path
    reading.request {
      try? InputFile(path, pixelLimit: Self.mostPixels).read().graph
    } then: { [weak self, age] graph in
      self?.keep(graph, of: path, age: age)
    }
  }

  private func keep(_ graph: StateGraph?, of path: String, age: Int) {
    requested = nil
    if age == self.age {
      let size = graph?.pixelCount ?? 0
      if graphs.count >= Self.mostFiles || pixels + size > Self.mostPixels { forget() }
      graphs[path] = .some(graph)
      pixels += size
    }
    onRead?()
  }
}

extension StateGraph {
  /// The total pixel count of all bitmaps in its sheets.
  fileprivate var pixelCount: Int {
    sheets.reduce(0) { $0 + $1.sheet.bitmaps.reduce(0) { $0 + $1.width * $1.height } }
  }
}
