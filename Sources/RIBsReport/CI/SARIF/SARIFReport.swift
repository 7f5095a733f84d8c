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
  /// The rules that the report describes.
  let rules: SARIFRules
  /// The kinds of notifications that it describes.
  let kinds: [SARIFNotification.Kind]

  init(_ report: CheckReport, sources: SourceFiles) {
    self.report = report
    self.sources = sources
    rules = SARIFRules(report.pages, language: report.language)
    kinds = SARIFNotification.Kind.all(of: report)
  }

  func write(to output: ([UInt8]) throws -> Void) rethrows {
    try Self.format.write(self, to: output)
  }

  private static let format = JSONFormat<Self>.object([
    .required("$schema", .text, { _ in "https://json.schemastore.org/sarif-2.1.0.json" }),
    .required("version", .text, { _ in "2.1.0" }),
    .required("runs", .list(of: run), { [$0] }),
  ])

  private static let run = JSONFormat<Self>.object([
    // The unit of the columns in fixes.
    .required("columnKind", .text, { _ in "utf16CodeUnits" }),
    .required("tool", .object([.required("driver", driver, { $0 })]), { $0 }),
    .required("invocations", .list(of: invocation), { [$0] }),
    .required("results", .list(of: SARIFResult.format), \.results),
  ])

  private static let driver = JSONFormat<Self>.object([
    .required("name", .text, { _ in Product.name }),
    .required("semanticVersion", .text, { _ in Product.version }),
    .required("rules", .list(of: SARIFRules.format), \.rules.list),
    .required("notifications", .list(of: SARIFNotification.kindFormat), \.kinds),
  ])

  private static let invocation = JSONFormat<Self>.object([
    .required("executionSuccessful", .flag, \.report.unusable.isEmpty),
    .required(
      "toolExecutionNotifications", .list(of: SARIFNotification.format), \.notifications),
  ])

  private var results: some Sequence<SARIFResult> & SendableMetatype {
    report.reported.prefix(Self.mostResults).lazy.map {
      SARIFResult($0, rules: rules, sources: sources)
    }
  }

  private var notifications: [SARIFNotification.Entry] {
    let leftOut = report.causes.count - min(report.reported.count, Self.mostResults)
    return SARIFNotification.all(of: report, causesLeftOut: leftOut, sources: sources)
      .map { SARIFNotification.Entry($0, of: self) }
  }
}
