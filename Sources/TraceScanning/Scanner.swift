import CTraceScan

/// Holds a scanner as long as somebody reads with it.
///
/// It is unchecked because C knows of no threads: whoever has a ``TraceScanner`` reads with it on one thread at
/// a time, as with any reader, and nobody else has this.
final class Scanner: @unchecked Sendable {
  let pointer: OpaquePointer

  /// Nil where there is no memory for it.
  init?() {
    guard let pointer = ribs_scanner_create() else { return nil }
    self.pointer = pointer
  }

  deinit { ribs_scanner_destroy(pointer) }

  /// - Returns: What is there until the next call.
  func scan(_ bytes: UnsafeRawPointer, _ count: Int) -> ribs_scan {
    ribs_scanner_scan(pointer, bytes.assumingMemoryBound(to: UInt8.self), count)
  }

  var textCount: UInt32 { ribs_scanner_text_count(pointer) }

  /// - Parameter number: From 1 to the count.
  func text(_ number: UInt32) -> String {
    let text = ribs_scanner_text(pointer, number)
    return String(
      decoding: UnsafeBufferPointer(start: text.bytes, count: text.count), as: UTF8.self)
  }
}
