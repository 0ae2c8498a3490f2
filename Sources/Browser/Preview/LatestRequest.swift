import Inputs
import StateGraph

/// Reads one file at a time; of files requested meanwhile, only the last is read afterwards.
@MainActor final class LatestRequest {
  typealias Completion = @MainActor @Sendable (Result<Input, InputError>) -> Void

  private let read: Preview.Loader
  private var isReading = false
  private var waiting: (file: InputFile, completion: Completion)?

  /// - Parameter read: Reads a file, at once or later.
  init(_ read: @escaping Preview.Loader) { self.read = read }

  /// Requests a file; a request that has not been started is dropped without a result.
  func load(_ file: InputFile, _ completion: @escaping Completion) {
    waiting = (file, completion)
    readNext()
  }

  private func readNext() {
    guard !isReading, let (file, completion) = waiting else { return }
    waiting = nil
    isReading = true
    read(file) { [self] result in
      isReading = false
      completion(result)
      readNext()
    }
  }
}
