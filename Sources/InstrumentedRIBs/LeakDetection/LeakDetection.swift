/// Whether the leak detector waits for something.
public enum LeakDetectionStatus: Sendable {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Something is expected that has not happened yet.
  case InProgress
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Nothing is pending.
  case DidComplete
}

/// How long the leak detector waits unless told otherwise, in seconds.
public struct LeakDefaultExpectationTime {
  /// For an object to be deallocated.
  public static let deallocation = 1.0
  /// For a view controller to leave the screen.
  public static let viewDisappear = 5.0
}

/// One expectation of the leak detector.
public protocol LeakDetectionHandle {
  /// Takes the expectation back.
  func cancel()
}
