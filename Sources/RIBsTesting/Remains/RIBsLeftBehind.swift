/// Runs a flow, and returns the RIBs that it made and that are alive when everything has settled:
///
///     let left = await ribsLeftBehind {
///       home.openProfile()
///       home.closeProfile()
///     }
///     #expect(left == [])
///
/// It waits until what left the tree is gone, for the check's grace at most. Only a checked test can use it.
///
/// - Parameters:
///   - flow: What the test does.
///   - isolation: The actor of the caller.
///   - fileID: The file of the call, for issues.
///   - filePath: The path of that file.
///   - line: The line of the call.
///   - column: The column of the call.
/// - Returns: The RIBs in the order in which the flow made them.
public func ribsLeftBehind(
  isolation: isolated (any Actor)? = #isolation, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  by flow: () async throws -> Void
) async rethrows -> [RIBLeftBehind] {
  guard let check = TreeCheck.current else {
    try await flow()
    TestLine(fileID: fileID, path: filePath, line: line, column: column)
      .fail("ribsLeftBehind knows the RIBs of a checked test only. \(TreeCheck.howToCheck)")
    return []
  }
  let former = await check.living()
  try await flow()
  let now = await check.settledLiving()
  return zip(now, former + now.dropFirst(former.count).map { _ in LivingRIBs([]) })
    .flatMap { $0.ribs(without: $1.ids) }
}
