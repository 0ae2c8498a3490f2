import Files
import Inputs
import Catalogue
import Player
import Cells
import StateGraph
import Terminal

/// What becomes of changes: in the catalogue, in what plays, in what is selected.
extension Browser {
  func catalogueChanged() {
    list.show(catalogue.entries)
    hearCatalogue()
    preview.retry()
    update()
  }

  /// Says what is wrong with the catalogue, once.
  func hearCatalogue() {
    guard catalogue.message != heard else { return }
    heard = catalogue.message
    notice = notice ?? heard
  }

  func previewChanged() {
    if openPath != nil, let fault = preview.fault {
      openPath = nil
      notice = fault
      return update()
    }
    updateServer()
    show()
  }

  func playEnded(_ ending: Player.Ending) {
    // What plays beside the table may come to its end; its last picture stays.
    guard playsWhole else { return }
    if ending == .quit, preview.player?.performance.director.isDone != true { return end(.quit) }
    if ending == .hangup { return end(.hangup) }
    closeWhole()
  }

  /// Plays the selected entry whole.
  func openSelected() {
    guard let entry = list.selection else { return }
    // What is wrong with it is told of as long as it is.
    guard entry.fault == nil else { return update() }
    // What says what is in it may be whole while its pixels are not.
    if let fault = preview.fault, preview.path == absolute(entry.path) {
      notice = fault
      return update()
    }
    list.select(list.selected ?? 0)
    showsKeys = false
    openPath = entry.path
    preview.restartIfOver()
    update()
  }

  /// Lets a player that plays whole go over to the files beside its own.
  func offerFiles(to player: Player?) {
    guard let player, let path = openPath.map(absolute) else { return }
    player.neighbours = { FilesBeside.all(beside: path) }
    player.onOpen = { [weak self] in self?.openWhole($0) }
  }

  /// Plays a file below the folder whole, whether or not the table shows it.
  private func openWhole(_ path: String) {
    let own = String(path.dropFirst(absolute("").count))
    if let row = list.shown.firstIndex(where: { list.entries[$0].path == own }) { list.select(row) }
    openPath = own
    update()
  }

  /// Comes back to the table.
  func closeWhole() {
    openPath = nil
    update()
  }

  /// Brings what is played, what is shown and what is kept up to date.
  func update() {
    let layout = layout
    let path = openPath ?? (layout.preview == nil ? nil : list.selection?.playablePath)
    preview.fits = openPath == nil
    pane.resize(to: paneSize(layout))
    preview.show(path.map(absolute), isUrgent: openPath != nil || preview.path == nil)
    updateReports()
    updateServer()
    show()
    keeper.note(memory)
  }

  private func absolute(_ path: String) -> String {
    PathName.start(ofFilesIn: catalogue.folder) + path
  }

  func paneSize(_ layout: BrowserLayout) -> ScreenSize {
    guard openPath == nil, let area = layout.preview else { return screen.size }
    return ScreenSize(columns: max(1, area.columns), rows: max(1, area.rows))
  }

  /// Asks for clicks and pastes while somebody needs them.
  func updateReports() {
    let clicks = openPath == nil || pane.reportsClicks
    if screen.reportsClicks != clicks { screen.reportsClicks = clicks }
    let pastes = openPath == nil ? fieldHasFocus : pane.reportsPastes
    if screen.reportsPastes != pastes { screen.reportsPastes = pastes }
  }
}

extension CatalogueEntry {
  /// Its path if it can be played.
  fileprivate var playablePath: String? { fault == nil ? path : nil }
}
