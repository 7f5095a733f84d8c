import RIBsTrace

/// The tree as the rules define it, computed again for all RIBs at each event. It is slow, and short enough to be
/// obviously right.
struct PlainReplay {
  struct RIB {
    /// Its number in the trace. Two RIBs of a broken trace can share it.
    var number: Int
    var parent: Int?
    /// The line of its last attach.
    var attach: Int?
    var isLaunched = false
    var isNamedAsParent = false
    var isActive = false
    var isLoaded = false
    var isCreated = false
    var isDestroyed = false
    /// The line of the event by which it left the tree; nil if it is on the tree or never was.
    var left: Int?

    var isRoot: Bool { isLaunched || attach == nil && isNamedAsParent }
  }

  /// By key: a RIB's number, or a number below 0 if the trace gave its number to another RIB before.
  private(set) var ribs: [Int: RIB] = [:]
  /// For each number the key of the RIB that has it now.
  private var keys: [Int: Int] = [:]
  /// The RIBs in the order in which the trace first mentions them.
  private(set) var ids: [Int] = []
  /// Calls that are wrong when they are made, each as rule and line.
  private(set) var misuses: [String] = []

  func isOnTree(_ id: Int) -> Bool {
    var next: Int? = id
    while let current = next, let rib = ribs[current], !rib.isDestroyed {
      if rib.isRoot { return true }
      next = rib.parent
    }
    return false
  }

  mutating func apply(_ event: TraceEvent, line: Int) {
    let before = ids.filter(isOnTree)
    switch event.body {
    case .create(let number, _, _):
      if let known = keys[number].flatMap({ ribs[$0] }), known.isCreated || known.isDestroyed {
        keys[number] = -1 - ribs.count
      }
      change(key(number)) { $0.isCreated = true }
    case .launch(let id): change(key(id)) { $0.isLaunched = true }
    case .attach(let number, let parentNumber):
      let (id, parent) = (key(number), key(parentNumber))
      name(parent, asParentOf: id)
      if event.thread != nil { misuses.append("off-main-thread \(line)") }
      attach(id, to: parent, line)
    case .detach(let number, let parentNumber, let cause):
      let (id, parent) = (key(number), key(parentNumber))
      name(parent, asParentOf: id)
      if event.thread != nil, cause == .call { misuses.append("off-main-thread \(line)") }
      detach(id, from: parent, cause, line)
    case .hold(let id, let parent, _), .unhold(let id, let parent, _):
      let (id, parent) = (key(id), key(parent))
      name(parent, asParentOf: id)
    case .activate(let id): setActive(key(id), true, line)
    case .deactivate(let id): setActive(key(id), false, line)
    case .load(let id): change(key(id)) { $0.isLoaded = true }
    case .destroy(let id): change(key(id)) { $0.isDestroyed = true }
    case .unread(let id), .appear(let id), .disappear(let id, _), .leak(let id, _, _, _):
      _ = key(id)
    case .holder(let holder): _ = key(holder.id)
    case .workflow(let workflow): _ = workflow.id.map { key($0) }
    case .worker(let worker): _ = worker.id.map { key($0) }
    case .mark, .settle, .unsettled, .drop, .end: break
    }
    for id in before where !isOnTree(id) { ribs[id]?.left = line }
    for id in ids where isOnTree(id) { ribs[id]?.left = nil }
  }

  // MARK: Events

  /// The key of the RIB that has a number now.
  private mutating func key(_ number: Int) -> Int {
    let key = keys[number] ?? number
    if ribs[key] == nil {
      ribs[key] = RIB(number: number)
      keys[number] = key
      ids.append(key)
    }
    return key
  }

  private mutating func change(_ id: Int, _ body: (inout RIB) -> Void) {
    if var rib = ribs[id] {
      body(&rib)
      ribs[id] = rib
    }
  }

  private mutating func name(_ parent: Int, asParentOf id: Int) {
    if parent != id { change(parent) { $0.isNamedAsParent = true } }
  }

  private mutating func setActive(_ id: Int, _ isActive: Bool, _ line: Int) {
    if ribs[id]?.isActive ?? false == isActive { misuses.append("unbalanced-activation \(line)") }
    change(id) { $0.isActive = isActive }
  }

  private mutating func attach(_ id: Int, to parent: Int, _ line: Int) {
    if isInSubtree(parent, of: id) {
      misuses.append("attach-cycle \(line)")
      return
    }
    if let current = ribs[id]?.parent {
      misuses.append(current == parent ? "double-attach \(line)" : "second-parent \(line)")
      if current == parent { return }
    } else if isGone(parent) {
      misuses.append("attach-under-detached \(line)")
    }
    change(id) { rib in
      rib.parent = parent
      rib.attach = line
    }
    for other in ids where isInSubtree(other, of: id) && !isOnTree(other) {
      if ribs[other]?.left == nil { ribs[other]?.left = line }
    }
  }

  private mutating func detach(_ id: Int, from parent: Int, _ cause: DetachCause, _ line: Int) {
    let misuse = detachMisuse(id, from: parent)
    if cause == .call, let misuse { misuses.append("\(misuse) \(line)") }
    if ribs[id]?.parent == parent { ribs[id]?.parent = nil }
  }

  private func detachMisuse(_ id: Int, from parent: Int) -> String? {
    guard let rib = ribs[id], let attach = rib.attach else { return "detach-unattached" }
    guard let current = rib.parent else { return "double-detach" }
    if current != parent { return "wrong-parent-detach" }
    if !isOnTree(id), !rib.isActive, ribs[parent]?.isActive != true, let left = rib.left,
      left > attach
    {
      return "detach-after-cascade"
    }
    return !rib.isLoaded && ribs.values.contains(where: \.isLoaded) ? "detach-during-attach" : nil
  }

  // MARK: Tree

  private func isGone(_ id: Int) -> Bool {
    guard let rib = ribs[id] else { return false }
    return rib.isDestroyed || (rib.attach != nil || rib.isLaunched) && !isOnTree(id)
  }

  private func isInSubtree(_ id: Int, of top: Int) -> Bool {
    var next: Int? = id
    while let current = next {
      if current == top { return true }
      next = ribs[current]?.parent
    }
    return false
  }
}
