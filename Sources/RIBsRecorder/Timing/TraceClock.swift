import Foundation

/// The clock a recorder reads. It is read while an event is written, and must not cause another event.
public protocol TraceClock: AnyObject, Sendable {
  /// Nanoseconds since the clock was made; never less than before.
  func nanoseconds() -> Int
}

/// The machine's monotonic clock.
public final class MonotonicTraceClock: TraceClock {
  private let start = MonotonicTraceClock.now()

  /// Starts at zero.
  public init() {}

  /// Nanoseconds since the clock was made.
  public func nanoseconds() -> Int { Self.now() - start }

  /// Read for each event. `DispatchTime` takes twice as long.
  private static func now() -> Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec)
  }
}

/// A clock that moves only when it is read or advanced, so that a recording is the same each time.
///
/// `@unchecked`: the time is guarded by `lock`.
public final class SteppingTraceClock: TraceClock, @unchecked Sendable {
  private let lock = NSLock()
  private var time = 0
  private let step: Int

  /// - Parameter step: How far each reading moves the clock, in nanoseconds.
  public init(step: Int = 1_000_000) {
    self.step = step
  }

  /// The time, one step after the last reading.
  public func nanoseconds() -> Int {
    lock.withLock {
      time += step
      return time
    }
  }

  /// Lets time pass.
  ///
  /// - Parameter nanoseconds: How far the clock moves.
  public func advance(by nanoseconds: Int) {
    lock.withLock { time += nanoseconds }
  }
}
