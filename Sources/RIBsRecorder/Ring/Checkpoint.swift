import RIBsTrace

/// The events of a session that still matter. Replaying them gives the current tree, and as much of each RIB's history as
/// a verdict needs: where it was attached, how it left the tree, and what holds it.
///
/// They are lines as the recorder wrote them, so a reader needs no special rule.
package struct Checkpoint {
  private var ribs: [Int: RIBHistory] = [:]
  private var workflows: [Int: WorkflowHistory] = [:]
  private var workers: [Int: (start: Line, rib: Int?)] = [:]
  private var settle: Line?
  /// The `unsettled` after the last `settle`, if there is one.
  private var unsettled: Line?
  /// The RIB of the last `hold`. It is always kept, because a trace without any `hold` means that nobody read properties.
  private var lastHeld: Int?
  /// The last RIBs to go: destroyed, or detached if nobody reports their `destroy`. A leak detector may still report their
  /// objects, and the app may detach them again.
  private var gone: [Int] = []
  private let mostGone: Int
  /// The last RIBs with leaked objects.
  private var leaking: [Int] = []
  /// For each parent and name, the child that was attached last.
  private var lastChild: [Siblings: Int] = [:]
  /// The number of the last event.
  private(set) var lastSeq = 0

  /// How many events pass before it forgets what no longer matters, and how many for each RIB that it remembers. Forgetting
  /// looks at every RIB, so it must be rare.
  private static let (mostEvents, mostEventsOfRIB) = (4_096, 4)
  private static let mostLeaking = 200
  private var events = 0
  /// How many RIBs were left when it last forgot some.
  private var remembered = 0

  /// - Parameter mostGone: How many of the last RIBs to go it keeps.
  package init(mostGone: Int = 100) { self.mostGone = mostGone }

  private struct Siblings: Hashable {
    let parent: Int
    let name: String
  }

  /// An event's line, with its LF.
  struct Line {
    let seq: Int
    let bytes: [UInt8]
  }

  /// - Parameter bytes: The event's line, with its LF.
  package mutating func note(
    _ body: TraceEvent.Body, seq: Int, _ bytes: UnsafeRawBufferPointer
  ) {
    lastSeq = seq
    events += 1
    if events >= max(Self.mostEvents, Self.mostEventsOfRIB * remembered) { forget() }
    let line = { Line(seq: seq, bytes: Array(bytes)) }
    switch body {
    case .create(let id, let name, _): (self[id].create, self[id].name) = (line(), name)
    case .launch(let id): self[id].launch = self[id].launch ?? line()
    case .attach(let id, let parent):
      let line = line()
      if id != parent { self[parent].isNamed(by: id, line) }
      if canAttach(id, to: parent) { attach(id, to: parent, line) }
    case .detach(let id, let parent, _):
      let line = line()
      if id != parent { self[parent].isNamed(by: id, line) }
      guard ribs[id]?.parent == parent else { return }
      self[id].detach(line)
      self[parent].letsGo(of: id, line)
      if ribs[id]?.create == nil { went(id) }
    case .activate(let id): self[id].activate = self[id].activate ?? line()
    case .deactivate(let id): self[id].activate = nil
    case .load(let id): self[id].load = self[id].load ?? line()
    case .destroy(let id):
      self[id].destroy = self[id].destroy ?? line()
      went(id)
    case .hold(let id, let parent, let property):
      let line = line()
      self[id].hold(by: parent, property, line)
      if id != parent { self[parent].isNamed(by: id, line, property) }
      lastHeld = id
    case .unhold(let id, let parent, let property):
      let line = line()
      self[parent].letsGo(of: id, line, property)
      guard var rib = ribs[id] else { return }
      rib.unhold(by: parent, property, line) { ribs[$0]?.destroy == nil }
      ribs[id] = rib
    case .unread(let id): self[id].unread = self[id].unread ?? line()
    case .appear(let id): (self[id].appear, self[id].disappear) = (line(), nil)
    case .disappear(let id, _): self[id].disappear = line()
    case .leak(let id, let object, let name, _):
      self[id].leaks[object + " " + name] = line()
      leaking.append(id)
      if leaking.count > Self.mostLeaking { leaking.removeFirst() }
    case .holder(let holder): self[holder.id].holders[holder.object] = line()
    case .workflow(let workflow): note(workflow, line())
    case .worker(let worker):
      workers[worker.worker] = worker.phase == .start ? (line(), worker.id) : nil
    case .settle: (settle, unsettled) = (line(), nil)
    case .unsettled: unsettled = line()
    case .mark, .drop, .end: break
    }
  }

  private subscript(id: Int) -> RIBHistory {
    get { ribs[id] ?? RIBHistory() }
    _modify { yield &ribs[id, default: RIBHistory()] }
  }

  private mutating func attach(_ id: Int, to parent: Int, _ line: Line) {
    self[id].attach(to: parent, line)
    guard let name = ribs[id]?.name else { return }
    let siblings = Siblings(parent: parent, name: name)
    // A RIB that is attached again keeps its elder sibling.
    if let last = lastChild[siblings], last != id {
      self[id].elder = ribs[last]?.parent == parent ? last : nil
    }
    lastChild[siblings] = id
  }

  private mutating func went(_ id: Int) {
    gone.append(id)
    if gone.count > mostGone { gone.removeFirst() }
  }

  private mutating func note(_ workflow: TraceEvent.Workflow, _ line: Line) {
    switch workflow.phase {
    case .start: workflows[workflow.workflow] = WorkflowHistory(start: line, ribs: [workflow.id])
    case .wait, .step:
      var history = workflows[workflow.workflow] ?? WorkflowHistory(start: line, ribs: [])
      history.last = line
      history.ribs = [history.ribs.first ?? nil, workflow.id]
      workflows[workflow.workflow] = history
    case .complete, .fail, .cancel: workflows[workflow.workflow] = nil
    }
  }

  /// Whether an attach changes the tree. It does not if the child is attached there already, or if the parent is below it.
  private func canAttach(_ child: Int, to parent: Int) -> Bool {
    if ribs[child]?.parent == parent { return false }
    var above: Int? = parent
    while let current = above {
      if current == child { return false }
      above = ribs[current]?.parent
    }
    return true
  }

  /// Forgets what no longer matters, and returns the lines of the rest in order.
  package mutating func lines() -> [UInt8] {
    forget()
    var lines = workflows.values.flatMap { [$0.start, $0.last] } + workers.values.map(\.start)
    lines += [settle, unsettled]
    for rib in ribs.values { lines += rib.lines }
    let sorted = lines.compactMap(\.self).sorted { $0.seq < $1.seq }
    var bytes: [UInt8] = []
    var seq = 0
    for line in sorted where line.seq > seq {
      bytes += line.bytes
      seq = line.seq
    }
    return bytes
  }

  /// Forgets the RIBs that are gone, unless one that stays names them. Of the others it forgets stays in which nothing
  /// happened.
  private mutating func forget() {
    events = 0
    let destroyed = Set(ribs.filter { $0.value.destroy != nil }.keys)
    for id in ribs.keys where id != lastHeld {
      ribs[id]?.forgetHolds { !destroyed.contains($0) }
    }
    var waiting = ribs.filter { matters($0.value) }.map(\.key)
    waiting += workflows.values.flatMap(\.ribs).compactMap(\.self)
    waiting += workers.values.compactMap(\.rib) + gone + leaking
    waiting += [lastHeld].compactMap(\.self)
    var kept: Set<Int> = []
    while let id = waiting.popLast() {
      guard let rib = ribs[id], kept.insert(id).inserted else { continue }
      waiting += rib.named
    }
    ribs = ribs.filter { kept.contains($0.key) }
    lastChild = lastChild.filter { kept.contains($0.value) && kept.contains($0.key.parent) }
    remembered = ribs.count
    forgetStays()
  }

  /// Forgets stays in which nothing happened below the RIB.
  private mutating func forgetStays() {
    let long = ribs.filter { $0.value.hasManyStays }.map(\.key)
    if long.isEmpty { return }
    var below: [Int: [Int]] = [:]
    for (id, rib) in ribs {
      for parent in rib.parents { below[parent, default: []].append(id) }
    }
    for id in long {
      var (found, waiting) = (Set([id]), [id])
      var judged = [ribs[id]?.lostAt].compactMap(\.self)
      while let next = waiting.popLast() {
        for child in below[next] ?? [] where found.insert(child).inserted {
          judged += ribs[child]?.judged ?? []
          waiting.append(child)
        }
      }
      ribs[id]?.forgetStays(without: judged.sorted())
    }
  }

  private func matters(_ rib: RIBHistory) -> Bool {
    // The verdict on an elder sibling whose reference was overwritten names this one.
    if let parent = rib.lastParent, let elder = rib.elder.flatMap({ ribs[$0] }),
      elder.parent == parent, elder.destroy == nil
    {
      return true
    }
    if rib.destroy != nil { return rib.isOnScreen }
    // A router without `create` has no `destroy` either. It matters until it is detached.
    return rib.create != nil || rib.launch != nil || rib.parent != nil
  }

  private struct WorkflowHistory {
    let start: Line
    /// Its last `wait` or `step`.
    var last: Line?
    /// The RIBs that the two lines name.
    var ribs: [Int?]
  }
}
