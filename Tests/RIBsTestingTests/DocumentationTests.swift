import Foundation
import RIBsAnalysis
import RIBsTestSupport
import Testing

@Suite("docs/testing.md")
struct DocumentationTests {
  @Test func `names the rules that are warnings`() throws {
    let url = Repository.root.appendingPathComponent("docs/testing.md")
    let text = try String(contentsOf: url, encoding: .utf8)
    // Findings about the trace itself are no matter of a test.
    let warnings = RuleCatalogue.pages.filter {
      $0.severity == .warning && !$0.id.hasPrefix("trace-")
    }
    let missing = warnings.map(\.id).filter { !text.contains("`\($0)`") }
    #expect(missing == [])
  }
}
