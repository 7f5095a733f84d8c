import Foundation
import Testing

/// Holds a file of the repository against the code that it follows from.
///
/// - Parameters:
///   - text: What the file has to say.
///   - path: The file, below the repository's root.
///   - origin: What it follows from, in a few words.
package func expectGenerated(
  _ text: String, in path: String, from origin: String,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let file = Repository.root.appendingPathComponent(path)
  if ProcessInfo.processInfo.environment["RECORD_GOLDEN"] != nil {
    try text.write(to: file, atomically: true, encoding: .utf8)
  }
  let found = try String(contentsOf: file, encoding: .utf8)
  guard text != found else { return }
  Issue.record(
    """
    \(path) does not say what \(origin) says. 'make format-files' writes it anew.
    \(LineDifference(from: found, to: text))
    """, sourceLocation: sourceLocation)
}
