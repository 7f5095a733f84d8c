import RIBsAnalysis
import RIBsTesting
import Testing

@testable import SampleApps

/// The correct behaviour of the apps, beyond their journeys. No test may leave a RIB behind.
@Suite(.checksRIBTree(failOn: .warning)) @MainActor
struct BehaviourTests {
  private let stage = Stage()

  @Test("A guarded route opens one post at a double tap")
  func doubleTapIsGuarded() throws {
    stage.launch(BoardApp.build())
    let board = try stage.onScreen(BoardApp.BoardViewController.self)
    board.tapPost(2)
    board.tapPost(2)
    try stage.onScreen(BoardApp.PostDetailViewController.self).tapBack()
    #expect(try stage.onScreen(BoardApp.BoardViewController.self) === board)
  }

  @Test("Posts that are opened and closed leave nothing behind")
  func postsDoNotPileUp() async throws {
    stage.launch(BoardApp.build())
    let board = try stage.onScreen(BoardApp.BoardViewController.self)
    try await repeating(20) {
      board.tapPost(2)
      try stage.onScreen(BoardApp.PostDetailViewController.self).tapBack()
    }
  }

  @Test("A missing post does not open")
  func missingPostStaysClosed() throws {
    stage.launch(BoardApp.build())
    try stage.onScreen(BoardApp.BoardViewController.self).tapPost(4)
    #expect(throws: Journey.RecordingError.self) {
      try stage.onScreen(BoardApp.PostDetailViewController.self)
    }
  }

  @Test("A sheet still reacts to a tap while it closes, and another opens after it")
  func sheetClosesOnce() throws {
    stage.launch(GalleryApp.build())
    let image = try stage.onScreen(GalleryApp.ImageViewController.self)
    image.tapPicture()
    let detail = try stage.onScreen(GalleryApp.ImageDetailViewController.self)
    detail.pullDown()
    detail.tapClose()
    image.tapPicture()
    #expect(try stage.onScreen(GalleryApp.ImageDetailViewController.self) !== detail)
  }

  @Test("HomeFlow removes its views at a log-out, wherever the user is")
  func homeFlowClearsItsViews() throws {
    stage.launch(HomeFlowApp.build())
    let login = try stage.onScreen(HomeFlowApp.LoginViewController.self)
    login.tapLogIn(user: "Ada", password: "sesame")
    let home = try stage.onScreen(HomeFlowApp.HomeViewController.self)
    home.tapRandom()
    home.tapLogOut()
    expectTree(try #require(stage.root), "Root\n└─ Login")
    stage.look("logged out")
    #expect(stage.scenes == [Scene("logged out", ["Log in"])])
  }

  @Test("An answer that comes after the user left Apply opens nothing")
  func lateAnswerIsIgnored() throws {
    let server = CareersApp.Server()
    stage.launch(CareersApp.build(server: server))
    try stage.onScreen(CareersApp.LoggedOutViewController.self).tapLogIn(name: "Ada")
    let bar = try stage.onScreen(CareersApp.LoggedInViewController.self)
    bar.tap(.apply)
    try stage.onScreen(CareersApp.ApplyViewController.self).tapPosting(1)
    bar.tap(.schedule)
    server.answer()
    bar.tap(.apply)
    stage.look("back at Apply")
    #expect(stage.scenes == [Scene("back at Apply", ["Careers", "Apply"])])
  }

  @Test("A sign-up can go back step by step")
  func signUpGoesBack() throws {
    stage.launch(CareersApp.build())
    try stage.onScreen(CareersApp.LoggedOutViewController.self).tapSignUp()
    try stage.onScreen(CareersApp.SignUpFirstViewController.self).tapNext(name: "Ada")
    try stage.onScreen(CareersApp.SignUpSecondViewController.self).tapBack()
    try stage.onScreen(CareersApp.SignUpFirstViewController.self).tapBack()
    stage.look("back at the start")
    #expect(stage.scenes == [Scene("back at the start", ["Welcome"])])
  }

  @Test("A posting shows its text and closes without an application")
  func postingCloses() throws {
    let server = CareersApp.Server()
    stage.launch(CareersApp.build(server: server))
    try stage.onScreen(CareersApp.LoggedOutViewController.self).tapLogIn(name: "Ada")
    try stage.onScreen(CareersApp.LoggedInViewController.self).tap(.apply)
    try stage.onScreen(CareersApp.ApplyViewController.self).tapPosting(2)
    server.answer()
    let detail = try stage.onScreen(CareersApp.ApplyDetailViewController.self)
    #expect(detail.text == "Willow looks for: Data analyst")
    detail.tapBack()
    stage.look("back at Apply")
    #expect(stage.scenes == [Scene("back at Apply", ["Careers", "Apply"])])
  }

  @Test("Horizontally a user goes back as far as they like, and ahead as far as they have answered")
  func signUpAllowsWhatMakesSense() throws {
    stage.launch(SignUpApp.build(.horizontal))
    let bar = try stage.onScreen(SignUpApp.Horizontal.SignUpViewController.self)
    bar.tap(.birthDay)
    stage.look("nothing told")
    try stage.onScreen(SignUpApp.NicknameViewController.self).tapNext(nickname: "Ada")
    bar.tap(.birthDay)
    stage.look("sex is missing")
    bar.tap(.nickname)
    stage.look("back")
    bar.tap(.sex)
    stage.look("ahead")
    #expect(
      stage.scenes == [
        Scene("nothing told", ["Sign up", "Your nickname"]),
        Scene("sex is missing", ["Sign up", "Your sex"]),
        Scene("back", ["Sign up", "Your nickname: Ada"]),
        Scene("ahead", ["Sign up", "Your sex"]),
      ])
  }

  @Test("A step goes back to the one before", arguments: [SignUpApp.Design.horizontal, .vertical])
  func signUpStepsGoBack(design: SignUpApp.Design) throws {
    stage.launch(SignUpApp.build(design))
    try stage.onScreen(SignUpApp.NicknameViewController.self).tapNext(nickname: "Ada")
    try stage.onScreen(SignUpApp.SexViewController.self).tapNext(sex: .female)
    try stage.onScreen(SignUpApp.BirthDayViewController.self).tapBack()
    try stage.onScreen(SignUpApp.SexViewController.self).tapBack()
    stage.look("at the start")
    #expect(stage.scenes == [Scene("at the start", ["Sign up", "Your nickname: Ada"])])
  }

  @Test("Only what is on screen can be used, and the error says what is")
  func userSeesTheScreen() throws {
    stage.launch(CareersApp.build())
    let error = #expect(throws: Journey.RecordingError.self) {
      try stage.onScreen(CareersApp.BlogViewController.self)
    }
    #expect(
      error?.description
        == "The journey wants to use BlogViewController, but on screen is Welcome.")
  }
}
