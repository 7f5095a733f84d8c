import Foundation
import RIBsTestSupport

/// Runs a command in a terminal and returns what a person would see. While it runs, the file `$SEEN` holds the output
/// so far.
///
/// - Parameters:
///   - command: A shell command.
///   - terminal: The kind of terminal.
///   - environment: Additional environment variables.
func seenInTerminal(
  _ command: String, terminal: String = "xterm", environment: [String: String] = [:]
) throws -> String {
  let scratch = try Scratch()
  let seen = try scratch.write([], to: "seen")
  #if os(Linux)
    let script = ["-qefc", command, seen]
  #else
    let script = ["-q", "-F", seen, "/bin/sh", "-c", command]
  #endif
  let variables = ["TERM": terminal, "NO_COLOR": "", "SEEN": seen]
  return try Tool(at: URL(fileURLWithPath: "/usr/bin/script")).run(
    script, environment: variables.merging(environment) { $1 }
  ).output
}
