import Foundation
import RIBsTestSupport

/// `ribs-inspect serve` in a process of its own, as people run it. It ends with the test, even if the test is killed.
final class LivePageServer {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// The address that it prints.
  let address: String
  private var process: OwnedProcess?
  private let scratch: Scratch

  /// Starts it and waits until it prints its address.
  ///
  /// - Parameter port: The page's port; any free one by default.
  init(_ arguments: [String], port: String = "0") async throws {
    scratch = try Scratch()
    let process = try OwnedProcess(
      Tool("ribs-inspect").path, ["serve", "--port", port] + arguments,
      output: scratch.path("output"), errors: try scratch.write([], to: "errors"))
    self.process = process
    for _ in 0..<1000 {
      if process.said.hasSuffix("\n") {
        address = process.said.trimmingCharacters(in: .newlines)
        return
      }
      try await Task.sleep(for: .milliseconds(20))
    }
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

  /// Ends it at once.
  func stop() { process = nil }
}
