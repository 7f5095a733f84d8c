/// Something that is wrong with a trace itself, as opposed to the app.
package struct TraceProblem: Sendable {
  /// What a rule about the trace reports, once a session.
  package let finding: Finding
  /// The rule's page.
  package let page: RulePage
  /// Whether the trace has to be recorded again: events are missing in it, or it contradicts itself. A last line that is
  /// torn is no reason, because the app may have been killed on purpose.
  package let needsNewTrace: Bool
}

extension SessionReport {
  /// What is wrong with the session's part of the trace, in report order.
  package var traceProblems: [TraceProblem] {
    let rules = Dictionary(
      RuleCatalogue.rules.map { ($0.page.id, $0) }, uniquingKeysWith: { first, _ in first })
    return findings.indices.compactMap { index in
      let page = findings.cause(at: index).page
      guard let rule = rules[page.id] else { return nil }
      if let rule = rule as? any TraceProblemRule.Type {
        let needsNewTrace =
          switch rule.problem {
          case .tornTail, .noHeader, .clock, .unknownType: false
          case .malformedLine, .lineTooLong, .invalidField, .gap, .dropped, .contradiction: true
          }
        return TraceProblem(finding: findings[index], page: page, needsNewTrace: needsNewTrace)
      }
      guard rule is NotSettledRule.Type else { return nil }
      return TraceProblem(finding: findings[index], page: page, needsNewTrace: false)
    }
  }
}
