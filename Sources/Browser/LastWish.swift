import Inputs
import StateGraph

/// Reads one file at a time; of those that are wanted meanwhile, only the last is read after it.
@MainActor final class LastWish {
  typealias Hearer = @MainActor @Sendable (Result<Input, InputError>) -> Void

  private let read: Preview.Loader
  private var isReading = false
  private var waiting: (file: InputFile, hearer: Hearer)?

  /// - Parameter read: What reads, then or later.
  init(_ read: @escaping Preview.Loader) { self.read = read }

  /// Reads a file when nothing else is read any more; who wanted one before that is not read yet hears nothing.
  func load(_ file: InputFile, _ hearer: @escaping Hearer) {
    waiting = (file, hearer)
    readNext()
  }

  private func readNext() {
    guard !isReading, let (file, hearer) = waiting else { return }
    waiting = nil
    isReading = true
    read(file) { [self] result in
      isReading = false
      hearer(result)
      readNext()
    }
  }
}
