import RIBsAnalysis

/// The hazards of an app, after the comments in its source are applied.
struct Hazards {
  /// By file, line and rule.
  private(set) var all: [Hazard] = []
  /// Remarks on comments that are for ribs-inspect and have no effect, by file and line.
  private(set) var remarks: [Remark] = []

  init(_ flow: AppFlow, _ files: [SourceFile]) {
    var reporter = HazardReporter(SourceFacts(flow, files))
    for rule in SourceRuleCatalogue.rules { reporter.run(rule) }
    all = reporter.hazards.sorted { one, other in
      (one.place, one.rule, one.path, one.fingerprint)
        < (other.place, other.rule, other.path, other.fingerprint)
    }
    apply(files)
  }

  /// Exempts what `ribs-inspect:ignore` comments on the line, or on the line before, accept.
  private mutating func apply(_ files: [SourceFile]) {
    var unused: [IgnoredLine: Int] = [:]
    var reasons: [IgnoredLine: String] = [:]
    for file in files {
      for comment in file.comments {
        switch comment.kind {
        case .permanent: break
        case .malformed(let problem):
          remarks.append(
            Remark(
              file: file.path, line: comment.line,
              message:
                "\(problem). Write 'ribs-inspect:ignore RULE - reason' or 'ribs-inspect:permanent'."
            ))
        case .ignore(let rule, let reason):
          guard SourceRuleCatalogue.pages.contains(where: { $0.id == rule }) else {
            remarks.append(
              Remark(
                file: file.path, line: comment.line,
                message:
                  "there is no rule '\(rule)' about source. 'ribs-inspect rules' lists them all."))
            continue
          }
          for line in [comment.line, comment.line + 1] {
            let key = IgnoredLine(file: file.path, line: line, rule: rule)
            reasons[key] = reason
            unused[key] = comment.line
          }
        }
      }
    }
    for index in all.indices {
      let key = IgnoredLine(
        file: all[index].place.file, line: all[index].place.line, rule: all[index].rule)
      guard let reason = reasons[key] else { continue }
      all[index].exemption = .suppressed(reason: reason)
      let comment = unused[key]
      for line in [key.line - 1, key.line, key.line + 1] {
        let other = IgnoredLine(file: key.file, line: line, rule: key.rule)
        if unused[other] == comment { unused[other] = nil }
      }
    }
    for (file, line, rule) in Set(
      unused.map { Unused(file: $0.key.file, line: $0.value, rule: $0.key.rule) }
    )
    .map({ ($0.file, $0.line, $0.rule) }).sorted(by: <) {
      remarks.append(
        Remark(
          file: file, line: line,
          message: "the comment ignores \(rule), and nothing here needs it. Remove it."))
    }
  }

  private struct IgnoredLine: Hashable {
    let file: String
    let line: Int
    let rule: String
  }

  private struct Unused: Hashable {
    let file: String
    let line: Int
    let rule: String
  }
}
