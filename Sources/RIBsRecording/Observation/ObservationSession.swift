import Dispatch
import Foundation

/// One observer's session: numbers the RIBs, and tracks the living routers if their holds are read.
///
/// `@unchecked`: `lock` guards all state that changes.
package final class ObservationSession: @unchecked Sendable {
  package let observer: any RIBObserver
  /// Higher in each later session of the process.
  package let number: Int
  /// Whether the observer wants to know when views appear and disappear.
  package let observesViews: Bool

  private let lock = NSLock()
  /// Held while properties are read. A call off the main thread waits for it before it returns to the app, which may
  /// then change a property. Taken before `lock`, and no code of the app runs under it.
  private let reading = NSLock()
  /// Set once: holds can only be read if the session knows every router from the start.
  let tracksLiving: Bool
  let rootHandling: RootHandling
  let foreignRouters = ForeignRouters()
  private var isOpen = true
  private var lastID = 0
  private var lastWorker = 0
  /// The classes of the workers that were started.
  private var workers: Set<ObjectIdentifier> = []
  private var lastWorkflow = 0
  private var names: [ObjectIdentifier: String] = [:]
  private var tracked = TrackedRIBs()
  /// The roots that are watched or kept alive.
  private var roots: [Int: KeptRoot] = [:]
  private var leaked = LeakedObjects()
  /// Whether a search for holders is scheduled on the main queue.
  private var willSearch = false
  /// The parents that the main queue reads on its next turn; nil if it reads none.
  private var parentsToRead: Set<Int>?

  init(observer: any RIBObserver, number: Int) {
    self.observer = observer
    self.number = number
    observesViews = observer.observesViews
    tracksLiving = observer.wantsHolds
    rootHandling = observer.rootHandling
  }

  /// Schedules nothing from now on. Calls still reach the observer.
  package func close() { lock.withLock { isOpen = false } }

  /// Numbers a router and reports it.
  ///
  /// - Parameter name: The RIB's name; nil if it follows from the router's type.
  func introduce(
    _ router: AnyObject, named name: String? = nil, kind: RouterRecord.Kind
  ) -> RecordedRIB {
    let identity = number(router, named: name, kind: kind)
    observer.rib(identity, .created)
    return RecordedRIB(session: self, identity: identity)
  }

  /// Numbers a router.
  func number(
    _ router: AnyObject, named own: String? = nil, kind: RouterRecord.Kind, isForeign: Bool = false
  ) -> RIBIdentity {
    let type: AnyClass = type(of: router)
    return lock.withLock {
      lastID += 1
      if let own { return RIBIdentity(id: lastID, name: own, kind: kind, isForeign: isForeign) }
      let name =
        names[ObjectIdentifier(type)] ?? RIBIdentity.name(ofRouter: String(describing: type))
      names[ObjectIdentifier(type)] = name
      return RIBIdentity(id: lastID, name: name, kind: kind, isForeign: isForeign)
    }
  }

  func noteWorker(_ type: AnyClass) {
    lock.withLock { _ = workers.insert(ObjectIdentifier(type)) }
  }

  func nextWorker() -> Int {
    lock.withLock {
      lastWorker += 1
      return lastWorker
    }
  }

  func nextWorkflow() -> Int {
    lock.withLock {
      lastWorkflow += 1
      return lastWorkflow
    }
  }

  // MARK: Living RIBs

  private var tracksAny: Bool { tracksLiving || rootHandling != .none }

  /// Tracks a RIB until ``forget(_:)``.
  func track(_ record: RouterRecord, of router: AnyObject) {
    guard tracksAny else { return }
    let maker = observer.caller
    lock.withLock { tracked.insert(record, of: router, madeBy: maker) }
  }

  func forget(_ rib: RIBIdentity) {
    guard tracksAny else { return }
    lock.withLock {
      tracked.remove(rib.id)
      leaked.forget(rib.id)
      parentsToRead?.remove(rib.id)
    }
  }

  /// Notes an attach, before the app can go on and store the child.
  ///
  /// - Parameter isCall: Whether it happens now, and not before the session.
  func noteAttach(of child: RIBIdentity, to parent: RIBIdentity, isCall: Bool) {
    guard tracksAny else { return }
    lock.withLock { tracked.noteAttach(of: child.id, to: parent.id) }
    guard isCall else { return }
    noteCall(on: parent) { $0.noteMaker(of: child.id, on: parent.id) }
  }

  /// Notes that a RIB loads.
  func noteLoad(of rib: RIBIdentity) {
    if tracksAny { lock.withLock { tracked.noteLoad(of: rib.id) } }
    noteCall(on: rib)
  }

  /// Notes a detach, right or wrong.
  ///
  /// - Parameter isCall: Whether somebody called for it, and the parent is not just deallocated.
  func noteDetach(of child: RIBIdentity, from parent: RIBIdentity, isCall: Bool) {
    guard tracksAny else { return }
    lock.withLock { tracked.noteDetach(of: child.id, from: parent.id) }
    if isCall { noteCall(on: parent) }
  }

  /// Notes a call on a RIB, before the app can go on and change a property of it.
  func noteCall(on rib: RIBIdentity) { noteCall(on: rib) { _ in } }

  private func noteCall(on rib: RIBIdentity, _ more: (inout TrackedRIBs) -> Void) {
    guard tracksLiving else { return }
    let caller = observer.caller
    let (isNew, unread) = lock.withLock {
      let before = tracked.callers(of: rib.id)
      more(&tracked)
      tracked.noteCall(on: rib.id, by: caller)
      return (tracked.callers(of: rib.id) != before, tracked.becameUnread(rib.id))
    }
    // Whoever reads the properties at this moment did not know of this caller.
    if isNew || !caller.isMainThread { reading.withLock {} }
    if unread != nil { observer.rib(rib, .unread) }
  }

  /// Whether a RIB was never attached, and never had a child attached to it.
  func stoodAlone(_ rib: RIBIdentity) -> Bool { lock.withLock { tracked.stoodAlone(rib.id) } }

  // MARK: Roots

  func keepRoot(_ id: Int, _ router: AnyObject, takeDown: (() -> Void)? = nil) {
    lock.withLock {
      roots[id] = KeptRoot(
        router, isKept: rootHandling == .keeps, takeDown: takeDown ?? roots[id]?.takeDown)
    }
  }

  /// Takes the views of the roots that are gone off the screen. Call it on the main thread.
  package func takeDownGoneRoots() {
    // Outside the lock: a root may be released here for the last time.
    let gone = lock.withLock { roots }.filter { $0.value.router == nil }
    lock.withLock { for id in gone.keys { roots[id] = nil } }
    for root in gone.values { root.takeDown?() }
  }

  /// Lets go of a root that is one no longer.
  func releaseRoot(_ id: Int) {
    // Deallocated outside the lock, as the router reports it.
    _ = lock.withLock { roots.removeValue(forKey: id) }
  }

  /// Lets go of all roots. Call it on the main thread: views are deallocated with them.
  ///
  /// - Returns: The roots, which may live on.
  package func releaseRoots() -> ReleasedRoots {
    var kept = lock.withLock {
      defer { roots = [:] }
      return roots.sorted { $0.key < $1.key }.map(\.value)
    }
    let released = ReleasedRoots(kept)
    while !kept.isEmpty { kept.removeLast() }
    return released
  }

  // MARK: Reading holds

  /// Reads a parent's holds now, and again on the main queue's next turn: most apps store a child after they
  /// attach it, and may be killed before the parent's next call.
  func readHoldsNowAndSoon(of parent: RIBIdentity) {
    if readHolds(of: parent.id) { scheduleReading(of: parent.id) }
  }

  /// Reads a parent's holds, unless someone else may be writing its properties.
  ///
  /// - Parameter router: The parent's router, if it is being deallocated and cannot be found.
  /// - Returns: Whether they were read.
  @discardableResult
  func readHolds(of id: Int, _ router: AnyObject? = nil) -> Bool {
    guard tracksLiving, observer.readsHolds,
      let parent = lock.withLock({ tracked.parentRecord(id) }),
      let reader = HoldReader(parent, of: router)
    else { return false }
    let caller = observer.caller
    let tasksHaveEnded = observer.tasksHaveEnded
    let objects: [FoundObject]? = reading.withLock {
      let callers = lock.withLock { tracked.callers(of: id) }
      guard let callers, callers.admit(caller, tasksHaveEnded: tasksHaveEnded) else { return nil }
      return reader.objects()
    }
    guard let objects else { return false }
    let recorded = lock.withLock { tracked.holds(objects, of: id) }
    let foreign = foreignRouters.holds(objects, of: id)
    observer.rib(parent.rib.identity, isSeenHolding: (recorded + foreign).ordered())
    return true
  }

  /// Reads the holds of all parents once more.
  package func readAllHolds() {
    guard tracksLiving else { return }
    for parent in lock.withLock({ tracked.parents }) { readHolds(of: parent) }
  }

  // MARK: Holders

  /// Adds an object that the leak detector reported, and schedules a search for what holds it on the main queue.
  func noteLeak(_ object: AnyObject, as role: RouterRecord.Role, of rib: RIBIdentity) {
    guard tracksLiving, observer.searchesHolders else { return }
    let isFirst = lock.withLock {
      leaked.insert(object, as: role, of: rib)
      defer { willSearch = true }
      return isOpen && !willSearch
    }
    if isFirst {
      DispatchQueue.main.async { [weak self] in
        guard let self, lock.withLock({ isOpen && willSearch }) else { return }
        searchHolders(ofRouters: false)
      }
    }
  }

  /// Searches for what holds the objects that should be gone, and reports what is new. Call it on the main thread. It reads
  /// nothing if everything that left the tree is gone.
  ///
  /// - Parameters:
  ///   - ofRouters: Whether to search for RIBs that left the tree as well, and not only for what the leak detector reported.
  ///   - isTeardown: Whether the tree itself should be gone.
  package func searchHolders(ofRouters: Bool = true, isTeardown: Bool = false) {
    guard tracksLiving, observer.searchesHolders, observer.readsHolds else { return }
    let (caller, tasksHaveEnded) = (observer.caller, observer.tasksHaveEnded)
    func admits(_ callers: RIBCallers) -> Bool {
      callers.admit(caller, tasksHaveEnded: tasksHaveEnded)
    }
    var (targets, hasLeft) = lock.withLock {
      willSearch = false
      return (
        leaked.alive { admits(tracked.everyone(of: $0.id)) },
        ofRouters && (isTeardown || tracked.hasLeft)
      )
    }
    if targets.isEmpty, !hasLeft { return }
    var living = lock.withLock { tracked.living(admits) }
    if ofRouters {
      targets += living.filter { isTeardown || $0.place == .offTree }.map {
        HolderSearch.Target(rib: $0.rib, role: .router, object: $0.router)
      }
    }
    var isSeen: Set<ObjectIdentifier> = []
    targets.removeAll { !isSeen.insert(ObjectIdentifier($0.object)).inserted }
    if targets.isEmpty { return }
    // Nothing is let go of under the lock, as the app's code would run there.
    var readable: [TrackedRIBs.Living] = []
    var search: HolderSearch? = reading.withLock {
      // A RIB may have been called off the main thread meanwhile.
      let workers: Set<ObjectIdentifier>
      (readable, workers) = lock.withLock { (tracked.living(admits), self.workers) }
      return HolderSearch(readable, targets, workers: workers, isTeardown: isTeardown)
    }
    let found = targets.compactMap { target in
      search.map { (target.rib, $0.holders(of: target), WeakReference(target.object)) }
    }
    // What goes now was kept alive by the search alone, and is no leak.
    search = nil
    targets = []
    (living, readable) = ([], [])
    for (rib, held, reference) in found where reference.object != nil {
      if lock.withLock({ leaked.isNew(held, of: rib) }) { observer.rib(rib, isHeld: held) }
    }
  }

  /// The routers that are alive. Call it on the main thread, and only if holds are read.
  package var livingRouters: [(rib: RIBIdentity, router: AnyObject)] {
    lock.withLock { tracked.holders }
  }

  /// Reads all holds once more before a root that is watched goes, and its subtree with it.
  ///
  /// - Parameter router: The root, which is being deallocated.
  func rootWillGo(_ root: RouterRecord, _ router: AnyObject) {
    let isWatched = lock.withLock { rootHandling == .watches && roots[root.rib.identity.id] != nil }
    guard isWatched else { return }
    readHolds(of: root.rib.identity.id, router)
    readAllHolds()
    observer.rootWillGo()
  }

  /// One block on the main queue reads the parents of all calls up to then.
  private func scheduleReading(of parent: Int) {
    let isFirst = lock.withLock {
      guard isOpen else { return false }
      defer { parentsToRead?.insert(parent) }
      guard parentsToRead == nil else { return false }
      parentsToRead = []
      return true
    }
    if isFirst { DispatchQueue.main.async { [weak self] in self?.readScheduled() } }
  }

  private func readScheduled() {
    let parents = lock.withLock {
      defer { parentsToRead = nil }
      return isOpen ? parentsToRead ?? [] : []
    }
    for parent in parents.sorted() { readHolds(of: parent) }
  }
}
