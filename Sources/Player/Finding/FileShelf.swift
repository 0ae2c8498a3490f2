import Inputs
import Dispatch
import Pixels
import Sheets
import StateGraph

/// Graphs of files that are looked at before one of them is chosen; they are read beside the main queue.
@MainActor
package final class FileShelf {
  /// Called when a file has been read.
  package var onRead: (() -> Void)?
  private var graphs: [String: StateGraph?] = [:]
  /// Of all the graphs.
  private var pixels = 0
  /// How often everything was forgotten.
  private var age = 0
  private var isReading = false
  private var wanted: String?
  let queue = DispatchQueue(label: "looking into files", qos: .utility)

  package init() {}
  private static let mostFiles = 256
  /// Larger sheets are not worth the wait, and no more is kept.
  private nonisolated static let mostPixels = 1 << 24

  /// Forgets what was read, also what is being read: files may have changed since.
  func forget() {
    graphs = [:]
    pixels = 0
    age += 1
  }

  /// The graph of a file; nil if it is not read yet, or cannot be.
  func graph(of path: String) -> StateGraph? {
    if let graph = graphs[path] { return graph }
    wanted = path
    readNext()
    return nil
  }

  /// Reads the file that was asked for last; those asked for before it are not looked at any more.
  private func readNext() {
    guard !isReading, let path = wanted else { return }
    wanted = nil
    isReading = true
    queue.async { [weak self, age] in
      let graph = try? InputFile(path, pixelLimit: Self.mostPixels).read().graph
      DispatchQueue.main.async {
        MainActor.assumeIsolated { self?.keep(graph, of: path, age: age) }
      }
    }
  }

  private func keep(_ graph: StateGraph?, of path: String, age: Int) {
    isReading = false
    if age == self.age {
      let size = graph?.pixelCount ?? 0
      if graphs.count >= Self.mostFiles || pixels + size > Self.mostPixels { forget() }
      graphs[path] = .some(graph)
      pixels += size
    }
    onRead?()
    readNext()
  }
}

extension StateGraph {
  /// Of all pictures of its sheets.
  fileprivate var pixelCount: Int {
    sheets.reduce(0) { $0 + $1.sheet.bitmaps.reduce(0) { $0 + $1.width * $1.height } }
  }
}
