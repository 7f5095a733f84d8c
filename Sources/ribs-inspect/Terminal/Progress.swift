import Dispatch
import Foundation

/// A progress bar on a terminal's standard error. It appears when reading takes more than a second, and
/// disappears at the end.
///
/// `@unchecked`: `lock` guards all state.
final class Progress: @unchecked Sendable {
  private static let width = 30
  /// The delay before the bar appears, in nanoseconds.
  private static let delay: UInt64 = 1_000_000_000
  private static let pause: UInt64 = 100_000_000

  /// What is counted.
  enum Unit {
    case bytes, files
  }

  private let unit: Unit
  private var total: Int?
  private let isWanted: Bool
  private let lock = NSLock()
  private let begun = DispatchTime.now().uptimeNanoseconds
  private var read = 0
  private var drawn: UInt64?

  /// - Parameters:
  ///   - total: How much to read; nil if unknown.
  ///   - unit: What is counted.
  ///   - isWanted: Whether to show the bar.
  init(of total: Int?, _ unit: Unit = .bytes, isWanted: Bool) {
    self.total = total
    self.unit = unit
    self.isWanted =
      isWanted && isatty(STDERR_FILENO) == 1 && !Terminal.isDumb
  }

  deinit { end() }

  /// Counts bytes that were read and analysed.
  func add(_ bytes: Int) {
    guard isWanted else { return }
    lock.withLock { advance(to: read + bytes) }
  }

  /// Notes how much was read, and how much there is.
  func set(_ read: Int, of total: Int) {
    guard isWanted else { return }
    lock.withLock {
      self.total = total
      // Threads may report out of order.
      advance(to: max(self.read, read))
    }
  }

  /// Call it under the lock.
  private func advance(to count: Int) {
    read = count
    let now = DispatchTime.now().uptimeNanoseconds
    guard now - begun > Self.delay, now - (drawn ?? 0) > Self.pause else { return }
    drawn = now
    Interruption.shared.show(bar: "\r\(line)\u{1B}[K")
  }

  /// Removes the bar.
  func end() {
    lock.withLock {
      if drawn != nil { Interruption.shared.removeBar() }
      drawn = nil
    }
  }

  private var line: String {
    guard let total, total > 0 else { return "reading: \(amount(read))" }
    let share = min(1, Double(read) / Double(total))
    let full = Int(share * Double(Self.width))
    let bar =
      String(repeating: "█", count: full) + String(repeating: "░", count: Self.width - full)
    return
      "reading: \(bar) \(Int(share * 100)) % of \(amount(max(total, unit == .bytes ? 1_000_000 : 1)))"
  }

  private func amount(_ count: Int) -> String {
    switch unit {
    case .bytes: "\(count / 1_000_000) MB"
    case .files: "\(count) file\(count == 1 ? "" : "s")"
    }
  }
}
