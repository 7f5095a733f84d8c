extension SampleApp {
  static let profile = SampleApp(
    name: "profile", summary: "A member's profile, one-way: Root → Profile.",
    journeys: [.logOut, .retained, .keptPresenter])
}

extension Journey {
  fileprivate static let logOut = Journey(
    app: "profile", name: "log-out",
    summary: "Log out after a second thought, log in, and delete the account.", tearsDown: true
  ) { stage throws(RecordingError) in
    stage.launch(ProfileApp.build())
    stage.mark("welcome")
    try stage.logIn()
    try stage.onScreen(ProfileApp.ProfileViewController.self).tapLogOut()
    stage.mark("asked")
    try stage.onScreen(ProfileApp.ProfileViewController.self).tapNo()
    stage.mark("stayed")
    try stage.logOut()
    stage.settle()
    try stage.logIn()
    try stage.onScreen(ProfileApp.ProfileViewController.self).tapDeleteAccount()
    stage.mark("asked again")
    try stage.onScreen(ProfileApp.ProfileViewController.self).tapYes()
    stage.mark("account deleted")
  }

  fileprivate static let retained = Journey(
    app: "profile", name: "retained",
    summary: "What happens when the login expires keeps the profile's router after the log-out.",
    expected: ["leaked-child"]
  ) { stage throws(RecordingError) in
    stage.launch(ProfileApp.build(mistakes: .keepsRouter))
    try stage.logIn()
    try stage.logOut()
  }

  fileprivate static let keptPresenter = Journey(
    app: "profile", name: "kept-presenter",
    summary: "A portrait that never comes keeps the presenter, and so its view, after the log-out.",
    expected: ["retained-object"]
  ) { stage throws(RecordingError) in
    stage.launch(ProfileApp.build(mistakes: .keepsPresenter))
    try stage.logIn()
    try stage.logOut()
  }
}

extension Stage {
  fileprivate func logIn() throws(Journey.RecordingError) {
    try onScreen(ProfileApp.RootViewController.self).tapLogIn()
    mark("logged in")
  }

  fileprivate func logOut() throws(Journey.RecordingError) {
    try onScreen(ProfileApp.ProfileViewController.self).tapLogOut()
    try onScreen(ProfileApp.ProfileViewController.self).tapYes()
    mark("logged out")
  }
}
