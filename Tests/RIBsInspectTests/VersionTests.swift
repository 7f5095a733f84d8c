import Foundation
import RIBsTestSupport
import Testing

/// What earlier versions wrote, in `fixtures/versions`. `scripts/keep-version` adds a version.
@Suite("What a version wrote", .showsOutput)
struct VersionTests {
  private static let folder = Repository.root.appendingPathComponent("fixtures/versions")
  private static let versions =
    (try? FileManager.default.contentsOfDirectory(atPath: folder.path))?.sorted() ?? []
  private let tool = Tool("ribs-inspect")

  private func path(_ version: String, _ name: String) -> String {
    Self.folder.appendingPathComponent("\(version)/\(name)").path
  }

  private struct Report: Decodable {
    struct Finding: Decodable {
      var fingerprint: String
      var rule: String
      var severity: String
    }

    struct Session: Decodable {
      var session: String
      var status: String
      var events: Int
    }
    var version: Int
    var status: String
    var findings: [Finding]
    var sessions: [Session]
  }

  private func report(_ bytes: Data) throws -> Report {
    try JSONDecoder().decode(Report.self, from: bytes)
  }

  @Test func `is kept for this version`() throws {
    let version = try tool.run(["--version"]).output.dropLast()
    #expect(Self.versions.contains(String(version)), "Run scripts/keep-version.")
  }

  @Test(arguments: versions) func `is judged as it was, with the same fingerprints`(
    version: String
  ) throws {
    let old = try report(Data(contentsOf: URL(fileURLWithPath: path(version, "report.json"))))
    let outcome = try tool.run(["check", path(version, "trace.jsonl"), "--format", "json"])
    #expect(outcome.status == 1)
    let new = try report(Data(outcome.output.utf8))
    #expect(new.version == old.version && new.status == old.status)
    #expect(new.findings.map(\.fingerprint) == old.findings.map(\.fingerprint))
    #expect(new.findings.map(\.rule) == old.findings.map(\.rule))
    #expect(new.findings.map(\.severity) == old.findings.map(\.severity))
    #expect(new.sessions.map(\.session) == old.sessions.map(\.session))
    #expect(new.sessions.map(\.status) == old.sessions.map(\.status))
    #expect(new.sessions.map(\.events) == old.sessions.map(\.events))
  }

  @Test(arguments: versions) func `as a baseline still covers its causes`(version: String) throws {
    let outcome = try tool.run([
      "check", path(version, "trace.jsonl"), "--baseline", path(version, "baseline.json"),
      "--strict-baseline",
    ])
    #expect(outcome.status == 0, "\(outcome.output)\(outcome.errors)")
  }

  @Test(
    .enabled(if: SchemaValidator.isInstalled, SchemaValidator.howToInstall), arguments: versions)
  func `fits today's schemas`(version: String) throws {
    for (schema, name) in [("report", "report.json"), ("flows", "flows.json")] {
      let text = try tool.run(["schema", schema]).output
      let document = try Data(contentsOf: URL(fileURLWithPath: path(version, name)))
      let complaints = try SchemaValidator(text.utf8).complaints([document])
      #expect(complaints == [nil], "\(name)")
    }
  }
}
