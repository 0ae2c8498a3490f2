import Browser
import Dispatch
import Glibc
import Player
import Terminal

/// Lets a line be picked on the terminal; ends the process then.
@MainActor
enum PickSession {
  /// - Parameters:
  ///   - descriptor: Where lines come from, while they are found already.
  ///   - path: What messages call that.
  ///   - arguments: How the field is shown.
  /// - Throws: ``Failure`` if there is no terminal.
  static func run(_ descriptor: Int32, of path: String, _ arguments: Arguments) throws(Failure) {
    let terminal = try TerminalSession(arguments, on: controllingTerminal)
    let screen = terminal.screen
    let picker = Picker(on: screen, options: terminal.fitted(PlayOptions()))
    picker.onEnd = { [unowned picker] number in
      screen.close()
      exit(end(number.map { picker.line($0) + [0x0A] }))
    }
    LineReading.begin(descriptor) { progress in
      if let error = progress.error {
        screen.close()
        exit(fail(.run("\(named(path)): \(error)")))
      }
      picker.take(progress)
    }
    terminal.obeySignals(suspend: picker.suspend, resume: picker.resume, leave: screen.close)
    // Lines that are there by then are in the first picture.
    DispatchQueue.main.async { picker.start() }
    terminal.waitForEnd(keeping: picker)
  }

  /// The terminal that controls the process, else that of standard error: standard input and output are
  /// free for lines.
  private static var controllingTerminal: Int32 {
    let descriptor = open("/dev/tty", O_RDWR | O_NOCTTY | O_CLOEXEC)
    return descriptor >= 0 ? descriptor : STDERR_FILENO
  }

  /// Prints what was picked; returns the exit status.
  private static func end(_ line: [UInt8]?) -> Int32 {
    guard let line else { return 1 }
    do throws(Failure) { try Output.write(line) } catch { return fail(error) }
    return 0
  }

  /// Says why nothing can be picked; returns the exit status.
  private static func fail(_ failure: Failure) -> Int32 {
    if case .run(let message) = failure { Output.complain("zoetrope: \(message)\n") }
    return failure.exitStatus
  }
}
