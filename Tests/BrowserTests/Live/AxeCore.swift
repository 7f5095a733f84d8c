import Foundation

/// Finds axe-core, which checks pages for what shuts people out.
enum AxeCore {
  struct Missing: Error, CustomStringConvertible {
    let description = "axe-core is missing. 'scripts/setup tests' installs it."
  }

  /// The same place as in `scripts/setup`.
  static func path() throws(Missing) -> String {
    let environment = ProcessInfo.processInfo.environment
    let cache = environment["XDG_CACHE_HOME"] ?? "\(environment["HOME"] ?? "")/.cache"
    let path = "\(cache)/ribs-inspect/axe.min.js"
    guard FileManager.default.isReadableFile(atPath: path) else { throw Missing() }
    return path
  }
}

extension LivePage {
  /// What axe-core finds wrong: the rule and the element of each violation.
  func violations() async throws -> [String] {
    let axe = try String(contentsOfFile: try AxeCore.path(), encoding: .utf8)
    _ = try await browser.run("\(axe); 0", for: Int.self)
    return try await browser.run(
      """
      axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) =>
        violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id} ${target.join(' ')}`)))
      """, for: [String].self)
  }
}
