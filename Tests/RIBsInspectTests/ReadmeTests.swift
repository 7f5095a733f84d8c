import Foundation
import TestSupport
import Testing

@Suite("The README", .showsOutput)
struct ReadmeTests {
  @Test func `the report it shows is what the program says`() throws {
    let readme = try String(
      contentsOf: Repository.root.appendingPathComponent("README.md"), encoding: .utf8)
    let trace = Repository.fixture("home-flow/back-goes-forward").path
    let said = try Tool("ribs-inspect").run([trace]).output
    let start = try #require(readme.range(of: "    home-flow · 1 session"))
    let end = try #require(
      readme.range(of: "\n\nEach cause is told once", range: start.upperBound..<readme.endIndex))
    let shown = readme[start.lowerBound..<end.lowerBound]
      .split(separator: "\n", omittingEmptySubsequences: false).map { $0.dropFirst(4) }
      .joined(separator: "\n")
    #expect(said.contains(shown))
  }

  @Test func `the log it shows is what the program says`() throws {
    let readme = try String(
      contentsOf: Repository.root.appendingPathComponent("README.md"), encoding: .utf8)
    let trace = Repository.fixture("home-flow/back-goes-forward").path
    let said = try Tool("ribs-inspect").run(["log", trace, "--path", "Root/HomeFlow/Random"]).output
    let start = try #require(readme.range(of: "    Random (5)\n"))
    let end = try #require(
      readme.range(of: "\n\n`--path` tells", range: start.upperBound..<readme.endIndex))
    let shown = readme[start.lowerBound..<end.lowerBound]
      .split(separator: "\n", omittingEmptySubsequences: false).map { $0.dropFirst(4) }
      .joined(separator: "\n")
    #expect(said.contains(shown))
  }
}
