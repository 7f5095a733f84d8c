import RIBsAnalysis
import RIBsReport
import RIBsSource

/// The first checked test of an app, or why there is none.
enum CheckedTest {
  /// The test, and what has to be done before it runs.
  case draft(Draft)
  /// Why none is written.
  case none(String)

  static let file = "RIBTreeTests.swift"

  struct Draft {
    let construction: RIBConstruction
    let tests: AppTests

    var path: String { tests.folder.appending(path: CheckedTest.file) }
  }

  init(_ facts: AppFacts, _ tree: StaticTree) {
    switch facts.runtime {
    case .instrumented: break
    // It is replaced by this package's runtime of the same name.
    case .known(.modernRIBs, _, _): break
    case .known(.uber, _, _):
      self = .none("checked tests need the recording lines in uber/RIBs.")
      return
    case .known, .own, .unnamed, .none:
      self = .none("this runtime is sampled by a TreeProbe, which a test makes itself.")
      return
    }
    if let checked = facts.tests.compactMap(\.checked).first {
      self = .none("\(checked) has checked tests already.")
      return
    }
    let constructions = Self.roots(facts.survey, tree)
    guard let first = constructions.first else {
      self = .none("no root is found that a test can make without arguments.")
      return
    }
    let drafts = constructions.lazy.compactMap { construction -> Draft? in
      facts.tests.first { $0.modules.contains(construction.module) }
        .map { Draft(construction: construction, tests: $0) }
    }
    guard let draft = drafts.first else {
      self = .none(
        "no test target is found that depends on \(first.module), which has \(first.rib).")
      return
    }
    self = .draft(draft)
  }

  /// The RIBs that the app launches; without any, the one that nothing attaches.
  private static func roots(_ survey: AppSurvey, _ tree: StaticTree) -> [RIBConstruction] {
    let launched = survey.constructions.filter(\.isLaunched)
    if !launched.isEmpty { return launched }
    let unattached = Set(tree.unattached.map { [tree.ribs[$0].module, tree.ribs[$0].name] })
    let roots = survey.constructions.filter { unattached.contains([$0.module, $0.rib]) }
    return roots.count == 1 ? roots : []
  }
}

extension CheckedTest.Draft {
  /// `rootLoads`
  var name: String {
    let rib = construction.rib.filter { $0.isLetter || $0.isNumber || $0 == "_" }
    return rib.prefix(1).lowercased() + rib.dropFirst() + "Loads"
  }

  /// The file. Until the target links RIBsTesting, it is empty for the compiler.
  var text: String {
    let code = tests.framework == .xctest ? xctest : swiftTesting
    guard !tests.linksChecks else { return code }
    let check =
      "// Runs once \(tests.name) links \(AppTests.checks).\n#if canImport(\(AppTests.checks))\n"
    let lines = code.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    return check + lines.map { $0.isEmpty ? "\n" : "  \($0)\n" }.joined() + "#endif\n"
  }

  private var comment: String {
    "Fails if \(construction.rib) leaks or loses a RIB as it loads."
  }

  private func steps(indent: String) -> String {
    [
      "let root = \(construction.expression)", "root.interactable.activate()", "root.load()",
      "// Go on as users do: open a screen and close it again.",
    ].map { "\(indent)\($0)\n" }.joined()
  }

  private var swiftTesting: String {
    """
    import \(AppTests.checks)
    import Testing

    @testable import \(construction.module)

    /// \(comment)
    @Test(.checksRIBTree) @MainActor func \(name)() {
    \(steps(indent: "  "))}

    """
  }

  private var xctest: String {
    """
    import \(AppTests.checks)
    import XCTest

    @testable import \(construction.module)

    final class RIBTreeTests: XCTestCase {
      override func setUp() async throws {
        checkRIBTree()
      }

      /// \(comment)
      @MainActor func test\(name.prefix(1).uppercased() + name.dropFirst())() {
    \(steps(indent: "    "))  }
    }

    """
  }
}
