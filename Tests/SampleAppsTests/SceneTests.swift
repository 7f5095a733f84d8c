import ExclusiveObservation
import SampleApps
import Testing

@Suite(.exclusiveObservation) @MainActor
struct SceneTests {
  @Test("A post opens and closes, and a like shows in the list too")
  func openAndBack() throws {
    #expect(
      try scenes("board", "open-and-back") == [
        Scene("posts shown", ["Board: 4 posts, ♥ 0"]),
        Scene("liked", ["Lost: a grey cat, ♥ 1"]),
        Scene("open again", ["Lost: a grey cat, ♥ 1"]),
        Scene("back at the posts", ["Board: 4 posts, ♥ 1"]),
        Scene("end", ["Board: 4 posts, ♥ 1"]),
      ])
  }

  @Test("After a double tap, back does not return to the posts")
  func doubleTap() throws {
    let post = ["Lost: a grey cat, ♥ 0"]
    #expect(
      try scenes("board", "double-tap") == [
        Scene("posts shown", ["Board: 4 posts, ♥ 0"]), Scene("tapped twice", post),
        Scene("back once", post), Scene("back again", post), Scene("end", post),
      ])
  }

  @Test("A link replaces the current game with its own")
  func linkAfterLogin() throws {
    #expect(
      try scenes("deep-link", "link-after-login") == [
        Scene("logged in", ["Games for Ada"]), Scene("game open", ["Game: ticTacToe"]),
        Scene("another game open", ["Game: chess"]), Scene("game over", ["Games for Ada"]),
        Scene("logged out", ["Who plays?"]), Scene("end", ["Who plays?"]),
      ])
  }

  @Test("A link opened before the login opens its game after the login")
  func linkBeforeLogin() throws {
    #expect(
      try scenes("deep-link", "link-before-login") == [
        Scene("link opened", ["Who plays?"]), Scene("in the game", ["Game: ticTacToe"]),
        Scene("end", ["Game: ticTacToe"]),
      ])
  }

  @Test("A link without a game says so, and one without a login shows nothing")
  func linksToNothing() throws {
    #expect(
      try scenes("deep-link", "link-without-game").last
        == Scene("end", ["The link names no game"]))
    #expect(try scenes("deep-link", "never-logs-in").last == Scene("end", ["Who plays?"]))
  }

  @Test("A profile asks before it logs out or deletes the account")
  func logOut() throws {
    let profile = ["Welcome", "Ada Kim, ada@example.org"]
    #expect(
      try scenes("profile", "log-out") == [
        Scene("welcome", ["Welcome"]), Scene("logged in", profile),
        Scene("asked", ["Welcome", "Log out?"]), Scene("stayed", profile),
        Scene("logged out", ["Welcome"]), Scene("logged in", profile),
        Scene("asked again", ["Welcome", "Delete the account for good?"]),
        Scene("account deleted", ["Welcome"]), Scene("end", ["Welcome"]),
      ])
  }

  @Test("A retained object is invisible on screen", arguments: ["retained", "kept-presenter"])
  func retained(journey: String) throws {
    #expect(try scenes("profile", journey).last == Scene("end", ["Welcome"]))
  }

  @Test("A picture opens as a sheet above the small one, however it was closed before")
  func openAndClose() throws {
    let small = ["Harbour at dusk"]
    let large = ["Harbour at dusk", "Harbour at dusk, 4032 × 3024"]
    #expect(
      try scenes("gallery", "open-and-close") == [
        Scene("picture shown", small), Scene("open", large), Scene("closed", small),
        Scene("pulled down", small), Scene("open again", large), Scene("closed again", small),
        Scene("end", small),
      ])
  }

  @Test("A sheet whose dismissal goes unnoticed does not open again")
  func swipedAway() throws {
    let small = ["Harbour at dusk"]
    #expect(
      try scenes("gallery", "swiped-away") == [
        Scene("open", ["Harbour at dusk", "Harbour at dusk, 4032 × 3024"]),
        Scene("pulled down", small), Scene("tapped again", small), Scene("end", small),
      ])
  }

  @Test("A login leads to Home, and a log-out back to the login")
  func logInAndOut() throws {
    #expect(
      try scenes("home-flow", "log-in-and-out") == [
        Scene("password refused", ["Log in: the password is wrong"]),
        Scene("logged in", ["Hello, Ada"]), Scene("rolled", ["Random: 4"]),
        Scene("back at Home", ["Hello, Ada"]), Scene("logged out", ["Log in"]),
        Scene("logged in", ["Hello, Ada"]), Scene("logged out", ["Log in"]),
        Scene("end", ["Log in"]),
      ])
  }

  @Test("If back goes forward, each tap shows another number")
  func backGoesForward() throws {
    #expect(
      try scenes("home-flow", "back-goes-forward") == [
        Scene("logged in", ["Hello, Ada"]), Scene("Random open", ["Random: 6"]),
        Scene("tapped back", ["Random: 4"]), Scene("tapped back", ["Random: 6"]),
        Scene("tapped back", ["Random: 5"]), Scene("end", ["Random: 5"]),
      ])
  }

  @Test("Views that HomeFlow leaves behind hide the login")
  func leftBehind() throws {
    #expect(
      try scenes("home-flow", "left-behind") == [
        Scene("logged in", ["Hello, Ada"]), Scene("logged out", ["Hello, Ada"]),
        Scene("end", ["Hello, Ada"]),
      ])
  }

  @Test("A sign-up ends in the member's tabs")
  func signUp() throws {
    #expect(
      try scenes("careers", "sign-up") == [
        Scene("welcome", ["Welcome"]), Scene("name is missing", ["Your name, please"]),
        Scene("one step back", ["Your name, please"]),
        Scene("logged in", ["Careers", "Blog (3)"]), Scene("end", ["Careers", "Blog (3)"]),
      ])
  }

  @Test("A tab shows what it showed when the user left it")
  func switchTabs() throws {
    #expect(
      try scenes("careers", "switch-tabs") == [
        Scene("logged in", ["Careers", "Blog (3)"]),
        Scene("posting open", ["Careers", "iOS engineer"]),
        Scene("posting still open", ["Careers", "iOS engineer"]),
        Scene("applied", ["Careers", "Apply (1 sent)"]),
        Scene("article still read", ["Careers", "Blog (2)"]),
        Scene("member's page", ["Careers", "Ada Kim, Research"]),
        Scene("logged out", ["Welcome"]), Scene("end", ["Welcome"]),
      ])
  }

  @Test("Rebuilt tabs forget what was read")
  func rebuildTabs() throws {
    #expect(
      try scenes("careers", "rebuild-tabs") == [
        Scene("logged in", ["Careers", "Blog (3)"]),
        Scene("article read", ["Careers", "Blog (2)"]),
        Scene("article unread again", ["Careers", "Blog (3)"]),
        Scene("end", ["Careers", "Blog (3)"]),
      ])
  }

  @Test(
    "The other mistakes of careers cannot be seen on screen",
    arguments: [
      ("detach-again", ["Careers", "Blog (3)"]), ("detach-twice", ["Welcome"]),
      ("attach-late", ["Careers", "Schedule, week 1"]),
    ])
  func unseenMistakes(journey: String, screen: [String]) throws {
    #expect(try scenes("careers", journey).last == Scene("end", screen))
  }

  @Test(
    "A sign-up is the same to the user in either design", arguments: ["horizontal", "vertical"])
  func signUpInEitherDesign(journey: String) throws {
    #expect(
      try scenes("sign-up", journey) == [
        Scene("start", ["Sign up", "Your nickname"]),
        Scene("nickname told", ["Sign up", "Your sex"]),
        Scene("sex told", ["Sign up", "Your birthday"]),
        Scene("one step back", ["Sign up", "Your sex: male"]),
        Scene("sex changed", ["Sign up", "Your birthday"]),
        Scene("signed up", ["Ada, female, born 1815-12-10"]),
        Scene("end", ["Ada, female, born 1815-12-10"]),
      ])
  }

  @Test("A jump back to the nickname keeps the answers in between")
  func jump() throws {
    #expect(
      try scenes("sign-up", "jump") == [
        Scene("start", ["Sign up", "Your nickname"]),
        Scene("nickname told", ["Sign up", "Your sex"]),
        Scene("sex told", ["Sign up", "Your birthday"]),
        Scene("back at the start", ["Sign up", "Your nickname: Ada"]),
        Scene("nickname changed", ["Sign up", "Your sex: male"]),
        Scene("signed up", ["Countess, female, born 1815-12-10"]),
        Scene("end", ["Countess, female, born 1815-12-10"]),
      ])
  }

  private func scenes(_ app: String, _ name: String) throws -> [Scene] {
    let journey = try #require(SampleApp.named(app)?.journey(named: name))
    return try Recordings.record([journey]).scenes
  }
}
