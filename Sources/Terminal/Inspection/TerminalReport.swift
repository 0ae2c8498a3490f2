package import Cells
import CCurses
import Glibc

/// What is known of the terminal of this process, and from which source.
package struct TerminalReport: Hashable, Sendable {
  package var environment: TerminalEnvironment
  /// Whether standard output is a terminal.
  package var isTerminal: Bool
  /// Whether terminfo has a description of its type.
  package var isDescribed: Bool
  /// Why it cannot show pictures; nil if it can.
  package var obstacle: TerminalError?
  package var size: ScreenSize
  package var cellSize: CellSize?
  package var isUTF8: Bool
  package var colors: ColorChoice
  package var glyphs: GlyphSupport
  /// The terminal's own answers; nil if it was not asked.
  package var answers: TerminalAnswers?

  /// Gathers what the environment, terminfo, the system and the terminal itself say; waits for the
  /// last, a quarter of a second at most.
  ///
  /// - Parameters:
  ///   - requested: The depth of colour that the user wants; nil to find out what there is.
  ///   - asks: Whether the terminal is asked.
  @MainActor package init(colors requested: ColorDepth? = nil, asks: Bool = true) {
    isUTF8 = CharacterSet.adopt()
    environment = .current
    isTerminal = isatty(STDOUT_FILENO) == 1
    do throws(TerminalError) {
      isDescribed = try TerminalDescription.found(for: environment).isInstalled
      obstacle = isTerminal ? nil : .notATerminal
    } catch {
      isDescribed = false
      obstacle = error
    }
    size = TerminalDevice.size(of: STDOUT_FILENO, environment: environment)
    cellSize = TerminalDevice.cellSize(of: STDOUT_FILENO)
    colors = ColorChoice.current(requested: requested)
    glyphs = GlyphSupport(
      environment: environment, isUTF8: isUTF8, isOneColumn: CharacterSet.isOneColumn)
    answers = asks ? .asked() : nil
    if let name = answers?.name { glyphs.update(name: name) }
  }
}
