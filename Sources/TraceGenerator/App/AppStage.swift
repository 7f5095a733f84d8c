import RIBsTrace

/// What the app does when a user opens and closes things, as its recorder would write it.
struct AppStage {
  private(set) var ribs = LiveRIBs()
  /// How many events it takes to end the app now.
  private(set) var eventsToEnd = 0

  private let places = AppPlace.all
  private var workers = 0
  /// Properties that let go of a RIB. The recorder sees it when it looks the next time.
  private var letGo: [(id: Int, parent: (id: Int, at: LiveRIBs.Index), property: String)] = []

  func place(of index: LiveRIBs.Index) -> AppPlace { places[ribs[index].place] }

  /// The open child of a place.
  func child(of index: LiveRIBs.Index, at place: AppPlace.Index) -> LiveRIBs.Index? {
    ribs[index].children.first { ribs[$0].place == place }
  }

  // MARK: Coming

  mutating func launch(_ trace: inout GeneratedTrace) -> LiveRIBs.Index {
    let root = create(0, below: nil, &trace)
    trace.write(.launch(id: ribs[root].id))
    show(root, &trace)
    ribs[root].isAttached = true
    activate(root, &trace)
    return root
  }

  /// Builds a child with its tabs and attaches it.
  mutating func open(
    _ place: AppPlace.Index, below parent: LiveRIBs.Index, _ trace: inout GeneratedTrace
  ) -> LiveRIBs.Index {
    let child = create(place, below: parent, &trace)
    for tab in places[place].children where places[tab].manner == .tab {
      _ = create(tab, below: child, &trace)
    }
    attach(child, &trace)
    return child
  }

  mutating func attach(_ child: LiveRIBs.Index, _ trace: inout GeneratedTrace) {
    guard let parent = ribs[child].parent else { return }
    let place = place(of: child)
    trace.write(
      .attach(id: ribs[child].id, parent: ribs[parent].id), at: place.attachSite, after: 180_000)
    ribs[child].isAttached = true
    eventsToEnd += 1
    lookForLetGo(&trace)
    if !ribs[child].isLoaded {
      trace.write(
        .hold(id: ribs[child].id, parent: ribs[parent].id, property: place.property), after: 4_000)
    }
    // Tabs that are not shown stay inactive.
    let subtree = attachedSubtree(child)
    for rib in subtree { activate(rib, &trace) }
    // A screen goes behind the one that is shown above it.
    if place.manner == .screen, place.kind != .viewless { hide(parent, removed: false, &trace) }
    for rib in subtree where !isCovered(rib) { show(rib, &trace) }
  }

  private func isCovered(_ index: LiveRIBs.Index) -> Bool {
    ribs[index].children.contains { child in
      let place = place(of: child)
      return place.manner == .screen && place.kind != .viewless
    }
  }

  private mutating func create(
    _ place: AppPlace.Index, below parent: LiveRIBs.Index?, _ trace: inout GeneratedTrace
  ) -> LiveRIBs.Index {
    let index = ribs.add(place, below: parent)
    trace.write(
      .create(id: ribs[index].id, rib: places[place].rib, kind: places[place].kind), after: 350_000)
    eventsToEnd += 1
    return index
  }

  private mutating func activate(_ index: LiveRIBs.Index, _ trace: inout GeneratedTrace) {
    trace.write(.activate(id: ribs[index].id), after: 9_000)
    ribs[index].isActive = true
    eventsToEnd += 1
    if let name = place(of: index).worker {
      workers += 1
      ribs[index].worker = workers
      eventsToEnd += 1
      trace.write(
        .worker(
          TraceEvent.Worker(worker: workers, name: name, phase: .start, id: ribs[index].id)))
    }
    guard !ribs[index].isLoaded else { return }
    ribs[index].isLoaded = true
    trace.write(.load(id: ribs[index].id), after: 6_000)
  }

  private mutating func show(_ index: LiveRIBs.Index, _ trace: inout GeneratedTrace) {
    guard place(of: index).kind != .viewless, !ribs[index].isOnScreen else { return }
    ribs[index].isOnScreen = true
    eventsToEnd += 1
    trace.write(.appear(id: ribs[index].id), after: 2_100_000)
  }

  // MARK: Going

  /// Detaches a child, which is deallocated with all that stands below it.
  ///
  /// - Parameter isToldTwice: Whether a completion detaches it once more.
  mutating func close(
    _ child: LiveRIBs.Index, isToldTwice: Bool = false, _ trace: inout GeneratedTrace
  ) {
    guard let parent = ribs[child].parent else { return }
    detach(child, &trace)
    if isToldTwice {
      trace.write(
        .detach(id: ribs[child].id, parent: ribs[parent].id, cause: .call),
        at: place(of: child).detachSite)
    }
    for rib in ribs.subtree(child) { hide(rib, removed: true, &trace) }
    deactivate(child, &trace)
    letGo.append(
      (ribs[child].id, (ribs[parent].id, parent), place(of: child).property))
    ribs.cut(child)
    if !isCovered(parent) { show(parent, &trace) }
    destroy(child, &trace)
  }

  /// Detaches a tab, which is kept with all that stands below it.
  mutating func putAway(_ tab: LiveRIBs.Index, _ trace: inout GeneratedTrace) {
    detach(tab, &trace)
    deactivate(tab, &trace)
    for rib in ribs.subtree(tab) { hide(rib, removed: false, &trace) }
  }

  /// Detaches a child that has no children, and forgets that it is alive.
  mutating func leak(_ child: LiveRIBs.Index, _ trace: inout GeneratedTrace) {
    detach(child, &trace)
    hide(child, removed: true, &trace)
    deactivate(child, &trace)
    ribs.cut(child)
    ribs.remove(child)
    eventsToEnd -= 1
  }

  /// Ends the app: nothing is left of it.
  mutating func end(_ root: LiveRIBs.Index, _ trace: inout GeneratedTrace) {
    for rib in ribs.subtree(root) { hide(rib, removed: true, &trace) }
    deactivate(root, &trace)
    destroy(root, &trace)
  }

  mutating func settle(_ trace: inout GeneratedTrace) {
    lookForLetGo(&trace)
    trace.write(.settle, after: 40_000_000)
  }

  private mutating func detach(_ child: LiveRIBs.Index, _ trace: inout GeneratedTrace) {
    guard let parent = ribs[child].parent else { return }
    trace.write(
      .detach(id: ribs[child].id, parent: ribs[parent].id, cause: .call),
      at: place(of: child).detachSite, after: 160_000)
    ribs[child].isAttached = false
    eventsToEnd -= 1
  }

  private mutating func deactivate(_ index: LiveRIBs.Index, _ trace: inout GeneratedTrace) {
    for rib in ribs.subtree(index) where ribs[rib].isActive {
      trace.write(.deactivate(id: ribs[rib].id), after: 7_000)
      ribs[rib].isActive = false
      eventsToEnd -= 1
      guard let worker = ribs[rib].worker, let name = place(of: rib).worker else { continue }
      ribs[rib].worker = nil
      eventsToEnd -= 1
      trace.write(
        .worker(TraceEvent.Worker(worker: worker, name: name, phase: .stop, id: ribs[rib].id)))
    }
  }

  private mutating func destroy(_ index: LiveRIBs.Index, _ trace: inout GeneratedTrace) {
    for rib in ribs.subtree(index) {
      for child in ribs[rib].children where ribs[child].isAttached {
        trace.write(
          .detach(id: ribs[child].id, parent: ribs[rib].id, cause: .deinit), after: 2_000)
        eventsToEnd -= 1
      }
      trace.write(.destroy(id: ribs[rib].id), after: 5_000)
      eventsToEnd -= 1
      ribs.remove(rib)
    }
  }

  private mutating func hide(
    _ index: LiveRIBs.Index, removed: Bool, _ trace: inout GeneratedTrace
  ) {
    guard ribs[index].isOnScreen else { return }
    ribs[index].isOnScreen = false
    eventsToEnd -= 1
    trace.write(.disappear(id: ribs[index].id, removed: removed), after: 900_000)
  }

  private mutating func lookForLetGo(_ trace: inout GeneratedTrace) {
    for (id, parent, property) in letGo where ribs.isAlive(parent.id, at: parent.at) {
      trace.write(.unhold(id: id, parent: parent.id, property: property), after: 4_000)
    }
    letGo.removeAll(keepingCapacity: true)
  }

  private func attachedSubtree(_ index: LiveRIBs.Index) -> [LiveRIBs.Index] {
    var found: [LiveRIBs.Index] = []
    var waiting = [index]
    while let next = waiting.popLast() {
      found.append(next)
      waiting.append(contentsOf: ribs[next].children.reversed().filter { ribs[$0].isAttached })
    }
    return found
  }
}
