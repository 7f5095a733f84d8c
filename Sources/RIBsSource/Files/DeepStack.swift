import Foundation

/// A thread with a large stack. The parser and the reading of deeply nested code recurse, within bounds that its size
/// holds even without optimisation.
enum DeepStack {
  /// Address space only: a page takes memory when it is first used.
  static let size = 512 << 20

  /// Runs a job on such a thread, and waits for it.
  static func run<Result: Sendable>(_ job: @escaping @Sendable () -> Result) -> Result {
    let box = Box<Result>()
    let thread = Thread {
      box.set(job())
    }
    thread.stackSize = size
    thread.start()
    return box.wait()
  }

  /// The result of a job.
  ///
  /// `@unchecked`: `condition` guards the value.
  private final class Box<Result: Sendable>: @unchecked Sendable {
    private let condition = NSCondition()
    private var value: Result?

    func set(_ value: Result) {
      condition.withLock { self.value = value }
      condition.signal()
    }

    func wait() -> Result {
      condition.lock()
      defer { condition.unlock() }
      while true {
        if let value { return value }
        condition.wait()
      }
    }
  }
}
