import Dispatch
import Foundation

/// What a trace calls a thread.
enum ThreadName {
  /// The current thread's name, or a number where it has none; nil on the main thread.
  ///
  /// Nil on the main queue too: where `main` is async and there is no Darwin, as under Swift Testing on
  /// Linux, another thread serves it, and with it the main actor.
  static var ofCurrentIfNotMain: String? {
    if Thread.isMainThread || DispatchQueue.getSpecific(key: mainQueue) == true { return nil }
    let thread = Thread.current
    if let name = thread.name, !name.isEmpty { return name }
    if let number = thread.threadDictionary[key] as? Int { return String(number) }
    let number = numbers.next()
    thread.threadDictionary[key] = number
    return String(number)
  }

  private static let mainQueue = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  private static let key = "ribs-recorder-thread"
  private static let numbers = Numbers()

  /// `@unchecked`: guarded by `lock`.
  private final class Numbers: @unchecked Sendable {
    private let lock = NSLock()
    private var last = 0

    func next() -> Int {
      lock.withLock {
        last += 1
        return last
      }
    }
  }
}
