import RIBsTrace

/// The app's reaction to a user who opens and closes things, as its recorder would write it.
struct AppStage {
  private(set) var ribs = LiveRIBs()
  /// The number of events needed to end the app now.
  private(set) var eventsToEnd = 0

  private let paths = AppPath.all
  private var workers = 0
  /// Properties that release a RIB. The recorder notices at its next check.
  private var released: [(id: Int, parent: (id: Int, at: LiveRIBs.Index), property: String)] = []

  func path(of index: LiveRIBs.Index) -> AppPath { paths[ribs[index].path] }

  /// The open child of a RIB at an app path.
  func child(of index: LiveRIBs.Index, at path: AppPath.Index) -> LiveRIBs.Index? {
    ribs[index].children.first { ribs[$0].path == path }
  }

  // MARK: Opening

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
    _ path: AppPath.Index, below parent: LiveRIBs.Index, _ trace: inout GeneratedTrace
  ) -> LiveRIBs.Index {
    let child = create(path, below: parent, &trace)
    for tab in paths[path].children where paths[tab].manner == .tab {
      _ = create(tab, below: child, &trace)
    }
    attach(child, &trace)
    return child
  }

  mutating func attach(_ child: LiveRIBs.Index, _ trace: inout GeneratedTrace) {
    guard let parent = ribs[child].parent else { return }
    let path = path(of: child)
    trace.write(
      .attach(id: ribs[child].id, parent: ribs[parent].id), at: path.attachSite, after: 180_000)
    ribs[child].isAttached = true
    eventsToEnd += 1
    checkReleases(&trace)
    if !ribs[child].isLoaded {
      trace.write(
        .hold(id: ribs[child].id, parent: ribs[parent].id, property: path.property), after: 4_000)
    }
    // Hidden tabs stay inactive.
    let subtree = attachedSubtree(child)
    for rib in subtree { activate(rib, &trace) }
    // The new screen covers the one below it.
    if path.manner == .screen, path.kind != .viewless { hide(parent, removed: false, &trace) }
    for rib in subtree where !isCovered(rib) { show(rib, &trace) }
  }

  private func isCovered(_ index: LiveRIBs.Index) -> Bool {
    ribs[index].children.contains { child in
      let path = path(of: child)
      return path.manner == .screen && path.kind != .viewless
    }
  }

  private mutating func create(
    _ path: AppPath.Index, below parent: LiveRIBs.Index?, _ trace: inout GeneratedTrace
  ) -> LiveRIBs.Index {
    let index = ribs.add(path, below: parent)
    trace.write(
      .create(id: ribs[index].id, rib: paths[path].rib, kind: paths[path].kind), after: 350_000)
    eventsToEnd += 1
    return index
  }

  private mutating func activate(_ index: LiveRIBs.Index, _ trace: inout GeneratedTrace) {
    trace.write(.activate(id: ribs[index].id), after: 9_000)
    ribs[index].isActive = true
    eventsToEnd += 1
    if let name = path(of: index).worker {
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
    guard path(of: index).kind != .viewless, !ribs[index].isOnScreen else { return }
    ribs[index].isOnScreen = true
    eventsToEnd += 1
    trace.write(.appear(id: ribs[index].id), after: 2_100_000)
  }

  // MARK: Closing

  /// Detaches a child and deallocates its subtree.
  ///
  /// - Parameter isDetachedTwice: Whether a completion handler detaches it a second time.
  mutating func close(
    _ child: LiveRIBs.Index, isDetachedTwice: Bool = false, _ trace: inout GeneratedTrace
  ) {
    guard let parent = ribs[child].parent else { return }
    detach(child, &trace)
    if isDetachedTwice {
      trace.write(
        .detach(id: ribs[child].id, parent: ribs[parent].id, cause: .call),
        at: path(of: child).detachSite)
    }
    for rib in ribs.subtree(child) { hide(rib, removed: true, &trace) }
    deactivate(child, &trace)
    released.append(
      (ribs[child].id, (ribs[parent].id, parent), path(of: child).property))
    ribs.cut(child)
    if !isCovered(parent) { show(parent, &trace) }
    destroy(child, &trace)
  }

  /// Detaches a tab and keeps its subtree.
  mutating func putAway(_ tab: LiveRIBs.Index, _ trace: inout GeneratedTrace) {
    detach(tab, &trace)
    deactivate(tab, &trace)
    for rib in ribs.subtree(tab) { hide(rib, removed: false, &trace) }
  }

  /// Detaches a childless RIB that then leaks, and stops tracking it.
  mutating func leak(_ child: LiveRIBs.Index, _ trace: inout GeneratedTrace) {
    detach(child, &trace)
    hide(child, removed: true, &trace)
    deactivate(child, &trace)
    ribs.cut(child)
    ribs.remove(child)
    eventsToEnd -= 1
  }

  /// Ends the app and deallocates everything.
  mutating func end(_ root: LiveRIBs.Index, _ trace: inout GeneratedTrace) {
    for rib in ribs.subtree(root) { hide(rib, removed: true, &trace) }
    deactivate(root, &trace)
    destroy(root, &trace)
  }

  mutating func settle(_ trace: inout GeneratedTrace) {
    checkReleases(&trace)
    trace.write(.settle, after: 40_000_000)
  }

  private mutating func detach(_ child: LiveRIBs.Index, _ trace: inout GeneratedTrace) {
    guard let parent = ribs[child].parent else { return }
    trace.write(
      .detach(id: ribs[child].id, parent: ribs[parent].id, cause: .call),
      at: path(of: child).detachSite, after: 160_000)
    ribs[child].isAttached = false
    eventsToEnd -= 1
  }

  private mutating func deactivate(_ index: LiveRIBs.Index, _ trace: inout GeneratedTrace) {
    for rib in ribs.subtree(index) where ribs[rib].isActive {
      trace.write(.deactivate(id: ribs[rib].id), after: 7_000)
      ribs[rib].isActive = false
      eventsToEnd -= 1
      guard let worker = ribs[rib].worker, let name = path(of: rib).worker else { continue }
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

  private mutating func checkReleases(_ trace: inout GeneratedTrace) {
    for (id, parent, property) in released where ribs.isAlive(parent.id, at: parent.at) {
      trace.write(.unhold(id: id, parent: parent.id, property: property), after: 4_000)
    }
    released.removeAll(keepingCapacity: true)
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
