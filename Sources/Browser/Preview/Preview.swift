import Panels
import Files
import Player
import Inputs
import Basics
import Animation
import Dispatch
import StateGraph
import Terminal

/// Plays the browser's selected or open entry on a pane.
@MainActor package final class Preview {
  /// Reads a file and passes its contents on, at once or later; tests replace it.
  typealias Loader =
    @MainActor (
      InputFile, @escaping @MainActor @Sendable (Result<Input, InputError>) -> Void
    ) -> Void

  let screen: PaneScreen
  /// Plays the present file; nil if nothing is shown.
  private(set) var player: Player?
  /// The path of the file that is shown or being read.
  private(set) var path: String?
  /// Why it cannot be played, in one line; nil if it can.
  private(set) var fault: String?
  /// Whether the file is still to be read.
  private(set) var isLoading = false
  /// Called when one of the properties above has changed.
  var onChange: (() -> Void)?
  /// Called when the play has ended.
  var onEnd: ((Player.Ending) -> Void)?

  /// Whether the whole picture is scaled to fit into the pane.
  var fits = true { didSet { player?.fit(fits) } }

  private let options: PlayOptions
  private let load: Loader
  /// Whether edited files are read again.
  private let follows: Bool
  private let makeClock: @MainActor () -> (any PlayerClock)?
  private var editing: LiveEditing?
  /// The terminal's own background colour, which it reports once.
  private var terminalBackground: UInt32?
  private let alarmClock: any AlarmClock
  private let alarm: any Alarm
  /// The number of the latest request; results of earlier ones are dropped.
  private var request = 0

  /// A file is read when the selection has not changed for this long.
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
  ///   - isUrgent: Whether it is read at once, rather than after ``patience``.
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

  /// Reads the file again if it could not be played, as it may have been repaired.
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

  /// Restarts a play that has ended.
  func restartIfOver() {
    guard !isLoading, let player, player.performance.director.isDone, let path else { return }
    self.path = nil
    show(path, isUrgent: true)
  }

  /// Passes on an event of the screen that is not the user's.
  func hear(_ event: ScreenEvent) {
    if case .background(let rgb) = event { terminalBackground = rgb }
    screen.onEvent?(event)
  }

  /// Reads on the main actor, which is blocked meanwhile.
  static func atOnce(
    _ file: InputFile, done: @escaping @MainActor @Sendable (Result<Input, InputError>) -> Void
  ) {
    done(Result { () throws(InputError) in try file.read() })
  }

  /// Reads in the background; of files requested while another one is being read, only the last is read.
  static func background() -> Loader {
    let queue = DispatchQueue(label: "preview", qos: .userInitiated)
    let reading = LatestRequest { file, done in
      queue.async {
        let result = Result { () throws(InputError) in try file.read() }
        DispatchQueue.main.async { MainActor.assumeIsolated { done(result) } }
      }
    }
    return { file, done in reading.load(file, done) }
  }
}
