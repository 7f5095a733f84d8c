import Foundation
import RIBsTrace

/// A few portions that circulate between the thread that reads and the thread that replays, so that a long trace
/// needs no more memory than a short one.
///
/// Unchecked because the compiler cannot see that the lock guards all mutable state.
final class PortionRing: @unchecked Sendable {
  /// One is being read, one is being replayed, and two wait for the slower thread.
  private static let most = 6

  private let condition = NSCondition()
  private var full: [TracePortion] = []
  private var empty: [TracePortion] = []
  private var result: Result<TracePortions.End, any Error>?

  /// Passes on a portion and replaces it by an empty one. Waits if two are waiting already.
  func put(_ portion: inout TracePortion) {
    condition.lock()
    defer { condition.unlock() }
    while full.count >= Self.most - 2 { condition.wait() }
    full.append(portion)
    portion = empty.popLast() ?? TracePortion()
    condition.signal()
  }

  /// Notes that no more portions come, and why.
  func end(_ result: Result<TracePortions.End, any Error>) {
    condition.lock()
    defer { condition.unlock() }
    self.result = result
    condition.signal()
  }

  /// Takes the next portion and returns the one before for reuse.
  ///
  /// - Returns: False if no more portions come.
  func take(_ portion: inout TracePortion) -> Bool {
    portion.removeAll()
    condition.lock()
    defer { condition.unlock() }
    empty.append(portion)
    portion = TracePortion()
    while full.isEmpty, result == nil { condition.wait() }
    guard !full.isEmpty else { return false }
    portion = full.removeFirst()
    condition.signal()
    return true
  }

  /// How reading ended. Valid after `take` has returned false: nothing changes it from then on.
  func outcome() throws -> TracePortions.End {
    guard let result else { preconditionFailure("Asked before the last portion was taken.") }
    return try result.get()
  }
}
