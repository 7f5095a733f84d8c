import RIBsTrace

/// All RIBs a session spoke of, and how they stand: the trace's events applied one after the other.
package struct Forest {
  package private(set) var nodes: [RIBNode] = []
  package private(set) var slots = SlotTable()
  /// How many RIBs stand on the tree.
  package private(set) var standing = 0
  /// How many interactors are active, on the tree or off it.
  package private(set) var active = 0
  private var indices = RIBNumbers()
  private var hasLoads = false

  /// What a RIB is called whose name the trace never tells.
  package static let unknownName = "?"

  package subscript(index: NodeIndex) -> RIBNode { nodes[index] }

  /// The RIB with a number of the trace, where it was mentioned.
  package func index(of id: Int) -> NodeIndex? { indices[id] }

  package func path(of index: NodeIndex) -> String {
    guard let slot = nodes[index].slot else { return nodes[index].name }
    return slots.path(of: slot)
  }

  /// Where a RIB stands among the slots: a root by the name it has now, any other as it was last attached.
  func slot(of index: NodeIndex) -> Slot.Index? {
    nodes[index].slot ?? slots.slot(named: nodes[index].name)
  }

  /// The properties that hold a RIB still; those of a parent that is gone hold nothing.
  package func holds(of index: NodeIndex) -> [RIBNode.Hold] {
    nodes[index].holds.filter { nodes[$0.parent].destroyed == nil }
  }

  /// The children attached to a RIB, in attach order.
  package func children(of index: NodeIndex) -> some Sequence<NodeIndex> {
    sequence(state: nodes[index].firstChild) { next in
      defer { next = next.flatMap { nodes[$0].nextSibling } }
      return next
    }
  }

  /// Those that stand on the tree and below nobody on it.
  package var roots: [NodeIndex] {
    nodes.indices.filter { index in
      guard nodes[index].isOnTree else { return false }
      guard let parent = nodes[index].parent else { return true }
      return !nodes[parent].isOnTree
    }
  }

  /// Applies an event.
  mutating func apply(_ event: TraceEvent, at ref: EventRef) -> Change {
    switch event.body {
    case .create(let id, let rib, let kind):
      let index = node(id, TraceEvent.Introduction(rib: rib, kind: kind))
      if nodes[index].created == nil { nodes[index].created = ref }
      return .created(index)
    case .launch(let id):
      let index = node(id, event.introduction)
      nodes[index].isLaunched = true
      settlePlace(of: index, at: ref)
      return .launched(index)
    case .attach(let id, let parent):
      return attach(node(id, event.introduction), to: parentNode(parent, of: id, at: ref), at: ref)
    case .detach(let id, let parent, let cause):
      let child = node(id, event.introduction)
      return detach(child, from: parentNode(parent, of: id, at: ref), cause: cause, at: ref)
    case .activate(let id):
      let index = node(id, event.introduction)
      return .activated(index, wasActive: setActive(index, true))
    case .deactivate(let id):
      let index = node(id, event.introduction)
      return .deactivated(index, wasActive: setActive(index, false))
    case .load(let id):
      let index = node(id, event.introduction)
      if nodes[index].firstLoad == nil { nodes[index].firstLoad = ref }
      hasLoads = true
      return .loaded(index)
    case .destroy(let id):
      let index = node(id, event.introduction)
      if nodes[index].destroyed == nil { nodes[index].destroyed = ref }
      settlePlace(of: index, at: ref)
      return .destroyed(index)
    case .hold(let id, let parent, let property):
      let index = node(id, event.introduction)
      let hold = RIBNode.Hold(
        parent: parentNode(parent, of: id, at: ref), property: property, since: ref)
      if !nodes[index].holds.contains(where: hold.isSame) { nodes[index].holds.append(hold) }
      return .held(index)
    case .unhold(let id, let parent, let property):
      let index = node(id, event.introduction)
      let hold = RIBNode.Hold(
        parent: parentNode(parent, of: id, at: ref), property: property, since: ref)
      let wasHeld = !holds(of: index).isEmpty
      nodes[index].holds.removeAll(where: hold.isSame)
      return .unheld(index, wasLast: wasHeld && holds(of: index).isEmpty)
    case .appear(let id):
      let index = node(id, event.introduction)
      nodes[index].view = .onScreen(since: ref)
      return .appeared(index)
    case .disappear(let id, let removed):
      let index = node(id, event.introduction)
      nodes[index].view = .offScreen(since: ref, removed: removed)
      return .disappeared(index, removed: removed)
    case .leak(let id, _, _, _): return .leaked(node(id, event.introduction))
    case .workflow(let workflow):
      return .flowed(workflow, workflow.id.map { node($0, event.introduction) })
    case .worker(let worker):
      return .worked(worker, worker.id.map { node($0, event.introduction) })
    case .mark, .settle, .drop, .end: return .other
    }
  }

  /// - Returns: Whether it was active before.
  private mutating func setActive(_ index: NodeIndex, _ isActive: Bool) -> Bool {
    let wasActive = nodes[index].isActive
    nodes[index].isActive = isActive
    if isActive != wasActive { active += isActive ? 1 : -1 }
    return wasActive
  }

  // MARK: Introductions

  private mutating func node(_ id: Int, _ introduction: TraceEvent.Introduction) -> NodeIndex {
    // An empty name could not be read in a report or a picture.
    var introduction = introduction
    if introduction.rib?.isEmpty == true { introduction.rib = nil }
    guard let index = indices[id] else {
      let index = nodes.count
      indices.set(index, for: id)
      nodes.append(
        RIBNode(id: id, name: introduction.rib ?? Self.unknownName, kind: introduction.kind))
      return index
    }
    if let name = introduction.rib, nodes[index].name == Self.unknownName {
      nodes[index].name = name
    }
    if let kind = introduction.kind, nodes[index].kind == nil { nodes[index].kind = kind }
    return index
  }

  /// Whoever is named as another's parent and was never attached is a root.
  private mutating func parentNode(_ id: Int, of child: Int, at ref: EventRef) -> NodeIndex {
    let index = node(id, TraceEvent.Introduction())
    if id != child, !nodes[index].isNamedAsParent {
      nodes[index].isNamedAsParent = true
      settlePlace(of: index, at: ref)
    }
    return index
  }

  // MARK: Attach and detach

  private mutating func attach(
    _ child: NodeIndex, to parent: NodeIndex, at ref: EventRef
  ) -> Change {
    let misuse = attachMisuse(child, to: parent)
    if misuse?.keepsState != true {
      unlink(child)
      link(child, below: parent)
      nodes[child].attachCount += 1
      nodes[child].lastAttach = ref
      nodes[child].lastParent = parent
      let parentSlot = nodes[parent].slot ?? slots.slot(named: nodes[parent].name, under: nil)
      let slot = slots.slot(named: nodes[child].name, under: parentSlot)
      if nodes[child].isOnTree {
        if let left = nodes[child].slot { slots.leave(left) }
        slots.enter(slot)
      }
      nodes[child].slot = slot
      settlePlace(of: child, at: ref)
      if !nodes[child].isOnTree, nodes[child].offTree == nil { nodes[child].offTree = ref }
    }
    return .attached(child, to: parent, misuse: misuse)
  }

  private func attachMisuse(_ child: NodeIndex, to parent: NodeIndex) -> AttachMisuse? {
    if isInSubtree(parent, of: child) { return .cycle }
    if let current = nodes[child].parent, let attach = nodes[child].lastAttach {
      return current == parent
        ? .duplicate(first: attach) : .secondParent(current, attach: attach)
    }
    if isGone(parent) {
      return .underDetached(left: nodes[parent].offTree ?? nodes[parent].destroyed)
    }
    return nil
  }

  /// Said of a parent: it was on the tree and is not any more.
  private func isGone(_ index: NodeIndex) -> Bool {
    let node = nodes[index]
    return node.destroyed != nil || (node.attachCount > 0 || node.isLaunched) && !node.isOnTree
  }

  private mutating func detach(
    _ child: NodeIndex, from parent: NodeIndex, cause: DetachCause, at ref: EventRef
  ) -> Change {
    var misuse = detachMisuse(child, from: parent)
    if misuse?.keepsState != true {
      unlink(child)
      nodes[child].lastDetach = ref
      settlePlace(of: child, at: ref)
    }
    if cause == .deinit { misuse = nil }
    return .detached(child, from: parent, cause: cause, misuse: misuse)
  }

  private func detachMisuse(_ child: NodeIndex, from parent: NodeIndex) -> DetachMisuse? {
    let node = nodes[child]
    guard let attach = node.lastAttach else { return .unattached }
    guard let current = node.parent else { return .double(first: node.lastDetach ?? attach) }
    if current != parent { return .wrongParent(current, attach: attach) }
    if let left = node.offTree, !nodes[parent].isActive, left != attach {
      return .afterCascade(left)
    }
    if node.firstLoad == nil, hasLoads { return .duringAttach }
    return nil
  }

  private func isInSubtree(_ index: NodeIndex, of ancestor: NodeIndex) -> Bool {
    if index == ancestor { return true }
    // What has no children is above nobody: the usual attach costs no walk.
    guard nodes[ancestor].firstChild != nil else { return false }
    var next = nodes[index].parent
    while let current = next {
      if current == ancestor { return true }
      next = nodes[current].parent
    }
    return false
  }

  // MARK: Links

  private mutating func link(_ child: NodeIndex, below parent: NodeIndex) {
    nodes[child].parent = parent
    nodes[child].previousSibling = nodes[parent].lastChild
    if let last = nodes[parent].lastChild {
      nodes[last].nextSibling = child
    } else {
      nodes[parent].firstChild = child
    }
    nodes[parent].lastChild = child
  }

  private mutating func unlink(_ child: NodeIndex) {
    guard let parent = nodes[child].parent else { return }
    let (previous, next) = (nodes[child].previousSibling, nodes[child].nextSibling)
    if let previous { nodes[previous].nextSibling = next } else { nodes[parent].firstChild = next }
    if let next {
      nodes[next].previousSibling = previous
    } else {
      nodes[parent].lastChild = previous
    }
    nodes[child].parent = nil
    nodes[child].previousSibling = nil
    nodes[child].nextSibling = nil
  }

  // MARK: On the tree or off it

  private func belongsOnTree(_ index: NodeIndex) -> Bool {
    let node = nodes[index]
    if node.destroyed != nil { return false }
    if node.isLaunched || node.attachCount == 0 && node.isNamedAsParent { return true }
    return node.parent.map { nodes[$0].isOnTree } ?? false
  }

  /// Brings a RIB and everything below it in line with where it stands now. What comes onto the tree
  /// forgets how it left; what leaves remembers this event.
  private mutating func settlePlace(of index: NodeIndex, at ref: EventRef) {
    guard belongsOnTree(index) != nodes[index].isOnTree else { return }
    var waiting = [index]
    while let current = waiting.popLast() {
      let belongs = belongsOnTree(current)
      guard belongs != nodes[current].isOnTree else { continue }
      nodes[current].isOnTree = belongs
      standing += belongs ? 1 : -1
      nodes[current].offTree = belongs ? nil : ref
      if let slot = nodes[current].slot {
        if belongs { slots.enter(slot) } else { slots.leave(slot) }
      }
      waiting.append(contentsOf: children(of: current))
    }
  }
}

extension Forest {
  /// The slots, with those of roots that have no children.
  var slotsWithRoots: SlotTable {
    var slots = self.slots
    for root in roots where nodes[root].slot == nil {
      _ = slots.slot(named: nodes[root].name, under: nil)
    }
    return slots
  }
}
