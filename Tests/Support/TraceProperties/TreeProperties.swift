import RIBsAnalysis

/// Properties of the tree at the end of a session.
enum TreeProperties {
  static func check(_ session: SessionReport, _ broken: inout Violations) {
    let tree = session.tree
    let ids = tree.nodes.map(\.id) + tree.detached.map(\.id)
    // A trace that contradicts itself can give one number to two RIBs.
    broken.expect(
      session.isContradictory || Set(ids).count == ids.count,
      "a RIB of '\(session.name)' stands in two places")
    broken.expect(ids.count <= session.ribs, "'\(session.name)' has more RIBs than it spoke of")
    check(tree.nodes, &broken)
    check(tree, &broken)
    for flow in session.flows { check(flow, &broken) }
  }

  /// Nodes are listed from the roots down, each before its children.
  private static func check(_ nodes: [TreeSnapshot.Node], _ broken: inout Violations) {
    var open: [Int] = []
    for (index, node) in nodes.enumerated() {
      broken.expect(
        node.depth >= 0 && node.depth <= open.count, "\(node.id) has no parent at the level above")
      open.removeLast(max(0, open.count - max(0, node.depth)))
      broken.expect(node.parent == open.last, "\(node.id) is not below its parent")
      open.append(index)
    }
  }

  private static func check(_ tree: TreeSnapshot, _ broken: inout Violations) {
    for (index, rib) in tree.detached.enumerated() {
      if let parent = rib.parent {
        broken.expect(
          (0..<index).contains(parent), "\(rib.id) comes before the RIB it is attached to")
        broken.expect(rib.lastParent == nil, "\(rib.id) is attached on the tree and off it")
      }
      if let last = rib.lastParent {
        broken.expect(tree.nodes.indices.contains(last), "\(rib.id) was attached to nothing")
      }
    }
  }

  private static func check(_ flow: Flow, _ broken: inout Violations) {
    let steps = flow.steps.indices
    let moves = flow.transitions + flow.overlays + flow.repeats
    broken.expect(flow.steps.count >= 2, "the flow of \(flow.owner) has no steps")
    broken.expect(
      flow.starts.count == steps.count && flow.ends.count == steps.count,
      "the flow of \(flow.owner) begins or ends at other steps than it has")
    broken.expect(
      moves.allSatisfy { steps.contains($0.from) && steps.contains($0.to) && $0.count >= 1 },
      "the flow of \(flow.owner) goes to a step it does not have")
    broken.expect(flow.verdictSentence.last == ".", "the verdict on \(flow.owner) breaks off")
  }
}
