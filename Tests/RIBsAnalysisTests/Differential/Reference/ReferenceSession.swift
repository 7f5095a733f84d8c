/// The state of one session, with queries.
struct ReferenceSession {
  let name: String
  var hasHeader = false
  /// Whether the header says that the tree was sampled.
  var isSampled = false
  var lines = 0
  /// The line of the trace at which the session begins.
  var firstLine = 0
  var events: [ReferenceEvent] = []
  /// For each kind of problem with the trace, its first line and the last event before it.
  var troubles: [(rule: String, line: Int, seq: Int)] = []
  /// Whether the events read so far have a `seq`; nil before the first event.
  var isNumbered: Bool?
  /// The last `seq` read.
  var lastSeq: Int?

  /// The RIBs by key. A RIB's key is its number, or below 0 if the trace gave the number to another RIB before.
  var ribs: [Int: ReferenceRIB] = [:]
  /// For each number the key of the RIB that has it now.
  var keys: [Int: Int] = [:]
  /// The keys in the order in which the trace first mentions the RIBs.
  var order: [Int] = []
  var findings: [ReferenceFinding] = []
  /// The RIBs that are counted as victims by a rule of severity error.
  var victims: Set<Int> = []
  /// For each RIB the findings that explain what else is wrong with it, as positions in `findings`.
  var explanations: [Int: [(rule: String, position: Int)]] = [:]

  init(name: String) {
    self.name = name
  }

  var hasLifetimes: Bool { events.contains { $0.type == "create" } }
  var endReason: String? { events.last { $0.type == "end" }?.reason }

  // MARK: State

  subscript(id: Int) -> ReferenceRIB { ribs[id] ?? ReferenceRIB(number: id) }

  /// Whether the RIB was launched, or was never attached so far and another RIB names it as its parent.
  func isRoot(_ id: Int) -> Bool {
    self[id].isLaunched || self[id].attaches.isEmpty && self[id].isNamedAsParent
  }

  func isOnTree(_ id: Int) -> Bool {
    var next: Int? = id
    while let id = next {
      if self[id].destroyed != nil { return false }
      if isRoot(id) { return true }
      next = self[id].parent
    }
    return false
  }

  /// Whether a parent is gone, in the sense of the rules.
  func isGone(_ id: Int) -> Bool {
    let wasThere = !self[id].attaches.isEmpty || self[id].isLaunched
    return wasThere && !isOnTree(id) || self[id].destroyed != nil
  }

  func isInSubtree(_ id: Int, of top: Int) -> Bool {
    var next: Int? = id
    while let id = next {
      if id == top { return true }
      next = self[id].parent
    }
    return false
  }

  /// Names from the root as of the last attach, so a late attach below a detached RIB still shows where that RIB was.
  /// The path of a RIB that was never attached is its name.
  func path(_ id: Int) -> String { self[id].attaches.last?.path ?? self[id].name }

  /// The children that are attached now, in attach order.
  func children(_ id: Int) -> [Int] {
    order.filter { self[$0].parent == id }
      .sorted { attachOrder($0) < attachOrder($1) }
  }

  func attachOrder(_ id: Int) -> Int { self[id].attaches.last?.event.order ?? 0 }

  // MARK: The end of the session

  /// The RIBs on the tree with their depth. A parent comes before its children, which are in attach order.
  var tree: [(id: Int, depth: Int)] {
    let tops = order.filter { id in
      isOnTree(id) && !(self[id].parent.map { isOnTree($0) } ?? false)
    }
    var rows: [(id: Int, depth: Int)] = []
    var waiting = tops.map { (id: $0, depth: 0) }
    while !waiting.isEmpty {
      let next = waiting.removeFirst()
      rows.append(next)
      waiting = children(next.id).filter(isOnTree).map { ($0, next.depth + 1) } + waiting
    }
    return rows
  }

  func hasSettled(since event: ReferenceEvent, grace: Int = ReferenceTime.grace) -> Bool {
    events.contains { $0.type == "settle" && $0.order > event.order }
      || endReason == "teardown" || timeFrom(event) >= grace
  }

  /// The last `unsettled`, unless a `settle` stands after it or the session ended with a teardown.
  var unsettled: ReferenceEvent? {
    let last = events.last { ["settle", "unsettled"].contains($0.type) }
    return last?.type == "unsettled" && endReason != "teardown" ? last : nil
  }

  /// The time from an event to the last event of the session. Lines that are left out do not count.
  func timeFrom(_ event: ReferenceEvent) -> Int { (events.last?.t ?? 0) - event.t }
}
