import Foundation
import RIBsTestSupport
import Testing

@Suite("ribs-inspect flows", .showsOutput)
struct FlowsCommandTests {
  private let tool = Tool("ribs-inspect")
  private let trace = Repository.fixture("careers/switch-tabs").path

  @Test func `describes all flows, or one`() throws {
    let all = try tool.run(["flows", trace])
    #expect(all.status == 0 && all.output.contains("Root/LoggedIn  horizontal"))
    #expect(all.output.contains("Root/LoggedIn  vertical"))
    let one = try tool.run(["flows", trace, "--flow", "Root/LoggedIn/Blog"])
    #expect(one.output.contains("1 flow") && one.output.contains("jumps Blog → MyPage"))
    #expect(!one.output.contains("ApplyDetail"))
  }

  @Test func `writes JSON, to a file if asked`() throws {
    let scratch = try Scratch()
    let shown = try tool.run(["flows", trace, "--format", "json"])
    #expect(shown.output.contains(#""verdict": "horizontal""#))
    let file = scratch.path("flows.json")
    #expect(try tool.run(["flows", trace, "--format", "json", "-o", file]).status == 0)
    #expect(try String(contentsOfFile: file, encoding: .utf8) == shown.output)
  }

  @Test func `an unknown flow is an error that lists the known ones`() throws {
    let outcome = try tool.run(["flows", trace, "--flow", "Root/Nowhere"])
    #expect(outcome.status == 64 && outcome.errors.contains("Root/LoggedIn"))
  }
}
