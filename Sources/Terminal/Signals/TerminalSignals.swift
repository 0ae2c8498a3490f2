import CCurses
import Dispatch
import Glibc

/// A signal that a player handles.
package enum TerminalSignal: Hashable, Sendable {
  /// SIGINT, as by Ctrl-C.
  case interrupt
  /// SIGTERM.
  case terminate
  /// SIGHUP: the terminal went away.
  case hangup
  /// SIGQUIT, as by Ctrl-\.
  case quit
  /// SIGTSTP, as by Ctrl-Z: give the terminal back, then call `TerminalSignals.stopProcess`.
  case stop
  /// SIGCONT after a stop that could not be prepared for, as by SIGSTOP.
  case `continue`
}

/// The signals of this process, delivered on the main queue.
///
/// Signals that were ignored when the process started stay ignored (`nohup`). A crash, any other signal
/// that ends a process, and a second request to end while the first is being handled restore the
/// terminal at once, in C (`CCurses/signals.c`).
@MainActor package final class TerminalSignals {
  /// Called with each signal; the next one waits until it returns.
  package var onSignal: ((TerminalSignal) -> Void)?
  /// Called for SIGWINCH; set by the screen.
  var onResize: (() -> Void)?

  private let descriptor: Int32
  private let source: any DispatchSourceRead

  /// Takes over the signals, for as long as the process lives.
  package init() throws(TerminalError) {
    descriptor = zoe_take_signals()
    guard descriptor >= 0 else { throw .lastSystemError(in: "pipe2") }
    source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
    source.setEventHandler { [weak self] in
      MainActor.assumeIsolated { self?.deliver() }
    }
    source.activate()
  }

  /// Delivers what has come, each signal once.
  private func deliver() {
    zoe_guard_thread()
    var numbers = [UInt8](repeating: 0, count: 256)
    let count = read(descriptor, &numbers, numbers.count)
    guard count > 0 else { return }
    var delivered: Set<UInt8> = []
    for number in numbers[..<count] where delivered.insert(number).inserted {
      switch Int32(number) {
      case SIGINT: onSignal?(.interrupt)
      case SIGTERM: onSignal?(.terminate)
      case SIGHUP: onSignal?(.hangup)
      case SIGQUIT: onSignal?(.quit)
      case SIGTSTP: onSignal?(.stop)
      case SIGCONT: onSignal?(.continue)
      default: onResize?()
      }
    }
  }

  /// Takes back the handlers that curses installed for itself.
  func takeAgain() { _ = zoe_take_signals() }

  /// Stops the process, as Ctrl-Z would have without a handler; returns once it is continued, or
  /// at once if it has no shell that could continue it.
  package static func stopProcess() { zoe_stop_process() }

  /// Ends the process by a signal, so that its parent sees which one.
  ///
  /// Close the screen first.
  package nonisolated static func die(by signal: TerminalSignal) -> Never {
    switch signal {
    case .interrupt: zoe_die(SIGINT)
    case .terminate: zoe_die(SIGTERM)
    case .hangup: zoe_die(SIGHUP)
    case .quit: zoe_die(SIGQUIT)
    case .stop, .continue: preconditionFailure("\(signal) does not end a process")
    }
  }
}
