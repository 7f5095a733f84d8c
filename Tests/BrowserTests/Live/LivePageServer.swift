import Foundation
import RIBsTestSupport

/// `ribs-inspect serve` in a process of its own, as people run it. It ends with the test.
final class LivePageServer {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// The address that it prints.
  let address: String
  private let process: Process
  private let scratch: Scratch

  /// Starts it and waits until it prints its address.
  ///
  /// - Parameter port: The page's port; any free one by default.
  init(_ arguments: [String], port: String = "0") async throws {
    scratch = try Scratch()
    let output = try scratch.write([], to: "output")
    process = Process()
    process.executableURL = URL(fileURLWithPath: Tool("ribs-inspect").path)
    process.arguments = ["serve"] + ["--port", port] + arguments
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: URL(fileURLWithPath: output))
    process.standardError = try FileHandle(
      forWritingTo: URL(fileURLWithPath: try scratch.write([], to: "errors")))
    try process.run()
    for _ in 0..<1000 {
      let printed = try String(contentsOfFile: output, encoding: .utf8)
      if printed.hasSuffix("\n") {
        address = printed.trimmingCharacters(in: .newlines)
        return
      }
      guard process.isRunning else { break }
      try await Task.sleep(for: .milliseconds(20))
    }
    kill(process.processIdentifier, SIGKILL)
    throw Failure(
      description: try String(contentsOfFile: scratch.path("errors"), encoding: .utf8))
  }

  /// The port of the page.
  var port: String {
    address.split(separator: ":").last.map { String($0.prefix { $0 != "/" }) } ?? ""
  }

  /// What it wrote to standard error.
  var notes: String {
    (try? String(contentsOfFile: scratch.path("errors"), encoding: .utf8)) ?? ""
  }

  /// Ends it at once. It inherits the blocked signals of the thread that started it, and SIGKILL cannot be blocked.
  func stop() {
    guard process.isRunning else { return }
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  deinit { stop() }
}
