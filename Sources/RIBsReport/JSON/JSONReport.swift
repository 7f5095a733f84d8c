import RIBsAnalysis
import RIBsTrace

/// The whole report, for other programs. Keys are sorted. The version rises when a key changes its meaning.
///
/// The report is written in chunks, so a trace with a million findings needs no second copy in memory.
package struct JSONReport {
  private static let version = 1
  /// The approximate maximum number of findings listed. Reported causes share it equally, with at least one each.
  private static let mostFindings = 10_000

  private let report: CheckReport

  /// - Parameter report: What was found.
  package init(_ report: CheckReport) {
    self.report = report
  }

  /// Writes the report.
  ///
  /// - Parameter output: Receives the next bytes.
  package func write(to output: ([UInt8]) throws -> Void) rethrows {
    var json = JSONWriter(indents: true)
    let sessions = report.inputs.lazy.flatMap { input in input.sessions.lazy.map { (input, $0) } }
    var choice = ListedFindings(report, most: Self.mostFindings)
    json.beginObject()
    if let source = report.source {
      if let coverage = source.coverage {
        try AttachCoverageJSON(coverage, of: source.tree).write(to: &json, output)
      }
      try StaticTreeJSON(source.tree).writeEdges(to: &json, output)
    }
    json.key("findings")
    json.beginArray()
    if let source = report.source {
      for finding in choice.listed(of: source) {
        Self.write(finding, from: source.location(of: finding.file), to: &json)
        try output(json.drain())
      }
    }
    for (input, session) in sessions {
      for index in choice.listed(of: session) {
        Self.write(session.findings[index], from: input.source, to: &json)
        try output(json.drain())
      }
    }
    json.endArray()
    // Present only if the report leaves something out.
    let sessionsLeftOut = max(0, report.inputs.reduce(-report.most) { $0 + $1.sessions.count })
    if choice.leftOut > 0 || sessionsLeftOut > 0 {
      json.key("leftOut")
      json.beginObject()
      json.field("causes", choice.causesLeftOut)
      json.field("findings", choice.leftOut)
      json.field("sessions", sessionsLeftOut)
      json.endObject()
    }
    json.key("remarks")
    json.beginArray()
    for remark in report.unread + report.remarks {
      json.beginObject()
      json.field("fails", remark.failsCheck)
      json.field("file", remark.file)
      json.field("line", remark.line)
      json.field("message", remark.message)
      json.endObject()
    }
    json.endArray()
    if let source = report.source {
      try StaticTreeJSON(source.tree).writeRIBs(to: &json, output)
    }
    json.key("sessions")
    json.beginArray()
    for (input, session) in sessions.prefix(report.most) {
      try write(session, from: input.source, to: &json, output)
      try output(json.drain())
    }
    json.endArray()
    json.field("status", report.status.rawValue)
    json.key("unusable")
    json.beginArray()
    for input in report.unusable {
      json.beginObject()
      json.field("reason", input.reason)
      json.field("source", input.source)
      json.endObject()
    }
    json.endArray()
    json.field("version", Self.version)
    json.endObject()
    json.newline()
    try output(json.drain())
  }

  static func write(
    _ finding: Finding, from source: String, to json: inout JSONWriter
  ) {
    json.beginObject()
    json.field("at", finding.at)
    json.field("fingerprint", finding.fingerprint)
    json.field("fix", finding.fix)
    json.field("id", finding.id)
    json.field("line", finding.line)
    json.field("message", finding.message)
    json.field("outcome", finding.outcome?.rawValue)
    json.field("parent", finding.parent)
    json.field("path", finding.path)
    json.key("related")
    json.beginArray()
    for related in finding.related {
      json.beginObject()
      json.field("at", related.at)
      json.field("line", related.line)
      json.field("note", related.note)
      json.field("seq", related.seq)
      json.endObject()
    }
    json.endArray()
    json.field("rib", finding.rib)
    json.field("rule", finding.rule)
    json.field("seq", finding.seq)
    json.field("session", finding.session)
    json.field("severity", finding.severity.rawValue)
    json.field("source", source)
    json.field("suppressed", finding.exemption?.reason)
    json.field("victims", finding.victims)
    json.endObject()
  }

  private func write(
    _ session: SessionReport, from source: String, to json: inout JSONWriter,
    _ output: ([UInt8]) throws -> Void
  ) rethrows {
    json.beginObject()
    json.field("app", session.app)
    json.key("ended")
    if let reason = session.endReason { json.value(reason.rawValue) } else { json.null() }
    json.field("events", session.events)
    json.field("holds", session.hasHolds)
    json.field("lifetimes", session.hasLifetimes)
    json.key("limits")
    json.beginArray()
    for limit in session.limits { json.value(limit) }
    json.endArray()
    json.field("lines", session.lines)
    json.field("sampled", session.isSampled)
    json.field("session", session.name)
    json.field("source", source)
    json.field("status", CheckStatus([session], failOn: report.threshold).rawValue)
    json.key("tree")
    try Self.write(session.tree, to: &json, output)
    json.endObject()
  }

  /// Writes nested nodes without recursion. The list is in preorder, so a node closes when the next one is no
  /// deeper.
  private static func write(
    _ tree: TreeSnapshot, to json: inout JSONWriter, _ output: ([UInt8]) throws -> Void
  ) rethrows {
    json.beginArray()
    var open: [TreeSnapshot.Node] = []
    func close(_ node: TreeSnapshot.Node, _ json: inout JSONWriter) {
      json.endArray()
      json.field("id", node.id)
      json.field("kind", node.kind?.rawValue)
      json.field("rib", node.rib)
      json.endObject()
    }
    for (index, node) in tree.nodes.enumerated() {
      // Written in chunks, because the tree of a large app takes hundreds of megabytes.
      if index % 1000 == 999 { try output(json.drain()) }
      while let last = open.last, last.depth >= node.depth {
        close(last, &json)
        open.removeLast()
      }
      json.beginObject()
      json.field("active", node.isActive)
      json.key("children")
      json.beginArray()
      open.append(node)
    }
    while let last = open.popLast() {
      close(last, &json)
      if open.count % 1000 == 999 { try output(json.drain()) }
    }
    json.endArray()
  }
}
