import Panels
import Files
import Player
import Inputs
import Basics
import Animation
import Dispatch
import StateGraph
import Terminal

/// Plays the entry that is selected in a browser, beside the table or whole.
@MainActor package final class Preview {
  /// Reads a file and hands over what is in it, then or later; a seam for tests.
  typealias Loader =
    @MainActor (
      InputFile, @escaping @MainActor @Sendable (Result<Input, InputError>) -> Void
    ) -> Void

  let screen: PaneScreen
  /// Plays what is shown; nil if nothing is.
  private(set) var player: Player?
  /// The path of what is shown, or is about to be.
  private(set) var path: String?
  /// Why it cannot be played, in one line; nil if it can.
  private(set) var fault: String?
  /// Whether it is not read yet.
  private(set) var isLoading = false
  /// Hears that one of those is another.
  var onChange: (() -> Void)?
  /// Hears that the play is over.
  var onEnd: ((Player.Ending) -> Void)?

  /// Whether what is shown is made to fit, as a part of it would be of no use.
  var fits = true { didSet { player?.fit(fits) } }

  private let options: PlayOptions
  private let load: Loader
  /// Whether files are followed when they are edited.
  private let follows: Bool
  private let makeClock: @MainActor () -> (any PlayerClock)?
  private var editing: LiveEditing?
  /// The terminal's own background, which is told once.
  private var terminalBackground: UInt32?
  private let alarmClock: any AlarmClock
  private let alarm: any Alarm
  /// Who wanted what is being read.
  private var request = 0

  /// A file is read when nothing else was selected for so long.
  private let patience: Nanoseconds
  static let usualPatience = 60 * Nanoseconds.perMillisecond

  init(
    on screen: PaneScreen, options: PlayOptions, follows: Bool, load: @escaping Loader,
    patience: Nanoseconds = usualPatience, alarmClock: any AlarmClock = SystemAlarmClock.shared,
    makeClock: @escaping @MainActor () -> (any PlayerClock)?
  ) {
    self.screen = screen
    self.options = options
    self.follows = follows
    self.load = load
    self.patience = patience
    self.makeClock = makeClock
    self.alarmClock = alarmClock
    alarm = alarmClock.makeAlarm()
    alarm.onRing = { [weak self] _ in self?.read() }
  }

  /// Shows a file, or nothing.
  ///
  /// - Parameters:
  ///   - path: Nil for nothing.
  ///   - isUrgent: Whether it is read at once, rather than when nothing else was wanted for a while.
  func show(_ path: String?, isUrgent: Bool) {
    if path.map(PathKey.init) == self.path.map(PathKey.init) {
      if isUrgent, alarm.moment != nil { read() }
      return
    }
    self.path = path
    fault = nil
    request += 1
    guard path != nil else {
      alarm.moment = nil
      isLoading = false
      stop()
      onChange?()
      return
    }
    isLoading = true
    if isUrgent || patience == 0 { read() } else { alarm.moment = alarmClock.now + patience }
  }

  /// Reads the file of the path again, as it seems to have been mended.
  func retry() {
    guard fault != nil else { return }
    request += 1
    read()
  }

  private func read() {
    guard let path else { return }
    alarm.moment = nil
    let wanted = request
    let file = InputFile(path)
    load(file) { [weak self] result in
      guard let self, request == wanted else { return }
      take(result, of: file)
    }
  }

  private func take(_ result: Result<Input, InputError>, of file: InputFile) {
    isLoading = false
    stop()
    switch result {
    case .success(let input):
      fault = nil
      play(input, of: file)
    case .failure(let error): fault = FileMessage(error).brief
    }
    onChange?()
  }

  private func play(_ input: Input, of file: InputFile) {
    let player = Player(input.graph, on: screen, options: options, clock: makeClock())
    self.player = player
    player.fit(fits)
    player.onEnd = { [weak self] in self?.onEnd?($0) }
    player.start()
    if let terminalBackground { screen.onEvent?(.background(rgb: terminalBackground)) }
    guard follows else { return }
    do throws(WatchError) {
      editing = try LiveEditing(InputSet([file], [input]), player: player)
    } catch { player.strip = MessageStrip(.notice, "\(error)") }
  }

  private func stop() {
    player?.clock.wake(at: nil)
    player = nil
    editing = nil
    screen.clear()
  }

  /// Lets a play that is over begin anew.
  func restartIfOver() {
    guard !isLoading, let player, player.performance.director.isDone, let path else { return }
    self.path = nil
    show(path, isUrgent: true)
  }

  /// Passes on what comes from the screen, but not from its user.
  func hear(_ event: ScreenEvent) {
    if case .background(let rgb) = event { terminalBackground = rgb }
    screen.onEvent?(event)
  }

  /// Reads on the main actor, which waits for it.
  static func atOnce(
    _ file: InputFile, done: @escaping @MainActor @Sendable (Result<Input, InputError>) -> Void
  ) {
    done(Result { () throws(InputError) in try file.read() })
  }

  /// Reads beside the main actor; of files that are wanted while another one is read, only the last.
  static func background() -> Loader {
    let queue = DispatchQueue(label: "preview", qos: .userInitiated)
    let reading = LastWish { file, done in
      queue.async {
        let result = Result { () throws(InputError) in try file.read() }
        DispatchQueue.main.async { MainActor.assumeIsolated { done(result) } }
      }
    }
    return { file, done in reading.load(file, done) }
  }
}
