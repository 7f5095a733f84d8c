import RIBsRecording
import RIBsTrace

/// Finds the changes in a tree that emits no events, by visiting all of it each time.
///
/// Routers that left the tree are visited for as long as they live, because their children stay attached to them.
struct TreeCensus<Node> {
  private struct Entry {
    weak var object: AnyObject?
    let rib: RIBIdentity
    /// The parent in the trace: of several that list the router, the one that listed it last.
    var parent: Int?
    /// The last parent, also when the router was detached.
    var lastParent: Int?
    /// How often each parent listed the router at the last sample.
    var listings: [Int: Int] = [:]
    var isActive = false

    var id: Int { rib.id }
  }

  private let questions: TreeProbe<Node>.Questions
  /// By ID, in the order in which the routers were first seen.
  private var entries: [Int: Entry] = [:]
  private var ids: [ObjectIdentifier: Int] = [:]
  private var last = 0
  private weak var root: AnyObject?
  private var ledger = HoldLedger()

  init(root: Node, _ questions: TreeProbe<Node>.Questions) {
    self.root = root as AnyObject
    self.questions = questions
  }

  /// How many routers were alive at the last time.
  var living: Int { entries.count }

  /// Visits the tree and returns the changes since the last time: departures first, then arrivals, then holds.
  mutating func take() -> [TraceEvent.Body] {
    let dead = forgetDead()
    let found = explore()
    return departures(found, dead) + arrivals(found) + holds(found)
  }

  // MARK: Visiting

  /// All living routers that the root and the known routers lead to, with their parents.
  private struct Findings {
    /// In the order in which they were found.
    var nodes: [(node: Node, object: AnyObject)] = []
    var seen: Set<ObjectIdentifier> = []
    /// The parents that list each child, once for each time they do.
    var parents: [ObjectIdentifier: [ObjectIdentifier]] = [:]
  }

  private func explore() -> Findings {
    var found = Findings()
    let known = entries.sorted { $0.key < $1.key }.compactMap(\.value.object)
    for start in [root].compactMap({ $0 }) + known {
      // No recursion: an app's tree may be deep.
      var waiting = [start]
      while let object = waiting.popLast() {
        guard let node = object as? Node,
          found.seen.insert(ObjectIdentifier(object)).inserted
        else { continue }
        found.nodes.append((node, object))
        let children = questions.children(node).map { $0 as AnyObject }
        for child in children {
          found.parents[ObjectIdentifier(child), default: []].append(ObjectIdentifier(object))
        }
        waiting += children.reversed()
      }
    }
    return found
  }

  /// Addresses are reused, so dead routers must go before any router is looked up by its address.
  private mutating func forgetDead() -> [Entry] {
    let dead = entries.values.filter { $0.object == nil }.sorted { $0.id < $1.id }
    let gone = Set(dead.map(\.id))
    for entry in dead {
      entries[entry.id] = nil
      ledger.forget(parent: entry.id)
    }
    if !gone.isEmpty { ids = ids.filter { !gone.contains($0.value) } }
    return dead
  }

  /// The IDs of the parents that list a router, once for each time they do. All routers have IDs when arrivals are told.
  private func listing(_ object: AnyObject, in found: Findings) -> [Int] {
    (found.parents[ObjectIdentifier(object)] ?? []).compactMap { ids[$0] }
  }

  // MARK: Changes

  private mutating func departures(_ found: Findings, _ dead: [Entry]) -> [TraceEvent.Body] {
    var events: [TraceEvent.Body] = []
    let gone = Set(dead.map(\.id))
    for (node, object) in found.nodes {
      guard let id = ids[ObjectIdentifier(object)], let entry = entries[id] else { continue }
      let listing = listing(object, in: found)
      if let former = entry.parent, !listing.contains(former) {
        let cause: DetachCause = gone.contains(former) ? .deinit : .call
        events.append(.detach(id: id, parent: former, cause: cause))
        entries[id]?.parent = nil
        // Another parent that lists it takes it over, with an attach of its own.
        entries[id]?.listings = [:]
      }
      if entry.isActive, !questions.isActive(node) {
        events.append(.deactivate(id: id))
        entries[id]?.isActive = false
      }
    }
    for entry in dead {
      if let former = entry.parent {
        events.append(
          .detach(id: entry.id, parent: former, cause: gone.contains(former) ? .deinit : .call))
      }
      if entry.isActive { events.append(.deactivate(id: entry.id)) }
    }
    return events + dead.map { .destroy(id: $0.id) }
  }

  private mutating func arrivals(_ found: Findings) -> [TraceEvent.Body] {
    var events: [TraceEvent.Body] = []
    for (node, object) in found.nodes {
      let key = ObjectIdentifier(object)
      let id = ids[key] ?? register(object, key)
      if entries[id] == nil {
        let rib = RIBIdentity(
          id: id, name: RIBIdentity.name(ofRouter: questions.name(node)),
          kind: questions.kind(node) == .viewable ? .viewable : .viewless)
        entries[id] = Entry(object: object, rib: rib)
        events.append(
          .create(id: id, rib: rib.name, kind: rib.kind == .viewable ? .viewable : .viewless))
        if object === root { events.append(.launch(id: id)) }
      }
    }
    // In a second pass, when all routers have IDs: a parent may be found after its child.
    for (node, object) in found.nodes {
      guard let id = ids[ObjectIdentifier(object)], var entry = entries[id] else { continue }
      var listings: [Int: Int] = [:]
      for parent in listing(object, in: found) {
        listings[parent, default: 0] += 1
        // A second parent, or a second listing by the same one, is an attach that should not have been.
        guard listings[parent, default: 0] > entry.listings[parent, default: 0] else { continue }
        events.append(.attach(id: id, parent: parent))
        (entry.parent, entry.lastParent) = (parent, parent)
      }
      entry.listings = listings
      if !entry.isActive, questions.isActive(node) {
        events.append(.activate(id: id))
        entry.isActive = true
      }
      entries[id] = entry
    }
    return events
  }

  /// The changes in what the parents' properties hold.
  private mutating func holds(_ found: Findings) -> [TraceEvent.Body] {
    guard let holders = questions.holders else { return [] }
    var events: [TraceEvent.Body] = []
    for (node, object) in found.nodes {
      guard let parent = ids[ObjectIdentifier(object)] else { continue }
      var held: [RIBHold] = []
      for owner in holders(node) {
        HoldLayout.of(
          type(of: owner), for: .anyObjects, upTo: .names(questions.runtimeClasses)
        ).visit(owner) { child, property in
          guard let id = ids[ObjectIdentifier(child)], let entry = entries[id],
            entry.lastParent == parent
          else { return }
          held.append(RIBHold(child: entry.rib, property: property))
        }
      }
      events += ledger.changes(parent: parent, holds: held.ordered())
    }
    return events
  }

  private mutating func register(_ object: AnyObject, _ key: ObjectIdentifier) -> Int {
    last += 1
    ids[key] = last
    return last
  }
}
