extension SampleApp {
  static let homeFlow = SampleApp(
    name: "home-flow",
    summary: "A start page: Root → Login or HomeFlow, which has no view, → Home and Random.",
    journeys: [.logInAndOut, .backGoesForward, .leftBehind])
}

extension Journey {
  fileprivate static let logInAndOut = Journey(
    app: "home-flow", name: "log-in-and-out",
    summary: "Log in, go to Random and back, log out, log in and out again.",
    tearsDown: true
  ) { stage throws(RecordingError) in
    stage.launch(HomeFlowApp.build())
    try stage.onScreen(HomeFlowApp.LoginViewController.self)
      .tapLogIn(user: "Ada", password: "guess")
    stage.mark("password refused")
    try stage.logIn()
    try stage.onScreen(HomeFlowApp.HomeViewController.self).tapRandom()
    try stage.onScreen(HomeFlowApp.RandomViewController.self).tapRoll()
    stage.mark("rolled")
    try stage.onScreen(HomeFlowApp.RandomViewController.self).tapBack()
    stage.mark("back at Home")
    try stage.onScreen(HomeFlowApp.HomeViewController.self).tapLogOut()
    stage.settle()
    stage.mark("logged out")
    try stage.logIn()
    try stage.onScreen(HomeFlowApp.HomeViewController.self).tapLogOut()
    stage.mark("logged out")
  }

  fileprivate static let backGoesForward = Journey(
    app: "home-flow", name: "back-goes-forward",
    summary: "Random's back opens another Random, three times.",
    expected: ["lost-child", "lost-child", "lost-child"]
  ) { stage throws(RecordingError) in
    stage.launch(HomeFlowApp.build(mistakes: .backGoesForward))
    try stage.logIn()
    try stage.onScreen(HomeFlowApp.HomeViewController.self).tapRandom()
    stage.mark("Random open")
    for _ in 1...3 {
      try stage.onScreen(HomeFlowApp.RandomViewController.self).tapBack()
      stage.mark("tapped back")
    }
  }

  fileprivate static let leftBehind = Journey(
    app: "home-flow", name: "left-behind",
    summary: "HomeFlow goes at the log-out and leaves Home's view on Root's navigation stack.",
    expected: ["view-outlives-rib"]
  ) { stage throws(RecordingError) in
    stage.launch(HomeFlowApp.build(mistakes: .leavesViews))
    try stage.logIn()
    try stage.onScreen(HomeFlowApp.HomeViewController.self).tapLogOut()
    stage.mark("logged out")
  }
}

extension Stage {
  fileprivate func logIn() throws(Journey.RecordingError) {
    try onScreen(HomeFlowApp.LoginViewController.self).tapLogIn(user: "Ada", password: "sesame")
    mark("logged in")
  }
}
