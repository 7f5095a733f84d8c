import RIBsAnalysis

/// The lives of RIBs in pages of events, in the words of ``LogText``. For an assistant.
package struct LogAnswer {
  private let session: SessionReport
  private let source: String
  private let text: LogText

  /// - Parameters:
  ///   - session: A session analysed with a log of some RIBs.
  ///   - source: The trace's path.
  package init(_ session: SessionReport, source: String) {
    (self.session, self.source) = (session, source)
    text = LogText(session, source: source)
  }

  /// Some of the events. The RIB that an event belongs to is named before its first one.
  package func text(_ range: AnswerRange) -> String {
    let lives = session.lives?.lives ?? []
    var head = ["\(source), session \(session.name)".printable]
    if let leftOut = session.lives?.leftOut, leftOut > 0 {
      head.append(
        "The first \(lives.count) of \(session.nodeWord.counted(lives.count + leftOut)). Ask for another by its id."
      )
    } else if lives.count > 1 {
      head.append("\(session.nodeWord.counted(lives.count)), one after the other")
    }
    var page = AnswerPage(range, besides: head)
    var total = 0
    var isOpen = true
    for log in session.logs {
      let rows = log.rows.dropFirst(max(0, range.offset - total))
      total += log.rows.count
      guard isOpen, !rows.isEmpty else { continue }
      let columns = LogColumns(log)
      var name = text.head(of: log, columns)
      for row in rows {
        isOpen = page.add(name + text.lines(row, columns))
        guard isOpen else { break }
        name = []
      }
    }
    return Answer.text(head + page.lines + ["", page.words(of: total, "event")])
  }
}
