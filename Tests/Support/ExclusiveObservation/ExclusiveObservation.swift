import Testing

/// Lets the tests of a suite run only while no other test with this trait does, in whatever target.
///
/// One process runs the tests of all targets, and it has one observer of RIBs. Whoever installs an
/// observer, starts a recorder, or builds a router that must not show up in somebody else's recording
/// takes this trait:
///
///     @Suite(.exclusiveObservation)
///     struct LaunchTests { … }
public struct ExclusiveObservation: SuiteTrait, TestTrait, TestScoping {
  /// Every test of the suite takes the lock for itself, so that those of two suites may take turns.
  public var isRecursive: Bool { true }

  /// Waits for its turn, runs the test and passes the turn on, also where the test throws.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    await ObservationTurn.shared.take()
    do {
      try await function()
    } catch {
      await ObservationTurn.shared.passOn()
      throw error
    }
    await ObservationTurn.shared.passOn()
  }
}

extension Trait where Self == ExclusiveObservation {
  /// Runs the tests only while no other test observes RIBs.
  public static var exclusiveObservation: Self { Self() }
}

/// A lock that is waited for without blocking a thread, and passed on in the order of asking.
private actor ObservationTurn {
  static let shared = ObservationTurn()

  private var isTaken = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  func take() async {
    if !isTaken {
      isTaken = true
      return
    }
    await withCheckedContinuation { waiting.append($0) }
  }

  func passOn() {
    if waiting.isEmpty {
      isTaken = false
    } else {
      waiting.removeFirst().resume()
    }
  }
}
