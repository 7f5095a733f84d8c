/// Waits until everything that left the tree is gone, for the check's grace at most:
///
///     home.closeProfile()
///     await settled()
///     #expect(cache.isEmpty)
///
/// Only a checked test can use it.
public func settled(
  isolation: isolated (any Actor)? = #isolation, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) async {
  guard let check = TreeCheck.current else {
    return TestLine(fileID: fileID, path: filePath, line: line, column: column)
      .fail("settled() knows the RIBs of a checked test only. \(TreeCheck.howToCheck)")
  }
  await check.settled()
}
