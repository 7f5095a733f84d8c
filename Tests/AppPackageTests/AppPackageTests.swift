import Foundation
import TestSupport
import Testing

@Suite("An app on the runtime")
struct AppPackageTests {
  private let package = AppPackage()

  /// One test, for all of it needs the build.
  @Test
  func
    `builds from ModernRIBs' source without a warning or Graphviz, and runs without a finding`()
    async throws
  {
    let build = try await package.build()
    try #require(build.status == 0, "\(build.output)\n\(build.errors)")
    let warnings = (build.output + build.errors).split(separator: "\n").filter {
      $0.contains("warning:") && !$0.contains("is deprecated: renamed to")
        // SwiftPM misses each library that a package names, needed or not.
        && !$0.contains("you may be able to install libgvc")
    }
    #expect(warnings == [])

    let modules = try package.modules
    #expect(modules.contains("InstrumentedRIBs") && modules.contains("RIBsRecorder"))
    for tool in ["RIBsAnalysis", "GraphvizRendering", "ArgumentParser"] {
      #expect(!modules.contains(tool))
    }
    let linked = try await package.linkedLibraries()
    #expect(linked.status == 0 && linked.output.contains("libswiftCore"), "\(linked.errors)")
    for library in ["libgvc", "libcgraph", "libcdt", "simdjson"] {
      #expect(!linked.output.contains(library))
    }

    let traces = try Scratch()
    let run = try await package.run(package.executable.path, [traces.folder.path])
    #expect(run.status == 0, "\(run.errors)")
    let check = try Tool("ribs-inspect").run(["check", traces.folder.path])
    #expect(check.status == 0, "\(check.output)\(check.errors)")
    #expect(check.output.contains("chess-club, mocks, news-desk, old-names · 4 sessions"))
  }
}
