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
      let name = names[ObjectIdentifier(type)] ?? Self.ribName(of: type)
      names[ObjectIdentifier(type)] = name
      if tracksLiving { living[lastID] = WeakNode(node: node) }
      return RIBIdentity(id: lastID, name: name, kind: kind)
    }
    observer.ribWasCreated(identity)
    return ObservedRIB(session: self, identity: identity)
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

  private static func ribName(of type: Any.Type) -> String {
    let name = String(describing: type).prefix { $0 != "<" }
    let stem = name.hasSuffix("Router") ? name.dropLast("Router".count) : name
    return String(stem.isEmpty ? name : stem)
  }

  // MARK: The one that is running

  private static let currentLock = NSLock()
  nonisolated(unsafe) private static var running: ObservationSession?
  nonisolated(unsafe) private static var lastNumber = 0

  static var current: ObservationSession? { currentLock.withLock { running } }

  static func begin(_ observer: any RIBObserver) {
    currentLock.withLock {
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
