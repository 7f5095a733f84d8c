// Records the tree of square/workflow-swift. Copy this file into your app. docs/other-trees.md of ribs-inspect says more.

import Foundation
import RIBsRecording

#if canImport(Workflow)
  import Workflow
#endif

/// Tells a recording which workflows run below which. Give it to the `WorkflowHost`, as one of its observers.
///
/// `@unchecked`: `lock` guards `nodes`. A workflow may end on any thread, where the last reference to it goes.
public final class WorkflowTree: WorkflowObserver, @unchecked Sendable {
  private final class Node: RecordedNode {
    private(set) var treeNodeRecord: TreeNodeRecord?
    let parent: WorkflowSession.Identifier?

    init(_ session: WorkflowSession) {
      parent = session.parent?.sessionID
      let key = session.renderKey.isEmpty ? "" : "(\(session.renderKey))"
      // The library keeps the tree. No property of a node holds a child.
      treeNodeRecord = TreeNodeRecord(
        of: self, name: "\(session.workflowType)\(key)", readsProperties: false)
    }
  }

  private let lock = NSLock()
  private var nodes: [WorkflowSession.Identifier: Node] = [:]

  /// Start the recording first.
  public init() {}

  /// A workflow begins to run.
  public func sessionDidBegin(_ session: WorkflowSession) {
    let node = Node(session)
    let parent = lock.withLock {
      nodes[session.sessionID] = node
      return node.parent.flatMap { nodes[$0] }
    }
    if let parent {
      parent.treeNodeRecord?.willAttach(node, fileID: nil)
    } else {
      node.treeNodeRecord?.becameRoot()
    }
    node.treeNodeRecord?.didActivate()
  }

  /// A workflow runs no longer. Those below it end after it.
  public func sessionDidEnd(_ session: WorkflowSession) {
    let (node, parent, children) = lock.withLock {
      let node = nodes.removeValue(forKey: session.sessionID)
      let children = nodes.values.filter { $0.parent == session.sessionID }
      return (node, node?.parent.flatMap { nodes[$0] }, children)
    }
    guard let node else { return }
    if let parent { parent.treeNodeRecord?.willDetach(node, fileID: nil) }
    node.treeNodeRecord?.didDeactivate()
    for child in children { node.treeNodeRecord?.willRelease(child) }
  }
}
