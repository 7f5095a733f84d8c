import Foundation

/// Opens the page in the user's browser.
package enum Browser {
  /// Opens an address and does not wait for the browser.
  ///
  /// - Parameters:
  ///   - start: Starts a program. It calls the closure with the exit status once the program ends.
  ///   - note: Called, perhaps later and on another thread, with a sentence if that did not work.
  package static func open(
    _ address: String,
    start: (
      _ path: String, _ arguments: [String], _ didEnd: @escaping @Sendable (Int32) -> Void
    ) throws -> Void = start,
    note: @escaping @Sendable (String) -> Void
  ) {
    #if os(macOS)
      let (path, arguments) = ("/usr/bin/open", [address])
    #else
      // It is found along PATH.
      let (path, arguments) = ("/usr/bin/env", ["xdg-open", address])
    #endif
    let sentence = "No browser could be opened. Open \(address) yourself."
    do {
      try start(path, arguments) { status in if status != 0 { note(sentence) } }
    } catch {
      note(sentence)
    }
  }

  /// Starts a program that reads and prints nothing.
  package static func start(
    _ path: String, _ arguments: [String], _ didEnd: @escaping @Sendable (Int32) -> Void
  ) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    process.terminationHandler = { didEnd($0.terminationStatus) }
    try process.run()
  }
}
