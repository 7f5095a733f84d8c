import Foundation
import RIBsAnalysis
import RIBsEditing
import RIBsSource
import RIBsTestSupport
import Testing

@Suite("A new RIB")
struct NewRIBTests {
  /// Why a RIB is refused. Nothing is planned then.
  private func refusal(
    _ app: WiredApp, _ name: String = "Profile", below parent: String = "Root",
    _ change: (inout RIBRequest) -> Void = { _ in }
  ) throws -> Refusal {
    try #require(throws: Refusal.self) { try app.plan(name, below: parent, change) }
  }

  @Test func `imports the runtime that is asked for where its parent imports none`() throws {
    let app = try WiredApp("Uber")
    // Another module of the app exports the runtime.
    for (path, text) in try app.files where path.hasSuffix(".swift") {
      try app.write(text.replacing("import RIBs\n", with: "import Architecture\n"), to: path)
    }
    #expect(try refusal(app).reason.contains("name it with --runtime"))
    try app.add("Profile", below: "Root") { $0.runtime = .uber }
    #expect(
      try app.text("Sources/App/Profile/ProfileRouter.swift").hasPrefix("import RIBs\n"))
    let napkin = try WiredApp("Napkin")
    #expect(
      try refusal(napkin) { $0.runtime = .uber }.reason
        == "Root imports napkin, and a RIB of uber/RIBs cannot be its child.")
  }

  // MARK: What is written

  @Test func `is wired into router, interactor, builder, component and view`() throws {
    let app = try WiredApp("Uber")
    try app.add("Profile", below: "Root")
    let router = try app.text("Sources/App/Root/RootRouter.swift")
    #expect(
      router.contains("protocol RootInteractable: Interactable, HomeListener, ProfileListener"))
    #expect(
      router.contains(
        """
            private let homeBuilder: HomeBuildable
            private let profileBuilder: ProfileBuildable
            private var homeRouter: HomeRouting?
            private var profileRouter: ProfileRouting?

        """))
    #expect(
      router.contains(
        """
                homeBuilder: HomeBuildable,
                profileBuilder: ProfileBuildable
            ) {
                self.homeBuilder = homeBuilder
                self.profileBuilder = profileBuilder
                super.init

        """.dropLast()))
    #expect(
      try app.text("Sources/App/Root/RootInteractor.swift").contains(
        """
            // MARK: - ProfileListener

            func profileDidClose() {
                router?.detachProfile()
            }
        }

        """))
    #expect(
      try app.text("Sources/App/Root/RootBuilder.swift").contains(
        """
                    homeBuilder: homeBuilder,
                    profileBuilder: ProfileBuilder(dependency: component)
                )
        """))
    #expect(
      try app.text("Sources/App/Root/RootComponent+Profile.swift")
        == "extension RootComponent: ProfileDependency {}\n")
  }

  @Test func `is named as the parent's other children are`() throws {
    let app = try WiredApp("Uber")
    try app.add("Profile", below: "Root")
    let routing = try app.text("Sources/App/Root/RootInteractor.swift")
    #expect(
      routing.contains("    func attachHome()\n    func detachHome()\n    func attachProfile()\n"))
    // A parent without children has no such names.
    try app.add("Photo", below: "Home")
    let home = try app.text("Sources/App/Home/HomeInteractor.swift")
    #expect(home.contains("    func routeToPhoto()\n    func detachPhoto()\n"))
  }

  @Test func `is shown as the parent shows its other children`() throws {
    let app = try WiredApp("Plain")
    try app.add("Home", below: "Root") { $0.showing = .push }
    try app.add("Profile", below: "Root")
    let router = try app.text("Sources/App/Root/RootRouter.swift")
    #expect(router.contains("viewController.push(viewController: profile.viewControllable)"))
    #expect(router.contains("viewController.pop(viewController: profile.viewControllable)"))
    // The view has these functions already.
    let view = try app.text("Sources/App/Root/RootViewController.swift")
    #expect(view.ranges(of: "func push(").count == 1)
  }

  @Test func `is not taken away by a function that may take another view away`() throws {
    let app = try WiredApp("Plain")
    try app.add("Home", below: "Root") { $0.showing = .push }
    // After a swipe back, this one would pop the screen below.
    try app.replace(
      "viewController.uiviewController.removeFromParent()", by: "children.last?.removeFromParent()",
      in: "Sources/App/Root/RootViewController.swift")
    try app.add("Profile", below: "Root")
    let router = try app.text("Sources/App/Root/RootRouter.swift")
    #expect(router.contains("viewController.popScreen(viewController: profile.viewControllable)"))
  }

  @Test func `has the access levels, indentation and header of its parent`() throws {
    let app = try WiredApp("Public")
    try app.add("Profile", below: "Cart")
    let builder = try app.text("Sources/App/Profile/ProfileBuilder.swift")
    #expect(builder.hasPrefix("// SPDX-License-Identifier: MIT\n\nimport ModernRIBs\n"))
    #expect(builder.contains("public protocol ProfileBuildable: Buildable {\n\tfunc build("))
    #expect(builder.contains("\tpublic override init(dependency: ProfileDependency) {"))
    #expect(builder.contains("\nfinal class ProfileComponent"))
    let router = try app.text("Sources/App/Profile/ProfileRouter.swift")
    #expect(router.contains("\nfinal class ProfileRouter"))
  }

  @Test func `has a header with its own name and nobody's signature`() throws {
    let app = try WiredApp("Plain")
    try app.add("Profile", below: "Root")
    let text = try app.text("Sources/App/Profile/ProfileInteractor.swift")
    #expect(text.hasPrefix("//\n//  ProfileInteractor.swift\n//  App\n//\n\nimport ModernRIBs\n"))
  }

  @Test func `stands in the type in which its parent stands`() throws {
    let app = try WiredApp("Plain")
    for part in ["Builder", "Interactor", "Router", "ViewController"] {
      let file = "Sources/App/Root/Root\(part).swift"
      let text = try app.text(file)
      let begin = try #require(text.range(of: "import ModernRIBs\n")).upperBound
      try app.write(
        "\(text[..<begin])\nextension Shop {\(text[begin...])}\n", to: file)
    }
    try app.write("enum Shop {}\n", to: "Sources/App/Shop.swift")
    try app.replace("RootBuilder(", by: "Shop.RootBuilder(", in: "Tests/AppTests/RootTests.swift")
    try app.replace("AppComponent(", by: "Shop.AppComponent(", in: "Tests/AppTests/RootTests.swift")
    try app.add("Profile", below: "Root") { $0.tests = .inAppTests() }
    #expect(
      try app.text("Sources/App/Profile/ProfileRouter.swift").contains(
        "\nextension Shop {\n    protocol ProfileInteractable: Interactable {\n        var router"))
    #expect(
      try app.text("Sources/App/Root/RootComponent+Profile.swift").hasSuffix(
        "\nextension Shop.RootComponent: Shop.ProfileDependency {}\n"))
    let errors = try app.compile()
    #expect(errors == "")
  }

  @Test func `stands where its parent's children stand`() throws {
    let app = try WiredApp("Plain")
    try app.add("Home", below: "Root")
    let files = try app.files.keys.filter { $0.contains("/App/Home/") }
    for file in files {
      try app.write(try app.text(file), to: file.replacing("/Home/", with: "/Root/Screens/Home/"))
      try FileManager.default.removeItem(atPath: app.path(file))
    }
    let new = try app.plan("Profile", below: "Root")
    #expect(
      new.patch.files.map(\.path).contains("Sources/App/Root/Screens/Profile/ProfileRouter.swift"))
  }

  @Test func `keeps the ends of lines and all else that it does not change`() throws {
    let app = try WiredApp("Plain")
    let file = "Sources/App/Root/RootRouter.swift"
    let before = try app.text(file).replacing("\n", with: "\r\n")
    try app.write(before, to: file)
    try app.add("Profile", below: "Root")
    let lines = try app.text(file).components(separatedBy: "\r\n")
    #expect(!lines.contains { $0.contains("\n") })
    let kept = before.components(separatedBy: "\r\n").filter { line in
      !line.contains("override init") && !line.contains("protocol RootInteractable")
    }
    #expect(kept.allSatisfy(lines.contains))
  }

  @Test func `gives a parent without a component one`() throws {
    let app = try WiredApp("Uber")
    let builder = "Sources/App/Home/HomeBuilder.swift"
    try app.replace(
      "final class HomeComponent: Component<HomeDependency> {\n    // What the children need comes here.\n}\n\n",
      by: "", in: builder)
    try app.add("Photo", below: "Home") { $0.tests = .inAppTests(.xctest) }
    let text = try app.text(builder)
    #expect(
      text.contains(
        "\n\nfinal class HomeComponent: Component<HomeDependency> {}\n\nfinal class HomeBuilder"))
    #expect(text.contains("        let component = HomeComponent(dependency: dependency)\n"))
    try app.add("Album", below: "Home") { $0.tests = .inAppTests(.xctest) }
    let errors = try app.compile()
    #expect(errors == "")
    #expect(try app.text(builder).ranges(of: "class HomeComponent").count == 1)
  }

  @Test func `finds its parent by the router where two have a name in one module`() throws {
    let app = try WiredApp("Plain")
    for part in ["Builder", "Interactor", "Router", "ViewController"] {
      let text = try app.text("Sources/App/Root/Root\(part).swift")
      let begin = try #require(text.range(of: "import ModernRIBs\n")).upperBound
      try app.write(
        "import ModernRIBs\n\nextension Shop {\(text[begin...])}\n",
        to: "Sources/App/Shop/ShopRoot\(part).swift")
    }
    try app.write("enum Shop {}\n", to: "Sources/App/Shop/Shop.swift")
    let reason = try refusal(app).reason
    #expect(reason.contains("RootRouter (") && reason.contains("Shop.RootRouter ("))
    let new = try app.plan("Profile", below: "Shop.RootRouter")
    #expect(new.patch.files.contains { $0.path == "Sources/App/Shop/ShopRootRouter.swift" })
    #expect(!new.patch.files.contains { $0.path == "Sources/App/Root/RootRouter.swift" })
  }

  // MARK: What else is kept compiling

  @Test func `gives mocks the new requirements, and tests the new argument`() throws {
    let app = try WiredApp("Uber")
    try app.add("Profile", below: "Root") { $0.tests = .inAppTests(.xctest) }
    let tests = try app.text("Tests/AppTests/RootTests.swift")
    #expect(tests.contains("    func homeDidClose() {}\n    func profileDidClose() {}\n"))
    #expect(tests.contains("    func attachProfile() {}\n    func detachProfile() {}\n"))
    #expect(tests.contains("profileBuilder: ProfileBuilder(dependency: ProfileDependencyMock())"))
    #expect(tests.contains("    func dismiss(viewController: ViewControllable) {}\n"))
  }

  @Test func `leaves generated mocks to their generator, and says so`() throws {
    let app = try WiredApp("Uber")
    let tests = try app.text("Tests/AppTests/RootTests.swift")
    try app.write(
      "/// @Generated by Mockolo\n\n\(tests)", to: "Tests/AppTests/Mocks.swift")
    try FileManager.default.removeItem(atPath: app.path("Tests/AppTests/RootTests.swift"))
    let new = try app.plan("Profile", below: "Root")
    #expect(!new.patch.files.contains { $0.path.contains("Mocks") })
    #expect(new.steps.contains { $0.hasPrefix("Generate Tests/AppTests/Mocks.swift again") })
  }

  @Test func `gives protocols of tests and aliases the same`() throws {
    let app = try WiredApp("Uber")
    try app.replace(
      "protocol RootInteractable: Interactable, HomeListener {",
      by:
        "typealias RootInteractable = RootCore & HomeListener\n\nprotocol RootCore: Interactable {",
      in: "Sources/App/Root/RootRouter.swift")
    try app.replace(
      "final class RootRoutingMock: RootRouting {",
      by:
        "protocol RootSpying: RootRouting {}\n\nfinal class RootRoutingMock: RootSpying, RootRouting {",
      in: "Tests/AppTests/RootTests.swift")
    try app.replace(
      "let router = RootRouter(", by: "let router: RootRouter = .init(",
      in: "Tests/AppTests/RootTests.swift")
    try app.add("Profile", below: "Root") { $0.tests = .inAppTests(.xctest) }
    let errors = try app.compile()
    #expect(errors == "")
    #expect(try app.files.keys.contains("Tests/AppTests/ProfileTests.swift"))
  }

  @Test func `imports what the mocks of its tests name`() throws {
    let app = try WiredApp("Public")
    try app.replace(
      "\t.target(name: \"App\"),",
      by: "\t.target(name: \"App\", dependencies: [\"Shared\"]),\n\t.target(name: \"Shared\"),",
      in: "Package.swift")
    let builder = "Sources/App/Cart/CartBuilder.swift"
    let prices = "public protocol Prices: AnyObject {\n\tfunc price(of product: String) -> Int\n}\n"
    try app.replace(prices, by: "", in: builder)
    try app.write("import Dispatch\n\n\(prices)", to: "Sources/Shared/Prices.swift")
    for part in ["Builder", "Interactor", "Router"] {
      try app.replace(
        "import ModernRIBs", by: "import ModernRIBs\nimport Shared",
        in: "Sources/App/Cart/Cart\(part).swift")
    }
    let router = "Sources/App/Cart/CartRouter.swift"
    try app.replace("prices: Prices) {", by: "prices: Prices, others: Prices) {", in: router)
    try app.replace(
      "prices: component.prices)\n\t}",
      by: "prices: component.prices, others: component.prices)\n\t}", in: builder)
    try app.add("Profile", below: "Cart") { $0.tests = .inAppTests() }
    let tests = try app.text("Tests/AppTests/ProfileTests.swift")
    #expect(
      tests.hasPrefix(
        "import Dispatch\nimport ModernRIBs\nimport Shared\nimport Testing\n\n@testable import App\n"
      ))
    #expect(tests.ranges(of: "class PricesMock: Prices").count == 1)
    #expect(tests.contains("prices: PricesMock(),"))
    #expect(tests.contains("others: PricesMock(),"))
  }

  // MARK: Layout

  @Test func `leaves comments with what they are about`() throws {
    let app = try WiredApp("Uber")
    let router = "Sources/App/Root/RootRouter.swift"
    try app.replace(
      "        homeBuilder: HomeBuildable\n",
      by: "        homeBuilder: HomeBuildable // the first\n",
      in: router)
    try app.replace(
      "protocol RootInteractable: Interactable, HomeListener {",
      by: "protocol RootInteractable:\n    Interactable,\n    HomeListener // home\n{", in: router)
    try app.replace(
      "            homeBuilder: homeBuilder\n",
      by: "            homeBuilder: homeBuilder /* one */\n",
      in: "Sources/App/Root/RootBuilder.swift")
    try app.add("Profile", below: "Root")
    let text = try app.text(router)
    #expect(
      text.contains(
        "homeBuilder: HomeBuildable, // the first\n        profileBuilder: ProfileBuildable\n"))
    #expect(text.contains("    HomeListener, // home\n    ProfileListener\n{"))
    #expect(
      try app.text("Sources/App/Root/RootBuilder.swift").contains(
        "homeBuilder: homeBuilder, /* one */\n            profileBuilder: "))
  }

  @Test func `keeps a comma at the end of a list, and a closure last`() throws {
    let app = try WiredApp("Uber")
    let builder = "Sources/App/Root/RootBuilder.swift"
    try app.replace(
      "            homeBuilder: homeBuilder\n", by: "            homeBuilder: homeBuilder,\n",
      in: builder)
    try app.add("Profile", below: "Root")
    #expect(
      try app.text(builder).contains(
        "homeBuilder: homeBuilder,\n            profileBuilder: ProfileBuilder(dependency: component),\n        )"
      ))
    try app.add("Photo", below: "Home")
    #expect(
      try app.text("Sources/App/Home/HomeRouter.swift").contains(
        "        photoBuilder: PhotoBuildable,\n        log: @escaping (String) -> Void\n    ) {"))
  }

  @Test func `keeps lists aligned as Xcode aligns them`() throws {
    let app = try WiredApp("Uber")
    let router = "Sources/App/Root/RootRouter.swift"
    try app.replace(
      "init(\n        interactor: RootInteractable,\n        viewController: RootViewControllable,\n        homeBuilder: HomeBuildable\n    ) {",
      by:
        "init(interactor: RootInteractable,\n         viewController: RootViewControllable,\n         homeBuilder: HomeBuildable) {",
      in: router)
    try app.add("Profile", below: "Root")
    #expect(
      try app.text(router).contains(
        "         homeBuilder: HomeBuildable,\n         profileBuilder: ProfileBuildable) {"))
  }

  @Test func `puts the route where the router conforms to its protocol`() throws {
    let app = try WiredApp("Uber")
    let router = "Sources/App/Root/RootRouter.swift"
    try app.replace(", RootRouting {", by: " {", in: router)
    try app.replace(
      "    func attachHome() {",
      by: "    func other() {}\n}\n\nextension RootRouter: RootRouting {\n    func attachHome() {",
      in: router)
    try app.add("Profile", below: "Root")
    let text = try app.text(router)
    let end = try #require(text.range(of: "extension RootRouter: RootRouting")).upperBound
    #expect(text[end...].contains("func attachProfile()"))
    let errors = try app.compile()
    #expect(errors == "")
  }

  @Test func `has the line ends, block comment and mock marks of its parent`() throws {
    let app = try WiredApp("Plain")
    for file in try app.files.keys where file.hasPrefix("Sources/App/Root/") {
      let text = try app.text(file)
      let body = try #require(text.range(of: "import ModernRIBs")).lowerBound
      let name = file.split(separator: "/").last ?? ""
      let marked = text[body...].replacing("\nprotocol ", with: "\n/// @mockable\nprotocol ")
      try app.write(
        "/*\n * \(name)\n * © Acme\n */\n\n\(marked)".replacing("\n", with: "\r\n"), to: file)
    }
    try app.add("Profile", below: "Root")
    let text = try app.text("Sources/App/Profile/ProfileRouter.swift")
    #expect(text.hasPrefix("/*\r\n * ProfileRouter.swift\r\n * © Acme\r\n */\r\n\r\nimport"))
    #expect(!text.replacing("\r\n", with: "").contains("\n"))
    #expect(text.contains("\r\n/// @mockable\r\nprotocol ProfileInteractable: Interactable {"))
  }

  @Test func `does not take functions of the view for its own`() throws {
    let app = try WiredApp("Plain")
    try app.replace(
      "    weak var listener",
      by: "    private func dismiss(viewController: ViewControllable) {}\n\n    weak var listener",
      in: "Sources/App/Root/RootViewController.swift")
    try app.add("Profile", below: "Root")
    #expect(
      try app.text("Sources/App/Root/RootRouter.swift").contains(
        "viewController.presentScreen(viewController: profile.viewControllable)"))
    let errors = try app.compile()
    #expect(errors == "")
  }

  /// What a protocol above that of the parent's view requires, and what its functions do.
  private static let stacks = [
    // Whatever they are called.
    (
      "reveal", "conceal",
      "navigationController?.popToViewController(view.uiviewController, animated: true)"
    ),
    (
      "push", "pop",
      "if view !== self { view.uiviewController.removeFromParent() }"
    ),
  ]

  @Test(arguments: stacks)
  func `is shown with functions that a protocol above the view's has`(
    show: String, hide: String, body: String
  ) throws {
    let app = try stacked(show, hide, body)
    try app.add("Profile", below: "Home")
    let router = try app.text("Sources/App/Home/HomeRouter.swift")
    #expect(router.contains("viewController.\(show)(profile.viewControllable)"))
    #expect(router.contains("viewController.\(hide)(profile.viewControllable)"))
    #expect(router.contains("protocol HomeViewControllable: Stack {}"))
    #expect(try app.compile() == "")
  }

  /// Functions that take away what they are not given, or of which the code does not tell what they do.
  @Test(arguments: [
    "navigationController?.popViewController(animated: true)", "log(view)",
    "view.uiviewController.dismiss(animated: true)",
  ])
  func `is not taken away by a function that does something else`(body: String) throws {
    let app = try stacked("push", "pop", body)
    try app.add("Profile", below: "Home")
    #expect(
      try app.text("Sources/App/Home/HomeRouter.swift").contains(
        "viewController.present(viewController: profile.viewControllable)"))
    #expect(try app.compile() == "")
  }

  private func stacked(_ show: String, _ hide: String, _ body: String) throws -> WiredApp {
    let app = try WiredApp("Uber")
    try app.replace(
      "protocol HomeViewControllable: ViewControllable {}",
      by: "protocol HomeViewControllable: Stack {}", in: "Sources/App/Home/HomeRouter.swift")
    try app.write(
      """
      import RIBs
      import UIKit

      protocol Stack: ViewControllable {
          func \(show)(_ view: ViewControllable)
          func \(hide)(_ view: ViewControllable)
      }

      extension Stack where Self: UIViewController {
          func \(show)(_ view: ViewControllable) {
              navigationController?.pushViewController(view.uiviewController, animated: true)
          }

          func \(hide)(_ view: ViewControllable) {
              \(body)
          }
      }

      func log(_ view: ViewControllable) {}

      """, to: "Sources/App/Stack.swift")
    return app
  }

  @Test func `is presented where pushes go to a stack of the view's own`() throws {
    let app = try WiredApp("Uber")
    try app.replace(
      "viewController.replace(with: router.viewControllable)",
      by: "viewController.push(router.viewControllable, animated: true)",
      in: "Sources/App/Root/RootRouter.swift")
    try app.add("Profile", below: "Root")
    #expect(
      try app.text("Sources/App/Root/RootRouter.swift").contains(
        "viewController.present(viewController: profileRouter.viewControllable)"))
  }

  // MARK: Parents without a view

  @Test func `takes its view along when a parent without a view goes, and ends it`() throws {
    let app = try WiredApp("Plain")
    try app.add("Flow", below: "Root") { $0.isViewless = true }
    try app.add("Step", below: "Flow")
    let interactor = try app.text("Sources/App/Flow/FlowInteractor.swift")
    #expect(interactor.contains("override func willResignActive() {"))
    #expect(
      interactor.contains(
        """
            func stepDidClose() {
                router?.detachStep()
                listener?.flowDidClose()
            }
        """))
    // With a second screen, the first one's end is not the flow's.
    try app.add("Summary", below: "Flow")
    let second = try app.text("Sources/App/Flow/FlowInteractor.swift")
    #expect(second.contains("        router?.detachStep()\n        router?.detachSummary()\n    }"))
    #expect(second.contains("func summaryDidClose() {\n        router?.detachSummary()\n    }"))
    #expect(try app.compile() == "")
    #expect(try app.source().hazards.filter { $0.hasPrefix("rib-without-view") } == [])
  }

  // MARK: What is refused

  @Test func `is not written twice`() throws {
    let app = try WiredApp("Plain")
    try app.add("Profile", below: "Root")
    let refusal = try refusal(app)
    #expect(refusal.reason == "ProfileDependency exists already. Give the new RIB another name.")
    #expect(refusal.place == SourcePlace(file: "Sources/App/Profile/ProfileBuilder.swift", line: 8))
  }

  @Test func `needs names that nothing else has`() throws {
    for (text, file) in [
      ("struct ProfileView {}\n", "Sources/App/Other.swift"),
      ("struct Other {}\n", "Sources/App/Models/ProfileBuilder.swift"),
    ] {
      let app = try WiredApp("Uber")
      try app.write(text, to: file)
      let refusal = try refusal(app) { $0.view = .swiftui }
      #expect(refusal.place == SourcePlace(file: file, line: 1))
    }
    let app = try WiredApp("Plain")
    try app.replace(
      "    override func didBecomeActive",
      by: "    func profileDidClose() {}\n\n    override func didBecomeActive",
      in: "Sources/App/Root/RootInteractor.swift")
    #expect(try refusal(app).reason.hasPrefix("RootInteractor has profileDidClose already."))
    // Names of tests are no reason to write nothing.
    let other = try WiredApp("Plain")
    try other.write("final class ProfileDependencyMock {}\n", to: "Tests/AppTests/Mocks.swift")
    let steps = try other.add("Profile", below: "Root") { $0.tests = .inAppTests() }
    #expect(
      steps.first
        == "No tests were written: ProfileDependencyMock in Tests/AppTests/Mocks.swift is there already."
    )
  }

  @Test func `needs a name for its mock where other tests need it`() throws {
    let app = try WiredApp("Uber")
    try app.write("final class ProfileDependencyMock {}\n", to: "Tests/AppTests/Mocks.swift")
    let refusal = try refusal(app)
    #expect(refusal.reason.hasPrefix("ProfileDependencyMock exists already"))
    #expect(refusal.place?.file == "Tests/AppTests/Mocks.swift")
  }

  /// What stands in a file of the tests, and why the RIB is refused then.
  @Test(arguments: [
    ("class Spy: RootRouter {}", "Spy inherits from RootRouter"),
    (
      "let make = RootRouter.init(interactor:viewController:homeBuilder:)",
      "this names the arguments"
    ),
  ]) func `is refused where the router's initializer is used in another way`(
    _ use: (text: String, reason: String)
  ) throws {
    let app = try WiredApp("Uber")
    try app.write("@testable import App\n\n\(use.text)\n", to: "Tests/AppTests/Spy.swift")
    let refusal = try refusal(app)
    #expect(refusal.reason.contains(use.reason))
    #expect(refusal.place == SourcePlace(file: "Tests/AppTests/Spy.swift", line: 3))
  }

  @Test func `needs a name that a type can have`() throws {
    let app = try WiredApp("Plain")
    for name in ["profile", "My Profile", "2nd", "", "Pro-file"] {
      #expect(try refusal(app, name).reason.contains("is no name for a RIB"))
    }
  }

  @Test func `needs a parent that is there once`() throws {
    let app = try WiredApp("Plain")
    #expect(try refusal(app, below: "Rot").reason == "No RIB is called Rot. The app has Root.")
    for file in try app.files.keys where file.hasPrefix("Sources/App/Root/") {
      try app.write(try app.text(file), to: file.replacing("/App/", with: "/Other/"))
    }
    try app.replace(
      "    .target(name: \"App\"),",
      by: "    .target(name: \"App\"),\n    .target(name: \"Other\"),",
      in: "Package.swift")
    #expect(try refusal(app).reason.hasPrefix("2 RIBs are called Root: App.Root ("))
    #expect(
      try app.plan("Profile", below: "Other.Root").patch.files.allSatisfy {
        $0.path.hasPrefix("Sources/Other/")
      })
  }

  @Test func `needs names that the parent's router does not have`() throws {
    for member in ["let profileBuilder = 1", "func detachProfile() {}", "var routeToProfile = {}"] {
      let app = try WiredApp("Plain")
      try app.replace(
        "    // TODO: Constructor", by: "    \(member)\n    // TODO: Constructor",
        in: "Sources/App/Root/RootRouter.swift")
      #expect(try refusal(app).reason.contains("already. Give the new RIB another name."))
    }
    // Another property goes by the child's name: the slot gets a longer one.
    let app = try WiredApp("Plain")
    try app.replace(
      "    // TODO: Constructor", by: "    let profile = 1\n    // TODO: Constructor",
      in: "Sources/App/Root/RootRouter.swift")
    try app.add("Profile", below: "Root")
    #expect(
      try app.text("Sources/App/Root/RootRouter.swift").contains(
        "private var profileRouter: ProfileRouting?"))
  }

  /// A change of the parent, and why it is refused then.
  static let obstacles = [
    (
      "Builder", "        _ = RootComponent(dependency: dependency)\n",
      "        let component = Self.component\n",
      "RootComponent is not made where the router is"
    ),
    (
      "Builder", "RootRouter(interactor", "make(interactor",
      "no builder is seen to call RootRouter(…)"
    ),
    (
      "Interactor", "weak var router: RootRouting?", "weak var other: AnyObject?",
      "RootInteractor has no property of the type RootRouting"
    ),
    (
      "Router", "        super.init(interactor",
      "        if true {}\n        self.start(interactor",
      "does not call super.init"
    ),
    ("Router", "import ModernRIBs", "import OurRIBs", "imports no runtime that is known here"),
    (
      "Router", "protocol RootViewControllable: ViewControllable {\n}",
      "protocol RootViewControllable: ViewControllable {",
      "this does not parse as Swift"
    ),
    (
      "Router", "    override init(", "    convenience init() { fatalError() }\n    override init(",
      "several initializers"
    ),
    (
      "Router", "    override init(",
      "    #if DEBUG\n    init() {}\n    #endif\n    override init(", "some in #if"
    ),
    (
      "Router", "LaunchRouter<RootInteractable, RootViewControllable>",
      "LaunchRouter<RootInteractable, RootViewController>", "is no protocol of its own"
    ),
    ("ViewController", "HeadlessViewController, ", "OurViewController, ", "Give --ui"),
  ]

  @Test(arguments: obstacles)
  func `is refused with the reason, where the parent is not understood`(
    _ obstacle: (part: String, old: String, new: String, reason: String)
  ) throws {
    let app = try WiredApp("Plain")
    if obstacle.new.contains("import") {
      for part in ["Builder", "Interactor", "ViewController"] {
        try app.replace(obstacle.old, by: obstacle.new, in: "Sources/App/Root/Root\(part).swift")
      }
    }
    try app.replace(
      obstacle.old, by: obstacle.new, in: "Sources/App/Root/Root\(obstacle.part).swift")
    let refusal = try refusal(app)
    #expect(refusal.reason.contains(obstacle.reason))
    #expect(refusal.place != nil)
  }

  @Test func `needs protocols that are the parent's alone`() throws {
    let app = try WiredApp("Plain")
    try app.add("Home", below: "Root")
    // Both routers show their children on the same kind of view.
    try app.replace(
      "HomeInteractable, HomeViewControllable", by: "HomeInteractable, RootViewControllable",
      in: "Sources/App/Home/HomeRouter.swift")
    let refusal = try refusal(app, below: "Home") { $0.showing = .push }
    #expect(
      refusal.reason == "RootViewControllable belongs to Root too. Give Home a protocol of its own."
    )
    #expect(refusal.place?.file == "Sources/App/Root/RootRouter.swift")
    // What is there already can be used.
    try app.add("Profile", below: "Root")
  }

  @Test(arguments: ["", "    private let log = Log()\n\n"])
  func `gives a router without an initializer one`(_ property: String) throws {
    let app = try WiredApp("Plain")
    let file = "Sources/App/Root/RootRouter.swift"
    let text = try app.text(file)
    let begin = try #require(text.range(of: "RootRouting {\n")).upperBound
    try app.write(text[..<begin] + property + "}\n\nstruct Log {}\n", to: file)
    try app.replace(
      "return RootRouter(interactor: interactor, viewController: viewController)",
      by:
        "let router = RootRouter(interactor: interactor, viewController: viewController)\n        interactor.router = router\n        return router",
      in: "Sources/App/Root/RootBuilder.swift")
    try app.add("Profile", below: "Root") { $0.tests = .inAppTests() }
    let errors = try app.compile()
    #expect(errors == "")
    #expect(try app.source().hazards == [])
  }

  @Test func `needs a view to be shown on`() throws {
    let app = try WiredApp("Plain")
    try app.replace(
      "LaunchRouter<RootInteractable, RootViewControllable>", by: "Router<RootInteractable>",
      in: "Sources/App/Root/RootRouter.swift")
    #expect(try refusal(app).reason.contains("Give --viewless, or a parent with a view."))
    #expect(try app.plan("Profile", below: "Root") { $0.isViewless = true }.patch.files.count == 7)
  }

  @Test func `is refused where the parent's router is made elsewhere too`() throws {
    let app = try WiredApp("Uber")
    try app.write(
      "func preview() -> RootRouter { RootRouter(interactor: i, viewController: v, homeBuilder: h) }\n",
      to: "Sources/App/Root/Preview.swift")
    let refusal = try refusal(app)
    #expect(refusal.place == SourcePlace(file: "Sources/App/Root/Preview.swift", line: 1))
    #expect(refusal.reason.hasPrefix("RootRouter is made here too"))
  }
}
