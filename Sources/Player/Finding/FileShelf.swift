import Dispatch
import Pixels
import StateGraph

/// Graphs of files that are looked at before one of them is chosen; they are read beside the main queue.
@MainActor
final class FileShelf {
  /// Called when a file has been read.
  var onRead: (() -> Void)?
  private var graphs: [String: StateGraph?] = [:]
  private var isReading = false
  private var wanted: String?
  let queue = DispatchQueue(label: "looking into files", qos: .utility)
  private static let mostFiles = 16
  /// Larger sheets are not worth the wait.
  private nonisolated static let mostPixels = 1 << 24

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
    queue.async { [weak self] in
      let graph = try? InputFile(path, pixelLimit: Self.mostPixels).read().graph
      DispatchQueue.main.async {
        MainActor.assumeIsolated { self?.keep(graph, of: path) }
      }
    }
  }

  private func keep(_ graph: StateGraph?, of path: String) {
    isReading = false
    if graphs.count >= Self.mostFiles { graphs = [:] }
    graphs[path] = .some(graph)
    onRead?()
    readNext()
  }
}
