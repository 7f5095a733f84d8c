import Foundation
import RIBsTestSupport

/// A program that ends with its owner: also when the tests are killed.
final class OwnedProcess {
  private let process = Process()
  /// What the program writes to standard output, and to standard error if that has no file of its own.
  private let output: URL
  private var lifeline: Wire?

  init(
    _ program: String, _ arguments: [String], environment: [String: String] = [:], output: String,
    errors: String? = nil
  ) throws {
    self.output = URL(fileURLWithPath: output)
    try Data().write(to: self.output)
    let (own, other) = try Wire.pair()
    lifeline = own
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    // Standard input ends with the owner. SIGKILL, because the program inherits the blocked signals of this thread.
    process.arguments =
      ["-c", #""$0" "$@" </dev/null & read -r _; kill -9 $!"#, program] + arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardInput = other
    let handle = try FileHandle(forWritingTo: self.output)
    process.standardOutput = handle
    process.standardError =
      try errors.map {
        try FileHandle(forWritingTo: URL(fileURLWithPath: $0))
      } ?? handle
    try process.run()
    try other.close()
  }

  deinit {
    lifeline = nil
    process.waitUntilExit()
  }

  /// What it has written so far.
  var said: String { (try? String(contentsOf: output, encoding: .utf8)) ?? "" }
}
