import RIBsTrace

/// What statistics take from a session: of a trace, or of the lines that `check --format ndjson` wrote of it.
package struct SessionFacts: Sendable {
  /// A cause that was found in the session.
  package struct Cause: Sendable {
    package var fingerprint: String
    package var rule: String
    package var severity: Severity
    package var path: String
    /// The call site of its first finding.
    package var at: String?
    package var message: String
    package var fix: String
    /// How many findings it has in the session.
    package var count: Int
    /// The line of the trace at which it is reported first.
    package var line: Int
    /// Whether it is suppressed or in the baseline.
    package var isExempt: Bool

    package init(
      fingerprint: String, rule: String, severity: Severity, path: String, at: String?,
      message: String, fix: String, count: Int, line: Int, isExempt: Bool
    ) {
      (self.fingerprint, self.rule, self.severity) = (fingerprint, rule, severity)
      (self.path, self.at, self.message, self.fix) = (path, at, message, fix)
      (self.count, self.line, self.isExempt) = (count, line, isExempt)
    }
  }

  /// The trace's path, or `standard input`.
  package var source: String
  package var name: String
  package var app: String?
  /// The app's version, as its users know it.
  package var version: String?
  /// When it began, in ISO 8601; nil if the header says it in another way.
  package var startedAt: String?
  /// Whether not everything could be judged.
  package var isInconclusive: Bool
  package var causes: [Cause] = []

  package init(
    source: String, name: String, app: String?, version: String?, startedAt: String?,
    isInconclusive: Bool
  ) {
    (self.source, self.name, self.app) = (source, name, app)
    self.version = version?.isEmpty == true ? nil : version
    self.startedAt = startedAt.flatMap { $0.prefixMatch(of: /\d{4}-\d\d-\d\d/) == nil ? nil : $0 }
    self.isInconclusive = isInconclusive
  }

  /// - Parameters:
  ///   - session: A session whose analysis kept the header.
  ///   - source: The trace's path, or `standard input`.
  init(_ session: SessionReport, of source: String) {
    self.init(
      source: source, name: session.name, app: session.app, version: session.header?.appVersion,
      startedAt: session.header?.startedAt, isInconclusive: session.isInconclusive)
    causes = RIBsAnalysis.Cause.group([InputReport(source: source, sessions: [session])]).map {
      let shown = $0.shown
      return Cause(
        fingerprint: $0.fingerprint, rule: $0.rule, severity: $0.severity, path: $0.path,
        at: shown.at, message: shown.message, fix: shown.fix, count: $0.count, line: shown.line,
        isExempt: $0.exemption != nil)
    }
  }
}
