import Foundation
import RIBsTestSupport
import Testing

@Suite("An app on the runtime")
struct AppPackageTests {
  private let package = AppPackage()

  /// All types that ModernRIBs has.
  private static let modernRIBs: Set = [
    "Buildable", "Builder", "Component", "ComponentizedBuilder", "Dependency", "EmptyComponent",
    "EmptyDependency", "Executor", "Interactable", "Interactor", "InteractorScope", "LaunchRouter",
    "LaunchRouting", "LeakDefaultExpectationTime", "LeakDetectionHandle", "LeakDetectionStatus",
    "LeakDetector", "MultiStageComponentizedBuilder", "Presentable", "PresentableInteractor",
    "Presenter", "Router", "RouterLifecycle", "RouterScope", "Routing",
    "SimpleComponentizedBuilder", "SimpleMultiStageComponentizedBuilder", "Step",
    "ViewControllable", "ViewableRouter", "ViewableRouting", "Worker", "Working", "Workflow",
  ]

  /// All that an app sees besides, which must not be what it calls something of its own.
  private static let beside: Set = [
    "HeadlessNavigationController", "HeadlessTabBarController", "HeadlessViewController",
    "HeadlessWindow", "RIBViewController", "RIBWindow",
  ]

  @Test func `resolves OpenCombine for the runtime and nothing else`() async throws {
    #expect(try await package.dependencies() == ["OpenCombine", "ribs-inspect"])
  }

  /// One test, for all of it needs the build. The package has modules of its own that are called Combine, UIKit, SwiftUI and
  /// os.
  @Test
  func
    `builds from ModernRIBs' source without a warning or Graphviz, and runs without a finding`()
    async throws
  {
    let build = try await package.build()
    try #require(build.status == 0, "\(build.output)\n\(build.errors)")
    let output = (build.output + build.errors).split(separator: "\n")
    #expect(
      output.filter { $0.contains("warning:") && !$0.contains("is deprecated: renamed to") } == [])
    for stranger in ["graphviz", "libgvc", "zlib"] {
      #expect(output.filter { $0.lowercased().contains(stranger) } == [])
    }

    let modules = try package.modules
    #expect(modules.contains("ModernRIBs") && modules.contains("RIBsRecorder"))
    let tools = [
      "RIBsAnalysis", "RIBsSource", "RIBsInspect", "GraphvizRendering", "ArgumentParser",
      "SwiftParser", "SwiftSyntax",
    ]
    #expect(Set(modules).isDisjoint(with: tools))
    let linked = try await package.linkedLibraries()
    #expect(linked.status == 0 && linked.output.contains("libswiftCore"), "\(linked.errors)")
    for library in ["libgvc", "libcgraph", "libcdt"] {
      #expect(!linked.output.contains(library))
    }

    let names = try package.publicTypes(of: "InstrumentedRIBs")
    #expect(names.subtracting(Self.modernRIBs) == Self.beside)
    #expect(Self.modernRIBs.subtracting(names) == [])

    let traces = try Scratch()
    let run = try await Tool(at: package.executable).runAside([traces.folder.path])
    #expect(run.status == 0, "\(run.errors)")
    let check = try Tool("ribs-inspect").run(["check", traces.folder.path])
    #expect(check.status == 0, "\(check.output)\(check.errors)")
    let apps =
      "chess-club, full-names, lounge, mocks, news-desk, old-names, paper-shop, top-level · 8 sessions"
    // A report breaks long lines.
    #expect(check.output.split(separator: "\n").joined(separator: " ").contains(apps))
  }
}
