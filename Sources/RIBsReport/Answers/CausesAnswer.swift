import RIBsAnalysis

/// The causes of a report in pages, in the words of the text report. For an assistant.
package struct CausesAnswer {
  /// At most this many remarks, and this many files that could not be read, are listed.
  private static let mostRemarks = 20

  private let report: CheckReport
  private let style = TextStyle.plain
  /// The rule whose causes are wanted; nil for all.
  private let rule: String?
  private let least: Severity

  /// - Parameters:
  ///   - report: What was found.
  ///   - rule: The rule whose causes to show; all by default.
  ///   - least: The lowest severity to show.
  package init(_ report: CheckReport, rule: String? = nil, atLeast least: Severity = .info) {
    var report = report
    report.most = Self.mostRemarks
    self.report = report
    self.rule = rule
    self.least = least
  }

  /// The verdict, some of the causes, and with the first ones what else the report says: remarks, and the tree in the
  /// source.
  package func text(_ range: AnswerRange) -> String {
    let causes = report.causes.filter { cause in
      cause.severity >= least && (rule == nil || cause.rule == rule)
    }
    let head = VerdictText(report, style: style).lines
    let tail = range.offset == 0 ? tree + remarks : []
    var page = AnswerPage(range, besides: head + tail)
    for cause in causes.dropFirst(range.offset) {
      guard page.add(CauseText(report, style: style).paragraph(cause)) else { break }
    }
    return Answer.text(
      head + page.lines + ["", page.words(of: causes.count, noun)] + tail)
  }

  private var noun: String {
    let isSome = rule != nil || least > .info
    return (isSome ? "such " : "") + (report.source == nil ? "cause" : "hazard")
  }

  private var tree: [String] {
    guard let source = report.source, rule == nil else { return [] }
    let unattached = SourceWords(source).unattached.map { style.lines($0, indent: 2) }
    return ["", "The tree in the source"]
      + StaticTreeText(StaticOutline(source), style: style).lines.map { "  " + $0 }
      + (unattached ?? [])
  }

  private var remarks: [String] {
    let lines = RemarkText.lines(report.remarks, most: Self.mostRemarks, "remark", style)
    return lines.isEmpty ? [] : [""] + lines
  }
}
