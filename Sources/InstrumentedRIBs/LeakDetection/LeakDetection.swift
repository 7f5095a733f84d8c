/// Whether the leak detector has pending expectations.
public enum LeakDetectionStatus: Sendable {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// At least one expectation is pending.
  case InProgress
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Nothing is pending.
  case DidComplete
}

/// How long the leak detector waits by default, in seconds.
public struct LeakDefaultExpectationTime {
  /// For an object to be deallocated.
  public static let deallocation = 1.0
  /// For a view controller to leave the screen.
  public static let viewDisappear = 5.0
}

/// One expectation of the leak detector.
public protocol LeakDetectionHandle {
  /// Cancels the expectation.
  func cancel()
}
