import RIBsAnalysis
import RIBsTrace

/// A verdict on a trace, in rows that can be compared and printed. Messages and fixes are left out.
struct Verdict: Equatable {
  struct Row: Hashable {
    /// The subject of the row: a rule's id, `session` or `tree`.
    var kind: String
    var fields: [Field]

    struct Field: Hashable {
      var name: String
      var value: String
    }

    init(_ kind: String, _ fields: KeyValuePairs<String, String>) {
      self.kind = kind
      self.fields = fields.map { Field(name: $0.key, value: $0.value) }
    }

    var isFinding: Bool { !["session", "tree", "unusable"].contains(kind) }

    var severity: String { fields.first { $0.name == "severity" }?.value ?? "" }

    /// Whether it is a finding that counts victims.
    var hasVictims: Bool { fields.contains { $0.name == "victims" && $0.value != "0" } }

    var text: String {
      ([kind] + fields.map { "\($0.name)=\($0.value)" }).joined(separator: " ")
    }
  }

  var rows: [Row]

  /// How often each rule reported.
  var findings: [String: Int] {
    rows.reduce(into: [:]) { counts, row in
      if row.isFinding { counts[row.kind, default: 0] += 1 }
    }
  }
}

extension Verdict {
  /// The analyzer's verdict.
  static func ofProduct(_ bytes: [UInt8]) -> Verdict {
    var analyzer = TraceAnalyzer()
    analyzer.feed(bytes)
    do {
      return Verdict(rows: try analyzer.finish().flatMap(rows))
    } catch {
      let reason =
        switch error {
        case .empty: "empty"
        case .notATrace(let line): "no trace, first line \(line)"
        case .unsupportedVersion(let version, let line): "version \(version) in line \(line)"
        }
      return Verdict(rows: [Row("unusable", ["reason": reason])])
    }
  }

  private static func rows(_ report: SessionReport) -> [Row] {
    [
      Row(
        "session",
        [
          "name": report.name, "events": "\(report.events)", "lines": "\(report.lines)",
          "lifetimes": "\(report.hasLifetimes)", "end": report.endReason?.rawValue ?? "-",
          "inconclusive": "\(report.isInconclusive)",
        ])
    ]
      + report.tree.nodes.map { node in
        Row(
          "tree",
          [
            "depth": "\(node.depth)", "id": "\(node.id)", "rib": node.rib,
            "active": "\(node.isActive)",
          ])
      }
      + report.findings.map { finding in
        Row(
          finding.rule,
          [
            "severity": finding.severity.rawValue, "session": finding.session,
            "seq": "\(finding.seq)", "line": "\(finding.line)",
            "id": finding.id.map { "\($0)" } ?? "-", "rib": finding.rib ?? "-",
            "path": finding.path, "parent": finding.parent.map { "\($0)" } ?? "-",
            "at": finding.at ?? "-", "victims": "\(finding.victims)",
            "related": finding.related.map { "\($0.seq ?? 0):\($0.line):\($0.at ?? "-")" }
              .joined(separator: ","),
            "fingerprint": finding.fingerprint,
          ])
      }
  }
}

extension Verdict {
  /// The reference's verdict.
  static func ofReference(_ bytes: [UInt8]) -> Verdict {
    let trace = ReferenceTrace(bytes)
    if let reason = trace.unusable {
      return Verdict(rows: [Row("unusable", ["reason": reason])])
    }
    return Verdict(rows: trace.sessions.flatMap(rows))
  }

  private static func rows(_ session: ReferenceSession) -> [Row] {
    [
      Row(
        "session",
        [
          "name": session.name, "events": "\(session.events.count)", "lines": "\(session.lines)",
          "lifetimes": "\(session.hasLifetimes)", "end": session.endReason ?? "-",
          "inconclusive": "\(session.isInconclusive)",
        ])
    ]
      + session.tree.map { id, depth in
        Row(
          "tree",
          [
            "depth": "\(depth)", "id": "\(session[id].number)", "rib": session[id].name,
            "active": "\(session[id].isActive)",
          ])
      }
      + session.findings.map { finding in
        Row(
          finding.rule,
          [
            "severity": finding.severity, "session": session.name, "seq": "\(finding.seq)",
            "line": "\(finding.line)", "id": finding.id.map { "\($0)" } ?? "-",
            "rib": finding.rib ?? "-", "path": finding.path,
            "parent": finding.parent.map { "\($0)" } ?? "-", "at": finding.at ?? "-",
            "victims": "\(finding.victims)",
            "related": finding.related.map { "\($0.number):\($0.line):\($0.at ?? "-")" }
              .joined(separator: ","),
            "fingerprint": finding.fingerprint,
          ])
      }
  }
}
