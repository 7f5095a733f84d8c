import RIBsAnalysis

/// Workflow commands that make GitHub show each cause at its line in a pull request.
///
/// GitHub shows ten errors, ten warnings and ten notices per step and silently drops the rest. So at most nine
/// of each are written, followed by the number left out. Causes that do not count are omitted: annotations show
/// what a change introduces.
struct GitHubAnnotations {
  private enum Kind: String, CaseIterable {
    case error, warning, notice

    init(_ severity: Severity) {
      switch severity {
      case .error: self = .error
      case .warning: self = .warning
      case .info: self = .notice
      }
    }
  }

  /// What one annotation is about.
  private enum Subject {
    case notice(Notice)
    case cause(Cause)

    var kind: Kind {
      switch self {
      case .notice(let notice): Kind(notice.severity)
      case .cause(let cause): Kind(cause.severity)
      }
    }
  }

  private static let most = 9

  private let report: CheckReport
  private let sources: SourceFiles

  init(_ report: CheckReport, sources: SourceFiles) {
    self.report = report
    self.sources = sources
  }

  /// The commands, one per line.
  var text: String {
    let notices = report.notices(most: Self.most)
    return Kind.allCases.flatMap { kind in commands(kind, notices) }.joined()
  }

  private func commands(_ kind: Kind, _ notices: [Notice]) -> [String] {
    let notices = notices.filter { Kind($0.severity) == kind }
    let causes = report.causes.lazy.filter { Kind($0.severity) == kind }
    // A long list of remarks must not crowd out findings.
    let subjects =
      notices.filter { $0.kind != .remark }.prefix(Self.most).map(Subject.notice)
      + causes.prefix(Self.most).map(Subject.cause)
      + notices.filter { $0.kind == .remark }.prefix(Self.most).map(Subject.notice)
    let shown = subjects.prefix(Self.most).map(command)
    let parts = kind == .warning ? max(0, report.inconclusiveParts - Self.most) : 0
    let more = notices.count + parts + causes.count(where: { _ in true }) - shown.count
    guard more > 0 else { return shown }
    let noun = more == 1 ? kind.rawValue : "\(kind.rawValue)s"
    return shown + [Self.command(kind, nil, title: Product.name, "and \(more) more \(noun)")]
  }

  private func command(_ subject: Subject) -> String {
    switch subject {
    case .notice(let notice):
      return Self.command(
        subject.kind, sources.position(ofLine: notice.line, in: notice.source),
        title: notice.kind.rawValue, notice.message.tidied())
    case .cause(let cause):
      let facts = CauseFacts(cause)
      return Self.command(
        subject.kind, sources.position(of: cause), title: cause.shown.rule,
        [facts.message, facts.fix, facts.seen].joined(separator: "\n"))
    }
  }

  private static func command(
    _ kind: Kind, _ position: FilePosition?, title: String, _ message: String
  ) -> String {
    var properties: [String] = []
    if let position, position.kind != .stream {
      properties.append("file=\(property(position.path.printable))")
      properties.append("line=\(position.line)")
    }
    properties.append("title=\(property(title))")
    return "::\(kind.rawValue) \(properties.joined(separator: ","))::\(data(message))\n"
  }

  private static func data(_ text: String) -> String {
    text.replacing(["%": "%25", "\r": "%0D", "\n": "%0A"])
  }

  private static func property(_ text: String) -> String {
    text.replacing(["%": "%25", "\r": "%0D", "\n": "%0A", ":": "%3A", ",": "%2C"])
  }
}

extension String {
  /// Replaces scalar by scalar, because Swift treats CR LF as one character.
  fileprivate func replacing(_ escapes: [Unicode.Scalar: String]) -> String {
    var result = ""
    for scalar in unicodeScalars {
      if let escape = escapes[scalar] {
        result += escape
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
