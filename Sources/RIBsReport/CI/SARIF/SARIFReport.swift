import RIBsAnalysis
import RIBsTrace

/// SARIF 2.1.0 with one result per cause, within the limits of GitHub's code scanning.
///
/// Causes that are suppressed or in the baseline are not results. SARIF could mark them with `suppressions` and
/// `baselineState`, but GitHub ignores both and would open an alert for each. They appear as notifications
/// instead.
struct SARIFReport {
  /// GitHub refuses more than 25,000 results and shows the worst 5,000. Causes are in that order.
  private static let mostResults = 5000

  private let report: CheckReport
  private let sources: SourceFiles

  init(_ report: CheckReport, sources: SourceFiles) {
    self.report = report
    self.sources = sources
  }

  func write(to output: ([UInt8]) throws -> Void) rethrows {
    let rules = SARIFRules(report.pages, language: report.language)
    let kinds = SARIFNotification.Kind.all(of: report)
    var json = JSONWriter(indents: true)
    json.beginObject()
    json.field("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
    json.field("version", "2.1.0")
    json.key("runs")
    json.beginArray()
    json.beginObject()
    json.key("tool")
    json.beginObject()
    json.key("driver")
    json.beginObject()
    json.field("name", Product.name)
    json.field("semanticVersion", Product.version)
    rules.write(to: &json)
    SARIFNotification.write(kinds, to: &json)
    json.endObject()
    json.endObject()
    json.key("invocations")
    json.beginArray()
    writeInvocation(rules, kinds, to: &json)
    json.endArray()
    try output(json.drain())
    json.key("results")
    json.beginArray()
    for cause in report.reported.prefix(Self.mostResults) {
      SARIFResult(cause, rules: rules, sources: sources).write(to: &json)
      try output(json.drain())
    }
    json.endArray()
    json.endObject()
    json.endArray()
    json.endObject()
    json.newline()
    try output(json.drain())
  }

  private func writeInvocation(
    _ rules: SARIFRules, _ kinds: [SARIFNotification.Kind], to json: inout JSONWriter
  ) {
    json.beginObject()
    json.field("executionSuccessful", report.unusable.isEmpty)
    json.key("toolExecutionNotifications")
    json.beginArray()
    let leftOut = report.causes.count - min(report.reported.count, Self.mostResults)
    let notifications = SARIFNotification.all(
      of: report, causesLeftOut: leftOut, sources: sources)
    for notification in notifications { notification.write(rules, kinds, to: &json) }
    json.endArray()
    json.endObject()
  }
}
