import Foundation
import RIBsAnalysis
import RIBsTestSupport
import Testing

@testable import RIBsLive

/// What the page gets when it asks about a trace.
struct LiveAnswers {
  let content: LiveContent

  /// - Parameter trace: A whole trace, which is over.
  init(_ trace: [UInt8], source: LiveSource? = nil, code: CodeSites = CodeSites()) {
    content = LiveContent(name: "trace.jsonl", source: source, code: code)
    content.begin(0)
    trace.withUnsafeBytes { content.feed($0, to: 0) }
    content.refresh(0, .closed)
  }

  init(script: String, source: LiveSource? = nil, code: CodeSites = CodeSites()) throws {
    self.init(try RIBsTestSupport.script(script), source: source, code: code)
  }

  /// An answer as it comes.
  func json(_ path: String, _ query: [String: String] = [:]) throws -> Any {
    let answer = try #require(content.answer("api/\(path)", query), "no answer to \(path) \(query)")
    return try JSONSerialization.jsonObject(with: Data(answer))
  }

  /// The object of an answer.
  func object(_ path: String, _ query: [String: String] = [:]) throws -> [String: Any] {
    try #require(try json(path, query) as? [String: Any])
  }

  /// An answer on one line. What events are called is another test's business.
  func line(_ path: String, _ query: [String: String] = [:]) throws -> String {
    try Self.line(Self.wordless(try json(path, query)))
  }

  /// An answer with a key, or an element of a key's array, on each line.
  func lines(_ path: String, _ query: [String: String] = [:]) throws -> String {
    try Self.lines(try object(path, query))
  }

  static func lines(_ object: [String: Any]) throws -> String {
    try object.sorted { $0.key < $1.key }.map { key, value in
      let value = key == "words" ? "…" : wordless(value)
      guard let array = value as? [Any],
        array.contains(where: { $0 is [Any] || $0 is [String: Any] })
      else { return "\(key): \(try line(value))\n" }
      return "\(key):\n" + (try array.map { "  \(try line($0))\n" }.joined())
    }.joined()
  }

  private static func line(_ value: Any) throws -> String {
    String(
      decoding: try JSONSerialization.data(
        withJSONObject: value, options: [.sortedKeys, .fragmentsAllowed, .withoutEscapingSlashes]),
      as: UTF8.self)
  }

  private static func wordless(_ value: Any) -> Any {
    if let array = value as? [Any] { return array.map(wordless) }
    guard let object = value as? [String: Any] else { return value }
    return Dictionary(
      uniqueKeysWithValues: object.map { ($0, $0 == "words" ? "…" : wordless($1)) })
  }
}
