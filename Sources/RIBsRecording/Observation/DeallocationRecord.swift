import Foundation

/// An object of a RIB that another runtime's leak detector expects to be deallocated. A recording waits for it before it
/// writes `settle`.
///
/// `@unchecked`: `lock` guards all state that changes.
public final class DeallocationRecord: @unchecked Sendable {
  private let role: RouterRecord.Role
  private let identity: RIBIdentity
  private let start = ContinuousClock.now
  private let lock = NSLock()
  private var isReported = false
  fileprivate private(set) weak var object: AnyObject?
  /// Weak: an expectation must not keep a stopped observer alive.
  fileprivate private(set) weak var session: ObservationSession?

  fileprivate init(_ object: AnyObject, as role: RouterRecord.Role, of rib: RecordedRIB) {
    (self.object, self.role) = (object, role)
    (identity, session) = (rib.identity, rib.session)
  }

  /// Reports that the object was not deallocated in time. The RIB may be gone. Nothing is reported twice.
  ///
  /// - Parameter waited: How long the leak detector waited for it, in nanoseconds.
  public func leaked(waited: Int) {
    guard let object, let session else { return }
    let isFirst = lock.withLock {
      defer { isReported = true }
      return !isReported
    }
    guard isFirst else { return }
    RecordedRIB(session: session, identity: identity).leaked(object, as: role, waited: waited)
  }

  /// Reports it as if its time were up.
  fileprivate func judge() {
    let waited = (ContinuousClock.now - start) / .nanoseconds(1)
    leaked(waited: Int(waited))
  }

  /// Whether nothing is to be waited for: the object is gone, it was reported, or its recording is over.
  fileprivate var isOver: Bool {
    object == nil || session == nil || lock.withLock { isReported }
  }
}

extension RecordedRIB {
  /// Notes that the runtime's leak detector expects an object of the RIB to be deallocated.
  ///
  /// - Parameters:
  ///   - object: The object. It is not retained.
  ///   - role: The part that it plays in the RIB.
  /// - Returns: What the leak detector tells if the object is alive when its time is up.
  public func expectsDeallocation(
    of object: AnyObject, as role: RouterRecord.Role
  ) -> DeallocationRecord {
    let record = DeallocationRecord(object, as: role, of: self)
    RecordedDeallocations.instance.insert(record)
    return record
  }
}

/// What the leak detectors of other runtimes wait for.
///
/// `@unchecked`: `lock` guards all state that changes.
private final class RecordedDeallocations: DeallocationDetector, @unchecked Sendable {
  static let instance: RecordedDeallocations = {
    let instance = RecordedDeallocations()
    RIBObservation.wait(for: instance)
    return instance
  }()

  private let lock = NSLock()
  private var pending: [DeallocationRecord] = []
  /// When this many are pending, those that are over are removed before another is added.
  private var crowd = leastCrowd
  private static let leastCrowd = 128

  func insert(_ record: DeallocationRecord) {
    let crowded = lock.withLock { pending.count >= crowd ? pending : [] }
    // Outside the lock: an object may be released here for the last time, and then the app's code runs.
    let over = Set(crowded.filter(\.isOver).map(ObjectIdentifier.init))
    lock.withLock {
      if !crowded.isEmpty {
        pending.removeAll { over.contains(ObjectIdentifier($0)) }
        crowd = max(Self.leastCrowd, pending.count * 2)
      }
      pending.append(record)
    }
  }

  private func meant(_ isMeant: (ObservationSession?) -> Bool) -> [DeallocationRecord] {
    lock.withLock { pending }.filter { !$0.isOver && isMeant($0.session) }
  }

  func pendingDeallocations(_ isMeant: (ObservationSession?) -> Bool) -> () -> Bool {
    let expected = meant(isMeant)
    return { expected.allSatisfy(\.isOver) }
  }

  func awaitedObjects(_ isMeant: (ObservationSession?) -> Bool) -> [AnyObject] {
    meant(isMeant).compactMap(\.object)
  }

  func judgeDeallocations(_ isMeant: (ObservationSession?) -> Bool) {
    for record in meant(isMeant) { record.judge() }
  }
}
