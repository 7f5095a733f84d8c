import Testing

/// Fails the running test if `body` leaks RIBs, or attaches and detaches them wrongly. It checks a part of a test as
/// ``RIBTreeChecks`` checks a whole one, so that a known issue can be named:
///
///     await withKnownIssue("The profile leaks (#123)") {
///       await withRIBTreeChecks { … }
///     }
///
/// A check around it does not see the RIBs that `body` makes.
///
/// - Parameters:
///   - options: How RIBs are judged.
///   - body: What to check. A root that a variable of the test still holds afterwards is a leak.
public func withRIBTreeChecks(
  _ options: RIBTreeOptions = RIBTreeOptions(), isolation: isolated (any Actor)? = #isolation,
  sourceLocation: SourceLocation = #_sourceLocation, _ body: () async throws -> Void
) async rethrows {
  let test = Test.current
  let name =
    test.map { $0.displayName ?? $0.name } ?? "\(sourceLocation.fileID):\(sourceLocation.line)"
  let check = TreeCheck(name: name, options: options)
  let report = TestReport(SwiftTestingLog(location: sourceLocation), name: name, options.picture)
  do {
    try await check.record { try await body() }
  } catch {
    for verdict in await check.finish() { report.record(verdict) }
    throw error
  }
  for verdict in await check.finish() { report.record(verdict) }
  if !check.sawRIBs { report.recordNothing() }
}
