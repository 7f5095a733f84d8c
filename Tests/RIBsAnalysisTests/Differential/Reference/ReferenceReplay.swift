/// How an event changes the state.
extension ReferenceSession {
  mutating func replay(_ event: ReferenceEvent) {
    introduce(event)
    checkAgainstDestroy(event)
    let before = order.filter(isOnTree)
    change(event)
    for id in order {
      if isOnTree(id) {
        self[id].offTree = nil
      } else if before.contains(id) {
        self[id].offTree = event
      }
    }
    // A RIB attached under a parent that is gone was never on the tree, so this attach is its `offTree`.
    if event.type == "attach", let child = event.id, attachOrder(child) == event.order {
      for id in order where isInSubtree(id, of: child) && !isOnTree(id) {
        self[id].offTree = self[id].offTree ?? event
      }
    }
  }

  private mutating func introduce(_ event: ReferenceEvent) {
    if event.type == "create", let number = event.id, let key = keys[number],
      self[key].created != nil || self[key].destroyed != nil
    {
      // The number names a new RIB from here on.
      note("trace-contradiction", event.line)
      keys[number] = -1 - ribs.count
    }
    event.id = event.id.map { key(of: $0) }
    event.parent = event.parent.map { key(of: $0) }
    // An empty name does not count as a name.
    if let id = event.id, let rib = event.rib, !rib.isEmpty {
      // The first name is kept.
      if !self[id].isKnownByName { self[id].name = rib }
    }
    // A RIB that names itself as its parent does not become a root.
    if let parent = event.parent, parent != event.id { self[parent].isNamedAsParent = true }
  }

  private mutating func key(of number: Int) -> Int {
    let key = keys[number] ?? number
    if ribs[key] == nil {
      ribs[key] = ReferenceRIB(number: number)
      keys[number] = key
      order.append(key)
    }
    return key
  }

  /// Notes what cannot happen to a RIB that is destroyed.
  private mutating func checkAgainstDestroy(_ event: ReferenceEvent) {
    guard let id = event.id, self[id].destroyed != nil else { return }
    if ["attach", "activate", "load", "destroy"].contains(event.type) {
      note("trace-contradiction", event.line)
    }
  }

  private mutating func change(_ event: ReferenceEvent) {
    guard let id = event.id else { return }
    switch event.type {
    case "create": self[id].created = self[id].created ?? event
    case "launch": self[id].isLaunched = true
    case "attach": attach(id, event)
    case "activate", "deactivate": activate(id, event)
    case "load": self[id].loads.append(event)
    case "detach": detach(id, event)
    case "destroy": self[id].destroyed = self[id].destroyed ?? event
    case "hold": hold(id, event)
    case "unhold": unhold(id, event)
    case "unread": unread(id, event)
    case "appear", "disappear": self[id].view = event
    default: break
    }
  }
}
