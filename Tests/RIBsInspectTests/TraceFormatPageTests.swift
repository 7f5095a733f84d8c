import Foundation
import RIBsTestSupport
import Testing

@Suite("The page about the trace format", .showsOutput)
struct TraceFormatPageTests {
  private let tool = Tool("ribs-inspect")

  /// The lines of a section, without their indentation if they are code.
  private func section(_ heading: String) throws -> [Substring] {
    let page = try String(
      contentsOf: Repository.root.appendingPathComponent("docs/trace-format.md"), encoding: .utf8)
    let start = try #require(page.range(of: "\n## \(heading)\n"))
    let rest = page[start.upperBound...]
    return rest[..<(rest.range(of: "\n## ")?.lowerBound ?? rest.endIndex)]
      .split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.hasPrefix("    ") ? $0.dropFirst(4) : $0 }
  }

  /// The section's trace, without the line numbers that may stand in front.
  private func trace(_ section: [Substring]) -> String {
    section.compactMap { $0.wholeMatch(of: /[ 0-9]*(\{"type".*\})/).map { "\($0.1)\n" } }.joined()
  }

  @Test func `the session that it explains has the report that it shows`() throws {
    let section = try section("A session, line by line")
    let scratch = try Scratch()
    let trace = trace(section)
    #expect(trace.split(separator: "\n").count == 18)
    let outcome = try tool.run(["check", try scratch.write(trace.utf8, to: "shop.jsonl")])
    #expect(outcome.status == 1)
    let start = try #require(section.firstIndex { $0.hasPrefix("error  ") })
    let shown = section[start...].joined(separator: "\n").trimmingCharacters(in: .newlines)
    #expect(outcome.output.contains("\n\(shown)\n"))
    #expect(outcome.output.hasSuffix("\(shown)\n"))
  }

  @Test func `the session from Android has the report that it shows`() throws {
    let section = try section("Android")
    let scratch = try Scratch()
    _ = try scratch.write(trace(section).utf8, to: "ribs.jsonl")
    let outcome = try tool.run(["check", "ribs.jsonl"], in: scratch.folder.path)
    #expect(outcome.status == 1)
    let start = try #require(section.firstIndex(of: "ribs.jsonl"))
    let shown = section[start...].joined(separator: "\n").trimmingCharacters(in: .newlines)
    #expect(outcome.output == shown + "\n")
  }

  @Test func `the rules that it names exist`() throws {
    let named = Set(
      try section("Android").filter { $0.hasPrefix("| ") }
        .flatMap { $0.matches(of: /`([a-z]+(-[a-z]+)+)`/).map { String($0.1) } })
    #expect(named.count > 15)
    for rule in named { #expect(try tool.run(["rules", rule]).status == 0, "\(rule)") }
  }
}
