/// One session: its state, and what can be asked of it.
struct ReferenceSession {
  let name: String
  var hasHeader = false
  var lines = 0
  /// The line of the trace on which it begins.
  var firstLine = 0
  var events: [ReferenceEvent] = []
  /// Each kind of trouble with the trace: its first line, and the last event read before.
  var troubles: [(rule: String, line: Int, seq: Int)] = []
  /// Whether the events read bear `seq`; nil while there are none.
  var isNumbered: Bool?
  /// The last `seq` read.
  var lastSeq: Int?

  var ribs: [Int: ReferenceRIB] = [:]
  /// Ids in the order in which they were first named.
  var order: [Int] = []
  var findings: [ReferenceFinding] = []
  /// Those counted as victims of a `leaked-child`.
  var victims: Set<Int> = []

  init(name: String) {
    self.name = name
  }

  var hasLifetimes: Bool { events.contains { $0.type == "create" } }
  var endReason: String? { events.last { $0.type == "end" }?.reason }

  // MARK: State

  subscript(id: Int) -> ReferenceRIB { ribs[id] ?? ReferenceRIB(id: id) }

  /// Launched, or never attached so far and named as somebody's parent.
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

  /// Said of a parent.
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

  /// Names from the root, as they stood when it was last attached, so that a late attach below a
  /// detached RIB still shows where that stood; never attached, its own name.
  func path(_ id: Int) -> String { self[id].attaches.last?.path ?? self[id].name }

  /// Those attached now, in attach order.
  func children(_ id: Int) -> [Int] {
    order.filter { self[$0].parent == id }
      .sorted { attachOrder($0) < attachOrder($1) }
  }

  func attachOrder(_ id: Int) -> Int { self[id].attaches.last?.event.order ?? 0 }

  // MARK: At the end

  /// The RIBs on the tree with their depth, each before its children and those in attach order.
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

  /// The session's last `t` is that of its last event; a line that was left out has none.
  func timeFrom(_ event: ReferenceEvent) -> Int { (events.last?.t ?? 0) - event.t }
}
