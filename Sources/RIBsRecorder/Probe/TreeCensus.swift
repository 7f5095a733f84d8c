import RIBsRecording
import RIBsTrace

/// Finds the changes in a tree that emits no events, by visiting all of it each time.
///
/// Routers that left the tree are visited for as long as they live, because their children stay attached to them.
struct TreeCensus<Node> {
  private struct Entry {
    weak var object: AnyObject?
    let id: Int
    var parent: Int?
    var isActive = false
  }

  private let questions: TreeProbe<Node>.Questions
  /// By ID, in the order in which the routers were first seen.
  private var entries: [Int: Entry] = [:]
  private var ids: [ObjectIdentifier: Int] = [:]
  private var last = 0
  private weak var root: AnyObject?

  init(root: Node, _ questions: TreeProbe<Node>.Questions) {
    self.root = root as AnyObject
    self.questions = questions
  }

  /// Visits the tree and returns the changes since the last time: departures first, then arrivals.
  mutating func take() -> [TraceEvent.Body] {
    let dead = forgetDead()
    let found = explore()
    return departures(found, dead) + arrivals(found)
  }

  // MARK: Visiting

  /// All living routers that the root and the known routers lead to, with their parents.
  private struct Findings {
    /// In the order in which they were found.
    var nodes: [(node: Node, object: AnyObject)] = []
    var seen: Set<ObjectIdentifier> = []
    /// The parents that list each child.
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
    for entry in dead { entries[entry.id] = nil }
    if !gone.isEmpty { ids = ids.filter { !gone.contains($0.value) } }
    return dead
  }

  /// The previous parent if it still lists the router, otherwise the first that does.
  private func parent(
    of object: AnyObject, knownAs id: Int?, in found: Findings
  ) -> ObjectIdentifier? {
    let parents = found.parents[ObjectIdentifier(object)] ?? []
    let former = id.flatMap { entries[$0]?.parent }
    return parents.first { ids[$0] != nil && ids[$0] == former } ?? parents.first
  }

  // MARK: Changes

  private mutating func departures(_ found: Findings, _ dead: [Entry]) -> [TraceEvent.Body] {
    var events: [TraceEvent.Body] = []
    let gone = Set(dead.map(\.id))
    for (node, object) in found.nodes {
      guard let id = ids[ObjectIdentifier(object)], let entry = entries[id] else { continue }
      let parent = parent(of: object, knownAs: id, in: found).flatMap { ids[$0] }
      if let former = entry.parent, former != parent {
        let cause: DetachCause = gone.contains(former) ? .deinit : .call
        events.append(.detach(id: id, parent: former, cause: cause))
        entries[id]?.parent = nil
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
        entries[id] = Entry(object: object, id: id)
        events.append(
          .create(
            id: id, rib: RIBIdentity.name(ofRouter: questions.name(node)),
            kind: questions.kind(node) == .viewable ? .viewable : .viewless))
        if object === root { events.append(.launch(id: id)) }
      }
    }
    // In a second pass, when all routers have IDs: a parent may be found after its child.
    for (node, object) in found.nodes {
      guard let id = ids[ObjectIdentifier(object)] else { continue }
      if entries[id]?.parent == nil,
        let parent = parent(of: object, knownAs: id, in: found).flatMap({ ids[$0] })
      {
        events.append(.attach(id: id, parent: parent))
        entries[id]?.parent = parent
      }
      if entries[id]?.isActive == false, questions.isActive(node) {
        events.append(.activate(id: id))
        entries[id]?.isActive = true
      }
    }
    return events
  }

  private mutating func register(_ object: AnyObject, _ key: ObjectIdentifier) -> Int {
    last += 1
    ids[key] = last
    return last
  }
}
