import Foundation
import RIBsTestSupport
import Testing
import Yams

@testable import ribs_inspect

@Suite("ribs-inspect init", .showsOutput)
struct InitTests {
  @Test(arguments: InitApp.all)
  func `shows what an app is made of and what would be written, and writes nothing`(
    name: String
  ) throws {
    let app = try InitApp(name)
    let before = try app.files
    let outcome = try app.run("init")
    #expect(outcome.status == 0)
    #expect(outcome.errors.hasPrefix("Nothing was written. --yes writes th"))
    try expectGolden(outcome.output, "\(name).txt")
    #expect(try app.run("init", "--dry-run").output == outcome.output)
    #expect(try app.added(to: before) == [])
  }

  /// Addresses and paths are not broken, so that they can be copied. Nor is what stands in a file.
  @Test(arguments: InitApp.all)
  func `fits into 80 columns`(name: String) throws {
    let long = try InitApp(name).run("init").output.split(separator: "\n").filter {
      $0.count > 80 && !$0.contains("https://") && !$0.contains("Package.resolved")
    }
    #expect(long == [])
  }

  @Test func `the folder can be named`() throws {
    let app = try InitApp("pods")
    let there = try app.run("init").output
    let elsewhere = try Tool("ribs-inspect").run(["init", app.folder], in: "/").output
    #expect(there == elsewhere)
  }

  @Test(arguments: InitApp.all)
  func `after it, the check of the source passes with what was written`(name: String) throws {
    let app = try InitApp(name)
    let before = try app.files
    let outcome = try app.run("init", "--yes")
    #expect(outcome.status == 0 && outcome.errors == "")
    let added = try app.added(to: before)
    #expect(added.contains(".ribs-inspect.yml"))
    for file in added { #expect(outcome.output.contains("\n  \(file)\n"), "\(file)") }
    #expect(outcome.output.contains("\nWrote\n"))

    let baseline = "ribs-baseline.json"
    let options = added.contains(baseline) ? ["--baseline", baseline, "--strict-baseline"] : []
    let check = try Tool("ribs-inspect").run(
      ["source", "--fail-on", "warning"] + options, in: app.folder)
    #expect(check.status == 0 && check.errors == "")
  }

  @Test func `a baseline is what makes a source with warnings pass`() throws {
    let app = try InitApp("swift-package")
    #expect(try app.run("init", "--yes").status == 0)
    let baseline = "ribs-baseline.json"
    #expect(try app.run("source", "--fail-on", "warning").status == 1)
    let passed = try app.run("source", "--fail-on", "warning", "--baseline", baseline)
    #expect(passed.status == 0 && passed.output.contains("1 in the baseline"))
    let trace = Repository.fixture("careers/switch-tabs").path
    #expect(try app.run("check", trace, "--baseline", baseline).status == 0)
  }

  @Test func `a second run writes nothing and says so`() throws {
    let app = try InitApp("swift-package")
    #expect(try app.run("init", "-y").status == 0)
    let before = try app.files
    let again = try app.run("init", "--yes")
    #expect(again.status == 0 && again.errors == "")
    #expect(again.output.contains("\nNothing to write\n"))
    #expect(again.output.contains(".github/workflows/ribs-inspect.yml is there already"))
    #expect(!again.output.contains("It does not have"))
    #expect(try app.added(to: before) == [])
  }

  @Test func `of a file that is there, what it lacks is shown, and it stays`() throws {
    let app = try InitApp("swift-package")
    try app.write("sources: [Sources]\ngrace: 3s\n", to: ".ribs-inspect.yml")
    try app.write("{\"causes\":[],\"version\":1}\n", to: "ribs-baseline.json")
    let before = try app.files
    let outcome = try app.run("init", "--yes")
    let lacks = "is there already, and stays as it is. It does not have:"
    let words = outcome.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.contains(".ribs-inspect.yml \(lacks) + sources: + - Sources"))
    #expect(
      words.contains("ribs-baseline.json \(lacks) + unguarded-attach Root/Cart"))
    #expect(
      try app.added(to: before) == [
        ".github/workflows/ribs-inspect.yml", "Tests/ShopTests/RIBTreeTests.swift",
      ])
  }

  @Test func `generated files are left out`() throws {
    let app = try InitApp("pods")
    try app.write("enum Colors {", to: "Rider/Generated/Colors.swift")
    let outcome = try app.run("init", "--yes")
    #expect(!outcome.output.contains("cannot be read in full"))
    #expect(try app.run("source").status == 0)
  }

  @Test func `what the config that is there decides counts`() throws {
    let app = try InitApp("swift-package")
    try app.write("rules:\n  unguarded-attach: off\n", to: ".ribs-inspect.yml")
    #expect(try app.run("init").output.contains("No baseline: nothing in the source"))
    try app.write("sources: [Sauces]\n", to: ".ribs-inspect.yml")
    let missing = try app.run("init")
    #expect(missing.status == 2 && missing.errors.contains("Sauces: there is no such file"))
    try app.write("sauces: [Sources]\n", to: ".ribs-inspect.yml")
    let broken = try app.run("init", "--yes")
    #expect(broken.status == 2 && broken.output == "")
    #expect(broken.errors.contains(".ribs-inspect.yml:1: the config has no key 'sauces'"))
  }

  // MARK: What the files say

  @Test func `the workflow uses this repository's action with inputs that it has`() throws {
    let app = try InitApp("swift-package")
    #expect(try app.run("init", "--yes").status == 0)
    let text = try app.text(".github/workflows/ribs-inspect.yml")
    let workflow = try #require(try Yams.compose(yaml: text))
    let steps = try #require(workflow["jobs"]?["ribs-inspect"]?["steps"]?.sequence)
    let uses = try #require(steps.last?["uses"]?.string)
    #expect(uses.wholeMatch(of: /[\w-]+\/ribs-inspect@v[0-9.]+/) != nil, "\(uses)")
    let inputs = try #require(steps.last?["with"]?.mapping)
    let action = try String(
      contentsOf: Repository.root.appendingPathComponent("action.yml"), encoding: .utf8)
    let known = try #require(try Yams.compose(yaml: action)?["inputs"]?.mapping)
    let names = known.keys.compactMap(\.string)
    #expect(inputs.keys.compactMap(\.string).allSatisfy(names.contains))
    #expect(inputs["sources"]?.string == "Sources\n")
    #expect(inputs["baseline"]?.string == "ribs-baseline.json")
  }

  @Test func `a source that cannot be read in full makes no workflow that always fails`() throws {
    let app = try InitApp("swift-package")
    try app.write("class Broken {", to: "Sources/Shop/Broken.swift")
    let outcome = try app.run("init", "--yes")
    #expect(outcome.output.contains("a part of it cannot be read in full"))
    #expect(
      try app.text(".github/workflows/ribs-inspect.yml").contains("allow-incomplete: \"true\""))
    #expect(try app.run("source").status == 3)
  }

  @Test func `GitLab's job is YAML and runs the command in one line`() throws {
    let app = try InitApp("pods")
    #expect(try app.run("init", "--yes").status == 0)
    let text = try app.text(".gitlab/ribs-inspect.gitlab-ci.yml")
    let job = try #require(try Yams.compose(yaml: text)?["ribs-inspect"])
    #expect(
      job["script"]?.sequence?.first?.string
        == "ribs-inspect source --format text --format gitlab=codequality.json")
    #expect(try app.text(".gitlab-ci.yml") == InitApp("pods").text(".gitlab-ci.yml"))
  }

  @Test func `a workflow that runs the program already is enough`() throws {
    let app = try InitApp("swift-package")
    try app.write(
      "jobs: {a: {steps: [run: ribs-inspect source]}}\n", to: ".github/workflows/lint.yml")
    let outcome = try app.run("init")
    #expect(outcome.output.contains("No workflow: .github/workflows/lint.yml runs ribs-inspect"))
  }

  @Test func `without a CI system, the remote decides`() throws {
    let app = try InitApp("swift-package")
    try FileManager.default.removeItem(atPath: app.path(".github"))
    #expect(try app.run("init").output.contains("No workflow: no CI system is found."))
    try app.write("[remote \"origin\"]\n  url = git@github.com:a/b.git\n", to: ".git/config")
    #expect(try app.run("init").output.contains("\n  .github/workflows/ribs-inspect.yml\n"))
  }

  @Test func `below the repository's root, a step says where it runs`() throws {
    let app = try InitApp("swift-package")
    for name in [".github", ".git"] {
      try FileManager.default.createDirectory(
        atPath: app.outside(name), withIntermediateDirectories: true)
    }
    try FileManager.default.moveItem(
      atPath: app.path(".github/workflows"), toPath: app.outside(".github/workflows"))
    let output = try app.run("init").output
    let words = output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.contains("../.github/workflows/tests.yml, which is above this folder:"))
    #expect(output.contains("│ cd swift-package\n"))
    #expect(!output.contains("\n  .github/workflows/ribs-inspect.yml\n"))
  }

  @Test func `each page that it names exists`() {
    for page in DocsPage.allCases {
      let file = Repository.root.appendingPathComponent("docs/\(page.rawValue).md")
      #expect(FileManager.default.fileExists(atPath: file.path), "\(page)")
    }
  }
}
