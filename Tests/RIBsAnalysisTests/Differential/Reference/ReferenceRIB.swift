/// The state of one RIB.
final class ReferenceRIB {
  /// The `id` in the trace. Two RIBs of a broken trace can share it.
  let number: Int
  /// The name; "?" if it is unknown.
  var name = "?"
  var isNamedAsParent = false
  var isLaunched = false
  var isActive = false
  /// The RIB that it is attached to now.
  var parent: Int?
  /// The attaches that changed the tree, in order.
  var attaches: [ReferenceAttach] = []
  /// The detaches that changed the tree, in order.
  var detaches: [ReferenceDetach] = []
  var loads: [ReferenceEvent] = []
  var created: ReferenceEvent?
  var destroyed: ReferenceEvent?
  /// The event at which it last left the tree.
  var offTree: ReferenceEvent?
  /// The `hold`s that no `unhold` has ended.
  var holds: [ReferenceEvent] = []
  /// The `unhold` that ended the last hold while the RIB was on the tree.
  var lost: ReferenceEvent?
  /// Whether an `unread` named it.
  var isUnread = false
  /// The last `appear` or `disappear`.
  var view: ReferenceEvent?
  /// For `stranded-sibling`: its attach, and the attach and the detach of a later sibling of its name.
  var stranded:
    (attach: ReferenceEvent, next: ReferenceEvent, detach: ReferenceEvent, isUnread: Bool)?

  init(number: Int) {
    self.number = number
  }

  var isKnownByName: Bool { name != "?" }
}

/// An attach that changed the tree.
struct ReferenceAttach {
  var event: ReferenceEvent
  var parent: Int
  /// Names from the root as of this attach.
  var path: String
  /// The name as far as it was known at this event.
  var name: String
}

/// A detach that changed the tree.
struct ReferenceDetach {
  var event: ReferenceEvent
  /// The name as far as it was known at this event.
  var name: String
}
