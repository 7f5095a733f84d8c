import Foundation

/// Opens code in Xcode on this machine.
package enum Xcode {
  /// Comes with Xcode, which documents no address that opens a line.
  private static let program = "/usr/bin/xed"

  /// Whether this machine has Xcode's program that opens files.
  package static var isInstalled: Bool {
    #if os(macOS)
      FileManager.default.isExecutableFile(atPath: program)
    #else
      // Another program may have that name.
      false
    #endif
  }

  /// Opens a file at a line and does not wait for Xcode.
  ///
  /// - Parameters:
  ///   - path: The absolute path.
  ///   - line: Counted from 1.
  /// - Returns: Whether the program could be started.
  package static func open(_ path: String, line: Int) -> Bool {
    (try? Browser.start(program, ["--line", String(line), path]) { _ in }) != nil
  }
}
