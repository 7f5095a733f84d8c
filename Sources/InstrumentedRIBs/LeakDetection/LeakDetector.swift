import Foundation
import RIBsCombine

/// Reports objects that should have been deallocated and were not. The runtime expects interactors, presenters
/// and view controllers to go with their router, and routers with the parent they are attached to.
///
/// A leak of a recorded RIB's object is an event in the recording. Any other leak is an assertion failure, or is
/// printed if `DISABLE_LEAK_DETECTION` is `yes` or `true` in the environment.
///
/// `@unchecked`: `lock` guards all state that changes.
public class LeakDetector: @unchecked Sendable {
  /// The shared detector.
  public static let instance = LeakDetector()

  private let lock = NSLock()
  private var pending: [LeakExpectation] = []
  /// When this many are pending, those that came true are removed before another is added.
  private var crowd = leastCrowd
  private static let leastCrowd = 128
  private let count = Relay<Bool, Never>(false)
  private let ticker = LeakTicker()

  private static let isDisabled =
    ["yes", "true"].contains(
      ProcessInfo.processInfo.environment["DISABLE_LEAK_DETECTION"]?.lowercased() ?? "")

  init() {
    ticker.onTick = { [weak self] in self?.pass($0) }
  }

  /// Sends at once whether something is pending, then every change.
  public var status: AnyPublisher<LeakDetectionStatus, Never> {
    count.removeDuplicates()
      .map { $0 ? LeakDetectionStatus.InProgress : .DidComplete }
      .eraseToAnyPublisher()
  }

  /// Expects an object to be deallocated.
  ///
  /// - Parameters:
  ///   - object: The object; it is not kept alive.
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
  ///   - viewController: The view controller; it is not kept alive.
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

  /// If no one would hear of a leak, nothing is expected, and it costs nothing.
  static func isHeard(by rib: ObservedRIB?) -> Bool {
    #if DEBUG
      return true
    #else
      return rib != nil
    #endif
  }

  func expectDeallocate(
    _ object: AnyObject, as role: RIBLeak.Role, of rib: ObservedRIB?,
    inTime time: TimeInterval = LeakDefaultExpectationTime.deallocation
  ) {
    guard Self.isHeard(by: rib) else { return }
    _ = expect(LeakExpectation(object, goal: .deallocation(role), rib: rib, allowed: time))
  }

  // MARK: Waiting

  /// Whether an expectation is pending that has not come true yet.
  var isWaiting: Bool {
    forgetMet()
    return isPending
  }

  /// - Returns: A closure that tells whether each object expected to go by now is gone, was reported, or is no
  ///   longer expected.
  func pendingDeallocations() -> () -> Bool {
    let expected = lock.withLock { pending.filter(\.isForDeallocation) }
    return { [self] in
      let waiting = lock.withLock { Set(pending.map(ObjectIdentifier.init)) }
      return expected.allSatisfy { $0.isMet || !waiting.contains(ObjectIdentifier($0)) }
    }
  }

  /// Judges pending deallocations as if their time were up.
  func judgeDeallocations() {
    judge(\.isForDeallocation)
  }

  private func expect(_ expectation: LeakExpectation) -> any LeakDetectionHandle {
    lock.withLock {
      // If the main queue does not run, no tick does this.
      if pending.count >= crowd {
        pending.removeAll(where: \.isMet)
        crowd = max(Self.leastCrowd, pending.count * 2)
      }
      pending.append(expectation)
    }
    tellStatus()
    return Handle(detector: self, expectation: expectation)
  }

  private func pass(_ seconds: Double) {
    lock.withLock { for expectation in pending { expectation.wait(seconds) } }
    judge(\.isDue)
    forgetMet()
  }

  private func judge(_ isOver: (LeakExpectation) -> Bool) {
    let due = lock.withLock {
      defer { pending.removeAll(where: isOver) }
      return pending.filter(isOver)
    }
    for expectation in due { Self.report(expectation) }
    tellStatus()
  }

  private func forgetMet() {
    lock.withLock { pending.removeAll(where: \.isMet) }
    tellStatus()
  }

  fileprivate func forget(_ expectation: LeakExpectation) {
    lock.withLock { pending.removeAll { $0 === expectation } }
    tellStatus()
  }

  private var isPending: Bool { lock.withLock { !pending.isEmpty } }

  private func tellStatus() {
    var told: Bool
    repeat {
      told = isPending
      if told { ticker.start() } else { ticker.stop() }
      count.send(told)
      // Another thread may have changed it meanwhile, and sent its value first.
    } while told != isPending
  }

  private static func report(_ expectation: LeakExpectation) {
    guard let object = expectation.object, let failure = expectation.failure() else { return }
    if let rib = expectation.rib {
      // A recording reports a view that stays on screen by other events; its container holds it.
      if let view = object as? RIBViewController, view.isOnScreen { return }
      if case .deallocation(let role?) = expectation.goal {
        let waited = Int((expectation.elapsed * 1_000_000_000).rounded())
        let leak = RIBLeak(role: role, name: typeName(of: object), waited: waited)
        expectation.session?.observer.rib(rib, hasLeaked: leak)
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
