import RIBsTrace

extension Forest {
  /// Applies an event.
  ///
  /// - Parameter step: Gets what came of it.
  mutating func apply(_ event: NumberedEvent, _ step: inout Step) {
    let stamp = step.stamp
    switch event.body {
    case .create(let id, let rib, let kind):
      let index = node(id, NumberedEvent.Introduction(rib: rib, kind: kind))
      hasLifetimes = true
      let isFirst = details[index].created == nil
      if isFirst { details[index].created = stamp }
      step.become(.created, .created(index, kind, isFirst: isFirst))
    case .launch(let id):
      let index = node(id, event.introduction)
      records[index].isLaunched = true
      if records[index].parent != nil { hasAttachedRoot = true }
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
      let wasActive = setActive(index, true)
      step.become(
        wasActive ? .activatedWrongly : .activated, .activated(index, wasActive: wasActive))
    case .deactivate(let id):
      let index = node(id, event.introduction)
      let wasActive = setActive(index, false)
      step.become(
        wasActive ? .deactivated : .activatedWrongly, .deactivated(index, wasActive: wasActive))
    case .load(let id):
      let index = node(id, event.introduction)
      if details[index].firstLoad == 0 { details[index].firstLoad = stamp.line }
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
      details[index].viewChange = stamp
      step.become(.appeared, .appeared(index))
    case .disappear(let id, let removed):
      let index = node(id, event.introduction)
      records[index].view = removed ? .removed : .offScreen
      details[index].viewChange = stamp
      step.become(.disappeared, .disappeared(index, removed: removed))
    case .leak(let id, let object, let name, let waited):
      let leaked = LeakedObject(object: object, name: name, waited: waited)
      step.become(.leaked, .leaked(node(id, event.introduction), leaked))
    case .workflow(let workflow):
      step.become(.flowed, .flowed(workflow, workflow.id.map { node($0, event.introduction) }))
    case .worker(let worker):
      step.become(.worked, .worked(worker, worker.id.map { node($0, event.introduction) }))
    case .mark(let name): step.become(.marked, .marked(name))
    case .settle: step.become(.settled, .settled)
    case .drop, .end: step.become(.other, .other)
    }
  }

  /// - Returns: Whether it was active before.
  mutating func setActive(_ index: NodeIndex, _ isActive: Bool) -> Bool {
    let wasActive = records[index].isActive
    if isActive != wasActive {
      records[index].isActive = isActive
      active += isActive ? 1 : -1
    }
    return wasActive
  }

  /// - Returns: Whether the trace had not told of it before.
  mutating func destroy(_ index: NodeIndex, at stamp: EventStamp) -> Bool {
    let isFirst = !isDestroyed(index)
    if isFirst {
      records[index].destroyed = departures.insert(stamp)
      if !keepsAll { destroyed.append(index) }
    }
    settlePlace(of: index, at: stamp)
    return isFirst
  }

  @inline(__always)
  mutating func node(
    _ id: Int, _ introduction: NumberedEvent.Introduction
  ) -> NodeIndex {
    if introduction.rib == nil, introduction.kind == nil, let known = indices.usualNode(id) {
      return known
    }
    return introduce(id, introduction)
  }

  @inline(never)
  private mutating func introduce(
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

  mutating func insert(_ record: RIBRecord) -> NodeIndex {
    guard let index = lastFree else {
      records.append(record)
      return records.count - 1
    }
    lastFree = records[index].nextSibling
    isInOrder = false
    records[index] = record
    return index
  }

  /// Whoever is named as another's parent and was never attached is a root.
  mutating func parentNode(
    _ id: Int, of child: Int, at stamp: EventStamp
  ) -> NodeIndex {
    let index = node(id, NumberedEvent.Introduction())
    if id != child, !records[index].isNamedAsParent {
      records[index].isNamedAsParent = true
      settlePlace(of: index, at: stamp)
    }
    return index
  }
}
