import Foundation
import RIBsTestSupport
import Testing
import Yams

@Suite("The workflows of this repository")
struct WorkflowTests {
  private static let names = ["ci.yml", "release.yml"]

  private func text(_ name: String) throws -> String {
    try String(
      contentsOf: Repository.root.appendingPathComponent(".github/workflows/\(name)"),
      encoding: .utf8)
  }

  @Test(arguments: names) func `pin other actions by commit`(name: String) throws {
    let lines = try text(name).split(separator: "\n").filter { $0.contains("uses:") }
    #expect(!lines.isEmpty)
    for line in lines {
      let pinned = #/ +(- )?uses: [a-z-]+\/[a-z\/-]+@[0-9a-f]{40} # v[0-9]+\.[0-9]+\.[0-9]+/#
      #expect(line.wholeMatch(of: pinned) != nil, "\(line)")
    }
  }

  @Test(arguments: names) func `call scripts and targets that exist`(name: String) throws {
    let root = try #require(try Yams.compose(yaml: text(name)))
    let jobs = try #require(root["jobs"]?.mapping)
    let scripts = jobs.flatMap { $0.value["steps"]?.sequence.map(Array.init) ?? [] }
      .compactMap { $0["run"]?.string }
    let makefile = try String(
      contentsOf: Repository.root.appendingPathComponent("Makefile"), encoding: .utf8)
    var called = 0
    for line in scripts.flatMap({ $0.split(separator: "\n") }) {
      let words = line.split(separator: " ").map(String.init)
      if words[0] == "make" {
        #expect(makefile.contains("\n\(words[1]):"), "\(line)")
        called += 1
      } else if words[0].hasPrefix("scripts/") || words[0].hasPrefix(".ci/") {
        let path = Repository.root.appendingPathComponent(words[0]).path
        #expect(FileManager.default.isExecutableFile(atPath: path), "\(line)")
        called += 1
      }
    }
    #expect(called > 0)
  }

  @Test func `a release builds each system that it is packed for`() throws {
    let root = try #require(try Yams.compose(yaml: text("release.yml")))
    let matrix = root["jobs"]?["archive"]?["strategy"]?["matrix"]?["include"]?.sequence
    #expect(matrix?.compactMap { $0["system"]?.string }.sorted() == Release.systems)
  }

  @Test func `the changelog has the notes of this version`() throws {
    let changelog = try String(
      contentsOf: Repository.root.appendingPathComponent("CHANGELOG.md"), encoding: .utf8)
    let version = try Tool("ribs-inspect").run(["--version"]).output.dropLast()
    #expect(changelog.contains("\n## \(version) - "))
  }
}
