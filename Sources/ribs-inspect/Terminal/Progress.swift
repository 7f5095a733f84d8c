import Dispatch
import Foundation

/// A progress bar on a terminal's standard error. It appears when reading takes more than a second, and
/// disappears at the end.
///
/// `@unchecked`: `lock` guards all state.
final class Progress: @unchecked Sendable {
  /// The delay before the bar appears, in nanoseconds.
  private static let delay: UInt64 = 1_000_000_000
  private static let pause: UInt64 = 100_000_000

  private let isWanted: Bool
  private let lock = NSLock()
  private let begun = DispatchTime.now().uptimeNanoseconds
  private var amount: ReadAmount
  private var drawn: UInt64?

  private init(_ amount: ReadAmount, isWanted: Bool) {
    self.amount = amount
    self.isWanted = isWanted && isatty(STDERR_FILENO) == 1 && !Terminal.isDumb
  }

  /// Shows a bar while `body` reads.
  static func shown<Result, Failure: Error>(
    _ amount: ReadAmount, isWanted: Bool, while body: (Progress) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let progress = Progress(amount, isWanted: isWanted)
    defer { progress.end() }
    return try body(progress)
  }

  /// Counts bytes that were read and analysed.
  func add(_ bytes: Int) {
    guard isWanted else { return }
    lock.withLock { advance(to: amount.count + bytes) }
  }

  /// Notes how much was read, and how much there is.
  func set(_ count: Int, of total: Int) {
    guard isWanted else { return }
    lock.withLock {
      amount.total = total
      // Threads may report out of order.
      advance(to: max(amount.count, count))
    }
  }

  /// Call it under the lock.
  private func advance(to count: Int) {
    amount.count = count
    let now = DispatchTime.now().uptimeNanoseconds
    guard now - begun > Self.delay, now - (drawn ?? 0) > Self.pause else { return }
    drawn = now
    Interruption.shared.show(bar: "\r\(amount.text)\u{1B}[K")
  }

  /// Removes the bar.
  private func end() {
    lock.withLock {
      if drawn != nil { Interruption.shared.removeBar() }
    }
  }
}
