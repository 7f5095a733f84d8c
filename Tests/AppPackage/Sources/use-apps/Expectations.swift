import Foundation

/// Compares what is with what should be, and remembers whether it ever was not.
@MainActor
enum Expectations {
  private static var haveFailed = false

  static func expect<Value: Equatable>(
    _ value: Value, _ wanted: Value, file: String = #fileID, line: Int = #line
  ) {
    guard value != wanted else { return }
    haveFailed = true
    say("\(file):\(line): \(value)\n  instead of \(wanted)")
  }

  static func fail(_ reason: String) -> Never {
    say(reason)
    exit(1)
  }

  static func finish() -> Never {
    exit(haveFailed ? 1 : 0)
  }

  private static func say(_ text: String) {
    FileHandle.standardError.write(Data("\(text)\n".utf8))
  }
}
