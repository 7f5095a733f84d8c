import ExclusiveObservation
import RIBsAnalysis
import RIBsTesting
import RIBsTrace
import SampleApps
import Testing

/// The cause of a mistake: a call and its file.
struct Blame: Sendable, CustomTestStringConvertible {
  let journey: String
  let rule: String
  let file: String
  let call: String
  var count = 1

  var testDescription: String { journey }
}

@Suite(.exclusiveObservation) @MainActor
struct VerdictTests {
  @Test("A journey has exactly its expected findings", arguments: Recordings.journeys)
  func verdictsAreExpected(_ journey: Journey) throws {
    let found = try serious(journey)
    #expect(
      found.map(\.rule) == journey.expected,
      "\(found.map { "\($0.rule) at \($0.at ?? "no call site"): \($0.message)" })")
  }

  @Test(
    "A correct journey has no findings", .checksRIBTree(failOn: .info),
    arguments: Recordings.journeys.filter(\.expected.isEmpty))
  func inOrderEndsClean(_ journey: Journey) throws {
    try journey.play()
  }

  @Test("No trace is incomplete", arguments: Recordings.journeys)
  func tracesAreWhole(_ journey: Journey) throws {
    let session = try report(journey)
    #expect(!session.isInconclusive)
    #expect(session.hasLifetimes)
  }

  @Test(
    "A workflow ends as its link requires, and reports where it waits",
    arguments: [
      ("link-before-login", ["start", "step 1", "step 2", "complete"]),
      ("link-without-game", ["start", "step 1", "step 2", "fail"]),
      ("never-logs-in", ["start", "step 1"]),
    ])
  func workflowsAreRecorded(name: String, expected: [String]) throws {
    let journey = try #require(Recordings.journeys.first { $0.id == "deep-link/\(name)" })
    let phases = try Recordings.events(of: journey).compactMap { event -> String? in
      guard case .workflow(let workflow) = event.body else { return nil }
      return workflow.phase.rawValue + (workflow.step.map { " \($0)" } ?? "")
    }
    #expect(phases == expected)
  }

  @Test("A trace says which RIBs have a view")
  func kindsAreRecorded() throws {
    let journey = try #require(Recordings.journeys.first { $0.id == "home-flow/back-goes-forward" })
    let tree = try report(journey).tree
    let kinds = tree.nodes.prefix(3).map { [$0.rib, $0.kind?.rawValue] }
    #expect(kinds == [["Root", "launch"], ["HomeFlow", "viewless"], ["Home", "viewable"]])
  }

  @Test(
    "A call site is the line that makes the call",
    arguments: Recordings.journeys.filter { !$0.expected.isEmpty })
  func callSitesAreCalls(_ journey: Journey) throws {
    let found = try serious(journey)
    try #require(!found.isEmpty)
    for finding in found where finding.rule != "stalled-workflow" {
      let site = try #require(finding.at)
      let line = try #require(try Recordings.sourceLine(at: site))
      #expect(line.contains("attachChild(") || line.contains("detachChild("))
    }
  }

  @Test(
    "A mistake is reported at the line to blame",
    arguments: [
      Blame(
        journey: "board/double-tap", rule: "lost-child", file: "BoardRouter.swift",
        call: "attachChild(postDetail)"),
      Blame(
        journey: "gallery/swiped-away", rule: "view-gone-rib-attached", file: "ImageRouter.swift",
        call: "attachChild(imageDetail)"),
      Blame(
        journey: "profile/retained", rule: "leaked-child", file: "ProfileRootRouter.swift",
        call: "attachChild(profile)"),
      Blame(
        journey: "profile/kept-presenter", rule: "retained-object",
        file: "ProfileRootRouter.swift", call: "attachChild(profile)"),
      Blame(
        journey: "home-flow/back-goes-forward", rule: "lost-child", file: "HomeFlowRouter.swift",
        call: "attachChild(random)", count: 3),
      Blame(
        journey: "home-flow/left-behind", rule: "view-outlives-rib", file: "HomeFlowRouter.swift",
        call: "attachChild(home)"),
      Blame(
        journey: "careers/detach-again", rule: "detach-after-cascade",
        file: "CareersLoggedOutRouter.swift", call: "detachChild(signUpFirst)"),
      Blame(
        journey: "careers/detach-twice", rule: "double-detach",
        file: "CareersLoggedInRouter.swift", call: "detachChild(router)"),
      Blame(
        journey: "careers/attach-late", rule: "attach-under-detached", file: "ApplyRouter.swift",
        call: "attachChild(applyDetail)"),
      Blame(
        journey: "careers/rebuild-tabs", rule: "rebuild-churn",
        file: "CareersLoggedInRouter.swift", call: "detachChild(router)"),
    ])
  func blameIsRight(_ blame: Blame) throws {
    let journey = try #require(Recordings.journeys.first { $0.id == blame.journey })
    let found = try serious(journey)
    #expect(found.map(\.rule) == Array(repeating: blame.rule, count: blame.count))
    for finding in found {
      let site = try #require(finding.at)
      #expect(site.hasPrefix("SampleApps/\(blame.file):"))
      #expect(try Recordings.sourceLine(at: site)?.contains(blame.call) == true)
    }
    #expect(Set(found.map(\.fingerprint)).count == 1)
  }

  private func report(_ journey: Journey) throws -> SessionReport {
    let sessions = try Recordings.analyse(try Recordings.record([journey]).trace)
    return try #require(sessions.first)
  }

  /// Warnings and errors, and the notes that a journey expects.
  private func serious(_ journey: Journey) throws -> [Finding] {
    try report(journey).findings.filter {
      $0.severity >= .warning || journey.expected.contains($0.rule)
    }
  }
}
