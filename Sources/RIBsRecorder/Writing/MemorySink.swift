import Foundation

/// Keeps the lines in memory, for a test.
///
/// `@unchecked`: guarded by `lock`.
package final class MemorySink: TraceSink, @unchecked Sendable {
  private let lock = NSLock()
  private var lines: [UInt8] = []

  package init() {}

  /// All lines so far.
  package var bytes: [UInt8] { lock.withLock { lines } }

  package var size: Int? { lock.withLock { lines.count } }

  package func append(_ line: UnsafeRawBufferPointer) -> Bool {
    lock.withLock { lines.append(contentsOf: line) }
    return true
  }

  package func keep(from offset: Int, behind head: [UInt8]) -> Bool {
    lock.withLock { lines = head + lines[offset...] }
    return true
  }

  package func close() {}
}
