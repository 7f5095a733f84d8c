import Dispatch
import Foundation

/// One observer's session: numbers the RIBs, and tracks the living routers if their holds are read.
///
/// `@unchecked`: `lock` guards all state that changes.
final class ObservationSession: @unchecked Sendable {
  let observer: any RIBObserver
  /// Higher in each later session of the process.
  let number: Int
  /// Whether the observer wants to know when views appear and disappear.
  let observesViews: Bool

  private let lock = NSLock()
  /// Set once: holds can only be read if the session knows every router from the start.
  private let tracksLiving: Bool
  private var lastID = 0
  private var lastWorker = 0
  private var lastWorkflow = 0
  private var names: [ObjectIdentifier: String] = [:]
  private var living: [Int: WeakNode] = [:]
  /// The parents that a block on the main queue will read. There is one block for each key.
  private var parentsToRead: [ReadingTime: Set<Int>] = [:]

  private struct WeakNode {
    weak var node: RouterNode?
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
    tracksLiving = observer.readsHolds
  }

  /// Numbers a router and reports it.
  func introduce(_ node: RouterNode, kind: RIBIdentity.Kind) -> ObservedRIB {
    let type = type(of: node)
    let identity = lock.withLock {
      lastID += 1
      let name =
        names[ObjectIdentifier(type)] ?? RIBIdentity.name(ofRouter: String(describing: type))
      names[ObjectIdentifier(type)] = name
      if tracksLiving { living[lastID] = WeakNode(node: node) }
      return RIBIdentity(id: lastID, name: name, kind: kind)
    }
    observer.ribWasCreated(identity)
    return ObservedRIB(session: self, identity: identity)
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

  // MARK: Reading holds

  /// Reads a parent's holds now, and again on the main queue's next turn: most apps store a child after they
  /// attach it, and may be killed before the parent's next call.
  func readHolds(of parent: RouterNode) {
    guard tracksLiving, let rib = parent.observed, rib.wasParent else { return }
    guard observer.readsHolds else { return scheduleReading(of: rib, .later) }
    reportHolds(of: parent, rib)
    scheduleReading(of: rib, .nextTurn)
  }

  func readHolds(ofID id: Int) {
    guard tracksLiving, let node = lock.withLock({ living[id]?.node }) else { return }
    readOnce(node)
  }

  func readAllHolds() {
    let nodes = lock.withLock { living.sorted { $0.key < $1.key }.compactMap(\.value.node) }
    for node in nodes { readOnce(node) }
  }

  private func readOnce(_ parent: RouterNode) {
    guard let rib = parent.observed, rib.wasParent, observer.readsHolds else { return }
    reportHolds(of: parent, rib)
  }

  private func reportHolds(of parent: RouterNode, _ rib: ObservedRIB) {
    observer.rib(rib.identity, isSeenHolding: HoldReader(parent: parent, session: self).holds())
  }

  /// One block on the main queue reads the parents of all calls up to then.
  private func scheduleReading(of parent: ObservedRIB, _ time: ReadingTime) {
    guard isRunning else { return }
    let isFirst = lock.withLock {
      defer { parentsToRead[time, default: []].insert(parent.identity.id) }
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

  private var isRunning: Bool { RIBObservation.current === self }
}
