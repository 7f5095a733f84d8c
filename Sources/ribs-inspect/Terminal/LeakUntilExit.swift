/// Leaks a value until the process exits, when the system frees its memory at once. Freeing a million findings one by one
/// takes as long as finding them.
func leakUntilExit<Value>(_ value: Value) {
  _ = Unmanaged.passRetained(Box(value))
}

private final class Box<Value> {
  private let value: Value

  init(_ value: Value) { self.value = value }
}
