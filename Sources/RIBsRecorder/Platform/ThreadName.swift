import Dispatch
import Foundation

/// Names threads in a trace.
package enum ThreadName {
  /// The current thread's name, or a number if it has none; nil on the main thread.
  ///
  /// Nil on the main queue too: if `main` is async on Linux, as in Swift Testing, other threads run the main queue and
  /// with it the main actor.
  package static var ofCurrentIfNotMain: String? {
    if MainThread.isCurrent || DispatchQueue.getSpecific(key: mainQueue) == true { return nil }
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

/// Whether this is the main thread, looked up at every event. Foundation needs two system calls for it on
/// Linux, so each thread caches the answer.
private enum MainThread {
  private static var yes: UnsafeMutableRawPointer? { UnsafeMutableRawPointer(bitPattern: 1) }
  private static var no: UnsafeMutableRawPointer? { UnsafeMutableRawPointer(bitPattern: 2) }

  private static let answer = {
    var key = pthread_key_t()
    return pthread_key_create(&key, nil) == 0 ? key : nil
  }()

  static var isCurrent: Bool {
    guard let answer else { return Thread.isMainThread }
    if let known = pthread_getspecific(answer) { return known == yes }
    let isMain = Thread.isMainThread
    pthread_setspecific(answer, isMain ? yes : no)
    return isMain
  }
}
