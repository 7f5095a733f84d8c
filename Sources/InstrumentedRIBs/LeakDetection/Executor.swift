import Dispatch
import Foundation

/// Runs something later, by a clock that stands still while a debugger halts the app.
public class Executor {
  /// Runs a closure on the main queue after a delay. Time in which the main thread did not come by does not
  /// count beyond one frame for each tick, so the closure may run later than that, and never earlier.
  ///
  /// - Parameters:
  ///   - delay: The delay in seconds.
  ///   - maxFrameDuration: How much of the time between two ticks counts, in milliseconds. A tick comes three
  ///     times as often.
  ///   - logic: What to run.
  public static func execute(
    withDelay delay: TimeInterval, maxFrameDuration: Int = 33, logic: @escaping () -> Void
  ) {
    let frame = Double(max(maxFrameDuration, 3)) / 1_000
    let timer = DispatchSource.makeTimerSource(queue: .main)
    var last = DispatchTime.now().uptimeNanoseconds
    var elapsed = 0.0
    timer.setEventHandler {
      let now = DispatchTime.now().uptimeNanoseconds
      elapsed += min(Double(now &- last) / 1_000_000_000, frame)
      last = now
      // Written so that a delay that is not a number is none.
      if elapsed < delay { return }
      // The handler keeps the timer alive; cancelling lets go of both.
      timer.cancel()
      logic()
    }
    timer.schedule(deadline: .now() + frame / 3, repeating: frame / 3)
    timer.resume()
  }
}
