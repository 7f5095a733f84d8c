import RIBsAnalysis
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
public struct RIBTreeChecks: TestTrait, SuiteTrait, TestScoping {
  /// How RIBs are judged.
  public let options: RIBTreeOptions

  private let scope = Scope()

  /// - Parameter options: How RIBs are judged.
  public init(_ options: RIBTreeOptions = RIBTreeOptions()) { self.options = options }

  /// Each test of a suite is checked for itself.
  public var isRecursive: Bool { true }

  /// Notes whether the check is that of a suite, in which not every test needs a RIB.
  public func prepare(for test: Test) async throws {
    if test.isSuite { await scope.noteSuite() }
  }

  /// Runs a test and checks the RIBs that it made.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let name = test.displayName ?? test.name
    let check = TreeCheck(name: name, options: options)
    let report = TestReport(
      SwiftTestingLog(location: test.sourceLocation), name: name, options.picture)
    let result: Result<Void, any Error>
    do {
      result = .success(try await check.record { try await function() })
    } catch {
      result = .failure(error)
    }
    for verdict in await check.finish() { report.record(verdict) }
    if !check.sawRIBs, case .success = result {
      await scope.isSuite ? TestReport.noteNothing() : report.recordNothing()
    }
    try result.get()
  }

  private actor Scope {
    private(set) var isSuite = false

    func noteSuite() { isSuite = true }
  }
}

extension Trait where Self == RIBTreeChecks {
  /// Fails a test that leaks RIBs, or attaches and detaches them wrongly.
  public static var checksRIBTree: Self { RIBTreeChecks() }

  /// Fails a test that leaks RIBs, or attaches and detaches them wrongly.
  ///
  /// - Parameters:
  ///   - failOn: The lowest severity that fails the test; errors by default.
  ///   - reusable: Patterns for the names of RIBs that their parents keep to attach them again.
  ///   - grace: How long a RIB may live after it left the tree; 1 s by default.
  ///   - tearsDown: Whether the tree is torn down after the test, and nothing of it may be left; yes by default.
  ///   - picture: Draws the tree of a test that fails; no picture by default.
  public static func checksRIBTree(
    failOn: Severity = .error, reusable: [String] = [], grace: Duration = .seconds(1),
    tearsDown: Bool = true, picture: RIBTreePicture? = nil
  ) -> Self {
    RIBTreeChecks(
      RIBTreeOptions(
        failOn: failOn, reusable: reusable, grace: grace, tearsDown: tearsDown, picture: picture))
  }
}
