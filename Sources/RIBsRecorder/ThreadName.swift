import Foundation

/// What a trace calls a thread.
enum ThreadName {
  /// The current thread's name, or a number where it has none; nil on the main thread.
  static var ofCurrentIfNotMain: String? {
    if Thread.isMainThread { return nil }
    let thread = Thread.current
    if let name = thread.name, !name.isEmpty { return name }
    if let number = thread.threadDictionary[key] as? Int { return String(number) }
    let number = numbers.next()
    thread.threadDictionary[key] = number
    return String(number)
  }

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
