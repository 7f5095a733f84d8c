/// What happened to one RIB.
package enum LifeEvent: Sendable, Equatable {
  /// An event about the RIB.
  case own(NamedEvent)
  /// An event about another RIB that names this one as the parent or the holder.
  case child(NamedEvent)
  /// Its child was attached to another parent and is no longer a child of this one.
  case childMoved(RIBName, to: RIBName)
  /// Another RIB names it as its parent, which makes it a root.
  case becameRoot
  /// A change to a RIB above it took it off the tree or brought it onto the tree.
  case left(with: RIBName, LifeCause)
  case came(with: RIBName, LifeCause, again: Bool)
}

/// The change to the RIB above.
package enum LifeCause: Sendable, Equatable {
  case attached, detached, destroyed, launched, named
}

/// The RIBs whose tree status a change may have changed, and why.
struct TreeMove {
  /// The change's own RIB.
  let node: NodeIndex?
  /// The parent or the holder, and the parent that loses the RIB.
  let parents: [NodeIndex]
  /// Nil if the change does not move its own RIB.
  private let cause: LifeCause?

  var mayMoveOwn: Bool { cause != nil }

  /// The change's own RIB is the last.
  var affected: [NodeIndex] { parents + (node.map { [$0] } ?? []) }

  /// The change to a RIB that moved the RIBs below it.
  func cause(for index: NodeIndex) -> LifeCause {
    if index == node, let cause { return cause }
    return .named
  }

  init(_ change: Change) {
    let nodes = change.nodes
    node = nodes.first
    var parents = Array(nodes.dropFirst())
    switch change {
    case .attached(_, _, _, let misuse):
      cause = .attached
      if case .secondParent(let former, _) = misuse { parents.append(former) }
    case .detached: cause = .detached
    case .destroyed: cause = .destroyed
    case .launched: cause = .launched
    default: cause = nil
    }
    self.parents = parents
  }
}

extension Forest {
  func ribName(of index: NodeIndex) -> RIBName {
    RIBName(rib: name(of: index), id: self[index].id)
  }
}
