import Foundation
import RIBsReport
import RIBsTestSupport
import Testing

@Suite("ribs-inspect source", .showsOutput)
struct SourceCommandTests {
  private let tool = Tool("ribs-inspect")

  private func run(_ arguments: [String]) throws -> Tool.Outcome {
    try tool.run(["source", "-q"] + arguments, in: Repository.root.path)
  }

  /// Folder, exit code and the first two lines.
  static let apps: [(String, Int32, String, String)] = [
    (
      "fixtures/source/careers", 0,
      "44 files · 1274 lines · 10 RIBs · 9 edges attached", "! clean, with 10 warnings, 2 notes"
    ),
    (
      "fixtures/source/deep-link", 1,
      "47 files · 1345 lines · 11 RIBs · 10 edges attached", "✗ 1 error, 4 warnings, 1 note"
    ),
    (
      "fixtures/source/home-flow", 1,
      "43 files · 1412 lines · 10 RIBs · 10 edges attached", "✗ 1 error, 10 warnings, 3 notes"
    ),
    (
      "Sources/SampleApps/Gallery", 0,
      "14 files · 382 lines · 3 RIBs · 2 edges attached", "✓ clean, with 1 note"
    ),
    (
      "Sources/SampleApps/Profile", 0,
      "12 files · 386 lines · 2 RIBs · 1 edge attached", "✓ clean: no hazard found"
    ),
  ]

  @Test(arguments: apps) func `sums up an app and fails if it has an error`(
    folder: String, status: Int32, scope: String, verdict: String
  ) throws {
    let outcome = try run([folder])
    #expect(outcome.status == status && outcome.errors.isEmpty)
    #expect(outcome.output.hasPrefix("\(folder): \(scope)\n\(verdict)\n"))
    #expect(outcome.output.contains("\nThe tree in the source\n  Root\n"))
    #expect(try run([folder]).output == outcome.output)
  }

  @Test(arguments: ["Board", "Careers", "DeepLink", "HomeFlow", "SignUp"])
  func `finds no error in a sample app but the one that it was built to have`(app: String) throws {
    let outcome = try run(["Sources/SampleApps/\(app)"])
    #expect(outcome.status == (app == "HomeFlow" ? 1 : 0))
    let errors = outcome.output.split(separator: "\n").filter { $0.hasPrefix("error ") }
    #expect(errors == (app == "HomeFlow" ? ["error  reattach-from-child"] : []))
  }

  @Test func `fails at the severity asked for`() throws {
    #expect(try run(["fixtures/source/careers", "--fail-on", "warning"]).status == 1)
    #expect(try run(["Sources/SampleApps/Profile", "--fail-on", "info"]).status == 0)
  }

  @Test func `marks a hazard on its RIB in the tree`() throws {
    let output = try run(["Sources/SampleApps/HomeFlow"]).output
    #expect(output.contains("\n  │  └─ Random  ✗ reattach-from-child\n"))
  }

  @Test(.enabled(if: SchemaValidator.isInstalled, SchemaValidator.howToInstall))
  func `writes JSON as its schema says, with and without traces`() throws {
    let reports = try [
      ["fixtures/source/home-flow"], ["fixtures/source/careers", "fixtures/source/deep-link"],
      ["Sources/SampleApps/HomeFlow", "--trace", "fixtures/home-flow"],
    ].map { try Array(run($0 + ["--format", "json"]).output.utf8) }
    let schema = Array(try tool.run(["schema", "report"]).output.utf8)
    #expect(try SchemaValidator(schema).complaints(reports) == [nil, nil, nil])
  }

  @Test func `writes every format, each to its own file`() throws {
    let scratch = try Scratch()
    let beginnings: [(String, String)] = [
      ("text", "fixtures/source/careers: 44 files"), ("json", "{"), ("sarif", "{"),
      ("junit", "<?xml"), ("github", "::warning file=fixtures/source/careers/Careers/Apply"),
      ("gitlab", "["), ("markdown", "### ribs-inspect: ! clean, with 10 warnings, 2 notes"),
    ]
    let files = (beginnings.map(\.0) + ["xcode"]).flatMap {
      ["--format", "\($0)=\(scratch.path($0))"]
    }
    #expect(try run(["fixtures/source/careers"] + files).status == 0)
    for (format, beginning) in beginnings {
      let text = try String(contentsOfFile: scratch.path(format), encoding: .utf8)
      #expect(text.hasPrefix(beginning), "\(format): \(text.prefix(80))")
    }
    let lines = try String(contentsOfFile: scratch.path("xcode"), encoding: .utf8)
    let file = "fixtures/source/careers/Careers/Apply/ApplyRouter.swift:28: warning: "
    #expect(lines.hasPrefix(Repository.root.appendingPathComponent(file).path))
  }

  private static let sarif = Repository.foreignSchema("sarif-schema-2.1.0.json")

  @Test(
    .enabled(if: SchemaValidator.isInstalled, SchemaValidator.howToInstall),
    .enabled(if: FileManager.default.fileExists(atPath: sarif.path)))
  func `writes SARIF as its schema says`() throws {
    let report = try run(["fixtures/source/home-flow", "--format", "sarif"]).output
    let validator = SchemaValidator(try Data(contentsOf: Self.sarif))
    #expect(try validator.complaint(Array(report.utf8)) == nil)
  }

  @Test(arguments: [
    ("svg", Array("<?xml".utf8)), ("png", [0x89, 0x50, 0x4E, 0x47]), ("pdf", Array("%PDF-".utf8)),
    ("dot", Array("digraph".utf8)), ("mmd", Array("flowchart".utf8)), ("json", Array("{".utf8)),
  ]) func `draws the tree in the format of the file's ending`(
    ending: String, beginning: [UInt8]
  ) throws {
    let scratch = try Scratch()
    let picture = scratch.path("tree.\(ending)")
    let outcome = try run(["Sources/SampleApps/Careers", "--tree", picture])
    #expect(outcome.status == 0)
    let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: picture)))
    #expect(bytes.starts(with: beginning), "\(String(decoding: bytes.prefix(40), as: UTF8.self))")
  }

  @Test func `draws the tree in the colours asked for`() throws {
    let scratch = try Scratch()
    func picture(_ options: String...) throws -> String {
      let file = scratch.path("tree.svg")
      #expect(try run(["Sources/SampleApps/Careers", "--tree", file] + options).status == 0)
      return try String(contentsOfFile: file, encoding: .utf8)
    }
    let (light, dark) = (try picture("--theme", "light"), try picture("--theme", "dark"))
    #expect(light.contains("fill=\"#ffffff\"") && !light.contains("prefers-color-scheme"))
    #expect(dark.contains("fill=\"#14181d\"") && !dark.contains("prefers-color-scheme"))
    let (auto, named) = (try picture(), try picture("--theme", "auto"))
    #expect(auto.contains("prefers-color-scheme") && auto == named)
  }

  @Test func `the baseline it writes makes the next run pass`() throws {
    let scratch = try Scratch()
    let (app, baseline) = ("fixtures/source/home-flow", scratch.path("base.json"))
    #expect(try run([app, "--write-baseline", baseline]).status == 0)
    let again = try run([app, "--baseline", baseline, "--strict-baseline"])
    #expect(again.status == 0)
    #expect(again.output.contains("\n✓ clean, with 3 notes\nNot counted: 11 in the baseline.\n"))
  }
}
