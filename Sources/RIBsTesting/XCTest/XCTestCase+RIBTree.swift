import XCTest

extension XCTestCase {
  /// Fails the test if it leaks RIBs, or attaches and detaches them wrongly. Call it first in `setUp`:
  ///
  ///     override func setUp() async throws {
  ///       checkRIBTree()
  ///
  /// Everything that the test does with RIBs from now on is recorded. When its method has returned, the check waits until
  /// everything that left the tree is gone, and records a failure for each cause at its call site. A root may stay, as test
  /// cases often keep one, and so may RIBs whose routers a property of the test case holds.
  ///
  /// - Parameter options: How RIBs are judged.
  public func checkRIBTree(
    _ options: RIBTreeOptions = RIBTreeOptions(), fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line
  ) {
    checkRIBTree(
      options, from: TestLine(fileID: fileID, path: filePath, line: line, column: 1))
  }

  /// - Parameter line: The app's line that starts the check, if there is one.
  func checkRIBTree(_ options: RIBTreeOptions, from line: TestLine?) {
    let log = XCTestLog(testCase: self, line: line)
    let report = TestReport(log, name: name, options.picture)
    let check = TreeCheck(name: name, options: options)
    check.startInProcess()
    addTeardownBlock {
      let kept = await log.keptRIBs(of: check.observed.session)
      let verdicts = await check.finish(kept: kept)
      check.stopInProcess()
      for verdict in verdicts { report.record(verdict) }
      if !check.sawRIBs { TestReport.noteNothing() }
    }
  }
}
