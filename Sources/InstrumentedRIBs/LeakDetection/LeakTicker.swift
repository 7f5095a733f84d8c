import Dispatch
import Foundation

/// Measures the time in which the app runs. Time in which a debugger halts the main thread does not count: a tick
/// counts for at most ``longest``.
///
/// `@unchecked`: `lock` guards all state that changes.
final class LeakTicker: @unchecked Sendable {
  private static let interval = 0.05
  private static let longest = 0.1

  private let lock = NSLock()
  private var timer: (any DispatchSourceTimer)?
  private var last: UInt64 = 0

  /// Called on the main queue with the seconds since the last tick. Set once, before the ticker starts.
  var onTick: ((Double) -> Void)?

  func start() {
    locked {
      guard timer == nil else { return }
      last = DispatchTime.now().uptimeNanoseconds
      let timer = DispatchSource.makeTimerSource(queue: .main)
      timer.schedule(deadline: .now() + Self.interval, repeating: Self.interval)
      timer.setEventHandler { [weak self] in self?.pass() }
      self.timer = timer
      timer.resume()
    }
  }

  func stop() {
    locked {
      timer?.cancel()
      timer = nil
    }
  }

  private func pass() {
    var elapsed: Double?
    locked {
      guard timer != nil else { return }
      let now = DispatchTime.now().uptimeNanoseconds
      elapsed = min(Double(now &- last) / 1_000_000_000, Self.longest)
      last = now
    }
    if let elapsed { onTick?(elapsed) }
  }

  private func locked(_ body: () -> Void) {
    lock.lock()
    defer { lock.unlock() }
    body()
  }
}
