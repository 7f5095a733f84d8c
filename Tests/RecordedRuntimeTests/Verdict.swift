import Foundation
import RIBsTestSupport
import Testing

/// The phases of the workflow in a trace, with the numbers of steps.
struct WorkflowPhases {
  let all: [String]

  init(in trace: URL) throws {
    all = try String(contentsOf: trace, encoding: .utf8).split(separator: "\n").compactMap { line in
      let event = try JSONDecoder().decode(Event.self, from: Data(line.utf8))
      guard event.type == "workflow", let phase = event.phase else { return nil }
      return phase + (event.step.map { " \($0)" } ?? "")
    }
  }

  private struct Event: Decodable {
    var type: String
    var phase: String?
    var step: Int?
  }
}

/// What `ribs-inspect check` reports about a trace: rule and call site, and how often if it is more than once.
struct Verdict {
  let findings: [String]
  /// What holds the objects of which it is said.
  let holders: [String]

  /// - Parameter app: The folder of the app whose lines the trace names.
  init(on trace: URL, of app: String = "Tests/UberPackage/App") throws {
    let check = try Tool("ribs-inspect").run(["check", "--format", "json", trace.path])
    try #require([0, 1].contains(check.status), "\(check.output)\(check.errors)")
    let report = try JSONDecoder().decode(Report.self, from: Data(check.output.utf8))
    holders = report.findings.compactMap(\.heldBy)
    let names = report.findings.map { finding in
      finding.rule + (finding.at.map { " at \(Self.name(of: $0, app))" } ?? "")
    }
    findings = names.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
      .map { name in
        let count = names.filter { $0 == name }.count
        return count == 1 ? name : "\(name) ×\(count)"
      }
  }

  private struct Report: Decodable {
    struct Finding: Decodable {
      var rule: String
      var at: String?
      var heldBy: String?
    }
    var findings: [Finding]
  }

  /// The comment in the app's source at a call site, so that lines may move.
  private static func name(of site: String, _ app: String) -> String {
    let parts = site.split(separator: ":")
    let sources = Repository.root.appendingPathComponent(app + "/Sources")
    guard parts.count == 2, let line = Int(parts[1]),
      let text = try? String(
        contentsOf: sources.appendingPathComponent(String(parts[0])), encoding: .utf8)
    else { return site }
    let lines = text.components(separatedBy: "\n")
    guard lines.indices.contains(line - 1) else { return site }
    let halves = lines[line - 1].components(separatedBy: "// ")
    return halves.count == 2 ? "“\(halves[1])”" : site
  }
}
