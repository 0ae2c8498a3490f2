import Stage
import Cells
import Dispatch
import Glibc
import Player
import Terminal

/// The terminal, taken over until the end of the process.
@MainActor
struct TerminalSession {
  let screen: CursesScreen
  private let glyphs: GlyphSet?
  private let signals: TerminalSignals

  /// Takes over the signals, and the terminal as soon as there is a picture.
  ///
  /// - Parameters:
  ///   - arguments: How pictures become cells, and whether the terminal is asked for anything.
  ///   - descriptor: Of the terminal.
  /// - Throws: ``Failure/run(_:)`` if the terminal cannot be used.
  init(_ arguments: Arguments, on descriptor: Int32 = STDOUT_FILENO) throws(Failure) {
    let depth = LookOptions.depth(arguments)
    glyphs = LookOptions.glyphs(arguments)
    do throws(TerminalError) {
      signals = try TerminalSignals()
      screen = try CursesScreen(
        colors: depth, asks: !arguments.has("--no-probe"), on: descriptor, signals: signals)
    } catch { throw .run(error.description) }
  }

  /// The options of a play with the glyphs that the user wants, and the colours that there are.
  func fitted(_ options: PlayOptions) -> PlayOptions {
    var options = options
    options.glyphs = glyphs
    options.look.depth = screen.colors.depth
    return options
  }

  /// Lets signals stop what is shown, let it go on, and end the process.
  ///
  /// - Parameters:
  ///   - suspend: Gives the terminal back for a while.
  ///   - resume: Takes it again.
  ///   - leave: Gives it back for good.
  func obeySignals(
    suspend: @escaping @MainActor () -> Void, resume: @escaping @MainActor () -> Void,
    leave: @escaping @MainActor () -> Void
  ) {
    signals.onSignal = { signal in
      switch signal {
      case .interrupt, .terminate, .hangup, .quit:
        leave()
        TerminalSignals.die(by: signal)
      case .stop:
        suspend()
        TerminalSignals.stopProcess()
        resume()
      case .continue: resume()
      }
    }
  }

  /// Waits until the process ends, as what is shown or a signal will have it.
  func waitForEnd(keeping shown: AnyObject) -> Never {
    withExtendedLifetime((self, shown)) { dispatchMain() }
  }

  /// Ends the process after a play; the terminal was given back before.
  static func end(_ ending: Player.Ending) -> Never {
    if ending == .hangup { TerminalSignals.die(by: .hangup) }
    exit(0)
  }
}
