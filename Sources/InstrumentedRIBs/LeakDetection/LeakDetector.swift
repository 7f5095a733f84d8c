import Foundation
import RIBsCombine
import RIBsRecording

/// Reports objects that should have been deallocated and were not. The runtime expects interactors, presenters
/// and view controllers to be deallocated with their router, and routers with the parent they are attached to.
///
/// A leak of a recorded RIB's object is an event in the recording. Any other leak is an assertion failure, or is
/// printed if `DISABLE_LEAK_DETECTION` is `yes` or `true` in the environment.
///
/// `@unchecked`: `lock` guards all state that changes.
public class LeakDetector: @unchecked Sendable {
  /// The shared detector.
  public static let instance: LeakDetector = {
    let detector = LeakDetector()
    RIBObservation.wait(for: detector)
    return detector
  }()

  private let lock = NSLock()
  /// The pending expectations.
  private var all: [LeakExpectation] = []
  /// When this many are pending, those that were met are removed before another is added.
  private var crowd = leastCrowd
  private static let leastCrowd = 128
  private let count = Relay<Bool, Never>(false)
  private let ticker = LeakTicker()

  private static let isDisabled =
    ["yes", "true"].contains(
      ProcessInfo.processInfo.environment["DISABLE_LEAK_DETECTION"]?.lowercased() ?? "")

  init() {
    ticker.onTick = { [weak self] in self?.advance(by: $0) }
  }

  /// Sends the current status at once, then every change.
  public var status: AnyPublisher<LeakDetectionStatus, Never> {
    count.removeDuplicates()
      .map { $0 ? LeakDetectionStatus.InProgress : .DidComplete }
      .eraseToAnyPublisher()
  }

  /// Expects an object to be deallocated.
  ///
  /// - Parameters:
  ///   - object: The object. It is not retained.
  ///   - time: How long it may take, in seconds. Time in which the app is halted does not count.
  /// - Returns: A handle that cancels the expectation.
  @discardableResult
  public func expectDeallocate(
    object: AnyObject, inTime time: TimeInterval = LeakDefaultExpectationTime.deallocation
  ) -> any LeakDetectionHandle {
    expect(LeakExpectation(object, goal: .deallocation(nil), rib: nil, allowed: time))
  }

  /// Expects a view controller to leave the screen.
  ///
  /// - Parameters:
  ///   - viewController: The view controller. It is not retained.
  ///   - time: How long it may take, in seconds. Time in which the app is halted does not count.
  /// - Returns: A handle that cancels the expectation.
  @discardableResult
  public func expectViewControllerDisappear(
    viewController: RIBViewController,
    inTime time: TimeInterval = LeakDefaultExpectationTime.viewDisappear
  ) -> any LeakDetectionHandle {
    expect(LeakExpectation(viewController, goal: .disappearance, rib: nil, allowed: time))
  }

  // MARK: The runtime's own expectations

  /// Whether a leak would be reported. If not, nothing is expected, which costs nothing.
  static func reportsLeaks(of rib: RecordedRIB?) -> Bool {
    #if DEBUG
      return true
    #else
      return rib != nil
    #endif
  }

  func expectDeallocate(
    _ object: AnyObject, as role: RouterRecord.Role, of rib: RecordedRIB?,
    inTime time: TimeInterval = LeakDefaultExpectationTime.deallocation
  ) {
    guard Self.reportsLeaks(of: rib) else { return }
    _ = expect(LeakExpectation(object, goal: .deallocation(role), rib: rib, allowed: time))
  }

  // MARK: Waiting

  /// Whether an expectation is pending that was not met yet.
  var isWaiting: Bool {
    forgetMet()
    return isPending
  }

  /// - Parameter isMeant: Selects objects by the running session they were recorded in, if there is one.
  /// - Returns: A closure that returns whether each of these objects that is expected now was deallocated, was reported,
  ///   or is no longer expected.
  package func pendingDeallocations(
    _ isMeant: (ObservationSession?) -> Bool
  ) -> () -> Bool {
    let expected = pending { $0.isForDeallocation && isMeant($0.session) }
    return { [self] in
      let waiting = lock.withLock { Set(all.map(ObjectIdentifier.init)) }
      return expected.allSatisfy { $0.isMet || !waiting.contains(ObjectIdentifier($0)) }
    }
  }

  /// - Parameter isMeant: Selects objects by the running session they were recorded in, if there is one.
  /// - Returns: Those of these objects that are expected to be deallocated and are alive.
  package func awaitedObjects(_ isMeant: (ObservationSession?) -> Bool) -> [AnyObject] {
    pending { $0.isForDeallocation && isMeant($0.session) }.compactMap(\.object)
  }

  /// Checks pending deallocations as if their time were up.
  ///
  /// - Parameter isMeant: Selects objects by the running session they were recorded in, if there is one.
  package func judgeDeallocations(_ isMeant: (ObservationSession?) -> Bool) {
    judge { $0.isForDeallocation && isMeant($0.session) }
  }

  private func expect(_ expectation: LeakExpectation) -> any LeakDetectionHandle {
    // Ticks do this too, but only while the main queue runs.
    if lock.withLock({ all.count >= crowd }) {
      remove(where: \.isMet)
      lock.withLock { crowd = max(Self.leastCrowd, all.count * 2) }
    }
    lock.withLock { all.append(expectation) }
    sendStatus()
    return Handle(detector: self, expectation: expectation)
  }

  private func advance(by seconds: Double) {
    lock.withLock { for expectation in all { expectation.wait(seconds) } }
    judge(\.isDue)
    forgetMet()
  }

  private func judge(_ isOver: (LeakExpectation) -> Bool) {
    for expectation in remove(where: isOver) { Self.report(expectation) }
    sendStatus()
  }

  private func forgetMet() {
    remove(where: \.isMet)
    sendStatus()
  }

  /// The pending expectations that a closure selects. It runs outside the lock: an object that it looks at may be released
  /// there for the last time, and then the app's code runs.
  private func pending(_ isSelected: (LeakExpectation) -> Bool) -> [LeakExpectation] {
    lock.withLock { all }.filter(isSelected)
  }

  /// - Returns: What was removed, and not by another thread meanwhile.
  @discardableResult
  private func remove(where isSelected: (LeakExpectation) -> Bool) -> [LeakExpectation] {
    let selected = pending(isSelected)
    if selected.isEmpty { return [] }
    let identifiers = Set(selected.map(ObjectIdentifier.init))
    var removed: [LeakExpectation] = []
    lock.withLock {
      all.removeAll { expectation in
        guard identifiers.contains(ObjectIdentifier(expectation)) else { return false }
        removed.append(expectation)
        return true
      }
    }
    return removed
  }

  fileprivate func forget(_ expectation: LeakExpectation) {
    lock.withLock { all.removeAll { $0 === expectation } }
    sendStatus()
  }

  private var isPending: Bool { lock.withLock { !all.isEmpty } }

  private func sendStatus() {
    var sent: Bool
    repeat {
      sent = isPending
      if sent { ticker.start() } else { ticker.stop() }
      count.send(sent)
      // Another thread may have changed it in the meantime and sent its value first.
    } while sent != isPending
  }

  private static func report(_ expectation: LeakExpectation) {
    guard let object = expectation.object, let failure = expectation.failure() else { return }
    if expectation.isOfRecordedRIB {
      // A view on screen is held by its container. A recording has other events for it.
      if let view = object as? RIBViewController, view.isOnScreen { return }
      if case .deallocation(let role?) = expectation.goal {
        let waited = Int((expectation.elapsed * 1_000_000_000).rounded())
        expectation.rib?.leaked(object, as: role, waited: waited)
      }
    } else if isDisabled {
      print("Leak detection is disabled: \(failure)")
    } else {
      assertionFailure(failure)
    }
  }

  private struct Handle: LeakDetectionHandle {
    weak var detector: LeakDetector?
    let expectation: LeakExpectation

    func cancel() { detector?.forget(expectation) }
  }
}

extension LeakDetector: DeallocationDetector {}
