import RIBsAnalysis

/// The tree of one session as a Markdown picture: the session with the worst finding, or the only session.
struct MarkdownTree {
  private let report: CheckReport

  init(_ report: CheckReport) {
    self.report = report
  }

  /// - Parameter room: The space available, in UTF-16 units.
  /// - Returns: A folded section; empty if there is no tree to show.
  func text(room: Int) -> String {
    guard let (source, session) = chosen else { return "" }
    var origin = "Session \(Markdown.code(session.name))"
    if report.inputs.count > 1 { origin += " of \(Markdown.code(source))" }
    let frame = 400
    var limits = MermaidTree.Limits()
    limits.characters = min(limits.characters, room - origin.utf16.count - frame)
    let tree = MermaidTree(session, limits: limits)
    guard tree.ribs > 0 else { return "" }
    let size = session.nodeWord.counted(tree.ribs)
    let drawn = tree.leftOut > 0 ? ", \(tree.ribs - tree.leftOut) of them drawn" : ""
    return MarkdownReport.details(
      "The tree at the end: \(size)\(drawn)", "\(origin).\n\n```mermaid\n\(tree.text)```")
  }

  private var chosen: (source: String, session: SessionReport)? {
    if let worst = report.causes.first {
      for input in report.inputs where input.source == worst.source {
        let session = input.sessions.first { $0.findings.hasFinding(onLine: worst.shown.line) }
        if let session { return (input.source, session) }
      }
    }
    let sessions = report.inputs.lazy.flatMap { input in
      input.sessions.map { (source: input.source, session: $0) }
    }
    let first = Array(sessions.prefix(2))
    return first.count == 1 ? first[0] : nil
  }
}
