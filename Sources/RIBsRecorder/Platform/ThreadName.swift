import Dispatch
import Foundation

/// What a trace calls a thread.
enum ThreadName {
  /// The current thread's name, or a number where it has none; nil on the main thread.
  ///
  /// Nil on the main queue too: where `main` is async and there is no Darwin, as under Swift Testing on
  /// Linux, another thread serves it, and with it the main actor.
  static var ofCurrentIfNotMain: String? {
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

/// Whether this is the main thread, asked at every event. Foundation's answer costs two calls to the
/// system on Linux, so each thread remembers it.
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
