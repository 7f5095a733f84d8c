import RIBsAnalysis

/// What CI shows besides findings: what could not be judged, and problems with the config or the baseline.
struct Notice {
  enum Kind: String, CaseIterable {
    case unusableInput = "unusable-input"
    case inconclusiveSession = "inconclusive-session"
    case unreadSource = "unread-source"
    case remark = "config-remark"
    /// The report leaves something out.
    case leftOut = "left-out"
  }

  let kind: Kind
  let severity: Severity
  /// The file that the notice is about.
  let source: String
  /// Counted from 1.
  let line: Int
  let message: String
}

extension CheckReport {
  /// Lists what was not judged first, so that readers do not mistake the rest for the whole.
  ///
  /// - Parameter most: The maximum number of inconclusive sessions and of unread files to list;
  ///   ``inconclusiveParts`` counts all.
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
      + unread.prefix(most).map { remark in
        Notice(
          kind: .unreadSource, severity: .warning, source: remark.file, line: remark.line ?? 1,
          message: remark.message)
      }
      + remarks.map { remark in
        Notice(
          kind: .remark, severity: remark.failsCheck ? .error : .warning, source: remark.file,
          line: remark.line ?? 1, message: remark.message)
      }
  }

  /// What could not be read of the source, with the paths of files from where the command runs.
  var unread: [Remark] { source.map { $0.remarks.map($0.located) } ?? [] }

  /// How many sessions could not be judged in full, or how many files of the source.
  var inconclusiveParts: Int {
    source?.remarks.count
      ?? inputs.reduce(0) { $0 + $1.sessions.count(where: \.isInconclusive) }
  }
}
