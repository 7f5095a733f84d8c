import Synchronization

/// Whether an interactor is active.
public final class InteractorLifecycle: @unchecked Sendable {
  private enum State {
    case inactive, active, resigning
  }

  private let state = Mutex(State.inactive)

  /// Inactive.
  public init() {}

  /// Becomes active, and says so.
  public func activate(invoking didBecomeActive: () async -> Void) async {
    let alreadyActive = state.withLock { state in
      if state != .inactive { return true }
      state = .active
      return false
    }
    if alreadyActive { return }
    await didBecomeActive()
  }

  /// Says so, and becomes inactive.
  public func deactivate(invoking willResignActive: () async -> Void) async {
    let isFirst = state.withLock { state in
      if state != .active { return false }
      state = .resigning
      return true
    }
    guard isFirst else { return }
    await willResignActive()
    state.withLock { $0 = .inactive }
  }
}
