// Records the tree of square/workflow-swift. Copy this file into your app. docs/other-trees.md of ribs-inspect says more.

import RIBsRecording

#if canImport(Workflow)
  import Workflow
#endif

/// Tells a recording which workflows run below which. Give it to the `WorkflowHost`, as one of its observers.
@MainActor
public final class WorkflowTree: WorkflowObserver {
  private final class Node: RecordedNode {
    private(set) var treeNodeRecord: TreeNodeRecord?

    init(_ session: WorkflowSession) {
      let key = session.renderKey.isEmpty ? "" : "(\(session.renderKey))"
      // The library keeps the tree. No property of a node holds a child.
      treeNodeRecord = TreeNodeRecord(
        of: self, name: "\(session.workflowType)\(key)", readsProperties: false)
    }
  }

  private var nodes: [WorkflowSession.Identifier: Node] = [:]

  /// Start the recording first.
  public init() {}

  // The library calls these on the main thread.

  public nonisolated func sessionDidBegin(_ session: WorkflowSession) {
    nonisolated(unsafe) let session = session
    MainActor.assumeIsolated {
      let node = Node(session)
      nodes[session.sessionID] = node
      if let parent = session.parent.flatMap({ nodes[$0.sessionID] }) {
        parent.treeNodeRecord?.willAttach(node, fileID: nil)
      } else {
        node.treeNodeRecord?.becameRoot()
      }
      node.treeNodeRecord?.didActivate()
    }
  }

  public nonisolated func sessionDidEnd(_ session: WorkflowSession) {
    nonisolated(unsafe) let session = session
    MainActor.assumeIsolated {
      guard let node = nodes.removeValue(forKey: session.sessionID) else { return }
      if let parent = session.parent.flatMap({ nodes[$0.sessionID] }) {
        parent.treeNodeRecord?.willDetach(node, fileID: nil)
      }
      node.treeNodeRecord?.didDeactivate()
    }
  }
}
