import Foundation
import RIBsAnalysis
import RIBsTestSupport
import Testing

@testable import RIBsSource

/// An app whose interactor calls its router after an `await` in two functions: one runs in a task of its own, one is
/// called on the main actor. How the app is built says which of them is on the main thread.
@Suite("Isolation by the build")
struct BuildIsolationTests {
  private static let app = """
    import RIBs

    protocol ShopRouting: Routing {
      func routeToCart()
      func routeToSearch()
    }

    final class ShopInteractor: Interactor {
      weak var router: ShopRouting?
      private let server = Server()

      override func didBecomeActive() {
        super.didBecomeActive()
        Task { [weak self] in
          await self?.server.load()
          self?.router?.routeToCart()
        }
        Task { @MainActor [weak self] in await self?.search() }
      }

      private func search() async {
        await server.load()
        router?.routeToSearch()
      }
    }

    final class OtherInteractor: Interactor {}
    final class OtherRouter: Router<OtherInteractor> {}
    """

  enum Call: String { case own = "routeToCart", called = "routeToSearch" }

  /// What is said of a thread, given the files beside the app's.
  private func reported(
    _ settings: [String: String], app: String = "Shop/Shop.swift", reading folder: String = "",
    _ text: String = app
  ) throws -> [Call] {
    let scratch = try Scratch()
    for (name, text) in settings { _ = try scratch.write(text.utf8, to: name) }
    _ = try scratch.write(text.utf8, to: app)
    let path = folder.isEmpty ? scratch.folder.path : scratch.path(folder)
    return try SourceAnalysis.report(on: [path]).hazards
      .filter { $0.rule == "off-main-route" }
      .compactMap { hazard in
        [Call.own, .called].first { hazard.message.contains($0.rawValue) }
      }
  }

  @Test
  func `is none where no setting isolates`() throws {
    let manifest = "let package = Package(name: \"Shop\", targets: [.target(name: \"Shop\")])"
    #expect(try reported([:]) == [.own, .called])
    #expect(try reported(["Package.swift": manifest]) == [.own, .called])
    #expect(
      try reported([
        "Shop.xcodeproj/project.pbxproj": "SWIFT_DEFAULT_ACTOR_ISOLATION = nonisolated;"
      ])
        == [.own, .called])
    #expect(
      try reported(["Base.xcconfig": "SWIFT_APPROACHABLE_CONCURRENCY = NO"]) == [.own, .called])
  }

  @Test(arguments: [
    (
      "Package.swift", ".target(name: \"Shop\", swiftSettings: [.defaultIsolation(MainActor.self)])"
    ),
    ("Package.swift", ".unsafeFlags([\"-default-isolation\", \"MainActor\"])"),
    ("Project.swift", "settings: [\"SWIFT_DEFAULT_ACTOR_ISOLATION\": \"MainActor\"]"),
    ("Shop.xcodeproj/project.pbxproj", "\t\tSWIFT_DEFAULT_ACTOR_ISOLATION = MainActor;"),
    ("Config/Base.xcconfig", "SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor"),
    ("project.yml", "  SWIFT_DEFAULT_ACTOR_ISOLATION: MainActor"),
  ])
  func `to the main actor puts both on the main thread`(file: String, text: String) throws {
    #expect(try reported([file: text]) == [])
    #expect(
      try reported([file: text.replacing("MainActor", with: "nonisolated")]) == [.own, .called])
  }

  @Test(arguments: [
    ("Package.swift", "[.enableUpcomingFeature(\"NonisolatedNonsendingByDefault\")]"),
    ("Shop.xcodeproj/project.pbxproj", "\t\tSWIFT_APPROACHABLE_CONCURRENCY = YES;"),
    (
      "Base.xcconfig", "SWIFT_UPCOMING_FEATURE_NONISOLATED_NONSENDING_BY_DEFAULT = YES"
    ),
  ])
  func `leaves a function on its caller's actor, and a task of its own on none`(
    file: String, text: String
  ) throws {
    #expect(try reported([file: text]) == [.own])
  }

  @Test
  func `is what the nearest manifest says, and for files of no package what the project says`()
    throws
  {
    let main = "SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor;"
    let project = ["App.xcodeproj/project.pbxproj": main]
    let package = ["Shop/Package.swift": "let package = Package(name: \"Shop\")"]
    #expect(try reported(project) == [])
    #expect(try reported(project.merging(package) { $1 }) == [.own, .called])
    let isolated = ["Shop/Package.swift": ".defaultIsolation(MainActor.self)"]
    #expect(try reported(isolated) == [])
    #expect(try reported(isolated, app: "Other/Shop.swift") == [.own, .called])
    // The manifest of a project's tools says nothing of its app.
    let tools = ["Package.swift": "let package = Package(name: \"Tools\")"]
    #expect(try reported(tools.merging(project) { $1 }) == [])
    let inner = ["Shop/Shop.xcodeproj/project.pbxproj": main]
    #expect(try reported(tools.merging(inner) { $1 }) == [])
    let outer = ["Package.swift": ".defaultIsolation(MainActor.self)"]
    // A package may lie beside the project that uses it.
    let plain = ["Shop.xcodeproj/project.pbxproj": "buildSettings = {};"]
    #expect(try reported(plain.merging(outer) { $1 }) == [])
    #expect(try reported(outer.merging(package) { $1 }) == [.own, .called])
  }

  @Test
  func `is looked up above the path that is read, in the nearest folder of a project`() throws {
    let main = [
      "App/App.xcodeproj/project.pbxproj": "SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor;",
      ".git/HEAD": "",
    ]
    for path in ["App/Sources", "App/Sources/Shop.swift"] {
      #expect(try reported(main, app: "App/Sources/Shop.swift", reading: path) == [], "\(path)")
    }
    let nearer = [
      "App/Base.xcconfig": "// nothing", "Package.swift": ".defaultIsolation(MainActor.self)",
      ".git/HEAD": "",
    ]
    #expect(
      try reported(nearer, app: "App/Sources/Shop.swift", reading: "App/Sources") == [
        .own, .called,
      ])
  }

  @Test
  func `of another repository says nothing`() throws {
    let outside = ["Package.swift": ".defaultIsolation(MainActor.self)", "App/.git/HEAD": ""]
    #expect(
      try reported(outside, app: "App/Sources/Shop.swift", reading: "App/Sources") == [
        .own, .called,
      ])
    #expect(try reported(outside, app: "App/Shop.swift", reading: "App") == [.own, .called])
  }
}
