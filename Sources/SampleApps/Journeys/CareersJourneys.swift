extension SampleApp {
  static let careers = SampleApp(
    name: "careers",
    summary:
      "A job board: Root → LoggedOut → sign-up in two steps, Root → LoggedIn with four tabs.",
    journeys: [
      .signUp, .switchTabs, .detachAgain, .detachTwice, .attachLate, .rebuildTabs,
    ])
}

extension Journey {
  fileprivate static let signUp = Journey(
    app: "careers", name: "sign-up", summary: "Sign up in two steps, with one step back.",
    tearsDown: true
  ) { stage throws(RecordingError) in
    stage.launch(CareersApp.build())
    stage.mark("welcome")
    try stage.onScreen(CareersApp.LoggedOutViewController.self).tapSignUp()
    try stage.onScreen(CareersApp.SignUpFirstViewController.self).tapNext(name: "")
    stage.mark("name is missing")
    try stage.onScreen(CareersApp.SignUpFirstViewController.self).tapNext(name: "Ada")
    try stage.onScreen(CareersApp.SignUpSecondViewController.self).tapBack()
    stage.mark("one step back")
    try stage.onScreen(CareersApp.SignUpFirstViewController.self).tapNext(name: "Ada Kim")
    try stage.onScreen(CareersApp.SignUpSecondViewController.self).tapDone(field: "Engineering")
    stage.mark("logged in")
  }

  fileprivate static let switchTabs = Journey(
    app: "careers", name: "switch-tabs",
    summary: "Switch tabs to and fro, apply for a posting, log out.", tearsDown: true
  ) { stage throws(RecordingError) in
    let server = CareersApp.Server()
    stage.launch(CareersApp.build(server: server))
    let bar = try stage.logIn()
    try stage.onScreen(CareersApp.BlogViewController.self).read("A day at Maple")
    bar.tap(.apply)
    try stage.onScreen(CareersApp.ApplyViewController.self).tapPosting(0)
    server.answer()
    stage.mark("posting open")
    bar.tap(.myPage)
    try stage.onScreen(CareersApp.MyPageViewController.self).pickField("Research")
    bar.tap(.schedule)
    try stage.onScreen(CareersApp.ScheduleViewController.self).tapNextWeek()
    stage.settle()
    bar.tap(.apply)
    stage.mark("posting still open")
    try stage.onScreen(CareersApp.ApplyDetailViewController.self).tapApply()
    stage.mark("applied")
    bar.tap(.schedule)
    bar.tap(.blog)
    stage.mark("article still read")
    bar.tap(.myPage)
    stage.mark("member's page")
    try stage.onScreen(CareersApp.MyPageViewController.self).tapLogOut()
    stage.mark("logged out")
  }

  fileprivate static let detachAgain = Journey(
    app: "careers", name: "detach-again",
    summary: "Root detaches LoggedOut at the end of the sign-up, then SignUpFirst below it too.",
    expected: ["detach-after-cascade"]
  ) { stage throws(RecordingError) in
    stage.launch(CareersApp.build(mistakes: .detachesBelow))
    try stage.onScreen(CareersApp.LoggedOutViewController.self).tapSignUp()
    try stage.onScreen(CareersApp.SignUpFirstViewController.self).tapNext(name: "Ada Kim")
    try stage.onScreen(CareersApp.SignUpSecondViewController.self).tapDone(field: "Engineering")
    stage.mark("logged in")
  }

  fileprivate static let detachTwice = Journey(
    app: "careers", name: "detach-twice",
    summary: "The log-out detaches the tab, and so does LoggedIn when it resigns after it.",
    expected: ["double-detach"]
  ) { stage throws(RecordingError) in
    stage.launch(CareersApp.build(mistakes: .remembersDetachedTab))
    let bar = try stage.logIn()
    bar.tap(.myPage)
    try stage.onScreen(CareersApp.MyPageViewController.self).tapLogOut()
    stage.mark("logged out")
  }

  fileprivate static let attachLate = Journey(
    app: "careers", name: "attach-late",
    summary: "The user leaves Apply before the server answers, and the answer opens a posting.",
    expected: ["attach-under-detached"]
  ) { stage throws(RecordingError) in
    let server = CareersApp.Server()
    stage.launch(CareersApp.build(server: server, mistakes: .listensWhileDetached))
    let bar = try stage.logIn()
    bar.tap(.myPage)
    bar.tap(.apply)
    try stage.onScreen(CareersApp.ApplyViewController.self).tapPosting(1)
    bar.tap(.schedule)
    stage.mark("left Apply")
    server.answer()
    stage.mark("answer came")
  }

  fileprivate static let rebuildTabs = Journey(
    app: "careers", name: "rebuild-tabs",
    summary: "LoggedIn builds a tab anew at each tap.", expected: ["rebuild-churn"]
  ) { stage throws(RecordingError) in
    stage.launch(CareersApp.build(mistakes: .rebuildsTabs))
    let bar = try stage.logIn()
    try stage.onScreen(CareersApp.BlogViewController.self).read("A day at Maple")
    stage.mark("article read")
    for _ in 1...5 {
      bar.tap(.apply)
      bar.tap(.blog)
    }
    stage.mark("article unread again")
  }
}

extension Stage {
  /// Logs in a member who has an account.
  fileprivate func logIn() throws(Journey.RecordingError)
    -> CareersApp.LoggedInViewController
  {
    try onScreen(CareersApp.LoggedOutViewController.self).tapLogIn(name: "Ada Kim")
    mark("logged in")
    return try onScreen(CareersApp.LoggedInViewController.self)
  }
}
