import Foundation
import RIBsAnalysis
import RIBsEditing
import RIBsSource
import RIBsTestSupport
import Testing

@Suite("A renamed RIB")
struct RenamedRIBTests {
  /// An app whose RIB Root has the child Profile, which has the child Photo.
  private func app(_ name: String = "Plain") throws -> WiredApp {
    let app = try WiredApp(name)
    try app.add("Profile", below: "Root") { $0.tests = .inAppTests(linksChecks: name == "Plain") }
    try app.add("Photo", below: "Profile") { $0.tests = .inAppTests() }
    return app
  }

  @Test func `has the new name in all its types, files and members`() throws {
    let app = try app()
    try app.rename("Profile", to: "Account")
    let files = try app.files
    #expect(files.keys.contains("Sources/App/Account/AccountRouter.swift"))
    #expect(files.keys.contains("Sources/App/Account/AccountComponent+Photo.swift"))
    #expect(files.keys.contains("Sources/App/Root/RootComponent+Account.swift"))
    #expect(files.keys.contains("Tests/AppTests/AccountTests.swift"))
    for (path, text) in files {
      #expect(!path.contains("Profile"))
      let lines = text.split(separator: "\n").filter { $0.lowercased().contains("profile") }
      // Only texts, and a comment in another RIB's tests.
      #expect(
        lines.allSatisfy { $0.contains("\"") || $0.contains("attaches Photo") }, "\(path): \(lines)"
      )
    }
    let router = try #require(files["Sources/App/Root/RootRouter.swift"])
    #expect(router.contains("private var account: AccountRouting?"))
    #expect(
      router.contains("func routeToAccount() {\n        guard account == nil else { return }"))
    #expect(try app.source().edges.contains("Root > Account"))
  }

  @Test func `has its old bytes when it is renamed back`() throws {
    let app = try app()
    let before = try app.files
    try app.rename("Profile", to: "URLPicker")
    try app.rename("URLPickerRouter", to: "Profile")
    #expect(try app.files == before)
  }

  #if os(Linux)
    @Test(arguments: ["Plain", "Uber"])
    func `compiles with its tests`(name: String) throws {
      let app = try app(name)
      try app.rename("Root", to: "Main")
      try app.rename("Profile", to: "Account")
      #expect(try app.compile() == "")
    }

    @Test func `has tests that pass`() throws {
      let app = try app()
      try app.rename("Profile", to: "Account")
      let outcome = try Compiled(app).run(nil, "--testing-library", "swift-testing")
      #expect(outcome.status == 0, "\(outcome.output.suffix(2000))\(outcome.errors)")
    }
  #endif

  @Test func `leaves the names of what is something else`() throws {
    let app = try app()
    let model = """
      struct Profile { var name = "" }
      struct ProfileStore {
          var profile: Profile?
          func routeToProfiles(profile: Profile) -> Profile { profile }
      }
      enum Link { case profile, photo }

      """
    try app.write(model, to: "Sources/App/Model.swift")
    try app.replace(
      "    private var profile: ProfileRouting?\n",
      by: "    private var profile: ProfileRouting?\n    var store = ProfileStore()\n",
      in: "Sources/App/Root/RootRouter.swift")
    let steps = try app.rename("Profile", to: "Account")
    #expect(try app.text("Sources/App/Model.swift") == model)
    let router = try app.text("Sources/App/Root/RootRouter.swift")
    // The file's own property can be told from the model's.
    #expect(router.contains("private var account: AccountRouting?\n    var store = ProfileStore()"))
    #expect(steps.contains { $0.hasPrefix("Strings were not changed. Check Tests/AppTests/Acc") })
  }

  @Test func `says which names stay`() throws {
    let app = try app()
    try app.write(
      "final class Deeplinks { func routeToProfile() -> Int { 1 } }\n",
      to: "Sources/App/Deeplinks.swift")
    // `routeToProfile` of somebody else cannot be told from the router's where it is called.
    let steps = try app.rename("Profile", to: "Account")
    let router = try app.text("Sources/App/Root/RootRouter.swift")
    let isLeft = router.contains("func routeToProfile()")
    #expect(isLeft == steps.contains { $0.contains("routeToProfile") })
    #expect(try app.compile() == "")
  }

  /// Code beside the RIB, and whether it is to stay as it is.
  @Test(arguments: [
    // A framework's members.
    "func show(_ window: Window) { window.profileViewController = nil }",
    "final class Place: Delegate { func profileManager(_ manager: Manager) { ProfileState.on() } }",
    "final class Page: Base { override func profileDidLoad() { super.profileDidLoad() } }",
    "func open(_ url: URL) { open(profileURL: url) }",
    // What is only called alike.
    "final class Mail { func attachProfile() {}; func go() { attachProfile() } }",
    "struct UserProfileView { let profileView = 1 }", "enum Link { case profile }",
    "let names = users.map(\\.profile)", "import ProfileKit",
    "struct Profile: Codable { var profile: Int }",
  ])
  func `leaves what is beside it`(_ code: String) throws {
    let app = try app()
    try app.write(code + "\n", to: "Sources/App/Other.swift")
    try app.rename("Profile", to: "Account")
    #expect(try app.text("Sources/App/Other.swift") == code + "\n")
    #expect(try app.text("Sources/App/Root/RootRouter.swift").contains("AccountRouting"))
  }

  /// Code with a name that cannot be told apart everywhere: it stays, and is listed.
  @Test(arguments: [
    (
      "struct Deps { let profile: ProfileBuildable }\nfunc make(_ b: ProfileBuildable) { use(profile: b) }",
      "profile"
    ),
    (
      "final class Holder { @Wrapper var profileHolder: ProfileBuildable\n  init() { _profileHolder = 1 } }",
      "profileHolder"
    ),
    (
      "final class Holder { private var profileSlot: ProfileRouting?\n  func close() { strongSelf.profileSlot = nil } }",
      "profileSlot"
    ),
    (
      "let profileRouter: ProfileRouting = make()\nlet all = users.map(\\.profileRouter)",
      "profileRouter"
    ),
    (
      "final class Holder { private var profileSlot: ProfileRouting? }\nlet accountSlot = 1",
      "profileSlot"
    ),
  ])
  func `keeps and lists a name whose uses are not all clear`(_ code: String, _ name: String) throws
  {
    let app = try app()
    try app.write(code + "\n", to: "Sources/App/Other.swift")
    let steps = try app.rename("Profile", to: "Account")
    let text = try app.text("Sources/App/Other.swift")
    #expect(
      text == code.replacing("ProfileBuildable", with: "AccountBuildable").replacing(
        "ProfileRouting", with: "AccountRouting") + "\n")
    let list = try #require(steps.first { $0.hasPrefix("These names were not changed") })
    #expect(list.contains(name))
  }

  @Test func `keeps a name whose new one is a word of Swift`() throws {
    let app = try app()
    try app.rename("Profile", to: "Import")
    #expect(
      try app.text("Sources/App/Root/RootRouter.swift").contains(
        "private var profile: ImportRouting?"))
  }

  @Test func `is told apart from RIBs whose names contain its own`() throws {
    let app = try app()
    try app.add("ProfileEdit", below: "Profile")
    try app.add("EditProfile", below: "Profile")
    try app.rename("Profile", to: "Account")
    let text = try app.files.values.joined()
    #expect(text.contains("final class ProfileEditRouter"))
    #expect(text.contains("final class EditProfileRouter"))
    #expect(text.contains("func routeToProfileEdit()"))
    #expect(!text.contains("class ProfileRouter"))
    #expect(try app.compile() == "")
  }

  @Test(arguments: [
    ("Profil", "Account", "No RIB is called Profil. The app has Photo, Profile, Root."),
    ("Profile", "account", "'account' is no name of a RIB"),
    ("Profile", "Profile", "the RIB is called Profile already."),
    ("Profile", "Launch", "the runtime has a type LaunchRout"),
    ("Profile", "Photo", "PhotoBuildable is already used here. Choose another name."),
  ])
  func `is refused with a reason`(_ old: String, _ new: String, _ reason: String) throws {
    let app = try app()
    let refusal = try #require(throws: Refusal.self) { try app.rename(old, to: new) }
    #expect(refusal.reason.hasPrefix(reason), "\(refusal)")
  }

  @Test func `is refused where a file does not parse, or has a type of the same name`() throws {
    let app = try app()
    try app.write("struct Broken { let profile = \n}\n", to: "Sources/App/Broken.swift")
    let broken = try #require(throws: Refusal.self) { try app.rename("Profile", to: "Account") }
    #expect(broken.place == SourcePlace(file: "Sources/App/Broken.swift", line: 1))
    try app.write("class ProfileRouter {}\n", to: "Sources/App/Broken.swift")
    try app.write("", to: "Sources/App/Broken.swift")
    try app.write("final class ProfileRouter {}\n", to: "Sources/Other/Other.swift")
    let other = try #require(throws: Refusal.self) { try app.rename("Profile", to: "Account") }
    #expect(other.place == SourcePlace(file: "Sources/Other/Other.swift", line: 1))
  }
}
