import RIBsAnalysis
import RIBsTrace

/// The results of one session, for other programs.
struct SessionJSON {
  let session: SessionReport
  /// The trace's path, or `standard input`.
  let source: String
  let status: CheckStatus

  static let format = JSONFormat<Self>.object(
    "session", "The results of one session of a trace.",
    [
      .optional("app", .text, "The app's name, if the trace has it.", \.session.app),
      .required(
        "ended", .orNull(.word),
        """
        How the session ended; null if it did not, because the app was killed, crashed or is still running.
        """, \.session.endReason),
      .required("events", .count, "How many events were replayed.", \.session.events),
      .required(
        "holds", .flag,
        """
        Whether the trace says which properties hold RIBs. If it does not, lost children cannot be found.
        """, \.session.hasHolds),
      .required(
        "lifetimes", .flag,
        """
        Whether the trace says when routers are created and destroyed. If it does not, leaks cannot be found.
        """, \.session.hasLifetimes),
      .required(
        "limits", .list(of: .text),
        "What the session cannot show, one sentence each. 'clean' makes no claim about it.",
        \.session.limits),
      .required(
        "lines", .count, "How many lines the session has, not counting blank lines.",
        \.session.lines),
      .required(
        "sampled", .flag,
        """
        Whether the tree was sampled from outside. RIBs that came and went between two samples are then missing.
        """, \.session.isSampled),
      .required(
        "session", .text, "The session's name, from its header or else by number.",
        \.session.name),
      .required("source", .text, "The trace's path, or 'standard input'.", \.source),
      .required("status", JSONReport.status, \.status),
      .required(
        "tree", .list(of: NodeJSON.format), "The roots of the tree at the session's end.",
        { NodeJSON.Siblings(.init($0.session.tree), below: -1) }),
    ])
}

/// A RIB on the tree with those below it, for other programs.
private struct NodeJSON {
  private let node: TreeSnapshot.Node
  private let rest: Rest

  /// The nodes that are not yet written. They are in preorder, so each list of siblings takes its nodes from the front,
  /// and their children have been taken when it comes to the next sibling.
  final class Rest {
    fileprivate var nodes: ArraySlice<TreeSnapshot.Node>

    init(_ tree: TreeSnapshot) { nodes = tree.nodes[...] }
  }

  struct Siblings: Sequence, IteratorProtocol {
    private let rest: Rest
    private let parentDepth: Int

    init(_ rest: Rest, below parentDepth: Int) {
      (self.rest, self.parentDepth) = (rest, parentDepth)
    }

    func next() -> NodeJSON? {
      guard let node = rest.nodes.first, node.depth > parentDepth else { return nil }
      rest.nodes.removeFirst()
      return NodeJSON(node: node, rest: rest)
    }
  }

  static let format: JSONFormat<NodeJSON> = .object(
    "node", "A RIB on the tree.",
    [
      .required("active", .flag, "Whether its interactor is active.", \.node.isActive),
      .required(
        "children", .list(of: .enclosing("node") { format }), "In the order they were attached.",
        { Siblings($0.rest, below: $0.node.depth) }),
      .required("id", .positive, "The RIB's number in its session.", \.node.id),
      .optional(
        "kind", .word, "Whether the RIB has a view; absent if the trace does not say.",
        \.node.kind),
      .required("rib", .text, "The RIB's name.", \.node.rib),
    ])
}
