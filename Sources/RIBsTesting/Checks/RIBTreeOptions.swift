import RIBsAnalysis

/// How a test's RIBs are judged.
public struct RIBTreeOptions: Sendable {
  /// The lowest severity that fails the test.
  public var failOn: Severity
  /// Patterns for the names of RIBs that their parents keep to attach them again, such as `"*Tab"`.
  public var reusable: [String]
  /// How long a RIB may live after it left the tree, and after the tree was torn down. Only a test in which something
  /// is still alive waits for so long.
  public var grace: Duration
  /// Whether the tree is torn down after the test, and nothing of it may be left.
  ///
  /// Until the test has ended, its roots stay alive then, as an app's root does: what their subtree keeps would
  /// otherwise be gone with them and could not be seen. A test of a root's own deallocation says false.
  public var tearsDown: Bool
  /// Draws the tree of a test that fails; nil to draw none. ``RIBTreePicture`` says where to find one.
  public var picture: RIBTreePicture?

  /// - Parameters:
  ///   - failOn: The lowest severity that fails the test; errors by default.
  ///   - reusable: Patterns for the names of RIBs that their parents keep to attach them again.
  ///   - grace: How long a RIB may live after it left the tree; 1 s by default.
  ///   - tearsDown: Whether the tree is torn down after the test, and nothing of it may be left; yes by default.
  ///   - picture: Draws the tree of a test that fails; no picture by default.
  public init(
    failOn: Severity = .error, reusable: [String] = [], grace: Duration = .seconds(1),
    tearsDown: Bool = true, picture: RIBTreePicture? = nil
  ) {
    self.failOn = failOn
    self.reusable = reusable
    self.grace = grace
    self.tearsDown = tearsDown
    self.picture = picture
  }
}

/// Draws a tree of RIBs, for the attachments of a test that fails. The product `RIBsTestingPictures` has one that draws
/// with Graphviz: `.checksRIBTree(picture: .graphviz)`.
public struct RIBTreePicture: Sendable {
  /// The file's extension, such as `svg`.
  package let fileExtension: String
  /// Draws the tree at the end of a session; nil if that is impossible.
  package let draw: @Sendable (SessionReport) -> [UInt8]?

  package init(fileExtension: String, draw: @escaping @Sendable (SessionReport) -> [UInt8]?) {
    self.fileExtension = fileExtension
    self.draw = draw
  }
}
