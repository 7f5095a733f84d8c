extension SampleApp {
  static let signUp = SampleApp(
    name: "sign-up",
    summary: "A sign-up in the steps Nickname, Sex and BirthDay, built horizontally or vertically.",
    journeys: [.horizontal, .vertical, .jump])
}

extension Journey {
  fileprivate static let horizontal = Journey(
    app: "sign-up", name: "horizontal",
    summary: "Sign up with one step back; SignUp replaces one step with the other.",
    tearsDown: true
  ) { stage throws(RecordingError) in
    stage.launch(SignUpApp.build(.horizontal))
    try stage.signUpWithOneStepBack()
  }

  fileprivate static let vertical = Journey(
    app: "sign-up", name: "vertical",
    summary: "The same for the user; each step attaches the next below it.", tearsDown: true
  ) { stage throws(RecordingError) in
    stage.launch(SignUpApp.build(.vertical))
    try stage.signUpWithOneStepBack()
  }

  fileprivate static let jump = Journey(
    app: "sign-up", name: "jump",
    summary: "Horizontally, the bar leads from BirthDay straight back to Nickname.",
    tearsDown: true
  ) { stage throws(RecordingError) in
    stage.launch(SignUpApp.build(.horizontal))
    try stage.goToBirthDay()
    try stage.onScreen(SignUpApp.Horizontal.SignUpViewController.self).tap(.nickname)
    stage.mark("back at the start")
    try stage.onScreen(SignUpApp.NicknameViewController.self).tapNext(nickname: "Countess")
    stage.mark("nickname changed")
    try stage.onScreen(SignUpApp.SexViewController.self).tapNext(sex: .female)
    try stage.finishSignUp()
  }
}

extension Stage {
  /// The user sees the same screens in both designs.
  fileprivate func signUpWithOneStepBack() throws(Journey.RecordingError) {
    try goToBirthDay()
    try onScreen(SignUpApp.BirthDayViewController.self).tapBack()
    mark("one step back")
    try onScreen(SignUpApp.SexViewController.self).tapNext(sex: .female)
    mark("sex changed")
    try finishSignUp()
  }

  fileprivate func goToBirthDay() throws(Journey.RecordingError) {
    mark("start")
    try onScreen(SignUpApp.NicknameViewController.self).tapNext(nickname: "Ada")
    mark("nickname told")
    try onScreen(SignUpApp.SexViewController.self).tapNext(sex: .male)
    mark("sex told")
  }

  fileprivate func finishSignUp() throws(Journey.RecordingError) {
    try onScreen(SignUpApp.BirthDayViewController.self).tapDone(birthDay: "1815-12-10")
    mark("signed up")
  }
}
