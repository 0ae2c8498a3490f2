import Dispatch
import Glibc
import Player
import Terminal

/// Lets a line be picked on the terminal; ends the process then.
@MainActor
enum PickSession {
  /// - Throws: ``Failure`` if the options are wrong or there is no terminal.
  static func run(_ lines: PickedLines, _ arguments: Arguments) throws(Failure) {
    let depth = LookOptions.depth(arguments)
    let glyphs = LookOptions.glyphs(arguments)
    let signals: TerminalSignals
    let screen: CursesScreen
    do throws(TerminalError) {
      signals = try TerminalSignals()
      screen = try CursesScreen(
        colors: depth, asks: !arguments.has("--no-probe"), on: terminal, signals: signals)
    } catch { throw .run(error.description) }
    var options = PlayOptions()
    options.look.depth = screen.colors.depth
    options.glyphs = glyphs
    let picker = Picker(lines.texts, on: screen, options: options)
    picker.onEnd = { number in
      screen.close()
      exit(end(number.map { Array(lines.bytes[$0]) + [0x0A] }))
    }
    signals.onSignal = { obey($0, picker, screen) }
    picker.start()
    withExtendedLifetime(picker) { dispatchMain() }
  }

  /// The terminal that controls the process, else that of standard error: standard input and output are
  /// free for lines.
  private static var terminal: Int32 {
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

  private static func obey(_ signal: TerminalSignal, _ picker: Picker, _ screen: CursesScreen) {
    switch signal {
    case .interrupt, .terminate, .hangup, .quit:
      screen.close()
      TerminalSignals.die(by: signal)
    case .stop:
      picker.suspend()
      TerminalSignals.stopProcess()
      picker.resume()
    case .continue:
      picker.resume()
    }
  }
}
