import Foundation
import Testing

/// Tells the trait of a suite from that of a test.
///
/// `@unchecked`: `lock` guards all state that changes.
final class TraitScope: @unchecked Sendable {
  private let lock = NSLock()
  private var suite = false

  /// Whether the trait is that of a suite.
  var isSuite: Bool { lock.withLock { suite } }

  /// Notes a test or suite that the trait was prepared for.
  func note(_ test: Test) {
    if test.isSuite { lock.withLock { suite = true } }
  }
}
