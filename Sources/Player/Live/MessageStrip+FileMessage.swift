import GraphLanguage
import Inputs
import Panels

extension MessageStrip {
  /// Shows a message about a file.
  init(_ message: FileMessage) {
    self.init(message.severity == .error ? .error : .notice, message.text)
  }
}
