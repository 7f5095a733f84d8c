import Foundation
import RIBsTestSupport
import Testing

@Suite("An app on uber/RIBs", .serialized)
struct UberPackageTests {
  /// What each journey is reported for: with the recording lines, and by a probe.
  private static let verdicts: [(journey: String, recorded: [String], probed: [String])] = [
    ("clean", [], []),
    ("double-detach", ["double-detach at “closes again”"], []),
    ("second-parent", ["second-parent at “menu shows”"], ["second-parent"]),
    // Between two samples: the probe never sees the first child held, and sees it stay when the second goes.
    ("overwritten", ["lost-child at “shows”"], ["stranded-sibling"]),
    ("cleared", ["lost-child at “shows”"], ["lost-child"]),
    ("leaked-interactor", ["retained-object at “shows”"], []),
    ("twenty-taps", ["lost-child at “shows” ×19"], ["stranded-sibling ×19"]),
    ("kept-router", ["leaked-child at “shows”"], ["leaked-child"]),
    ("strong-listener", ["retained-object at “shows”"], []),
    ("workflow-completes", [], []), ("workflow-waits", ["never-attached"], []),
    ("workflow-cancelled", ["never-attached"], []),
    ("workflow-fails", [], []), ("workflow-forks", [], []),
  ]
  /// The phases that each workflow reaches, with the numbers of steps.
  private static let workflows = [
    "workflow-completes": ["start", "step 1", "step 2", "complete"],
    "workflow-waits": ["start", "step 1", "wait 2"],
    "workflow-cancelled": ["start", "step 1", "wait 2", "cancel"],
    "workflow-fails": ["start", "step 1", "step 2", "fail"],
    "workflow-forks": ["start", "step 1", "step 2", "complete", "step 3"],
  ]
  /// What the recording lines say holds the RIB.
  private static let holders = [
    "kept-router": ["RootInteractor.closed[…][0] → DetailRouter"],
    "strong-listener": ["itself: DetailViewController.listener → DetailInteractor"],
    "clean": [],
  ]

  /// One test, for all of it needs the build. The runtime is a release, or has all its classes on the main actor.
  @Test(arguments: [false, true])
  func `is recorded with its call sites, and is seen from outside without them`(
    isIsolated: Bool
  ) async throws {
    let package = try UberPackage(in: UberPackage.built)
    if isIsolated { try package.isolate() }
    let unchanged = try await package.build("RIBs", scratch: "build-unchanged")
    try #require(unchanged.status == 0, "\(unchanged.output)\n\(unchanged.errors)")

    try #require(try package.script().status == 0)
    let build = try await package.build("App", scratch: "build")
    try #require(build.status == 0, "\(build.output)\n\(build.errors)")
    let output = (build.output + build.errors).split(separator: "\n")
    #expect(output.filter { $0.contains("warning:") } == [])

    let traces = try Scratch()
    let app = package.folder.appendingPathComponent("build/debug/UberJourneys").path
    // Otherwise the stand-in's leak detector stops a debug build, as uber's does.
    let run = try await Tool(at: app).runAside(
      [
        traces.folder.path, UberPackage.conformance.appendingPathComponent("journeys.txt").path,
      ], environment: ["DISABLE_LEAK_DETECTION": "yes"])
    try #require(run.status == 0, "\(run.errors)")
    let check = try Tool(at: Repository.root.appendingPathComponent("scripts/check-recorder"))
      .run([traces.folder.appendingPathComponent("conformance").path])
    #expect(check.status == 0, "\(check.output)\(check.errors)")
    #expect(check.output.contains("16 of 16 journeys match."))
    let clean = try String(
      contentsOf: traces.folder.appendingPathComponent("clean-recorded.jsonl"), encoding: .utf8)
    // What the menu lets go of when it is deallocated, nobody detaches.
    #expect(clean.components(separatedBy: "\"cause\":\"deinit\"").count == 2)
    #expect(!clean.contains("\"at\":\"RIBs/"))
    #expect(clean.contains("\"runtime\":\"RIBsRecording 1.0\""))
    for (journey, recorded, probed) in Self.verdicts {
      for (kind, expected) in [("recorded", recorded), ("probed", probed)] {
        let trace = traces.folder.appendingPathComponent("\(journey)-\(kind).jsonl")
        let findings = try Verdict(on: trace).findings
        #expect(findings == expected, "\(journey), \(kind)")
      }
    }
    for (journey, phases) in Self.workflows {
      let trace = traces.folder.appendingPathComponent("\(journey)-recorded.jsonl")
      #expect(try WorkflowPhases(in: trace).all == phases, "\(journey)")
    }
    for (journey, holders) in Self.holders {
      let trace = traces.folder.appendingPathComponent("\(journey)-recorded.jsonl")
      #expect(try Verdict(on: trace).holders == holders, "\(journey)")
    }
  }
}
