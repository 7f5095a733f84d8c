import ChessClub

@MainActor
func useChessClub() {
  let journal = ChessPlayer().play()
  // The app is gone by now.
  Expectations.expect(
    journal.take(),
    [
      "root resigns", "the app is down", "a child is gone", "the board is switched off",
    ])
}

/// Somebody who uses the app, and looks at what it does.
@MainActor
private struct ChessPlayer {
  let app = AppDelegate()

  func play() -> Journal {
    app.applicationDidFinishLaunching()
    expect("the app is down", "the app is up", "root is active")
    app.watchForLeaks()
    expect("nothing leaks", "something may leak", "nothing leaks")
    followLinkAndLogIn()
    openAndCloseSettings()
    followLinksThatLeadNowhere()
    return app.journal
  }

  /// A link that comes before the login waits for it.
  private func followLinkAndLogIn() {
    app.logIn(as: "")
    expectScreen("Who are you?")
    app.open(game: "Blitz")
    expect("the workflow forks", "the workflow forks")
    app.logIn(as: "Judit")
    expect(
      "the board says 0:0", "a child loaded", "a child is gone", "a child loaded",
      "the clock runs for 5 minutes", "white plays e4", "the workflow is complete",
      "good luck at 0:0")
    expectScreen("Blitz")
    app.mate()
    expect("the board says 1:0", "the clock stands", "a child is gone", "a child loaded")
    expectScreen("Judit, white leads 1 to 0")
  }

  private func openAndCloseSettings() {
    app.openSettings()
    expectScreen("Judit, white leads 1 to 0", "Settings")
    app.closeSettings()
    expectScreen("Judit, white leads 1 to 0")
    app.openSettings()
    app.pullDownSettings()
    expectScreen("Judit, white leads 1 to 0")
    app.openSettings()
    expectScreen("Judit, white leads 1 to 0", "Settings")
    app.closeSettings()
    expect()
  }

  private func followLinksThatLeadNowhere() {
    app.open(game: nil)
    expect(
      "the workflow forks", "the workflow forks", "the launch failed: noSuchGame",
      "the workflow failed: noSuchGame", "the launch failed: noSuchGame",
      "the workflow failed: noSuchGame")
    app.logOut()
    expect("a child is gone", "the board is switched off")
    expectScreen("Log in")
    app.open(game: "Rapid")
    app.cancelLaunch()
    app.logIn(as: "Hou")
    expect(
      "the workflow forks", "the workflow forks", "the board says 1:0", "a child loaded")
    expectScreen("Hou, white leads 1 to 0")
  }

  private func expect(_ wanted: String..., line: Int = #line) {
    Expectations.expect(app.journal.take(), wanted, line: line)
  }

  private func expectScreen(_ wanted: String..., line: Int = #line) {
    Expectations.expect(app.screen, wanted, line: line)
  }
}
