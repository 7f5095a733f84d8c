/// A growing buffer of bytes that is used again and again. An array would check at each append whether it is
/// shared, and a recorder writes a line for each event of an app.
struct ByteBuffer: ~Copyable {
  private var start: UnsafeMutablePointer<UInt8>
  private var capacity: Int
  private(set) var count = 0

  init(capacity: Int = 512) {
    self.capacity = max(capacity, 1)
    start = .allocate(capacity: self.capacity)
  }

  deinit { start.deallocate() }

  @inline(__always)
  mutating func append(_ byte: UInt8) {
    if count == capacity { grow(by: 1) }
    start[count] = byte
    count += 1
  }

  @inline(__always)
  mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let source = bytes.baseAddress else { return }
    if capacity - count < bytes.count { grow(by: bytes.count) }
    (start + count).update(from: source, count: bytes.count)
    count += bytes.count
  }

  @inline(__always)
  mutating func append(_ text: StaticString) {
    text.withUTF8Buffer { append($0) }
  }

  /// Appends text that needs no escapes.
  @inline(__always)
  mutating func append(plain text: String) {
    var text = text
    text.withUTF8 { append($0) }
  }

  mutating func removeAll() { count = 0 }

  func withBytes<R>(_ body: (UnsafeRawBufferPointer) -> R) -> R {
    body(UnsafeRawBufferPointer(start: start, count: count))
  }

  @inline(never)
  private mutating func grow(by extra: Int) {
    let larger = max(capacity * 2, count + extra)
    let next = UnsafeMutablePointer<UInt8>.allocate(capacity: larger)
    next.update(from: start, count: count)
    start.deallocate()
    start = next
    capacity = larger
  }
}
