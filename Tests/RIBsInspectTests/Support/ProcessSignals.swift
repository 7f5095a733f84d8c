import Foundation

extension Process {
  /// Signal handlers belong to the whole process, so only one test at a time changes them.
  private static let handlers = NSLock()

  /// Runs with a signal ignored or not, whatever the tests inherited: a shell's background job ignores SIGINT.
  func run(ignoring number: Int32, _ isIgnored: Bool) throws {
    try Self.handlers.withLock {
      let inherited = signal(number, isIgnored ? SIG_IGN : SIG_DFL)
      defer { signal(number, inherited) }
      try run()
    }
  }
}
