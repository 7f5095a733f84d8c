import RIBsRecording
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
    let report = TestReport(XCTestLog(testCase: self, line: line), name: name, options.picture)
    if let mistake = options.mistake { report.record(mistake: mistake) }
    let module = String(reflecting: type(of: self)).prefix { $0 != "." }
    let check = TreeCheck(
      name: name, options: options,
      doubles: TestDoubles(testCase: self, module: String(module)), rootHandling: .watches)
    check.startInProcess()
    addTeardownBlock {
      let verdicts = await check.finish(mayKeepRoots: true)
      check.stopInProcess()
      await report.record(verdicts)
      if !check.sawRIBs { TestReport.noteNothing() }
    }
  }
}
