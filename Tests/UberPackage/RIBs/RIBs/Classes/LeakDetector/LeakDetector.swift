import Foundation

/// How long the leak detector waits, in seconds. Tests wait too, so it is short.
public struct LeakDefaultExpectationTime {
  /// For an object.
  public static let deallocation = 0.2

  /// For a view controller.
  public static let viewDisappear = 0.3
}

/// An expectation that can be given up.
public protocol LeakDetectionHandle {
  /// Gives it up.
  func cancel()
}

/// Fails if an object lives longer than it should.
public class LeakDetector {
  /// The app's leak detector.
  public static private(set) var instance = LeakDetector()

  private let isDisabled =
    ProcessInfo.processInfo.environment["DISABLE_LEAK_DETECTION"]?.lowercased() == "yes"

  /// Expects that an object is deallocated in time.
  @discardableResult
  public func expectDeallocate(
    object: AnyObject, inTime time: TimeInterval = LeakDefaultExpectationTime.deallocation
  ) -> LeakDetectionHandle {
    let expectation = Expectation(of: object)
    DispatchQueue.main.asyncAfter(deadline: .now() + time) {
      if expectation.isCancelled { return }
      let didDeallocate = expectation.object == nil
      assert(didDeallocate || self.isDisabled, "\(expectation.name) has leaked.")
    }
    return expectation
  }
}

private final class Expectation: LeakDetectionHandle {
  weak var object: AnyObject?
  let name: String
  var isCancelled = false

  init(of object: AnyObject) {
    self.object = object
    name = "\(type(of: object))"
  }

  func cancel() { isCancelled = true }
}
