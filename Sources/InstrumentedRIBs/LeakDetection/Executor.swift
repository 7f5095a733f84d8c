import Dispatch
import Foundation

/// Runs a closure later, by a clock that stops while a debugger halts the app.
public class Executor {
  /// Runs a closure on the main queue after a delay. Time in which the main thread is halted or busy counts as one
  /// frame at most, so the closure may run later than asked for, and never earlier.
  ///
  /// - Parameters:
  ///   - delay: The delay in seconds.
  ///   - maxFrameDuration: How much of the time between two ticks counts, in milliseconds. There are three ticks
  ///     in this time.
  ///   - logic: What to run.
  public static func execute(
    withDelay delay: TimeInterval, maxFrameDuration: Int = 33, logic: @escaping () -> Void
  ) {
    Delay(seconds: delay, frame: Double(max(maxFrameDuration, 3)) / 1_000, logic).start()
  }
}

/// One closure that waits to run.
///
/// `@unchecked`: used on the main queue only once its timer runs.
private final class Delay: @unchecked Sendable {
  private let seconds: Double
  private let frame: Double
  private let logic: () -> Void
  private let timer = DispatchSource.makeTimerSource(queue: .main)
  private var last = DispatchTime.now().uptimeNanoseconds
  private var elapsed = 0.0

  init(seconds: Double, frame: Double, _ logic: @escaping () -> Void) {
    self.seconds = seconds
    self.frame = frame
    self.logic = logic
  }

  /// The timer's handler keeps this alive until it cancels the timer.
  func start() {
    timer.setEventHandler { self.tick() }
    timer.schedule(deadline: .now() + frame / 3, repeating: frame / 3)
    timer.resume()
  }

  private func tick() {
    let now = DispatchTime.now().uptimeNanoseconds
    elapsed += min(Double(now &- last) / 1_000_000_000, frame)
    last = now
    // In this form a delay of NaN is no delay.
    if elapsed < seconds { return }
    timer.cancel()
    logic()
  }
}
