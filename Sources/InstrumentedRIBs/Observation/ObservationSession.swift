import Foundation

/// One observer's time: gives out numbers, and knows the living routers if their holds are read.
///
/// `@unchecked`: all that varies is guarded by `lock`.
final class ObservationSession: @unchecked Sendable {
  let observer: any RIBObserver
  /// Rises from one session of the process to the next.
  let number: Int

  private let lock = NSLock()
  /// Asked once: a reading needs to know every router from its beginning.
  private let tracksLiving: Bool
  private var lastID = 0
  private var lastWorker = 0
  private var lastWorkflow = 0
  private var names: [ObjectIdentifier: String] = [:]
  private var living: [Int: WeakNode] = [:]

  private struct WeakNode {
    weak var node: RouterNode?
  }

  private init(observer: any RIBObserver, number: Int) {
    self.observer = observer
    self.number = number
    tracksLiving = observer.readsHolds
  }

  /// Numbers a router and announces it.
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
    _ = lock.withLock { living.removeValue(forKey: rib.id) }
  }

  func readHolds(of parent: RouterNode) {
    guard tracksLiving, let rib = parent.observed, rib.wasParent, observer.readsHolds else {
      return
    }
    observer.rib(rib.identity, isSeenHolding: HoldReader(parent: parent, session: self).holds())
  }

  func readHolds(ofID id: Int) {
    guard tracksLiving, let node = lock.withLock({ living[id]?.node }) else { return }
    readHolds(of: node)
  }

  func readAllHolds() {
    let nodes = lock.withLock { living.sorted { $0.key < $1.key }.compactMap(\.value.node) }
    for node in nodes { readHolds(of: node) }
  }

  // MARK: The one that is running

  private static let currentLock = NSLock()
  nonisolated(unsafe) private static var running: ObservationSession?
  nonisolated(unsafe) private static var lastNumber = 0

  /// Whether the environment was asked for an observer, or has come too late.
  nonisolated(unsafe) private static var isEnvironmentAsked = false

  static var current: ObservationSession? {
    let isFirst = currentLock.withLock {
      defer { isEnvironmentAsked = true }
      return !isEnvironmentAsked
    }
    if isFirst { EnvironmentStart.run() }
    return currentLock.withLock { running }
  }

  static func begin(_ observer: any RIBObserver) {
    currentLock.withLock {
      isEnvironmentAsked = true
      lastNumber += 1
      running = ObservationSession(observer: observer, number: lastNumber)
    }
  }

  /// - Parameter observer: Ends only this one's session; any where nil.
  static func end(of observer: (any RIBObserver)? = nil) {
    currentLock.withLock {
      if observer == nil || running?.observer === observer { running = nil }
    }
  }
}
