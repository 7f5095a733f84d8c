import Foundation
import RIBsTrace

/// A few portions between the thread that reads and the one that takes what was read. They go round, so that
/// a long trace needs no more memory than a short one.
///
/// It is unchecked because the compiler does not see that the lock guards all that changes.
final class PortionRing: @unchecked Sendable {
  /// One that is being read, one that is being taken, and two for the time that either is faster.
  private static let most = 4

  private let condition = NSCondition()
  private var full: [TracePortion] = []
  private var empty: [TracePortion] = []
  private var result: Result<TracePortions.End, any Error>?

  /// Hands on a portion, and gives an empty one for it. Waits while there are many.
  func put(_ portion: inout TracePortion) {
    condition.lock()
    defer { condition.unlock() }
    while full.count >= Self.most - 2 { condition.wait() }
    full.append(portion)
    portion = empty.popLast() ?? TracePortion()
    condition.signal()
  }

  /// Says that no portion comes any more, and why.
  func end(_ result: Result<TracePortions.End, any Error>) {
    condition.lock()
    defer { condition.unlock() }
    self.result = result
    condition.signal()
  }

  /// Takes the next portion, and gives back the one before.
  ///
  /// - Returns: False where there is none.
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

  /// How reading ended, when no portion is left.
  func outcome() throws -> TracePortions.End {
    condition.lock()
    defer { condition.unlock() }
    guard let result else { preconditionFailure("Asked before the last portion was taken.") }
    return try result.get()
  }
}
