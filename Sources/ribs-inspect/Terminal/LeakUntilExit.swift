/// Keeps a value until the process ends, whose memory the system takes back at once: to let go of a million findings one
/// by one takes as long as to find them.
final class ForGood<Value> {
  private let value: Value

  private init(_ value: Value) { self.value = value }

  static func keep(_ value: Value) {
    _ = Unmanaged.passRetained(ForGood(value))
  }
}
