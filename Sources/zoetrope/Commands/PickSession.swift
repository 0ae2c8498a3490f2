import Glibc
import Player
import Terminal

/// Lets a line be picked on the terminal; ends the process then.
@MainActor
enum PickSession {
  /// - Throws: ``Failure`` if there is no terminal.
  static func run(_ lines: PickedLines, _ arguments: Arguments) throws(Failure) {
    let terminal = try TerminalSession(arguments, on: controllingTerminal)
    let screen = terminal.screen
    let picker = Picker(lines.texts, on: screen, options: terminal.fitted(PlayOptions()))
    picker.onEnd = { number in
      screen.close()
      exit(end(number.map { Array(lines.bytes[$0]) + [0x0A] }))
    }
    terminal.obeySignals(suspend: picker.suspend, resume: picker.resume, leave: screen.close)
    picker.start()
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
    do throws(Failure) { try Output.write(line) } catch {
      if case .run(let message) = error { Output.complain("zoetrope: \(message)\n") }
      return error.exitStatus
    }
    return 0
  }
}
