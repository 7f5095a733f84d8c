import Foundation
import RIBsTestSupport

/// What a person sees who runs a command in a terminal. While it runs, the file `$SEEN` holds what was seen
/// so far.
///
/// - Parameters:
///   - command: For a shell.
///   - terminal: The kind of terminal.
///   - environment: Variables besides.
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
