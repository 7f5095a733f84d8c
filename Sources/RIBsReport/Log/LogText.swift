import RIBsAnalysis

/// The lives of RIBs, event by event, for a person at a terminal.
package struct LogText {
  private let source: String
  private let session: SessionReport
  private let style: TextStyle

  /// - Parameters:
  ///   - session: A session analysed with a log of some RIBs.
  ///   - source: The trace's path, or `standard input`.
  ///   - style: Plain or coloured.
  package init(_ session: SessionReport, source: String, style: TextStyle = .plain) {
    self.session = session
    self.source = source
    self.style = style
  }

  /// Lines, each with its line ending.
  package var text: String {
    let lives = session.lives?.lives ?? []
    let more = session.lives?.leftOut ?? 0
    var lines = style.lines("\(source), session \(session.name)", indent: 0)
    if more > 0 {
      lines.append("The first \(lives.count) of \(lives.count + more) RIBs; `--id` shows another")
    } else if lives.count > 1 {
      lines.append("\(lives.count) RIBs, one after the other")
    }
    lines = lines.map(style.dim)
    for log in session.logs { lines += self.lines(log) }
    return lines.map { $0 + "\n" }.joined()
  }

  private func lines(_ log: RIBLog) -> [String] {
    let times = log.rows.map { $0.time.map(LogWords.time) ?? "" }
    let lineWidth = max(4, log.rows.map { String($0.line).count }.max() ?? 0)
    let timeWidth = max(7, times.map(\.count).max() ?? 0)
    let indent = lineWidth + timeWidth + 5
    var lines = ["", style.bold(LogWords.name(log.life.rib).printable)]
    for words in LogWords.summary(log.life) { lines += style.lines(words, indent: 0) }
    lines.append(
      style.dim("\("line".padded(before: lineWidth + 1))  \("time".padded(before: timeWidth))"))
    for (index, (row, time)) in zip(log.rows, times).enumerated() {
      if index == log.gap {
        let words = CheckReport.rest(log.life.leftOut, "event")
        lines.append(style.dim(String(repeating: " ", count: indent) + "… \(words)"))
      }
      let label =
        String(row.line).padded(before: lineWidth + 1) + "  " + time.padded(before: timeWidth)
      lines += style.lines(row.words, label: label, indent: indent)
      for finding in row.findings { lines += self.lines(finding, indent: indent) }
    }
    return lines
  }

  private func lines(_ finding: Finding, indent: Int) -> [String] {
    let mark =
      switch finding.severity {
      case .error: "✗"
      case .warning: "!"
      case .info: "·"
      }
    let title = "\(mark) \(finding.rule):"
    let exemption = finding.exemption.map { " Not counted: \($0.reason)." } ?? ""
    let margin = String(repeating: " ", count: indent)
    let text = style.lines(
      "\(title) \(finding.message)\(exemption)", label: margin, indent: indent + 2)
    // The mark is in the column where events' words begin; the other lines align with the rule.
    return text.enumerated().map { index, line in
      guard index == 0 else { return line }
      return margin + style.severity(finding.severity, title)
        + line.dropFirst(indent + 2 + title.count)
    }
  }
}

extension String {
  fileprivate func padded(before width: Int) -> String {
    String(repeating: " ", count: max(0, width - count)) + self
  }
}
