import RIBsAnalysis
import RIBsTrace

/// What SARIF says about the check itself: what it could not judge, what does not count, and what it leaves out.
struct SARIFNotification {
  enum Kind: String, CaseIterable {
    case unusableInput = "unusable-input"
    case inconclusiveSession = "inconclusive-session"
    case unreadSource = "unread-source"
    case remark = "config-remark"
    case notCounted = "not-counted"
    case leftOut = "left-out"

    init(_ kind: Notice.Kind) {
      switch kind {
      case .unusableInput: self = .unusableInput
      case .inconclusiveSession: self = .inconclusiveSession
      case .unreadSource: self = .unreadSource
      case .remark: self = .remark
      case .leftOut: self = .leftOut
      }
    }

    fileprivate var summary: String {
      switch self {
      case .unusableInput: "A trace could not be used."
      case .inconclusiveSession: "Not everything in a session could be judged."
      case .unreadSource: "A source file could not be read in full."
      case .remark: "Something about the config or the baseline that a team should know."
      case .notCounted: "The config suppresses a cause, or the baseline lists it."
      case .leftOut: "There is more than a report can hold."
      }
    }

    /// The kinds that a report can have. The list depends on what is checked, not on what was found.
    static func all(of report: CheckReport) -> [Kind] {
      allCases.filter { $0 != (report.source == nil ? .unreadSource : .inconclusiveSession) }
    }
  }

  /// GitHub refuses a report of more than ten megabytes, and a thousand notifications are more than anyone reads.
  private static let most = 1000

  private let kind: Kind
  private let level: String
  private let message: String
  private let position: FilePosition?
  /// The rule that the notification is about.
  private let rule: String?

  /// All notifications, up to the limit, and the number left out.
  static func all(
    of report: CheckReport, causesLeftOut: Int, sources: SourceFiles
  ) -> [SARIFNotification] {
    var all: [SARIFNotification] = []
    if causesLeftOut > 0 { all.append(leftOut(causesLeftOut, "cause", "causes")) }
    let notices = report.notices(most: most)
    let shown = notices.prefix(most)
    let exempt = report.exempt.prefix(most - shown.count)
    all += shown.map { SARIFNotification($0, sources) }
    all += exempt.map { SARIFNotification(exempt: $0, sources) }
    let more =
      notices.count + max(0, report.inconclusiveParts - most) + report.exempt.count
      - shown.count - exempt.count
    if more > 0 { all.append(leftOut(more, "notification", "notifications")) }
    return all
  }

  private static func leftOut(_ count: Int, _ one: String, _ several: String) -> SARIFNotification {
    SARIFNotification(
      kind: .leftOut, level: "warning",
      message: count == 1 ? "1 more \(one) is left out." : "\(count) more \(several) are left out.",
      position: nil, rule: nil)
  }

  private init(kind: Kind, level: String, message: String, position: FilePosition?, rule: String?) {
    self.kind = kind
    self.level = level
    self.message = message
    self.position = position
    self.rule = rule
  }

  private init(_ notice: Notice, _ sources: SourceFiles) {
    self.init(
      kind: Kind(notice.kind), level: notice.severity.sarifLevel,
      message: notice.message.tidied(),
      position: sources.position(ofLine: notice.line, in: notice.source), rule: nil)
  }

  private init(exempt cause: Cause, _ sources: SourceFiles) {
    let reason =
      switch cause.shown.exemption {
      case .suppressed(let reason): "Suppressed by the config, since \(reason.tidied())"
      case .baseline, nil: "In the baseline"
      }
    self.init(
      kind: .notCounted, level: "note",
      message: "\(reason): \(cause.shown.message.tidied())", position: sources.position(of: cause),
      rule: cause.shown.rule)
  }

  /// A notification in a report that describes its kind and its rule.
  struct Entry {
    fileprivate let notification: SARIFNotification
    fileprivate let report: SARIFReport

    init(_ notification: SARIFNotification, of report: SARIFReport) {
      (self.notification, self.report) = (notification, report)
    }

    fileprivate var descriptor: SARIFReference {
      let kind = notification.kind
      return SARIFReference(id: kind.rawValue, index: report.kinds.firstIndex(of: kind))
    }

    fileprivate var rule: SARIFReference? {
      notification.rule.map { SARIFReference(id: $0, index: report.rules.index(of: $0)) }
    }
  }

  static let format = JSONFormat<Entry>.object([
    .required("descriptor", SARIFReference.format, \.descriptor),
    .required("level", .text, \.notification.level),
    .required("message", SARIFText.format, { SARIFText(text: $0.notification.message) }),
    .optional(
      "locations", .list(of: SARIFLocation.format),
      { $0.notification.position.map { [SARIFLocation($0)] } }),
    .optional("associatedRule", SARIFReference.format, \.rule),
  ])

  /// Describes the notifications' ids.
  static let kindFormat = JSONFormat<Kind>.object([
    .required("id", .text, \.rawValue),
    .required("shortDescription", SARIFText.format, { SARIFText(text: $0.summary) }),
  ])
}
