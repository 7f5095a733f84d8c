import Testing

/// Fails the running test if `body` leaks RIBs, or attaches and detaches them wrongly. It checks a part of a test as
/// ``RIBTreeChecks`` checks a whole one, so that a known issue can be named:
///
///     await withKnownIssue("The profile leaks (#123)") {
///       await withRIBTreeChecks { … }
///     }
///
/// A check around it does not see the RIBs that `body` makes. It is for Swift Testing, whose issues can be known.
///
/// - Parameters:
///   - options: How RIBs are judged.
///   - body: What to check. A root that a variable of the test still holds afterwards is a leak.
public func withRIBTreeChecks(
  _ options: RIBTreeOptions = RIBTreeOptions(), isolation: isolated (any Actor)? = #isolation,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column, _ body: () async throws -> Void
) async rethrows {
  let place = TestLine(fileID: fileID, path: filePath, line: line, column: column)
  guard let test = Test.current else {
    try await body()
    return place.fail(
      "withRIBTreeChecks checks tests of Swift Testing only. \(TreeCheck.howToCheck)")
  }
  let name = test.displayName ?? test.name
  let check = TreeCheck(name: name, options: options)
  let report = TestReport(
    SwiftTestingLog(location: place.sourceLocation), name: name, options.picture)
  do {
    try await check.record { try await body() }
  } catch {
    for verdict in await check.finish() { report.record(verdict) }
    throw error
  }
  for verdict in await check.finish() { report.record(verdict) }
  if !check.sawRIBs { report.recordNothing() }
}
