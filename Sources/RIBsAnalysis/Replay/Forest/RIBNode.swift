import RIBsTrace

/// What the replay knows of one RIB instance.
package struct RIBNode {
  /// The router instance's number in the trace.
  package let id: Int
  let nameNumber: TextNumber?
  package let name: String
  package let kind: RIBKind?

  package let parent: NodeIndex?
  /// The parent's number of `lastAttach`; it stays when the RIB is detached.
  package let lastParent: Int?
  let isNamedAsParent: Bool
  let isLaunched: Bool

  /// Whether it is not destroyed and a root, or its parent is on the tree.
  package let isOnTree: Bool
  package let isActive: Bool

  /// How often it was attached in its life.
  package let attachCount: Int
  package let created: EventStamp?
  package let destroyed: EventStamp?
  /// The line of its first `load`.
  let firstLoad: UInt32?
  package let lastAttach: EventStamp?
  package let lastDetach: EventStamp?
  /// The event by which it last left the tree; none while it is on the tree.
  package let offTree: EventStamp?
  /// The last that was heard of the RIB's view.
  let view: RIBRecord.View
  let viewChange: EventStamp?

  /// Whether the trace says when it came, and so would say if it went.
  package var hasKnownLifetime: Bool { created != nil }

  /// A property of a parent that was seen to hold the RIB.
  struct Hold {
    let property: String
    /// The event that first saw it.
    let since: EventStamp
  }
}

extension Forest {
  /// A RIB as it stands now, with its name.
  package subscript(index: NodeIndex) -> RIBNode {
    let record = records[index]
    let (details, departure) = (details[index], departure(of: record))
    let place = place(of: index)
    return RIBNode(
      id: record.id, nameNumber: record.name, name: texts.name(record.name), kind: record.kind,
      parent: record.parent, lastParent: record.lastParent == 0 ? nil : record.lastParent,
      isNamedAsParent: record.isNamedAsParent, isLaunched: record.isLaunched,
      isOnTree: place.isOnTree, isActive: record.isActive, attachCount: Int(record.attachCount),
      created: details.created, destroyed: departure.destroyed,
      firstLoad: details.firstLoad == 0 ? nil : details.firstLoad, lastAttach: record.lastAttach,
      lastDetach: departure.lastDetach, offTree: place.offTree, view: record.view,
      viewChange: details.viewChange)
  }

  /// The name of a RIB.
  package func name(of index: NodeIndex) -> String { texts.name(records[index].name) }

  /// The properties that hold a RIB still; those of a parent that is gone hold nothing.
  func holds(of index: NodeIndex) -> [RIBNode.Hold] {
    liveHolds(of: index).map { RIBNode.Hold(property: texts[$0.property], since: $0.since) }
  }
}
