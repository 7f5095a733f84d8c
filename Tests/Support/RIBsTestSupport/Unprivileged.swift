import Foundation

/// Runs a program as a user whom permissions stop. Root may read every folder.
package enum Unprivileged {
  /// Whether the tests run as such a user, or can run a program of this package as one.
  package static let isPossible = (try? run(Tool("ribs-inspect"), ["--version"]).status) == 0

  package static func run(
    _ tool: Tool, _ arguments: [String], in workplace: String? = nil
  ) throws -> Tool.Outcome {
    guard geteuid() == 0 else { return try tool.run(arguments, in: workplace) }
    let nobody = ["--reuid=65534", "--regid=65534", "--clear-groups"]
    return try Tool(at: "/usr/bin/setpriv").run(nobody + [tool.path] + arguments, in: workplace)
  }
}
