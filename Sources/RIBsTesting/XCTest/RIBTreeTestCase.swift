import XCTest

/// A test case whose tests fail if they leak RIBs, or attach and detach them wrongly.
///
/// A subclass that overrides `setUp() async throws` calls `super`. Xcode shows failures at their lines only if `setUp` calls
/// `checkRIBTree(_:fileID:filePath:line:)` instead, which tells where the project is.
open class RIBTreeTestCase: XCTestCase {
  /// How RIBs are judged.
  open var ribTreeOptions: RIBTreeOptions { RIBTreeOptions() }

  open override func setUp() async throws {
    try await super.setUp()
    checkRIBTree(ribTreeOptions, from: nil)
  }
}
