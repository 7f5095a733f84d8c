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
///   - fileID: The file of the call, for issues.
///   - filePath: The path of that file.
///   - line: The line of the call.
///   - column: The column of the call.
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
///   - fileID: The file of the call, for issues.
///   - filePath: The path of that file.
///   - line: The line of the call.
///   - column: The column of the call.
public func expectTree(
  _ tree: RIBTree, _ expected: RIBTree, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  guard tree != expected else { return }
  TestLine(fileID: fileID, path: filePath, line: line, column: column).fail(tree, expected)
}

/// Expects a tree from a router down, soon:
///
///     await expectTree(root, "Root\n└─ Home", within: .seconds(1))
///
/// It returns as soon as the tree is as expected.
///
/// - Parameters:
///   - root: The router at the top.
///   - expected: The tree in the notation of ``RIBTree``.
///   - time: How long to wait.
///   - isolation: The actor of the caller.
///   - fileID: The file of the call, for issues.
///   - filePath: The path of that file.
///   - line: The line of the call.
///   - column: The column of the call.
public func expectTree(
  _ root: any Routing, _ expected: RIBTree, within time: Duration,
  isolation: isolated (any Actor)? = #isolation, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) async {
  await expectTree(
    root.tree, expected, within: time, fileID: fileID, filePath: filePath, line: line,
    column: column)
}

/// Expects a tree that is read from any runtime, soon.
///
/// - Parameters:
///   - tree: Reads the tree as it is. It is called again until the tree is as expected.
///   - expected: The tree in the notation of ``RIBTree``.
///   - time: How long to wait.
///   - isolation: The actor of the caller.
///   - fileID: The file of the call, for issues.
///   - filePath: The path of that file.
///   - line: The line of the call.
///   - column: The column of the call.
public func expectTree(
  _ tree: @autoclosure () -> RIBTree, _ expected: RIBTree, within time: Duration,
  isolation: isolated (any Actor)? = #isolation, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) async {
  var last = tree()
  // Text that is no tree will not become one.
  if expected.mistake == nil {
    await Patience.wait(atMost: time) {
      last = tree()
      return last == expected
    }
  }
  if last == expected { return }
  TestLine(fileID: fileID, path: filePath, line: line, column: column).fail(last, expected)
}

extension TestLine {
  fileprivate func fail(_ tree: RIBTree, _ expected: RIBTree) {
    if let mistake = expected.mistake ?? tree.mistake {
      return fail("\(mistake)\nThe tree is:\n\(tree)")
    }
    let difference = RIBTreeDifference(expected: expected, actual: tree)
    fail(
      """
      The tree is not as expected. Lines with - are missing, lines with + are not expected:
      \(difference.lines.joined(separator: "\n"))
      """)
  }
}
