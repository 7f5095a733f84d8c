import InstrumentedRIBs
import RIBsRecorder

extension Routing {
  /// The tree from this router down, as it is now.
  public var tree: RIBTree {
    RIBTree(
      self as any Routing, name: { "\(type(of: $0))" }, children: \.children,
      isActive: \.interactable.isActive, isViewless: { !($0 is any ViewableRouting) })
  }
}

/// Expects a tree from a router down:
///
///     expectTree(root, """
///       Root
///       └─ LoggedIn  viewless
///          └─ Home
///       """)
///
/// - Parameters:
///   - root: The router at the top.
///   - expected: The tree in the notation of ``RIBTree``.
public func expectTree(
  _ root: any Routing, _ expected: RIBTree, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  expectTree(
    root.tree, expected, fileID: fileID, filePath: filePath, line: line, column: column)
}

/// Expects a tree that was read from any runtime.
///
/// - Parameters:
///   - tree: The tree as it is.
///   - expected: The tree in the notation of ``RIBTree``.
public func expectTree(
  _ tree: RIBTree, _ expected: RIBTree, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  guard tree != expected else { return }
  let place = TestLine(fileID: fileID, path: filePath, line: line, column: column)
  if let mistake = expected.mistake ?? tree.mistake {
    return place.fail("\(mistake)\nThe tree is:\n\(tree)")
  }
  let difference = RIBTreeDifference(expected: expected, actual: tree)
  place.fail(
    """
    The tree is not as expected. Lines with - are missing, lines with + are not expected:
    \(difference.lines.joined(separator: "\n"))
    """)
}
