import Foundation
import RIBsTestSupport
import Testing

private enum Kotlin {
  static let isInstalled =
    (try? Tool(at: "/usr/bin/env").run(["sh", "-c", "command -v kotlinc"]))?.status == 0
}

/// Compiles the observer that Android teams copy, and runs it against stand-ins for `RibEvents` and Android.
@Suite(
  "The observer for Android", .showsOutput,
  .enabled(if: Kotlin.isInstalled, "kotlinc is not installed (scripts/setup tests)"))
struct AndroidObserverTests {
  /// What each journey is reported for: by `RibEvents`, which is silent about wrong detaches, and by routers that say
  /// themselves what they do. On Android, what is attached to a RIB is detached with it.
  private static let verdicts: [String: (observed: [String], overridden: [String])] = [
    "cascade": ([], ["double-detach Root/Home/Detail"]),
    "detach-unattached": ([], ["detach-unattached Home"]),
    "double-attach": (["double-attach Root/Home"], ["double-attach Root/Home"]),
    "double-detach": ([], ["double-detach Root/Home"]),
    "lost": (["stranded-sibling Root/Home"], ["stranded-sibling Root/Home"]),
    "second-parent": (["second-parent Root/Home/Detail"], ["second-parent Root/Home/Detail"]),
    "thread": (["off-main-thread Root/Home"], ["off-main-thread Root/Home"]),
    "under-detached": (
      ["attach-under-detached Root/Home/Detail"], ["attach-under-detached Root/Home/Detail"]
    ),
    "wrong-parent": ([], ["wrong-parent-detach Root/Home/Detail"]),
  ]

  @Test func `writes traces in which the journeys' mistakes are found, and no others`() async throws
  {
    let scratch = try Scratch()
    let root = Repository.root
    let stubs = root.appendingPathComponent("Tests/AndroidPackage")
    let files = try FileManager.default.contentsOfDirectory(atPath: stubs.path).sorted()
      .filter { $0.hasSuffix(".kt") }.map { stubs.appendingPathComponent($0).path }
    let compiled = try await Tool(at: "/usr/bin/env").runAside(
      ["kotlinc"] + files + [
        root.appendingPathComponent("docs/android/RibTrace.kt").path, "-include-runtime", "-d",
        scratch.path("journeys.jar"),
      ])
    try #require(compiled.status == 0, "\(compiled.output)\(compiled.errors)")
    #expect(
      !compiled.errors.contains("warning: ") || !compiled.errors.contains(".kt:"),
      "\(compiled.errors)")
    let run = try await Tool(at: "/usr/bin/env").runAside([
      "java", "-jar", scratch.path("journeys.jar"), scratch.path("traces"),
      root.appendingPathComponent("docs/conformance/journeys.txt").path,
    ])
    try #require(run.status == 0, "\(run.errors)")
    for kind in ["observed", "overridden"] {
      let folder = scratch.path("traces/\(kind)")
      let traces = try FileManager.default.contentsOfDirectory(atPath: folder)
      #expect(traces.count == 18)
      for trace in traces.sorted() {
        let journey = trace.replacing(".jsonl", with: "")
        let expected = Self.verdicts[journey].map {
          kind == "observed" ? $0.observed : $0.overridden
        }
        #expect(try findings("\(folder)/\(trace)") == expected ?? [], "\(kind), \(journey)")
      }
    }
  }

  /// Each rule with the path of the RIB. An empty journey counts as clean here.
  private func findings(_ trace: String) throws -> [String] {
    struct Line: Decodable {
      let rule: String
      let path: String
    }
    let output = try Tool("ribs-inspect").run([
      "check", trace, "--format", "ndjson", "--summary-only",
    ])
    .output
    return try output.split(separator: "\n")
      .map { try JSONDecoder().decode(Line.self, from: Data($0.utf8)) }
      .filter { $0.rule != "trace-no-ribs" }.map { "\($0.rule) \($0.path)" }
  }
}
