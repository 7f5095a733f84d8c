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
  /// Set once: holds can only be read if the session knows every router from the start.
  let tracksLiving: Bool
  /// Whether roots are kept alive until ``releaseRoots()``.
  let keepsRoots: Bool
  private var isOpen = true
  private var lastID = 0
  private var lastWorker = 0
  private var lastWorkflow = 0
  private var names: [ObjectIdentifier: String] = [:]
  private var living: [Int: WeakRecord] = [:]
  /// The roots that are kept alive.
  private var roots: [Int: KeptRoot] = [:]
  /// The parents that a block on the main queue will read. There is one block for each key.
  private var parentsToRead: [ReadingTime: Set<Int>] = [:]

  private struct WeakRecord {
    weak var record: RouterRecord?
  }

  private enum ReadingTime {
    case nextTurn
    /// A tenth of a second later: a call on another thread may still be running on the next turn.
    case later
  }

  init(observer: any RIBObserver, number: Int) {
    self.observer = observer
    self.number = number
    observesViews = observer.observesViews
    tracksLiving = observer.wantsHolds
    keepsRoots = observer.keepsRoots
  }

  /// Schedules nothing from now on. Calls still reach the observer.
  package func close() { lock.withLock { isOpen = false } }

  /// Numbers a router and reports it.
  func introduce(_ router: AnyObject, kind: RouterRecord.Kind) -> RecordedRIB {
    let type: AnyClass = type(of: router)
    let identity = lock.withLock {
      lastID += 1
      let name =
        names[ObjectIdentifier(type)] ?? RIBIdentity.name(ofRouter: String(describing: type))
      names[ObjectIdentifier(type)] = name
      return RIBIdentity(id: lastID, name: name, kind: kind)
    }
    observer.rib(identity, .created)
    return RecordedRIB(session: self, identity: identity)
  }

  /// Finds a record by its number from now on, if holds are read.
  func track(_ record: RouterRecord) {
    guard tracksLiving else { return }
    lock.withLock { living[record.rib.identity.id] = WeakRecord(record: record) }
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

  func forget(_ rib: RIBIdentity) {
    guard tracksLiving else { return }
    lock.withLock {
      living[rib.id] = nil
      parentsToRead[.nextTurn]?.remove(rib.id)
      parentsToRead[.later]?.remove(rib.id)
    }
  }

  // MARK: Roots

  func keepRoot(_ id: Int, _ router: AnyObject, takeDown: (() -> Void)? = nil) {
    lock.withLock {
      roots[id] = KeptRoot(router: router, takeDown: takeDown ?? roots[id]?.takeDown)
    }
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
  func readHolds(of parent: RouterRecord) {
    guard tracksLiving, parent.wasParent else { return }
    guard observer.readsHolds else { return scheduleReading(of: parent, .later) }
    reportHolds(of: parent)
    scheduleReading(of: parent, .nextTurn)
  }

  func readHolds(ofID id: Int) {
    guard tracksLiving, let parent = lock.withLock({ living[id]?.record }) else { return }
    readOnce(parent)
  }

  /// Reads the holds of all parents once more.
  package func readAllHolds() {
    let all = lock.withLock { living.sorted { $0.key < $1.key }.compactMap(\.value.record) }
    for record in all { readOnce(record) }
  }

  private func readOnce(_ parent: RouterRecord) {
    if parent.wasParent, observer.readsHolds { reportHolds(of: parent) }
  }

  private func reportHolds(of parent: RouterRecord) {
    guard let reader = HoldReader(parent) else { return }
    observer.rib(parent.rib.identity, isSeenHolding: reader.holds())
  }

  /// One block on the main queue reads the parents of all calls up to then.
  private func scheduleReading(of parent: RouterRecord, _ time: ReadingTime) {
    guard isRunning else { return }
    let isFirst = lock.withLock {
      defer { parentsToRead[time, default: []].insert(parent.rib.identity.id) }
      return parentsToRead[time] == nil
    }
    guard isFirst else { return }
    let read: @Sendable () -> Void = { [weak self] in self?.readScheduled(time) }
    switch time {
    case .nextTurn: DispatchQueue.main.async(execute: read)
    case .later: DispatchQueue.main.asyncAfter(deadline: .now() + 0.1, execute: read)
    }
  }

  private func readScheduled(_ time: ReadingTime) {
    let parents = lock.withLock { parentsToRead.removeValue(forKey: time) ?? [] }
    guard isRunning else { return }
    for parent in parents.sorted() { readHolds(ofID: parent) }
  }

  private var isRunning: Bool { lock.withLock { isOpen } }
}
