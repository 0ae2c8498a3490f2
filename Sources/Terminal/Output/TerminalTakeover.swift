import CCurses
import Glibc

/// Takes the terminal for pictures, and gives it back as it was found.
///
/// What restores a terminal is here, and in `CCurses/rescue.c` for a process that ends without
/// `giveBack`: by a crash, by a signal, or by `exit`.
@MainActor final class TerminalTakeover {
  private let output: TerminalOutput
  private let modes: ScreenModes

  /// Remembers how the terminal was found; changes nothing yet.
  ///
  /// - Parameters:
  ///   - output: Writes to the terminal.
  ///   - keyboard: The descriptor that keys are read from; nil if there is none.
  ///   - modes: The sequences that switch to the screen of a program, and back.
  /// - Throws: A failed system call.
  init(of output: TerminalOutput, keyboard: Int32?, modes: ScreenModes) throws(TerminalError) {
    self.output = output
    self.modes = modes
    _ = zoe_remember_modes(output.descriptor)
    if let keyboard { _ = zoe_remember_modes(keyboard) }
    guard zoe_set_rescue(output.descriptor, modes.leave, modes.leave.count) == 0 else {
      throw .lastSystemError(in: "malloc")
    }
  }

  /// Takes the terminal; from now on the rescue restores it if the process ends.
  ///
  /// - Returns: What is to be sent before the next picture.
  func take() -> [UInt8] {
    zoe_set_program_modes()
    zoe_arm_rescue(1)
    return modes.enter
  }

  /// Gives the terminal back.
  ///
  /// - Parameter dropAnswers: Reads and drops what the terminal may still answer, before its line
  ///   editing and echo are on again.
  func giveBack(_ dropAnswers: () -> Void) {
    output.sendNow(modes.leave)
    dropAnswers()
    zoe_arm_rescue(0)
    zoe_set_found_modes()
  }
}

extension TerminalTakeover {
  /// Has a terminal send each byte at once, without echo, for the time of a closure.
  ///
  /// Signals that would end or stop the process wait until the modes are as they were found.
  ///
  /// - Returns: Whether the modes could be set; if not, the closure was not called.
  static func withProgramModes(of keyboard: Int32, _ body: () -> Void) -> Bool {
    guard zoe_remember_modes(keyboard) == 0 else { return false }
    var held = sigset_t()
    var before = sigset_t()
    sigemptyset(&held)
    for signal in [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP] { sigaddset(&held, signal) }
    pthread_sigmask(SIG_BLOCK, &held, &before)
    zoe_set_program_modes()
    body()
    zoe_set_found_modes()
    pthread_sigmask(SIG_SETMASK, &before, nil)
    return true
  }
}
