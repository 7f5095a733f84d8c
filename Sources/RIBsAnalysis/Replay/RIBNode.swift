import RIBsTrace

/// Numbers a RIB in the forest's record, in the order in which the trace mentioned them.
package typealias NodeIndex = Int

/// What the replay knows of one RIB instance.
package struct RIBNode {
  package let id: Int
  package internal(set) var name: String
  package internal(set) var kind: RIBKind?
  /// The path it had when it was last attached.
  package internal(set) var slot: Slot.Index?

  // Its place. Children are a linked list, so that attach and detach cost the same for any number.
  package internal(set) var parent: NodeIndex?
  package internal(set) var firstChild: NodeIndex?
  var lastChild: NodeIndex?
  package internal(set) var nextSibling: NodeIndex?
  var previousSibling: NodeIndex?
  var isNamedAsParent = false
  var isLaunched = false

  /// Whether it is not destroyed and a root, or its parent is on the tree.
  package internal(set) var isOnTree = false
  package internal(set) var isActive = false

  /// How often it was attached in its life.
  package internal(set) var attachCount = 0
  package internal(set) var created: EventRef?
  package internal(set) var destroyed: EventRef?
  package internal(set) var firstLoad: EventRef?
  package internal(set) var lastAttach: EventRef?
  /// The parent of `lastAttach`; it stays when the RIB is detached.
  package internal(set) var lastParent: NodeIndex?
  package internal(set) var lastDetach: EventRef?
  /// The event by which it last left the tree; none while it is on the tree.
  package internal(set) var offTree: EventRef?

  package internal(set) var holds: [Hold] = []
  package internal(set) var view = ViewState.unseen

  /// Whether the trace says when it came, and so would say if it went.
  package var hasKnownLifetime: Bool { created != nil }

  /// A property of a parent that was seen to hold the RIB.
  package struct Hold {
    package var parent: NodeIndex
    package var property: String
    /// The event that first saw it.
    package var since: EventRef

    func isSame(as other: Hold) -> Bool {
      parent == other.parent && property == other.property
    }
  }

  /// The last that was heard of the RIB's view.
  package enum ViewState {
    case unseen
    case onScreen(since: EventRef)
    case offScreen(since: EventRef, removed: Bool)
  }
}
