import Foundation
import RIBsTestSupport
import Testing

@Suite("The README", .showsOutput)
struct ReadmeTests {
  @Test func `the report it shows is the program's output`() throws {
    let readme = try String(
      contentsOf: Repository.root.appendingPathComponent("README.md"), encoding: .utf8)
    let trace = Repository.fixture("home-flow/back-goes-forward").path
    let said = try Tool("ribs-inspect").run([trace]).output
    let start = try #require(readme.range(of: "    home-flow · 1 session"))
    let end = try #require(
      readme.range(of: "\n\nIn the words of the reports", range: start.upperBound..<readme.endIndex)
    )
    let shown = readme[start.lowerBound..<end.lowerBound]
      .split(separator: "\n", omittingEmptySubsequences: false).map { $0.dropFirst(4) }
      .joined(separator: "\n")
    #expect(said.contains(shown))
  }

  @Test func `the log it shows is the program's output`() throws {
    let readme = try String(
      contentsOf: Repository.root.appendingPathComponent("README.md"), encoding: .utf8)
    let trace = Repository.fixture("home-flow/back-goes-forward").path
    let said = try Tool("ribs-inspect").run(["log", trace, "--path", "Root/HomeFlow/Random"]).output
    let start = try #require(readme.range(of: "    Random (5)\n"))
    let end = try #require(
      readme.range(of: "\n\n`--path` shows", range: start.upperBound..<readme.endIndex))
    let shown = readme[start.lowerBound..<end.lowerBound]
      .split(separator: "\n", omittingEmptySubsequences: false).map { $0.dropFirst(4) }
      .joined(separator: "\n")
    #expect(said.contains(shown))
  }

  @Test func `the report in the page on source is the program's output`() throws {
    let page = try String(
      contentsOf: Repository.root.appendingPathComponent("docs/source.md"), encoding: .utf8)
    let app = "Sources/SampleApps/HomeFlow"
    let said = try Tool("ribs-inspect").run(["source", app], in: Repository.root.path).output
    let start = try #require(page.range(of: "    \(app): 21 files"))
    let end = try #require(
      page.range(of: "\n\nPaths of files", range: start.upperBound..<page.endIndex))
    let shown = page[start.lowerBound..<end.lowerBound]
      .split(separator: "\n", omittingEmptySubsequences: false).map { $0.dropFirst(4) }
      .joined(separator: "\n")
    #expect(said.contains(shown))
  }
}
