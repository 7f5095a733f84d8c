import Testing

/// Fails a test that leaks RIBs, or attaches and detaches them wrongly:
///
///     @Test(.checksRIBTree) func profileCloses() { … }
///     @Suite(.checksRIBTree(reusable: ["*Tab"])) struct TabTests { … }
///
/// Everything the test does with RIBs is recorded, from its own task on. When it has ended, the check waits until
/// everything that left the tree is gone, tears the tree down, and records one issue for each cause at its call site.
/// The trace is attached to the test. Tests that run at the same time do not see each other's RIBs.
///
/// A RIB made in `DispatchQueue.async` or `Task.detached` belongs to the test once it is attached to one of its RIBs.
///
/// A test and its suites may all have the trait. Then there is one check, with the options of the innermost.
public struct RIBTreeChecks: TestTrait, SuiteTrait, TestScoping {
  /// How RIBs are judged.
  public let options: RIBTreeOptions

  private let scope = TraitScope()

  /// - Parameter options: How RIBs are judged.
  public init(_ options: RIBTreeOptions = RIBTreeOptions()) { self.options = options }

  /// Each test of a suite is checked for itself.
  public var isRecursive: Bool { true }

  /// Notes whether the check is that of a suite, in which not every test needs a RIB.
  public func prepare(for test: Test) async throws { scope.note(test) }

  /// Runs a test and checks the RIBs that it made.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    // The outermost checks, so that it sees what other traits between the two do.
    if TreeCheck.isOfTask { return try await function() }
    let innermost = test.traits.lazy.compactMap { $0 as? RIBTreeChecks }.last ?? self
    try await innermost.check(test, testCase, function)
  }

  private func check(
    _ test: Test, _ testCase: Test.Case?, _ function: @Sendable () async throws -> Void
  ) async throws {
    let settings = TestSettings(options, of: test)
    let name = test.displayName ?? test.name
    let check = TreeCheck(
      name: name, options: settings.options,
      doubles: TestDoubles(module: test.sourceLocation.moduleName))
    let report = TestReport(
      SwiftTestingLog(location: test.sourceLocation, known: settings.known),
      name: VerdictFile.name(name, testCase), options.picture)
    if let mistake = settings.mistake { report.record(mistake: mistake) }
    let result: Result<Void, any Error>
    do {
      result = .success(try await check.record { try await function() })
    } catch {
      result = .failure(error)
    }
    await report.record(check.finish())
    if !check.sawRIBs, case .success = result {
      scope.isSuite ? TestReport.noteNothing() : report.recordNothing()
    }
    try result.get()
  }
}

/// What the traits of a test say about its check.
struct TestSettings {
  let options: RIBTreeOptions
  let known: [KnownRIBIssue]

  init(_ options: RIBTreeOptions, of test: Test) {
    var options = options
    for case let allowance as RIBTreeAllowance in test.traits {
      options.ignoredRules += allowance.ignoredRules
      options.staying += allowance.staying
    }
    self.options = options
    known = test.traits.compactMap { $0 as? KnownRIBIssue }
  }

  /// What is wrong with the traits; nil if nothing is.
  var mistake: String? { options.mistake ?? known.lazy.compactMap(\.mistake).first }
}

extension Trait where Self == RIBTreeChecks {
  /// Fails a test that leaks RIBs, or attaches and detaches them wrongly.
  public static var checksRIBTree: Self { RIBTreeChecks() }

  /// Fails a test that leaks RIBs, or attaches and detaches them wrongly.
  ///
  /// - Parameters:
  ///   - failOn: The lowest severity that fails the test; errors by default. Warnings are recorded as warnings.
  ///   - reusable: Patterns for the names of RIBs that their parents keep to attach them again.
  ///   - grace: How long a RIB may live after it left the tree; 1 s by default.
  ///   - stall: How long a workflow may make no progress; 30 s by default.
  ///   - tearsDown: Whether the tree is torn down after the test, and nothing of it may be left; yes by default.
  ///   - picture: Draws the tree of a test that fails; no picture by default.
  public static func checksRIBTree(
    failOn: RIBTreeOptions.Severity = .error, reusable: [String] = [],
    grace: Duration = .seconds(1), stall: Duration = .seconds(30), tearsDown: Bool = true,
    picture: RIBTreePicture? = nil
  ) -> Self {
    RIBTreeChecks(
      RIBTreeOptions(
        failOn: failOn, reusable: reusable, grace: grace, stall: stall, tearsDown: tearsDown,
        picture: picture))
  }
}
