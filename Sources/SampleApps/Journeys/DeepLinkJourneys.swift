import Foundation

extension SampleApp {
  static let deepLink = SampleApp(
    name: "deep-link",
    summary: "Games behind a login, and links into them: Root → LoggedOut or LoggedIn → Game.",
    journeys: [.linkAfterLogin, .linkBeforeLogin, .linkWithoutGame, .neverLogsIn])
}

extension Journey {
  fileprivate static let linkAfterLogin = Journey(
    app: "deep-link", name: "link-after-login",
    summary: "Log in, open a game by a link, change it by another, quit.", tearsDown: true
  ) { stage throws(RecordingError) in
    let app = DeepLinkApp.build()
    stage.launch(app.router)
    try stage.onScreen(DeepLinkApp.LoggedOutViewController.self).tapLogIn(player: "Ada")
    stage.mark("logged in")
    stage.open(DeepLinkApp.link(toGame: "ticTacToe"), with: app.urlHandler)
    stage.mark("game open")
    stage.open(DeepLinkApp.link(toGame: "chess"), with: app.urlHandler)
    stage.mark("another game open")
    try stage.onScreen(DeepLinkApp.GameViewController.self).tapQuit()
    stage.mark("game over")
    try stage.onScreen(DeepLinkApp.LoggedInViewController.self).tapLogOut()
    stage.mark("logged out")
  }

  fileprivate static let linkBeforeLogin = Journey(
    app: "deep-link", name: "link-before-login",
    summary: "Open a link, log in later, and be in the game.", tearsDown: true
  ) { stage throws(RecordingError) in
    let app = DeepLinkApp.build()
    stage.launch(app.router)
    stage.open(DeepLinkApp.link(toGame: "ticTacToe"), with: app.urlHandler)
    stage.mark("link opened")
    stage.pause(seconds: 8)
    try stage.onScreen(DeepLinkApp.LoggedOutViewController.self).tapLogIn(player: "Ada")
    stage.mark("in the game")
  }

  fileprivate static let linkWithoutGame = Journey(
    app: "deep-link", name: "link-without-game",
    summary: "A link that names no game ends its workflow with an error.", tearsDown: true
  ) { stage throws(RecordingError) in
    let app = DeepLinkApp.build()
    stage.launch(app.router)
    try stage.onScreen(DeepLinkApp.LoggedOutViewController.self).tapLogIn(player: "Ada")
    stage.open(DeepLinkApp.link(toGame: nil), with: app.urlHandler)
    stage.mark("link opened")
  }

  fileprivate static let neverLogsIn = Journey(
    app: "deep-link", name: "never-logs-in",
    summary: "A link waits for a login that never comes.", expected: ["stalled-workflow"]
  ) { stage throws(RecordingError) in
    let app = DeepLinkApp.build()
    stage.launch(app.router)
    stage.open(DeepLinkApp.link(toGame: "ticTacToe"), with: app.urlHandler)
    stage.mark("link opened")
    stage.pause(seconds: 45)
    stage.mark("still nobody logged in")
  }
}

extension Stage {
  /// The user taps a link in another app.
  fileprivate func open(_ url: URL?, with handler: any DeepLinkApp.URLHandler) {
    if let url { handler.open(url) }
  }
}
