import RIBsAnalysis

/// One JUnit test. Its class and name stay the same from run to run, so a CI can see since when it fails.
/// Whatever may change goes into the message.
struct JUnitCase {
  enum Outcome {
    /// The output lists what the session cannot show, one sentence each.
    case passed(limits: [String])
    case failed(type: String, message: String, text: String)
    /// The test could not run.
    case broken(type: String, message: String)
    /// The test was not judged, or does not count.
    case skipped(message: String)
  }

  let className: String
  let name: String
  let outcome: Outcome

  func write(to xml: inout XMLWriter) {
    let attributes: KeyValuePairs = ["classname": className.tidied(), "name": name.tidied()]
    if case .passed(limits: []) = outcome { return xml.element("testcase", attributes) }
    xml.begin("testcase", attributes)
    switch outcome {
    case .passed(let limits):
      xml.element("system-out", [:], limits.joined(separator: "\n"))
    case .failed(let type, let message, let text):
      xml.element("failure", ["type": type, "message": message.tidied()], text)
    case .broken(let type, let message):
      xml.element("error", ["type": type, "message": message.tidied()])
    case .skipped(let message): xml.element("skipped", ["message": message.tidied()])
    }
    xml.end()
  }
}

extension JUnitCase {
  /// A session passes only if all of it was judged. If the session has failing causes, they take its place.
  init?(_ session: SessionReport, failOn threshold: Severity) {
    let outcome: Outcome
    if session.isInconclusive {
      // JUnit has no "inconclusive". A skipped test neither passes nor fails, and `--allow-incomplete` decides.
      outcome = .skipped(message: "inconclusive: \(session.inconclusiveSentence)")
    } else if CheckStatus([session], failOn: threshold) == .clean {
      outcome = .passed(limits: session.limits)
    } else {
      return nil
    }
    self.init(
      className: session.app ?? Product.name, name: "session \(session.name)", outcome: outcome)
  }

  /// Source passes only if all of it could be read. If it has failing causes, they take its place.
  init?(_ source: SourceReport, failOn threshold: Severity) {
    let outcome: Outcome
    switch CheckStatus(source, failOn: threshold) {
    case .clean: outcome = .passed(limits: [])
    case .inconclusive: outcome = .skipped(message: "inconclusive: \(source.incompleteSentence)")
    case .findings: return nil
    }
    self.init(className: Product.name, name: "the source has no hazard", outcome: outcome)
  }

  /// A cause in one trace, or in source.
  ///
  /// - Parameters:
  ///   - page: The rule's page.
  ///   - text: The full description of the cause.
  init(_ cause: Cause, page: RulePage?, text: String) {
    let finding = cause.shown
    let file = finding.at.map { " in \(SourcePlace($0)?.file ?? $0)" } ?? ""
    // One RIB may have several retained objects.
    let object = cause.finding?.object.map { " of \($0)" } ?? ""
    let summary = page.map { cause.nodeWord.inWords($0.summary) } ?? ""
    let outcome: Outcome =
      switch finding.exemption {
      case .suppressed(let reason): .skipped(message: "suppressed by the config: \(reason)")
      case .baseline: .skipped(message: "in the baseline")
      case nil: .failed(type: finding.rule, message: finding.message, text: text)
      }
    self.init(
      className: finding.path.isEmpty ? cause.finding?.session ?? "" : finding.path,
      name: "\(finding.rule)\(object)\(file): \(summary)", outcome: outcome)
  }
}
