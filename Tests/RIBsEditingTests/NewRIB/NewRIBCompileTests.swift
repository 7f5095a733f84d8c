#if os(Linux)
  import Foundation
  import RIBsEditing
  import RIBsSource
  import RIBsTestSupport
  import Testing

  /// The compiler is asked, and what it compiles is run.
  @Suite("A new RIB, compiled")
  struct NewRIBCompileTests {
    /// A way to add a RIB.
    struct Manner: CustomTestStringConvertible {
      var app = "Uber"
      var parent = "Root"
      var isViewless = false
      var view: RIBParts.ViewKind?
      var showing: RIBRequest.Showing?
      var injection: RIBRequest.Injection?
      var framework = RIBRequest.TestTarget.Framework.swiftTesting

      var testDescription: String {
        let words = [
          isViewless ? "viewless" : view?.rawValue, showing?.rawValue, injection?.rawValue,
        ]
        return ([app, parent] + words.compactMap { $0 } + [framework.rawValue])
          .joined(separator: ", ")
      }

      func change(_ request: inout RIBRequest) {
        request.isViewless = isViewless
        request.view = view
        request.showing = showing
        request.injection = injection
        request.tests = .inAppTests(framework)
      }
    }

    static let manners = [
      Manner(), Manner(framework: .xctest), Manner(view: .swiftui, showing: .push),
      Manner(parent: "Home", view: .uikit, showing: .push, framework: .xctest),
      Manner(parent: "Home", view: .swiftui), Manner(isViewless: true),
      Manner(parent: "Home", isViewless: true, framework: .xctest),
      Manner(app: "Plain", showing: .push), Manner(app: "Plain", isViewless: true),
      Manner(app: "Public", parent: "Cart"),
      Manner(app: "Public", parent: "Cart", isViewless: true),
      Manner(app: "Needle"), Manner(app: "Needle", parent: "Home", framework: .xctest),
      Manner(app: "Needle", isViewless: true), Manner(app: "Needle", injection: .plain),
    ]

    @Test(arguments: manners)
    func `compiles with its tests, and is clean in the source`(_ manner: Manner) throws {
      let app = try WiredApp(manner.app)
      let before = try app.source()
      try app.add("Profile", below: manner.parent, manner.change)
      // What was written can be a parent itself.
      try app.add("Photo", below: "Profile") { $0.tests = .inAppTests(manner.framework) }
      let errors = try app.compile()
      #expect(errors == "")
      let after = try app.source()
      // Nobody opens or closes a RIB without a view yet.
      #expect(after.hazards.filter { !$0.hasPrefix("never-detached") } == before.hazards)
      #expect(after.edges.contains("\(manner.parent) > Profile"))
      #expect(after.edges.contains("Profile > Photo"))
    }

    static let napkins = [
      Manner(app: "Napkin"), Manner(app: "Napkin", parent: "Home", framework: .xctest),
      Manner(app: "Napkin", view: .swiftui, showing: .push),
      Manner(app: "Napkin", isViewless: true),
    ]

    @Test(arguments: napkins)
    func `is an actor where its parent is one`(_ manner: Manner) throws {
      let app = try WiredApp(manner.app)
      let before = try app.source()
      try #require(try Compiled(app, isIsolated: true).errors == "")
      try app.add("Profile", below: manner.parent, manner.change)
      try app.add("Photo", below: "Profile") { $0.tests = .inAppTests(manner.framework) }
      #expect(try app.files.keys.contains("Tests/AppTests/PhotoTests.swift"))
      #expect(try Compiled(app, isIsolated: true).errors == "")
      let after = try app.source()
      #expect(after.hazards.filter { !$0.hasPrefix("never-detached") } == before.hazards)
      #expect(after.edges.contains("\(manner.parent) > Profile"))
      #expect(after.edges.contains("Profile > Photo"))
    }

    @Test func `has tests that notice two children of an actor`() throws {
      for (guardBroken, status) in [(false, 0), (true, 1)] {
        let app = try WiredApp("Napkin")
        try app.add("Profile", below: "Root") { $0.tests = .inAppTests() }
        for condition in guardBroken
          ? ["!isProfileWanted", "isProfileWanted, self.profileRouter == nil"] : []
        {
          try app.replace(
            "guard \(condition) else { return }", by: "", in: "Sources/App/Root/RootRouter.swift")
        }
        let compiled = try Compiled(app, isIsolated: true)
        try #require(compiled.errors == "")
        let outcome = try compiled.run(nil, "--testing-library", "swift-testing")
        #expect(outcome.status == Int32(status), "\(outcome.output)\(outcome.errors)")
      }
    }

    /// A builder during whose work something else happens.
    private static let overlaps = """
      import Testing
      import UIKit
      import napkin

      @testable import App

      @MainActor final class Builder: ProfileBuildable {
        var meanwhile: (@MainActor () async -> Void)?

        func build(withListener listener: ProfileListener) async -> ProfileRouting {
          let work = meanwhile
          meanwhile = nil
          await work?()
          return await ProfileBuilder(dependency: ProfileDependencyMock()).build(
            withListener: listener)
        }
      }

      final class Screen: HomeViewControllable {
        let uiviewController = UIViewController()
        var shown = 0
        func present(viewController: ViewControllable) { shown += 1 }
        func dismiss(viewController: ViewControllable) { shown -= 1 }
      }

      final class Presenter: HomePresentable { weak var listener: HomePresentableListener? }

      @MainActor struct OverlapTests {
        private func children(_ meanwhile: @escaping @MainActor (HomeRouter) async -> Void) async -> Int {
          let (builder, screen) = (Builder(), Screen())
          let interactor = HomeInteractor(presenter: Presenter())
          let router = HomeRouter(
            interactor: interactor, viewController: screen, profileBuilder: builder)
          await interactor.wire(router: router, listener: nil)
          builder.meanwhile = { await meanwhile(router) }
          await router.routeToProfile()
          #expect(router.children.count == screen.shown)
          return router.children.count
        }

        @Test func detached() async { #expect(await children { await $0.detachProfile() } == 0) }

        @Test func routed() async { #expect(await children { await $0.routeToProfile() } == 1) }

        @Test func detachedAndRouted() async {
          let count = await children {
            await $0.detachProfile()
            await $0.routeToProfile()
          }
          #expect(count == 1)
        }
      }

      """

    @Test func `is attached once, or not at all, if calls overlap`() throws {
      let app = try WiredApp("Napkin")
      try app.add("Profile", below: "Home") { $0.tests = .inAppTests() }
      try app.write(Self.overlaps, to: "Tests/AppTests/OverlapTests.swift")
      let compiled = try Compiled(app, isIsolated: true)
      try #require(compiled.errors == "")
      let outcome = try compiled.run(nil, "--testing-library", "swift-testing")
      #expect(outcome.status == 0, "\(outcome.output)\(outcome.errors)")
    }

    @Test func `is nonisolated where its parent is, in a module on the main actor`() throws {
      let app = try WiredApp("Napkin")
      for (path, text) in try app.files where path.hasSuffix("Builder.swift") {
        let types = text.replacing("\nfinal class", with: "\nnonisolated final class")
        try app.write(types.replacing("\nprotocol", with: "\nnonisolated protocol"), to: path)
      }
      let before = try Compiled(app, isIsolated: true, "-default-isolation", "MainActor").errors
      try #require(before == "")
      try app.add("Profile", below: "Root")
      try app.add("Photo", below: "Profile")
      #expect(try Compiled(app, isIsolated: true, "-default-isolation", "MainActor").errors == "")
    }

    @Test func `is shown by the view of UIKit, if another system has one of the name`() throws {
      let app = try WiredApp("Uber")
      let file = "Sources/App/Root/RootViewController.swift"
      let view = try app.text(file)
      let start = try #require(view.range(of: "final class"))
      let declared = view[start.lowerBound...]
      let other = declared.replacing(
        "UIViewController, RootPresentable", with: "NSViewController, RootPresentable")
      try app.write(
        view[..<start.lowerBound]
          + "#if canImport(UIKit)\n\(declared)#elseif canImport(AppKit)\n\(other)#endif\n", to: file
      )
      try app.add("Profile", below: "Root") { $0.tests = .inAppTests() }
      #expect(try app.compile() == "")
    }

    /// Protocols of an app that are on the main actor, as the runtime is, by their ends.
    static let isolated = [
      ["Routing: ", "Presentable: ", "Listener: AnyObject", "ViewControllable: "],
      ["Listener: AnyObject"],
    ]

    @Test(arguments: isolated)
    func `is on the main actor where its parent is`(_ endings: [String]) throws {
      let app = try WiredApp("Uber")
      for (path, text) in try app.files where path.hasSuffix(".swift") {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
          let isType =
            line.hasPrefix("protocol ") && endings.contains(where: line.contains)
            || line.hasSuffix("Tests: XCTestCase {")
          return isType ? "@MainActor \(line)" : String(line)
        }
        try app.write(lines.joined(separator: "\n"), to: path)
      }
      let before = try Compiled(app, isIsolated: true).errors
      try #require(before == "")
      for (isViewless, name) in [(false, "Profile"), (true, "Session")] {
        try app.add(name, below: "Root") {
          $0.isViewless = isViewless
          $0.tests = .inAppTests(.xctest)
        }
      }
      try app.add("Photo", below: "Profile") { $0.tests = .inAppTests() }
      #expect(try Compiled(app, isIsolated: true).errors == "")
      let listener = try app.text("Sources/App/Profile/ProfileInteractor.swift")
      #expect(listener.contains("@MainActor protocol ProfileListener"))
      #expect(listener.contains("@MainActor protocol ProfileRouting") == (endings.count > 1))
    }

    /// What the apps get before the RIB: its builder, called by others, may be on the main actor, and its component may
    /// be public.
    static let builders = [
      ("Uber", "final class RootBuilder", "@MainActor final class RootBuilder"),
      ("Uber", "func build() -> LaunchRouting", "@MainActor func build() -> LaunchRouting"),
      ("Needle", "final class RootComponent", "public final class RootComponent"),
      ("Needle", ": BootstrapComponent", ": NeedleFoundation.BootstrapComponent"),
    ]

    @Test(arguments: builders)
    func `has a builder that its parent can call`(
      _ name: String, _ old: String, _ new: String
    ) throws {
      let app = try WiredApp(name)
      let file = "Sources/App/Root/RootBuilder.swift"
      try app.replace(old, by: new, in: file)
      if new.hasSuffix("class RootBuilder") {
        try app.replace("protocol RootBuildable", by: "@MainActor protocol RootBuildable", in: file)
      }
      try #require(try app.compile() == "")
      try app.add("Profile", below: "Root") { $0.tests = .inAppTests() }
      try app.add("Photo", below: "Profile") { $0.tests = .inAppTests() }
      #expect(try app.compile() == "")
      let isNeedle = try app.text("Sources/App/Profile/ProfileBuilder.swift").contains("Needle")
      #expect(isNeedle == (name == "Needle"))
    }

    /// RIBs below each other, each written and wired by `new` alone.
    private func chain() throws -> WiredApp {
      let app = try WiredApp("Plain")
      var parent = "Root"
      for name in ["Home", "Detail", "URLPicker", "Photo", "Share"] {
        try app.add(name, below: parent) { $0.tests = .inAppTests(linksChecks: true) }
        parent = name
      }
      return app
    }

    @Test func `runs five deep, recorded, without a finding`() throws {
      let app = try chain()
      #expect(try app.source().hazards == [])
      let outcome = try Compiled(app).run(
        """
        import Foundation
        import ModernRIBs
        import RIBsRecorder
        @testable import App

        try RIBsRecorder.start(to: URL(fileURLWithPath: "trace.jsonl"))
        let window = HeadlessWindow()
        let root = RootBuilder(dependency: AppComponent()).build()
        root.launch(from: window)
        func down() -> (share: ShareInteractor?, root: RootRouting?) {
          let root = (root.interactable as? RootInteractor)?.router
          root?.routeToHome()
          root?.routeToHome()
          let home = (root?.children.first?.interactable as? HomeInteractor)?.router
          home?.routeToDetail()
          let detail = (home?.children.first?.interactable as? DetailInteractor)?.router
          detail?.routeToURLPicker()
          let picker = (detail?.children.first?.interactable as? URLPickerInteractor)?.router
          picker?.routeToPhoto()
          let photo = (picker?.children.first?.interactable as? PhotoInteractor)?.router
          photo?.routeToShare()
          return (photo?.children.first?.interactable as? ShareInteractor, root)
        }
        // A swipe takes the last screen away, then the first takes all others along.
        func close() {
          let way = down()
          way.share?.didClose()
          way.share?.didClose()
          way.root?.detachHome()
        }
        close()
        _ = down()
        await RIBsRecorder.settle()
        RIBsRecorder.stop()
        """)
      #expect(outcome.status == 0)
      let check = try Tool("ribs-inspect").run(["check", "trace.jsonl"], in: app.folder)
      #expect(check.status == 0, "\(check.output)\(check.errors)")
      let trace = try app.text("trace.jsonl")
      #expect(trace.split(separator: "\n").count { $0.contains(#""type":"attach""#) } == 10)
    }

    @Test func `has tests that pass`() throws {
      let outcome = try Compiled(try chain()).run(nil, "--testing-library", "swift-testing")
      #expect(outcome.status == 0, "\(outcome.output.suffix(2000))\(outcome.errors)")
      #expect((outcome.output + outcome.errors).contains("21 tests in 5 suites passed"))
    }

    /// A mistake in the route of a parent, and what it is.
    static let mistakes = [
      ("guard home == nil else { return }", ""), ("self.home = home", "_ = home"),
      ("self.home = nil", ""), ("detachChild(home)", ""),
      ("router?.detachHome()", ""),
    ]

    @Test(arguments: mistakes)
    func `has tests that notice a broken route`(_ mistake: (String, String)) throws {
      let app = try WiredApp("Plain")
      try app.add("Home", below: "Root") { $0.tests = .inAppTests(linksChecks: true) }
      let isInMock = mistake.0.contains("?")
      let file = isInMock ? "Tests/AppTests/HomeTests.swift" : "Sources/App/Root/RootRouter.swift"
      try app.replace(mistake.0, by: mistake.1, in: file)
      let compiled = try Compiled(app)
      try #require(compiled.errors == "")
      let outcome = try compiled.run(nil, "--testing-library", "swift-testing")
      #expect(outcome.status != 0)
    }
  }
#endif
