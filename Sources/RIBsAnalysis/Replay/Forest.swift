import RIBsTrace

/// All RIBs a session spoke of, and how they stand: the trace's events applied one after the other.
package struct Forest {
  /// Those of which there may be something to say; see ``RIBArchive`` for the rest.
  var records = PagedArray<RIBRecord>()
  package internal(set) var slots = SlotTable()
  package internal(set) var texts = TraceTexts()
  /// How many RIBs stand on the tree.
  package private(set) var standing = 0
  /// How many interactors are active, on the tree or off it.
  package private(set) var active = 0
  /// How many RIBs the session spoke of.
  private(set) var mentioned = 0
  /// Whether the trace says of some RIB when it came.
  private(set) var hasLifetimes = false

  /// Whether to count how many RIBs stand at each slot.
  private let countsStanding: Bool
  /// Whether each event brings all in line at once, for somebody looks at each RIB after it.
  private let isEager: Bool
  /// How many have to go along to be a ``Cascade``.
  private let leastCascade: Int
  /// Whether somebody knows RIBs by their index until the end.
  private let keepsAll: Bool
  private var indices = RIBNumbers()
  private var free: [NodeIndex] = []
  /// Whether no RIB has the place of another that is gone.
  private var isInOrder = true
  private var departures = Pool<Departure>()
  private var holds = Pool<HoldRecord>()
  /// When the next RIB of its name was attached beside one.
  private var nextAttaches = Pool<EventStamp>()
  var kin = KinTable()
  private var cascades = Cascades()
  private var archive = RIBArchive()
  /// Those that are destroyed and not in the archive.
  private(set) var destroyed: [NodeIndex] = []
  private var hasLoads = false

  /// What a RIB is called whose name the trace never tells.
  package static let unknownName = "?"

  init(_ interest: Interest) {
    countsStanding = interest.countsStanding
    isEager = interest.countsStanding || interest.followsRIBs
    keepsAll = interest.followsRIBs
    leastCascade = interest.thrift.cascade
  }

  /// The RIB with a number of the trace, where it was mentioned and is not archived.
  package func index(of id: Int) -> NodeIndex? {
    if case .node(let index) = indices[id] { return index }
    return nil
  }

  /// What is known of the RIB with a number of the trace, archived or not.
  func record(of id: Int) -> RIBRecord? {
    switch indices[id] {
    case .node(let index): records[index]
    case .archived(let place): archive.entry(at: place, id: id, mention: 0).record
    case nil: nil
    }
  }

  /// All that are not archived, in the order in which the trace mentioned them.
  package var ribs: [NodeIndex] {
    let all = records.indices.filter { !records[$0].isFree }
    return isInOrder
      ? all : all.sorted { (records[$0].mention, $0) < (records[$1].mention, $1) }
  }

  package func path(of index: NodeIndex) -> String {
    guard let slot = records[index].slot else { return name(of: index) }
    return slots.path(of: slot, texts)
  }

  /// Where a RIB stands among the slots: a root by the name it has now, any other as it was last attached.
  func slot(of index: NodeIndex) -> Slot.Index? {
    let record = records[index]
    return record.slot ?? slots.slot(named: record.name, below: nil)
  }

  /// When the next RIB of its name was attached beside a RIB, since it was attached itself.
  func nextAttach(after index: NodeIndex) -> EventStamp? {
    records[index].nextAttach.map { nextAttaches[$0] }
  }

  func departure(of record: RIBRecord) -> Departure? { record.departure.map { departures[$0] } }

  func isDestroyed(_ index: NodeIndex) -> Bool {
    departure(of: records[index])?.destroyed != nil
  }

  /// The properties that hold a RIB still.
  func liveHolds(of index: NodeIndex) -> [HoldRecord] {
    var found: [HoldRecord] = []
    var next = records[index].firstHold
    while let place = next {
      let hold = holds[place]
      if isAlive(hold.holder) { found.append(hold) }
      next = hold.next
    }
    return found
  }

  func isHeld(_ index: NodeIndex) -> Bool {
    var next = records[index].firstHold
    while let place = next {
      if isAlive(holds[place].holder) { return true }
      next = holds[place].next
    }
    return false
  }

  private func isAlive(_ id: Int) -> Bool {
    guard case .node(let index) = indices[id] else { return false }
    return !isDestroyed(index)
  }

  /// The children attached to a RIB, in attach order.
  package func children(of index: NodeIndex) -> some Sequence<NodeIndex> {
    ChildSequence(records: records, child: records[index].firstChild)
  }

  func hasSeveralChildren(_ index: NodeIndex) -> Bool {
    let record = records[index]
    return record.firstChild != record.lastChild
  }

  /// Those that stand on the tree and below nobody on it.
  package var roots: [NodeIndex] { roots(ribs) }

  private func roots(_ ribs: [NodeIndex]) -> [NodeIndex] {
    ribs.filter { index in
      guard isOnTree(index) else { return false }
      return !(records[index].parent.map(isOnTree) ?? false)
    }
  }

  // MARK: Events

  /// Applies an event.
  ///
  /// - Parameter step: Gets what came of it.
  mutating func apply(_ event: NumberedEvent, _ step: inout Step) {
    let stamp = step.stamp
    switch event.body {
    case .create(let id, let rib, let kind):
      let index = node(id, NumberedEvent.Introduction(rib: rib, kind: kind))
      hasLifetimes = true
      let isFirst = records[index].created == nil
      if isFirst { records[index].created = stamp }
      step.become(.created, .created(index, kind, isFirst: isFirst))
    case .launch(let id):
      let index = node(id, event.introduction)
      records[index].isLaunched = true
      settlePlace(of: index, at: stamp)
      step.become(.launched, .launched(index))
    case .attach(let id, let parent):
      let child = node(id, event.introduction)
      attach(child, to: parentNode(parent, of: id, at: stamp), &step)
    case .detach(let id, let parent, let cause):
      let child = node(id, event.introduction)
      detach(child, from: parentNode(parent, of: id, at: stamp), cause: cause, &step)
    case .activate(let id):
      let index = node(id, event.introduction)
      step.become(.activated, .activated(index, wasActive: setActive(index, true)))
    case .deactivate(let id):
      let index = node(id, event.introduction)
      step.become(.deactivated, .deactivated(index, wasActive: setActive(index, false)))
    case .load(let id):
      let index = node(id, event.introduction)
      if records[index].firstLoad == 0 { records[index].firstLoad = stamp.line }
      hasLoads = true
      step.become(.loaded, .loaded(index))
    case .destroy(let id):
      let index = node(id, event.introduction)
      step.become(.destroyed, .destroyed(index, isFirst: destroy(index, at: stamp)))
    case .hold(let id, let parent, let property):
      let index = node(id, event.introduction)
      let holder = parentNode(parent, of: id, at: stamp)
      hold(index, by: parent, property, at: stamp)
      step.become(.held, .held(index, by: holder, property: property))
    case .unhold(let id, let parent, let property):
      let index = node(id, event.introduction)
      let holder = parentNode(parent, of: id, at: stamp)
      let wasLast = unhold(index, by: parent, property)
      step.become(.unheld, .unheld(index, by: holder, property: property, wasLast: wasLast))
    case .appear(let id):
      let index = node(id, event.introduction)
      records[index].view = .onScreen
      records[index].viewChange = stamp
      step.become(.appeared, .appeared(index))
    case .disappear(let id, let removed):
      let index = node(id, event.introduction)
      records[index].view = removed ? .removed : .offScreen
      records[index].viewChange = stamp
      step.become(.disappeared, .disappeared(index, removed: removed))
    case .leak(let id, let object, let name, let waited):
      let leaked = LeakedObject(object: object, name: name, waited: waited)
      step.become(.leaked, .leaked(node(id, event.introduction), leaked))
    case .workflow(let workflow):
      step.become(.flowed, .flowed(workflow, workflow.id.map { node($0, event.introduction) }))
    case .worker(let worker):
      step.become(.worked, .worked(worker, worker.id.map { node($0, event.introduction) }))
    case .mark(let name): step.become(.marked, .marked(name))
    case .settle, .drop, .end: step.become(.other, .other)
    }
  }

  /// - Returns: Whether it was active before.
  private mutating func setActive(_ index: NodeIndex, _ isActive: Bool) -> Bool {
    let wasActive = records[index].isActive
    if isActive != wasActive {
      records[index].isActive = isActive
      active += isActive ? 1 : -1
    }
    return wasActive
  }

  /// - Returns: Whether the trace had not told of it before.
  private mutating func destroy(_ index: NodeIndex, at stamp: EventStamp) -> Bool {
    let isFirst = !isDestroyed(index)
    if isFirst {
      change(index) { $0.destroyed = stamp }
      if !keepsAll { destroyed.append(index) }
    }
    settlePlace(of: index, at: stamp)
    return isFirst
  }

  // MARK: Introductions

  private mutating func node(
    _ id: Int, _ introduction: NumberedEvent.Introduction
  ) -> NodeIndex {
    let index: NodeIndex
    switch indices[id] {
    case .node(let known): index = known
    case .archived(let place): index = revive(id, at: place)
    case nil:
      let name = introduction.rib.flatMap { texts.nameNumber($0) }
      mentioned += 1
      index = insert(
        RIBRecord(
          id: id, name: name, kind: introduction.kind,
          mention: UInt32(truncatingIfNeeded: mentioned)))
      indices.set(index, for: id)
      return index
    }
    if let rib = introduction.rib, records[index].name == nil {
      records[index].name = texts.nameNumber(rib)
    }
    if let kind = introduction.kind, records[index].kind == nil { records[index].kind = kind }
    return index
  }

  private mutating func insert(_ record: RIBRecord) -> NodeIndex {
    guard let index = free.popLast() else {
      records.append(record)
      return records.count - 1
    }
    isInOrder = false
    records[index] = record
    return index
  }

  /// Whoever is named as another's parent and was never attached is a root.
  private mutating func parentNode(
    _ id: Int, of child: Int, at stamp: EventStamp
  ) -> NodeIndex {
    let index = node(id, NumberedEvent.Introduction())
    if id != child, !records[index].isNamedAsParent {
      records[index].isNamedAsParent = true
      settlePlace(of: index, at: stamp)
    }
    return index
  }

  /// Changes how a RIB left.
  private mutating func change(_ index: NodeIndex, _ change: (inout Departure) -> Void) {
    if let place = records[index].departure {
      change(&departures[place])
    } else {
      var departure = Departure()
      change(&departure)
      records[index].departure = departures.insert(departure)
    }
  }

  // MARK: Attach and detach

  private mutating func attach(_ child: NodeIndex, to parent: NodeIndex, _ step: inout Step) {
    let stamp = step.stamp
    let misuse = attachMisuse(child, to: parent)
    var sibling: NodeIndex?
    if misuse?.keepsState != true {
      unlink(child)
      link(child, below: parent)
      sibling = noteSibling(child, below: parent, at: stamp)
      let parentSlot =
        records[parent].slot ?? slots.slot(named: records[parent].name, under: nil)
      let slot = slots.slot(named: records[child].name, under: parentSlot)
      if countsStanding, isOnTree(child) {
        if let left = records[child].slot { slots.leave(left) }
        slots.enter(slot)
      }
      let id = records[parent].id
      records[child].attachCount &+= 1
      records[child].lastAttach = stamp
      records[child].lastParent = id
      records[child].slot = slot
      settlePlace(of: child, at: stamp)
      let place = place(of: child)
      if !place.isOnTree, place.offTree == nil { change(child) { $0.offTree = stamp } }
    }
    step.become(
      misuse == nil ? .attached : .attachedWrongly,
      .attached(child, to: parent, beside: sibling, misuse: misuse))
  }

  /// Tells the child of the same name that was attached before of this one.
  ///
  /// - Returns: That child, if it still is attached.
  private mutating func noteSibling(
    _ child: NodeIndex, below parent: NodeIndex, at stamp: EventStamp
  ) -> NodeIndex? {
    let name = records[child].name
    if records[child].rebuilt != .no { noteReuse(child) }
    forgetNextAttach(child)
    let place = kinPlace(of: parent, name)
    let previous = kin[place].lastAttached
    kin[place].lastAttached = child
    guard name != nil, let previous, previous != child, records[previous].parent == parent else {
      return nil
    }
    if let place = records[previous].nextAttach {
      nextAttaches[place] = stamp
    } else {
      records[previous].nextAttach = nextAttaches.insert(stamp)
    }
    return previous
  }

  private mutating func forgetNextAttach(_ index: NodeIndex) {
    guard let place = records[index].nextAttach else { return }
    nextAttaches.remove(place)
    records[index].nextAttach = nil
  }

  private mutating func kinPlace(of parent: NodeIndex, _ name: TextNumber?) -> Int {
    if let known = kin.place(of: parent, name, from: records[parent].firstKin) { return known }
    let place = kin.insert(parent, name, before: records[parent].firstKin)
    records[parent].firstKin = place
    return place
  }

  /// Attached a second time: its owner does keep it.
  private mutating func noteReuse(_ child: NodeIndex) {
    let record = records[child]
    records[child].rebuilt = .no
    let parent = node(record.lastParent, NumberedEvent.Introduction())
    let name = record.rebuilt == .nameless ? nil : record.name
    if let place = kin.place(of: parent, name, from: records[parent].firstKin) {
      kin[place].rebuilt -= 1
    }
  }

  private func attachMisuse(_ child: NodeIndex, to parent: NodeIndex) -> AttachMisuse? {
    let record = records[child]
    if let current = record.parent, current == parent, let attach = record.lastAttach {
      return .duplicate(first: attach)
    }
    if isInSubtree(parent, of: child) { return .cycle }
    if let current = record.parent, let attach = record.lastAttach {
      return .secondParent(current, attach: attach)
    }
    if isGone(parent) {
      let departure = departure(of: records[parent])
      return .underDetached(left: place(of: parent).offTree ?? departure?.destroyed)
    }
    return nil
  }

  /// Said of a parent: it was on the tree and is not any more.
  private func isGone(_ index: NodeIndex) -> Bool {
    let record = records[index]
    if departure(of: record)?.destroyed != nil { return true }
    return (record.attachCount > 0 || record.isLaunched) && !isOnTree(index)
  }

  private mutating func detach(
    _ child: NodeIndex, from parent: NodeIndex, cause: DetachCause, _ step: inout Step
  ) {
    let stamp = step.stamp
    var misuse = detachMisuse(child, from: parent)
    if misuse?.keepsState != true {
      unlink(child)
      change(child) { $0.lastDetach = stamp }
      settlePlace(of: child, at: stamp)
      if cause == .call {
        forgetNextAttach(child)
        noteRebuilt(child, parent)
      }
    }
    if cause == .deinit { misuse = nil }
    step.become(
      misuse == nil ? .detached : .detachedWrongly,
      .detached(child, from: parent, cause: cause, misuse: misuse))
  }

  private mutating func noteRebuilt(_ child: NodeIndex, _ parent: NodeIndex) {
    let record = records[child]
    guard record.attachCount == 1, record.rebuilt == .no else { return }
    records[child].rebuilt = record.name == nil ? .nameless : .named
    let place = kinPlace(of: parent, record.name)
    kin[place].rebuilt += 1
  }

  private func detachMisuse(_ child: NodeIndex, from parent: NodeIndex) -> DetachMisuse? {
    let record = records[child]
    guard let attach = record.lastAttach else { return .unattached }
    guard let current = record.parent else {
      return .double(first: departure(of: record)?.lastDetach ?? attach)
    }
    if current != parent { return .wrongParent(current, attach: attach) }
    if let left = place(of: child).offTree, !records[parent].isActive, left != attach {
      return .afterCascade(left)
    }
    if record.firstLoad == 0, hasLoads { return .duringAttach }
    return nil
  }

  private func isInSubtree(_ index: NodeIndex, of ancestor: NodeIndex) -> Bool {
    if index == ancestor { return true }
    // What has no children is above nobody: the usual attach costs no walk.
    guard records[ancestor].firstChild != nil else { return false }
    var next = records[index].parent
    while let current = next {
      if current == ancestor { return true }
      next = records[current].parent
    }
    return false
  }

  // MARK: Holds

  private mutating func hold(
    _ index: NodeIndex, by holder: Int, _ property: TextNumber, at stamp: EventStamp
  ) {
    var last: Int?
    var next = records[index].firstHold
    while let place = next {
      if holds[place].holder == holder, holds[place].property == property { return }
      (last, next) = (place, holds[place].next)
    }
    let new = holds.insert(HoldRecord(holder: holder, property: property, since: stamp))
    if let last { holds[last].next = new } else { records[index].firstHold = new }
  }

  /// - Returns: Whether it was held, and nothing is known to hold it any more.
  private mutating func unhold(
    _ index: NodeIndex, by holder: Int, _ property: TextNumber
  ) -> Bool {
    let wasHeld = isHeld(index)
    var last: Int?
    var next = records[index].firstHold
    while let place = next {
      let hold = holds[place]
      if hold.holder == holder, hold.property == property {
        if let last { holds[last].next = hold.next } else { records[index].firstHold = hold.next }
        holds.remove(place)
        break
      }
      (last, next) = (place, hold.next)
    }
    return wasHeld && !isHeld(index)
  }

  // MARK: Links

  private mutating func link(_ child: NodeIndex, below parent: NodeIndex) {
    disturb(parent)
    let last = records[parent].lastChild
    records[child].parent = parent
    records[child].previousSibling = last
    if let last {
      records[last].nextSibling = child
    } else {
      records[parent].firstChild = child
    }
    records[parent].lastChild = child
  }

  private mutating func unlink(_ child: NodeIndex) {
    let record = records[child]
    guard let parent = record.parent else { return }
    disturb(parent)
    let (previous, next) = (record.previousSibling, record.nextSibling)
    if let previous {
      records[previous].nextSibling = next
    } else {
      records[parent].firstChild = next
    }
    if let next {
      records[next].previousSibling = previous
    } else {
      records[parent].lastChild = previous
    }
    records[child].parent = nil
    records[child].previousSibling = nil
    records[child].nextSibling = nil
  }

  // MARK: On the tree or off it

  package func isOnTree(_ index: NodeIndex) -> Bool { place(of: index).isOnTree }

  /// Whether a RIB is on the tree, and if not, the event by which it left.
  func place(of index: NodeIndex) -> (isOnTree: Bool, offTree: EventStamp?) {
    let record = records[index]
    if let place = cascades.place(of: record), cascades[place].isAhead {
      let cascade = cascades[place]
      return (cascade.offTree == nil, cascade.offTree)
    }
    return (record.isOnTree, departure(of: record)?.offTree)
  }

  private func belongsOnTree(_ index: NodeIndex) -> Bool {
    let record = records[index]
    if departure(of: record)?.destroyed != nil { return false }
    if record.isLaunched || record.attachCount == 0 && record.isNamedAsParent { return true }
    return record.parent.map(isOnTree) ?? false
  }

  /// Brings a RIB and everything below it in line with where it stands now. What comes onto the tree
  /// forgets how it left; what leaves remembers this event.
  private mutating func settlePlace(of index: NodeIndex, at stamp: EventStamp) {
    // One that is taken along with others and changes by itself goes its own way from here on.
    if cascades.place(of: records[index]) != nil { disturb(index) }
    let belongs = belongsOnTree(index)
    guard belongs != records[index].isOnTree else { return }
    if let known = cascades.place(ofTop: index) {
      set(index, isOnTree: belongs, at: stamp)
      standing += belongs ? cascades[known].count : -cascades[known].count
      cascades[known].isAhead = true
      cascades[known].offTree = belongs ? nil : stamp
      return
    }
    cascade(from: index, isOnTree: belongs, at: stamp)
  }

  private mutating func set(_ index: NodeIndex, isOnTree: Bool, at stamp: EventStamp) {
    records[index].isOnTree = isOnTree
    standing += isOnTree ? 1 : -1
    if !isOnTree {
      change(index) { $0.offTree = stamp }
    } else if let place = records[index].departure {
      departures[place].offTree = nil
    }
    guard countsStanding, let slot = records[index].slot else { return }
    if isOnTree { slots.enter(slot) } else { slots.leave(slot) }
  }

  private mutating func cascade(from top: NodeIndex, isOnTree: Bool, at stamp: EventStamp) {
    set(top, isOnTree: isOnTree, at: stamp)
    guard records[top].firstChild != nil else { return }
    let number = cascades.next()
    var count = 0
    var next = records[top].firstChild
    while let current = next {
      if let other = cascades.place(ofTop: current) { dissolve(other) }
      let follows = belongsOnTree(current) != records[current].isOnTree
      if follows {
        set(current, isOnTree: isOnTree, at: stamp)
        records[current].cascade = number
        count += 1
      }
      next = self.next(after: current, below: top, passing: !follows)
    }
    guard count >= leastCascade, !isEager else { return }
    cascades.add(
      Cascade(number: number, top: top, count: count, deepest: deepest(below: top)))
  }

  /// Something changes at a RIB: a cascade that it is part of does not hold any more.
  private mutating func disturb(_ index: NodeIndex) {
    if cascades.isEmpty { return }
    if let place = cascades.place(of: records[index]) ?? cascades.place(ofTop: index) {
      dissolve(place)
    }
  }

  /// Brings all that a cascade took along in line with its top.
  private mutating func dissolve(_ place: Int) {
    let cascade = cascades.remove(at: place)
    guard cascade.isAhead else { return }
    var next = records[cascade.top].firstChild
    while let current = next {
      let follows = records[current].cascade == cascade.number
      if follows {
        records[current].isOnTree = cascade.offTree == nil
        if cascade.offTree != nil || records[current].departure != nil {
          change(current) { $0.offTree = cascade.offTree }
        }
      }
      next = self.next(after: current, below: cascade.top, passing: !follows)
    }
  }

  /// The next RIB on a walk through a subtree, parents first: along the links, so that it needs no room.
  ///
  /// - Parameter passing: Whether to leave out what stands below `index`.
  private func next(
    after index: NodeIndex, below top: NodeIndex, passing: Bool
  ) -> NodeIndex? {
    if !passing, let child = records[index].firstChild { return child }
    var current = index
    while current != top {
      if let sibling = records[current].nextSibling { return sibling }
      guard let parent = records[current].parent else { return nil }
      current = parent
    }
    return nil
  }

  /// Follows the first child down, as a vertical flow has only one.
  func deepest(below index: NodeIndex) -> NodeIndex {
    if let place = cascades.place(ofTop: index) { return cascades[place].deepest }
    var deepest = index
    while let child = records[deepest].firstChild { deepest = child }
    return deepest
  }

  // MARK: The archive

  /// Those that are destroyed, and of whom nothing is left to say.
  ///
  /// - Parameter isNeeded: Whether somebody remembers a RIB by its index.
  func archivable(unless isNeeded: (NodeIndex) -> Bool) -> [NodeIndex] {
    destroyed.filter { index in
      let record = records[index]
      return record.parent == nil && record.firstChild == nil && record.name != nil
        && record.view != .onScreen && !record.isOnTree && !record.isRevived
        && indices.canArchive(record.id) && cascades.place(of: record) == nil
        && cascades.place(ofTop: index) == nil && !isNeeded(index)
    }
  }

  /// Puts RIBs into the archive.
  ///
  /// - Parameter leaving: Those that ``archivable(unless:)`` named.
  mutating func archive(_ leaving: [NodeIndex]) {
    for index in leaving {
      let record = records[index]
      guard let departure = departure(of: record),
        let place = archive.append(
          record, departure,
          record.firstKin == nil ? [] : rebuilt(below: index).filter { $0.count > 0 })
      else { continue }
      release(index, record)
      indices.archive(record.id, at: place)
    }
    destroyed.removeAll { records[$0].isFree }
  }

  private mutating func release(_ index: NodeIndex, _ record: RIBRecord) {
    if let place = record.departure { departures.remove(place) }
    forgetNextAttach(index)
    var hold = record.firstHold
    while let place = hold {
      hold = holds[place].next
      holds.remove(place)
    }
    if let parent = self.index(of: record.lastParent),
      let place = kin.place(of: parent, record.name, from: records[parent].firstKin),
      kin[place].lastAttached == index
    {
      kin[place].lastAttached = nil
    }
    var next = record.firstKin
    while let place = next {
      next = kin[place].nextOfParent
      kin.remove(place)
    }
    records[index].isFree = true
    free.append(index)
  }

  /// An event names a RIB that is in the archive. It stays from here on.
  private mutating func revive(_ id: Int, at place: RIBArchive.Place) -> NodeIndex {
    let entry = archive.entry(
      at: place, id: id, mention: UInt32(truncatingIfNeeded: mentioned))
    let index = insert(entry.record)
    records[index].departure = departures.insert(entry.departure)
    for (name, count) in entry.rebuilt {
      kin[kinPlace(of: index, name)].rebuilt = Int32(clamping: count)
    }
    indices.revive(id, as: index)
    return index
  }
}

extension Forest {
  /// The slots, with those of roots that have no children and with their names.
  ///
  /// - Parameter ribs: Those that are not archived, in the order in which the trace mentioned them.
  func slotsWithRoots(_ ribs: [NodeIndex]) -> SlotTable {
    var slots = self.slots
    for root in roots(ribs.filter { records[$0].slot == nil }) where records[root].slot == nil {
      _ = slots.slot(named: records[root].name, under: nil)
    }
    slots.texts = texts
    return slots
  }
}

extension Forest {
  /// The names of a RIB and of its parent.
  func names(_ child: NodeIndex, _ parent: NodeIndex) -> (TextNumber?, TextNumber?) {
    (records[child].name, records[parent].name)
  }

  /// The names that children of a RIB have had.
  func childNames(of parent: NodeIndex) -> [TextNumber] {
    kin(of: parent).compactMap(\.nameNumber)
  }

  /// How many children of one name were attached to a RIB once and detached again.
  func rebuilt(below parent: NodeIndex, _ name: TextNumber?) -> Int {
    kin.place(of: parent, name, from: records[parent].firstKin).map { Int(kin[$0].rebuilt) } ?? 0
  }

  /// The same for each name.
  func rebuilt(below parent: NodeIndex) -> [(name: TextNumber?, count: Int)] {
    kin(of: parent).map { ($0.nameNumber, Int($0.rebuilt)) }
  }

  private func kin(of parent: NodeIndex) -> [Kin] {
    var found: [Kin] = []
    var next = records[parent].firstKin
    while let place = next {
      found.append(kin[place])
      next = kin[place].nextOfParent
    }
    return found
  }
}

/// Follows the links from one child to the next.
private struct ChildSequence: Sequence, IteratorProtocol {
  let records: PagedArray<RIBRecord>
  var child: NodeIndex?

  mutating func next() -> NodeIndex? {
    defer { child = child.flatMap { records[$0].nextSibling } }
    return child
  }
}
