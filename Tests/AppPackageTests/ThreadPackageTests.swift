import Foundation
import RIBsTestSupport
import Testing

/// `Tests/ThreadPackage` routes on several threads while everything is recorded. It is built for ThreadSanitizer, which
/// finds two threads at one property even if nothing crashes. A first build takes a minute.
@Suite("An app that routes on several threads")
struct ThreadPackageTests {
  private let folder = Repository.root.appendingPathComponent("Tests/ThreadPackage").path
  private let builds = Repository.root.appendingPathComponent(".build/thread-package")

  @Test func `is recorded without a data race, and its trace says what was not read`() async throws
  {
    try NestedBuild.removeObjects(of: ["route_on_threads"], in: builds)
    let build = try await Tool(at: "/usr/bin/env").runAside([
      "swift", "build", "--package-path", folder, "--scratch-path", builds.path,
      "--sanitize=thread",
    ])
    try #require(build.status == 0, "\(build.output)\n\(build.errors)")
    let scratch = try Scratch()
    let trace = scratch.path("threads.jsonl")
    let program = builds.appendingPathComponent("debug/route-on-threads")
    let run = try await Tool(at: program).runAside([trace, "500"])
    #expect(run.status == 0 && run.errors == "", "\(run.errors.prefix(10_000))")

    let check = try Tool("ribs-inspect").run(["check", trace])
    let lines = check.output.split(separator: "\n")
    #expect(
      lines.contains {
        $0.contains("Holds of Feed were not read: it was used off the main thread.")
      },
      "\(check.output)")
    // The main thread looked for what holds the menus that it had closed, while the others went on.
    #expect(check.output.contains("by RootRouter.closed[0] → FeedRouter"), "\(check.output)")
    // Neither the posts that the main thread stored nor the others are told to be lost.
    #expect(!check.output.contains("lost-child"), "\(check.output)")
  }
}
