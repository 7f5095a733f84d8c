import RIBsAnalysis

/// What CI shows besides findings: what could not be judged, and what is wrong with the config or the baseline.
struct Notice {
  enum Kind: String, CaseIterable {
    case unusableInput = "unusable-input"
    case inconclusiveSession = "inconclusive-session"
    case remark = "config-remark"
    /// There is more than a report tells.
    case leftOut = "left-out"
  }

  let kind: Kind
  let severity: Severity
  /// The file it is about.
  let source: String
  /// From 1.
  let line: Int
  let message: String
}

extension CheckReport {
  /// What was not judged comes first: a reader must not take the rest for the whole.
  ///
  /// - Parameter most: The most inconclusive sessions; ``inconclusiveSessions`` counts all.
  func notices(most: Int) -> [Notice] {
    unusable.map { input in
      Notice(
        kind: .unusableInput, severity: .error, source: input.source, line: 1,
        message: "\(input.source): \(input.reason)")
    }
      + inputs.lazy.flatMap { input in
        input.sessions.lazy.filter(\.isInconclusive).map { session in
          Notice(
            kind: .inconclusiveSession, severity: .warning, source: input.source, line: 1,
            message: session.inconclusiveSentence)
        }
      }.prefix(most)
      + remarks.map { remark in
        Notice(
          kind: .remark, severity: remark.failsCheck ? .error : .warning, source: remark.file,
          line: remark.line ?? 1, message: remark.message)
      }
  }

  var inconclusiveSessions: Int {
    inputs.reduce(0) { $0 + $1.sessions.count(where: \.isInconclusive) }
  }
}
