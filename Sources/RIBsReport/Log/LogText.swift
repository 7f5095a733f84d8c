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
      lines.append(
        "The first \(lives.count) of \(session.nodeWord.counted(lives.count + more)); `--id` shows another"
      )
    } else if lives.count > 1 {
      lines.append("\(session.nodeWord.counted(lives.count)), one after the other")
    }
    lines = lines.map(style.dim)
    for log in session.logs { lines += self.lines(log) }
    return lines.map { $0 + "\n" }.joined()
  }

  private func lines(_ log: RIBLog) -> [String] {
    let columns = LogColumns(log)
    var lines = head(of: log, columns)
    for (index, row) in log.rows.enumerated() {
      if index == log.gap {
        let words = CheckReport.rest(log.life.leftOut, "event")
        lines.append(style.dim(String(repeating: " ", count: columns.indent) + "… \(words)"))
      }
      lines += self.lines(row, columns)
    }
    return lines
  }

  /// The RIB, its path and what became of it, and the titles of the columns.
  func head(of log: RIBLog, _ columns: LogColumns) -> [String] {
    var lines = ["", style.bold(LogWords.name(log.life.rib).printable)]
    for words in LogWords.summary(log.life) { lines += style.lines(words, indent: 0) }
    return lines + [style.dim(columns.label("line", "time"))]
  }

  /// An event, and the findings at it.
  func lines(_ row: RIBLog.Row, _ columns: LogColumns) -> [String] {
    let label = columns.label(String(row.line), LogColumns.time(row))
    return style.lines(row.words, label: label, indent: columns.indent)
      + row.findings.flatMap { lines($0, indent: columns.indent) }
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

/// The columns before the words of a log: the line in the trace and the time.
struct LogColumns {
  private let lineWidth: Int
  private let timeWidth: Int

  init(_ log: RIBLog) {
    lineWidth = max(4, log.rows.lazy.map { String($0.line).count }.max() ?? 0)
    timeWidth = max(7, log.rows.lazy.map { Self.time($0).count }.max() ?? 0)
  }

  /// Where the words begin.
  var indent: Int { lineWidth + timeWidth + 5 }

  func label(_ line: String, _ time: String) -> String {
    line.padded(before: lineWidth + 1) + "  " + time.padded(before: timeWidth)
  }

  static func time(_ row: RIBLog.Row) -> String { row.time.map(LogWords.time) ?? "" }
}

extension String {
  /// The text with spaces before it.
  func padded(before width: Int) -> String {
    String(repeating: " ", count: max(0, width - count)) + self
  }
}
