import RIBsTrace

/// A RIB of a session. It stays valid until the session ends: no other RIB ever gets the same index.
package struct NodeIndex: Hashable, Comparable, Sendable, BitwiseCopyable {
  /// The position in the order in which the trace first mentions RIBs, from 0.
  let position: UInt32

  package static func < (one: NodeIndex, other: NodeIndex) -> Bool {
    one.position < other.position
  }
}

/// What the replay knows of one RIB. It has no field with a reference count, so copying it is copying bytes.
package struct Node: BitwiseCopyable, Sendable {
  /// The router instance's number in the trace.
  package let id: Int
  /// Nil until the trace says it.
  var name: InternedString?
  /// Nil until the trace says it.
  package var kind: RIBKind?

  package var parent: NodeIndex?
  /// The parent of the last attach. It stays when the RIB is detached.
  package var lastParent: NodeIndex?
  /// The path of the last attach.
  var path: PathIndex?
  // Children are a linked list in attach order, because an app may detach the rows of a long list one by one.
  package internal(set) var firstChild: NodeIndex?
  var lastChild: NodeIndex?
  package internal(set) var nextSibling: NodeIndex?
  var previousSibling: NodeIndex?

  var isLaunched = false
  var isNamedAsParent = false
  /// Whether it is not destroyed and a root, or its parent is on the tree.
  package var isOnTree = false
  package var isActive = false
  /// Whether it is not read any longer which children its properties hold.
  var isUnread = false

  /// How often it was attached.
  package var attachCount = 0
  package var created: EventStamp?
  package var destroyed: EventStamp?
  /// The line of its first `load`.
  var firstLoad: Int?
  package var lastAttach: EventStamp?
  package var lastDetach: EventStamp?
  /// The event by which it last left the tree; nil while it is on the tree.
  package var offTree: EventStamp?
  /// Where its view is, as far as the trace says.
  var view = View.unknown
  /// When its view came on screen or went off.
  var viewChange: EventStamp?

  /// Whether it is on the tree without a parent, unless it is destroyed.
  @inline(__always)
  var isRoot: Bool { isLaunched || isNamedAsParent && attachCount == 0 }

  /// What a walk through a subtree needs of a RIB.
  struct Visit {
    let path: PathIndex?
    let firstChild: NodeIndex?
  }

  /// Follows the parent onto the tree or off it.
  ///
  /// - Returns: Nil if it stays as it is: a root stays on the tree, and a destroyed RIB off it.
  @inline(__always)
  mutating func follow(onTree isOnTree: Bool, at stamp: EventStamp) -> Visit? {
    guard self.isOnTree != isOnTree, isOnTree ? destroyed == nil : !isRoot else { return nil }
    self.isOnTree = isOnTree
    offTree = isOnTree ? nil : stamp
    return Visit(path: path, firstChild: firstChild)
  }

  enum View: BitwiseCopyable {
    case unknown, onScreen, offScreen, removed
  }

  init(id: Int, name: InternedString?, kind: RIBKind?) {
    (self.id, self.name, self.kind) = (id, name, kind)
  }
}
