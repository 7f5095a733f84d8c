import Dispatch
import Foundation

/// Waits for the blocks on the main queue, and for those that they add.
package enum MainQueue {
  /// How many turns to run: a block may add another block, and that one a third.
  private static let turns = 10

  /// Runs the main run loop until the blocks on the main queue have run, for ``turns`` turns.
  ///
  /// - Returns: False off the main thread and inside a block of the main queue, where no other block can run.
  static func drain() -> Bool {
    guard Thread.isMainThread else { return false }
    for _ in 0..<turns {
      let marker = Marker()
      DispatchQueue.main.async { marker.set() }
      // The first pass may only wake the run loop. If three passes do not run the block, nothing will.
      for _ in 0..<3 where !marker.isSet { runOnce() }
      if !marker.isSet { return false }
    }
    return true
  }

  /// Lets the main queue run for ``turns`` turns.
  @MainActor
  package static func drained() async {
    await withCheckedContinuation { continuation in
      run(turns: turns) { continuation.resume() }
    }
  }

  private static func run(turns: Int, then end: @escaping @Sendable () -> Void) {
    DispatchQueue.main.async { turns > 1 ? run(turns: turns - 1, then: end) : end() }
  }

  /// Runs the main run loop until a condition holds or the time is up.
  ///
  /// - Returns: Whether the condition holds.
  static func run(for seconds: Double, until isDone: () -> Bool) -> Bool {
    let end = Date(timeIntervalSinceNow: seconds)
    while !isDone() {
      guard Date() < end else { return false }
      runOnce()
    }
    return true
  }

  /// Lets the main queue run until a condition holds, the time is up or the task is cancelled.
  ///
  /// - Returns: Whether the condition holds.
  @MainActor
  static func wait(for seconds: Double, until isDone: () -> Bool) async -> Bool {
    let end = Date(timeIntervalSinceNow: seconds)
    while !isDone() {
      guard Date() < end, (try? await Task.sleep(nanoseconds: 10_000_000)) != nil else {
        return false
      }
    }
    return true
  }

  private static func runOnce() {
    let end = Date(timeIntervalSinceNow: 0.01)
    #if _runtime(_ObjC)
      autoreleasepool { _ = RunLoop.main.run(mode: .default, before: end) }
    #else
      _ = RunLoop.main.run(mode: .default, before: end)
    #endif
  }

  /// `@unchecked`: guarded by `lock`.
  private final class Marker: @unchecked Sendable {
    private let lock = NSLock()
    private var value = false

    var isSet: Bool { lock.withLock { value } }
    func set() { lock.withLock { value = true } }
  }
}
