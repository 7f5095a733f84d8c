import RIBsReport
import RIBsSource

/// What to do after init.
struct NextStep {
  let text: String
  /// A command that does it; nil if it is done by hand.
  var command: String?
  /// The page that says more.
  let page: DocsPage

  /// Three steps that fit the app.
  static func steps(_ facts: AppFacts, _ plan: SetupPlan) -> [NextStep] {
    [
      NextStep(
        text: "See the tree in your source and what can go wrong in it:",
        command: "\(Product.name) source", page: .source),
      recording(facts.runtime), testing(facts.runtime, plan),
    ]
  }

  private static func recording(_ runtime: AppRuntime) -> NextStep {
    switch runtime {
    case .instrumented:
      NextStep(
        text:
          "Link RIBsRecorder to a debug build, set RIBS_TRACE=/tmp/ribs.jsonl, use the app, and look:",
        command: "\(Product.name) /tmp/ribs.jsonl", page: .recorder)
    case .known(.modernRIBs, _, _):
      NextStep(
        text:
          "To record what the app does, take \(Product.repository) in place of ModernRIBs. No line of source changes.",
        page: .modernRIBs)
    case .known(.uber, _, _):
      NextStep(
        text:
          "To record what the app does, give your fork of uber/RIBs the recording lines, from a checkout of \(Product.name):",
        command: "scripts/record-uber-ribs path/to/your/fork", page: .uberRIBs)
    case .known(.napkin, _, _):
      NextStep(
        text:
          "To record what the app does, give your fork of napkin the recording lines, from a checkout of \(Product.name):",
        command: "scripts/record-napkin path/to/your/fork", page: .napkin)
    case .known, .own, .unnamed, .none:
      NextStep(
        text: "To record what the app does, sample its tree with a TreeProbe.", page: .uberRIBs)
    }
  }

  private static func testing(_ runtime: AppRuntime, _ plan: SetupPlan) -> NextStep {
    if let test = plan.test {
      if case .swiftPM(let path)? = test.tests.manifest {
        let folder = path.folderPart
        return NextStep(
          text:
            "Run the checked test\(test.tests.linksChecks ? "" : " once its target links \(AppTests.checks)"):",
          command: (folder.isEmpty ? "" : "cd \(folder) && ")
            + "swift test --filter \(test.filter)",
          page: .testing)
      }
      return NextStep(
        text: "Run the tests of \(test.tests.name) once it links \(AppTests.checks).",
        page: .testing)
    }
    if case .known(.uber, _, _) = runtime {
      return NextStep(
        text:
          "Accept what is right as it is, with a comment above the line:",
        command: "// ribs-inspect:ignore RULE - why", page: .source)
    }
    return NextStep(
      text: "Check the tree in your tests: a test that leaks a RIB fails.", page: .testing)
  }
}

extension CheckedTest.Draft {
  /// What `swift test --filter` takes.
  fileprivate var filter: String {
    tests.framework == .xctest ? "RIBTreeTests" : name
  }
}
