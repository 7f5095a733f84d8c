import Foundation

/// Ends a thread that looks at it from time to time.
///
/// Unchecked because the compiler cannot see that the condition guards all mutable state.
final class StopSign: @unchecked Sendable {
  private let condition = NSCondition()
  private var raised = false
  private var isRunning = false

  var isRaised: Bool { condition.withLock { raised } }

  func raise() { condition.withLock { raised = true } }

  /// Runs a body on a new thread.
  func run(_ name: String, _ body: @escaping @Sendable () -> Void) {
    condition.withLock { isRunning = true }
    let thread = Thread { [self] in
      body()
      condition.withLock {
        isRunning = false
        condition.broadcast()
      }
    }
    thread.name = name
    thread.start()
  }

  /// Waits until the body has returned.
  func waitForEnd() {
    condition.withLock { while isRunning { condition.wait() } }
  }
}
